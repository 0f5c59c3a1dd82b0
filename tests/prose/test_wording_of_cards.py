"""Requirements for single texts: the lines of a card, and the text that must be printed for them."""

from __future__ import annotations

import dataclasses
import re
from functools import cache
from pathlib import Path

import pytest

from ombre.compiler.driver import Compiled, compile_project
from ombre.compiler.projects.project import CardFile, Project, open_game
from ombre.dsl.source import Source
from ombre.prose.language.messages import YOU, Amount, Icon, NounPhrase, Paragraph, say
from ombre.prose.language.text import Locale, load_locale
from ombre.prose.language.typography import polish
from ombre.prose.proofreading.proofread import changed_icons, check
from ombre.prose.sentences import card_text, vocabulary_of
from ombre.prose.sentences.declared_words import noun_id, property_id
from ombre.workshop.api.table import open_table
from ombre.workshop.printing.booklet import as_text, booklet
from ombre.workshop.printing.printer import Printer

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "fr")
FOLDERS = [ROOT / "cards" / "crossfire"]

# (the requirement, the kind of card, its lines, English, French)
EFFECT = "gear"
CASES: dict[str, tuple[str, str, str, str]] = {
    "brackets around a sum": (
        EFFECT,
        "you gain (2 + number of runners) * 2",
        "Gain nuyen equal to (2 plus the number of runners) times 2.",
        "Gagnez un nombre de Nuyens égal à (2 plus le nombre de Runners) fois 2.",
    ),
    "a pronoun behind a preposition": (
        EFFECT,
        "choose another runner as friend\nreveal the top gear of deck of friend as omen to friend",
        "Choose another runner. Reveal the top card of their deck to them.",
        "Choisissez un autre Runner. Révélez la carte du dessus du deck de ce Runner à ce Runner.",
    ),
    "before a slot of a card by its name": (
        "ability",
        "before play of katana is performed:\n  you draw 1",
        "Before the ability PLAY of Katana is used, draw 1 card.",
        "Avant que la capacité JOUER de Katana soit utilisée, piochez 1 carte.",
    ),
    "after a slot of any card": (
        "ability",
        "when play of a gear as g is performed:\n  you draw 1",
        "When the ability PLAY of a card is used, draw 1 card.",
        "Quand la capacité JOUER d’une carte est utilisée, piochez 1 carte.",
    ),
    "in the place of a slot": (
        "ability",
        "instead of assist of this being performed:\n  you draw 1",
        "If the ability ASSIST of this card would be used, instead draw 1 card.",
        "Si la capacité SOUTIEN de cette carte devait être utilisée, piochez 1 carte à la place.",
    ),
    "a card by its name": (
        "ability",
        "when katana is bought:\n  you draw 1",
        "When Katana is bought, draw 1 card.",
        "Quand Katana est achetée, piochez 1 carte.",
    ),
    "a trigger for as long as something is so": (
        "ability",
        "while hp of you < 3:\n  when another runner as r heals if nuyen of r > 2:\n    you draw 1",
        "When another runner heals, if your HP is less than 3 and their nuyen is more than 2, draw 1 card.",
        (
            "Quand un autre Runner se soigne, si votre total de PV est inférieur à 3 et si son total de Nuyens dépasse "
            "2, piochez 1 carte."
        ),
    ),
    "no brackets around a product": (
        EFFECT,
        "you gain 2 + number of runners * 2",
        "Gain nuyen equal to 2 plus the number of runners times 2.",
        "Gagnez un nombre de Nuyens égal à 2 plus le nombre de Runners fois 2.",
    ),
    "brackets on the right of minus": (
        EFFECT,
        "you gain 9 - (hp of you - 1)",
        "Gain nuyen equal to 9 minus (your HP minus 1).",
        "Gagnez un nombre de Nuyens égal à 9 moins (votre total de PV moins 1).",
    ),
    "half of a sum": (
        EFFECT,
        "you gain half of (hp of you + 1)",
        "Gain nuyen equal to half of (your HP plus 1), rounded up.",
        "Gagnez un nombre de Nuyens égal à la moitié de (votre total de PV plus 1), arrondie à l’entier supérieur.",
    ),
    "a sum of a half": (
        EFFECT,
        "you gain half of hp of you + 1",
        "Gain nuyen equal to (half of your HP, rounded up) plus 1.",
        "Gagnez un nombre de Nuyens égal à (la moitié de votre total de PV, arrondie à l’entier supérieur) plus 1.",
    ),
    "and before or": (
        EFFECT,
        "if hp of you < 3 and nuyen of you > 2 or if deck of you is empty:\n  you draw 1",
        "If (your HP is less than 3 and your nuyen is more than 2), or your deck is empty, draw 1 card.",
        (
            "Si (votre total de PV est inférieur à 3 et votre total de Nuyens dépasse 2) ou si votre deck est vide, "
            "piochez 1 carte."
        ),
    ),
    "or inside and": (
        EFFECT,
        "if hp of you < 3 and (nuyen of you > 2 or if deck of you is empty):\n  you draw 1",
        "If your HP is less than 3 and (your nuyen is more than 2 or your deck is empty), draw 1 card.",
        (
            "Si votre total de PV est inférieur à 3 et si (votre total de Nuyens dépasse 2 ou votre deck est vide), "
            "piochez 1 carte."
        ),
    ),
    "where an inner block ends": (
        EFFECT,
        "if hp of you < 3:\n  if nuyen of you > 2:\n    you draw 1\n  you gain 1",
        "If your HP is less than 3, do all of this: If your nuyen is more than 2, draw 1 card. Gain 1 nuyen.",
        (
            "Si votre total de PV est inférieur à 3, procédez comme suit\xa0: Si votre total de Nuyens dépasse 2, "
            "piochez 1 carte. Gagnez 1 Nuyen."
        ),
    ),
    "what follows a choice": (
        EFFECT,
        "choose one:\n  rest:\n    you heal 1\n  work:\n    you gain 1\nyou draw 1",
        "Choose one: • Heal 1 HP. • Gain 1 nuyen. Whatever was chosen, draw 1 card.",
        "Choisissez une option\xa0: • Soignez-vous de 1 PV. • Gagnez 1 Nuyen. Quel que soit le choix, piochez 1 carte.",
    ),
    "may instead, if": (
        "card",
        "may instead of you healing if hp of you > 2:\n  you draw 1",
        "If you would heal and your HP is more than 2, you may instead draw 1 card.",
        "Si vous deviez vous soigner et si votre total de PV dépasse 2, vous pouvez piocher 1 carte à la place.",
    ),
    "instead, if one or the other": (
        "card",
        "instead of you healing if hp of you > 2 or if deck of you is empty:\n  you gain 1",
        "If you would heal and (your HP is more than 2 or your deck is empty), instead gain 1 nuyen.",
        (
            "Si vous deviez vous soigner et si (votre total de PV dépasse 2 ou votre deck est vide), "
            "gagnez 1 Nuyen à la place."
        ),
    ),
    "who decides": (
        "card",
        "may instead of a runner as r healing:\n  r draws 1",
        "If a runner would heal, you may have this happen instead: they draw 1 card.",
        "Si un Runner devait se soigner, vous pouvez décider qu’à la place, il pioche 1 carte.",
    ),
    "an irregular past": (
        EFFECT,
        "if number of gear that you bought this turn < 2:\n  you draw 1",
        "If you bought fewer than 2 cards this turn, draw 1 card.",
        "Si vous avez acheté moins de 2 cartes pendant ce tour, piochez 1 carte.",
    ),
    "by whom it was played": (
        EFFECT,
        "choose another runner as friend\nyou gain number of gear that friend played this turn",
        "Choose another runner. Gain 1 nuyen for each card played by that runner this turn.",
        "Choisissez un autre Runner. Gagnez 1 Nuyen par carte que ce Runner a jouée pendant ce tour.",
    ),
    "behind a preposition": (
        EFFECT,
        "you gain number of gear that you assisted this turn",
        "Gain 1 nuyen for each card that you assisted with this turn.",
        "Gagnez 1 Nuyen par carte avec laquelle vous avez donné du soutien pendant ce tour.",
    ),
    "one of those that were played": (
        EFFECT,
        "choose a gear that you played this turn as pick\npick has bonus +1 until end of turn",
        "Choose a card that you played this turn. It gets +1 damage until the end of the turn.",
        (
            "Choisissez une carte que vous avez jouée pendant ce tour. "
            "Cette carte inflige 1 dégât de plus jusqu’à la fin du tour."
        ),
    ),
    "none is no number": (
        EFFECT,
        "if there is no (a gear that you played this turn):\n  you draw 1",
        "If you played no cards this turn, draw 1 card.",
        "Si vous n’avez joué aucune carte pendant ce tour, piochez 1 carte.",
    ),
    "a letter for each amount": (
        EFFECT,
        "you gain number of runners\nyou draw number of obstacles",
        "Gain 1 nuyen for each runner. Draw 1 card for each obstacle.",
        "Gagnez 1 Nuyen par Runner. Piochez 1 carte par obstacle.",
    ),
    "an amount that stays as it is": (
        EFFECT,
        "gear in market have cost -(number of runners) until end of turn",
        "Cards in the Black Market cost X less until the end of the turn, where X is fixed at the number of runners.",
        "Les cartes du Marché Noir coûtent X de moins jusqu’à la fin du tour, X étant fixé au nombre de Runners.",
    ),
    "an amount that is always new": (
        "card",
        "gear in market have cost -(number of runners)",
        "Cards in the Black Market cost X less, where X is the number of runners.",
        "Les cartes du Marché Noir coûtent X de moins, X étant le nombre de Runners.",
    ),
    "a letter that the card has": (
        EFFECT,
        "X of this becomes 2\nyou draw number of obstacles",
        "X is 2. Draw 1 card for each obstacle.",
        "X est 2. Piochez 1 carte par obstacle.",
    ),
    "what was revealed": (
        EFFECT,
        "reveal gear from the top of deck of you until cost > 3 as found leaving others\n"
        "move found to discard of you\nyou discard each gear in others",
        (
            "Reveal cards from the top of your deck until you reveal a card that costs more than 3. "
            "Put it into your discard pile. Discard each other revealed card."
        ),
        (
            "Révélez une à une les cartes du dessus de votre deck jusqu’à révéler une carte qui coûte plus de 3. "
            "Placez-la dans votre défausse. Défaussez chaque autre carte révélée."
        ),
    ),
    "two sets": (
        EFFECT,
        "choose up to 2 gear in hand of you as one_set\nchoose 2 gear in discard of you as other_set\n"
        "move one_set to discard of you\nfor each gear in other_set as o:\n  move o to market_discard",
        "Choose up to 2 cards from your hand. Choose 2 cards from your discard pile. Put the cards chosen "
        "first into your discard pile. Put each card chosen second into the Black Market discard pile.",
        (
            "Choisissez jusqu’à 2 cartes de votre main. Choisissez 2 cartes de votre défausse. "
            "Placez les cartes choisies en premier dans votre défausse. "
            "Placez chaque carte choisie en deuxième dans la défausse du Marché Noir."
        ),
    ),
    "what an event named": (
        "card",
        "when you play a weapon gear as g:\n  you gain cost of g",
        "When you play a weapon card, gain nuyen equal to its cost.",
        "Quand vous jouez une carte Arme, gagnez un nombre de Nuyens égal à son coût.",
    ),
    "what an event named beside a choice": (
        "card",
        "when you play a weapon gear as g:\n  choose a gear in market as pick\n  cost_of_g is cost of g\n"
        "  if cost of pick < cost_of_g:\n    you discard g\n    you discard pick",
        "When you play a weapon card, choose a card from the Black Market. Let X be the played card’s cost. "
        "If the chosen card’s cost is less than X, discard the played card, then discard the chosen card.",
        (
            "Quand vous jouez une carte Arme, choisissez une carte du Marché Noir. "
            "X est égal au coût de la carte jouée. Si le coût de la carte choisie est inférieur à X, "
            "défaussez la carte jouée, puis défaussez la carte choisie."
        ),
    ),
    "whose turn ends": (
        "card",
        "before turn of you ends:\n  you draw 1",
        "Just before the end of your turn, draw 1 card.",
        "Juste avant la fin de votre tour, piochez 1 carte.",
    ),
    "by whom": (
        "card",
        "when a weapon gear is bought by you:\n  you draw 1",
        "When you buy a weapon card, draw 1 card.",
        "Quand vous achetez une carte Arme, piochez 1 carte.",
    ),
    "an owner that cannot take an ending": (
        EFFECT,
        "nuyen of seat 1 after you rises by 2",
        "The runner after you receives 2 nuyen.",
        "Le Runner qui vous suit reçoit 2 Nuyens.",
    ),
    "an item of a list": (
        EFFECT,
        "choose an obstacle in row as foe\nyou gain size of item 1 of track of foe",
        "Choose an obstacle in play. Gain nuyen equal to the size of item 1 of its damage track.",
        (
            "Choisissez un obstacle en jeu. Gagnez un nombre de Nuyens égal à la valeur de l’élément 1 de son "
            "Moniteur de Dégâts."
        ),
    ),
    "each other": (
        EFFECT,
        "each other runner draws 1",
        "Each other runner draws 1 card.",
        "Chaque autre Runner pioche 1 carte.",
    ),
    "other, where it is counted": (
        EFFECT,
        "you gain number of other runners",
        "Gain 1 nuyen for each other runner.",
        "Gagnez 1 Nuyen par autre Runner.",
    ),
    "a state": (
        EFFECT,
        "if you are not ok:\n  you draw 1",
        "If you are not steady, draw 1 card.",
        "Si vous n’êtes pas Valide, piochez 1 carte.",
    ),
    "amounts that a whole line explains": (
        "card",
        (
            "while hp of you < 3:\n  other weapon gear in played of you have bonus +(number of runners)\n"
            "  runners cannot heal"
        ),
        (
            "While your HP is less than 3, other weapon cards in your play area get +1 damage for each runner and "
            "runners cannot be healed."
        ),
        (
            "Tant que votre total de PV est inférieur à 3, les autres cartes Arme de votre zone de jeu infligent 1 "
            "dégât de plus par Runner et les Runners ne peuvent pas être soignés."
        ),
    ),
    "the head of a slot in a sentence": (
        EFFECT,
        "choose a gear in market as pick where pick has play and pick has no assist\nyou discard pick",
        "Discard a card from the Black Market that has PLAY and that does not have ASSIST.",
        "Défaussez une carte du Marché Noir qui a la capacité JOUER et qui n’a pas la capacité SOUTIEN.",
    ),
    "a pronoun before the verb": (
        "card",
        "when an obstacle attacks you:\n  you draw 1",
        "When an obstacle attacks you, draw 1 card.",
        "Quand un obstacle vous attaque, piochez 1 carte.",
    ),
    "a pronoun before the infinitive": (
        "card",
        "obstacles cannot attack you",
        "Obstacles cannot attack you.",
        "Les obstacles ne peuvent pas vous attaquer.",
    ),
    "one sentence about each": (
        EFFECT,
        "for each runner as r where hp < 3:\n  r suffers 1\n  r draws nuyen of r",
        "Each runner with fewer than 3 HP takes 1 damage, then draws cards equal to their nuyen.",
        "Chaque Runner ayant moins de 3 PV subit 1 dégât, puis pioche un nombre de cartes égal à son total de Nuyens.",
    ),
    "each does, then does": (
        EFFECT,
        "for each other runner as r:\n  r suffers 1\n  r chooses a gear in hand of r as pick\n  r discards pick",
        "Each other runner takes 1 damage, then discards a card from their hand.",
        "Chaque autre Runner subit 1 dégât, puis défausse une carte de sa main.",
    ),
    "each does, then you do": (
        EFFECT,
        "for each other runner as r:\n  r suffers 1\n  you draw 1",
        "For each other runner, they take 1 damage, then you draw 1 card.",
        "Pour chaque autre Runner, il subit 1 dégât, puis piochez 1 carte.",
    ),
    "another loses, then you do": (
        EFFECT,
        "when another runner as r draws until end of turn:\n  nuyen of r falls by 1\n  you gain 1",
        "Until the end of the turn, when another runner draws cards, they lose 1 nuyen, then you gain 1 nuyen.",
        "Jusqu’à la fin du tour, quand un autre Runner pioche des cartes, il perd 1 Nuyen, puis gagnez 1 Nuyen.",
    ),
    "what each may do": (
        EFFECT,
        "for each runner as r:\n  r may draw 1",
        "Each runner may draw 1 card.",
        "Chaque Runner peut piocher 1 carte.",
    ),
    "loops inside each other": (
        EFFECT,
        "for each runner as r:\n  for each runner as s where s is not r:\n    r draws 1\n    s heals 1",
        "For each runner, for each runner other than the first runner, the first runner draws 1 card, then "
        "the second runner heals 1 HP.",
        (
            "Pour chaque Runner, pour chaque Runner autre que le premier Runner, le premier Runner pioche 1 carte, "
            "puis le second Runner se soigne de 1 PV."
        ),
    ),
    "a choice inside a loop": (
        EFFECT,
        "for each runner as r:\n  choose another runner as s\n  r draws 1\n  s heals 1",
        "For each runner, choose another runner, then that runner draws 1 card, then the chosen runner heals 1 HP.",
        (
            "Pour chaque Runner, choisissez un autre Runner, puis ce Runner pioche 1 carte, "
            "puis le Runner choisi se soigne de 1 PV."
        ),
    ),
    "whether a choice found something": (
        EFFECT,
        "choose an obstacle in row as foe\nif foe is not nothing:\n  you draw 1\nif foe is nothing:\n  you gain 1",
        "Choose an obstacle in play. If an obstacle was chosen, draw 1 card. If no obstacles were chosen, "
        "gain 1 nuyen.",
        (
            "Choisissez un obstacle en jeu. Si un obstacle a été choisi, piochez 1 carte. "
            "Si aucun obstacle n’a été choisi, gagnez 1 Nuyen."
        ),
    ),
    "whether something holds something": (
        EFFECT,
        (
            "choose an obstacle in row as foe\nif facing of foe is not nothing:\n  you draw 1\n"
            "if facing of foe is nothing:\n  you gain 1"
        ),
        (
            "Choose an obstacle in play. If it has an opposing runner, draw 1 card. "
            "If that obstacle has no opposing runner, gain 1 nuyen."
        ),
        (
            "Choisissez un obstacle en jeu. Si cet obstacle a un Runner en face, piochez 1 carte. "
            "S’il n’a pas de Runner en face, gagnez 1 Nuyen."
        ),
    ),
    "alternatives do not know each other": (
        EFFECT,
        "choose one:\n  near:\n    choose an obstacle in row as one_foe\n    one_foe restores 1\n"
        "    one_foe attacks you\n"
        "  far:\n    choose an obstacle in row as other_foe where attack > 2\n    other_foe restores 2\n"
        "    other_foe attacks you",
        (
            "Choose one: • Choose an obstacle in play. It restores 1 level, then attacks you. • "
            "Choose an obstacle in play whose attack is more than 2. It restores 2 levels, then attacks you."
        ),
        "Choisissez une option : • Choisissez un obstacle en jeu. Cet obstacle restaure 1 niveau, puis vous "
        "attaque. • Choisissez un obstacle en jeu dont la Force d’Attaque dépasse 2. Cet obstacle restaure 2 "
        "niveaux, puis vous attaque.",
    ),
    "an offer with an amount": (
        EFFECT,
        "you may:\n  many is number of gear in hand of you\n  you gain many\n  you draw many",
        "Let X be the number of cards in your hand. You may gain X nuyen, then draw X cards.",
        "X est égal au nombre de cartes dans votre main. Vous pouvez gagner X Nuyens, puis piocher X cartes.",
    ),
    "an offer inside a loop": (
        EFFECT,
        "for each obstacle in row as foe:\n  you may:\n    you gain 1\n    foe restores 1",
        "For each obstacle in play, you may gain 1 nuyen; if you do, that obstacle restores 1 level.",
        "Pour chaque obstacle en jeu, vous pouvez gagner 1 Nuyen ; si vous le faites, cet obstacle restaure 1 niveau.",
    ),
    "another than who chooses": (
        EFFECT,
        "current chooses a runner as friend where friend is not current\nfriend draws 1",
        "The current runner chooses another runner. That runner draws 1 card.",
        "Le Runner actif choisit un autre Runner. Ce Runner pioche 1 carte.",
    ),
    "another than you, where somebody else chooses": (
        EFFECT,
        "current chooses another runner as friend\nfriend draws 1",
        "The current runner chooses a runner other than you. That runner draws 1 card.",
        "Le Runner actif choisit un Runner autre que vous. Ce Runner pioche 1 carte.",
    ),
    "whose card is at work": (
        "card",
        "while owner of source is you:\n  runners cannot heal",
        "Your cards cannot heal anyone.",
        "Vos cartes ne peuvent soigner personne.",
    ),
    "whose card is not at work": (
        "card",
        "while owner of source is not current:\n  runners cannot heal",
        "While it is not the acting card’s owner’s turn, runners cannot be healed.",
        "Tant que ce n’est pas le tour du propriétaire de la carte qui agit, les Runners ne peuvent pas être soignés.",
    ),
    "amounts that are the same": (
        EFFECT,
        "if hp of you = number of runners:\n  you draw 1",
        "If your HP equals the number of runners, draw 1 card.",
        "Si votre total de PV est égal au nombre de Runners, piochez 1 carte.",
    ),
    "times that are counted": (
        EFFECT,
        "repeat number of runners times as n:\n  you gain n",
        "X times, where X is the number of runners and Y counts the times: gain Y nuyen.",
        "X fois, X étant le nombre de Runners et Y étant le numéro de la répétition : gagnez Y Nuyens.",
    ),
    "what is true of a thing that a card refers to": (
        EFFECT,
        "choose an obstacle as foe where condition of facing of foe is staggered\nyou draw 1",
        "Choose an obstacle whose opposing runner is staggered. Draw 1 card.",
        "Choisissez un obstacle dont le Runner en face est Choqué. Piochez 1 carte.",
    ),
    "what is true of an owner": (
        EFFECT,
        "choose a gear in market as g where condition of owner of g is critical\nyou draw 1",
        "Choose a card from the Black Market whose owner is critical. Draw 1 card.",
        "Choisissez une carte du Marché Noir dont le propriétaire est en État Critique. Piochez 1 carte.",
    ),
    "things by what was done with them": (
        "card",
        (
            "runners as who cannot recall a gear as g where there is (a gear that who bought this turn as new "
            "where new is g)"
        ),
        "Runners cannot recall cards bought by those runners this turn.",
        "Les Runners ne peuvent pas rappeler de cartes qu’ils ont achetées pendant ce tour.",
    ),
    "things that are elsewhere": (
        EFFECT,
        "you gain number of (gear as g where owner of g is you and g is not in hand of you)",
        "Gain 1 nuyen for each card that you own and that is not in your hand.",
        "Gagnez 1 Nuyen par carte qui vous appartient et qui n’est pas dans votre main.",
    ),
    "copies of a thing": (
        EFFECT,
        (
            "choose a gear in hand of you as g\nyou gain number of (gear in discard of you as twin where twin "
            "is a copy of g)"
        ),
        (
            "Choose a card from your hand. Gain 1 nuyen for each card in your discard pile that is a copy of "
            "the chosen card."
        ),
        (
            "Choisissez une carte de votre main. Gagnez 1 Nuyen par carte dans votre défausse qui est un exemplaire de "
            "la carte choisie."
        ),
    ),
    "a copy of a thing": (
        EFFECT,
        (
            "choose a gear in hand of you as g where there is (a gear in discard of you as twin where twin is a copy "
            "of g)\nyou draw 1"
        ),
        (
            "Choose a card from your hand for which there is a card in your discard pile that is a copy of that "
            "card. Draw 1 card."
        ),
        (
            "Choisissez une carte de votre main pour laquelle il y a une carte dans votre défausse qui est un "
            "exemplaire de cette carte. Piochez 1 carte."
        ),
    ),
    "words but one, with a condition": (
        EFFECT,
        "choose a symbol as shade where shade is not plain and hp of you > 2\nyou draw 1",
        "Choose a color other than colorless for which your HP is more than 2. Draw 1 card.",
        "Choisissez une couleur autre qu’incolore pour laquelle votre total de PV dépasse 2. Piochez 1 carte.",
    ),
    "a letter in a condition with another branch": (
        EFFECT,
        (
            "if you can draw (number of runners) and you can heal (number of runners):\n  you gain 1\n"
            "otherwise:\n  you heal 1"
        ),
        (
            "If you can draw X cards and you can heal X HP, gain 1 nuyen, where X is the number of runners. "
            "Otherwise, heal 1 HP."
        ),
        (
            "Si vous pouvez piocher X cartes et si vous pouvez vous soigner de X PV, gagnez 1 Nuyen, "
            "X étant le nombre de Runners. Sinon, soignez-vous de 1 PV."
        ),
    ),
    "a letter in a condition inside a loop": (
        EFFECT,
        (
            "for each other runner as r:\n  if you can draw (hp of r) and you can heal (hp of r):\n    you gain 1\n"
            "  otherwise:\n    you heal 1"
        ),
        (
            "For each other runner, if you can draw X cards and you can heal X HP, gain 1 nuyen, "
            "where X is that runner’s HP; otherwise heal 1 HP."
        ),
        (
            "Pour chaque autre Runner, si vous pouvez piocher X cartes et si vous pouvez vous soigner de X PV, "
            "gagnez 1 Nuyen, X étant le total de PV de ce Runner ; sinon, soignez-vous de 1 PV."
        ),
    ),
    "a letter in a condition on several sentences": (
        EFFECT,
        (
            "if you can draw (number of runners) and you can heal (number of runners):\n  if hp of you > 2:\n"
            "    you gain 1\n  you heal 1\notherwise:\n  you draw 1"
        ),
        (
            "Let X be the number of runners. If you can draw X cards and you can heal X HP, do all of this: "
            "If your HP is more than 2, gain 1 nuyen. Heal 1 HP. Otherwise, draw 1 card."
        ),
        (
            "X est égal au nombre de Runners. Si vous pouvez piocher X cartes et si vous pouvez vous soigner de X PV, "
            "procédez comme suit\xa0: Si votre total de PV dépasse 2, gagnez 1 Nuyen. Soignez-vous de 1 PV. Sinon, "
            "piochez 1 carte."
        ),
    ),
    "a letter in the condition of an option": (
        EFFECT,
        (
            "choose one:\n  more if you can draw (number of runners) and you can heal (number of runners):\n"
            "    you gain 1\n  less:\n    you heal 1"
        ),
        (
            "Choose one: • If you can draw X cards and you can heal X HP, gain 1 nuyen, "
            "where X is the number of runners. • Heal 1 HP."
        ),
        (
            "Choisissez une option\xa0: • Si vous pouvez piocher X cartes et si vous pouvez vous soigner de X PV, "
            "gagnez 1 Nuyen, X étant le nombre de Runners. • Soignez-vous de 1 PV."
        ),
    ),
    "a letter in the condition of a trigger": (
        "card",
        (
            "when you heal if you can draw (number of runners) and you can heal (number of runners):\n  you gain 1\n"
            "  choose a gear in market as pick\n  you discard pick"
        ),
        (
            "When you heal, if you can draw X cards and you can heal X HP, gain 1 nuyen, "
            "then discard a card from the Black Market, where X is the number of runners."
        ),
        (
            "Quand vous vous soignez, si vous pouvez piocher X cartes et si vous pouvez vous soigner de X PV, "
            "gagnez 1 Nuyen, puis défaussez une carte du Marché Noir, X étant le nombre de Runners."
        ),
    ),
    "a word that is another one": (
        EFFECT,
        "choose an obstacle in row as foe\nchoose a symbol as shade where shade is not colour of foe\nyou draw 1",
        "Choose an obstacle in play. Choose a color that is not its color. Draw 1 card.",
        "Choisissez un obstacle en jeu. Choisissez une couleur qui n’est pas sa couleur. Piochez 1 carte.",
    ),
    "a person with a condition": (
        EFFECT,
        "choose another runner as friend where hand of friend is empty or if hp of friend > hp of you\nyou draw 1",
        "Choose another runner for whom their hand is empty, or their HP is more than your HP. Draw 1 card.",
        (
            "Choisissez un autre Runner tel que sa main est vide ou que son total de PV dépasse votre total de PV. "
            "Piochez 1 carte."
        ),
    ),
}


# (the game, the language): what its booklet says, and what it said once
BOOKLETS: dict[tuple[str, str], tuple[list[str], list[str]]] = {
    ("crossfire", "en"): (
        [
            "Upgrades whose owner is critical lose their text.",
            "for each target in play whose opposing runner is staggered or critical,",
            "chooses a color other than colorless for which",
            "cards played by those runners this turn",
            (
                "an upgrade that is a copy of that upgrade and that those runners own and that is not in their "
                "first upgrade slot"
            ),
            "When a card becomes a copy, its owner uses its PLAY ability.",
            "with a card that is not an original,",
            "until the first card is no longer a copy",
            "Add X damage of a color to a target",
            "Printed on a card: type, cost, damage, required type and number of copies.",
            "Whenever no runner is steady,",
            "Look for the runner of a color",
            "that card looks for the black runner.",
            "it calls the runner for its called role.",
            "put each upgrade in that upgrade slot of that runner into their covered upgrades.",
        ],
        [
            "slot for that",
            "color a color",
            "of they",
            "runner for which",
            "runners for which",
            "unharmed",
            "copying is",
        ],
    ),
    ("crossfire", "fr"): (
        [
            "Placez la première Augmentation dans cet emplacement d’Augmentation de ce Runner.",
            "il choisit une carte parmi ses cartes mises de côté, puis place cette carte sur le dessus de son deck.",
        ],
        ["pour cet emplacement", "puis placez cette carte sur"],
    ),
    ("crossfire", "de"): (
        [
            "Verbesserungen, deren Besitzer kritisch verletzt ist, haben keinen Text.",
            "Wenn eine Karte eine Kopie wird,",
            "Dieser Runner übernimmt eine Rolle",
            "wählt er diesen Metatyp",
            "Wirf einen Würfel, dessen Seitenzahl die Anzahl der Runner ist.",
            "fügt er stattdessen deren Schaden ihm zu",
            "Karten zurückrufen, die diese Runner in diesem Zug ausgespielt haben",
            "sucht sie den Runner der Farbe schwarz.",
            "Es sucht den Runner seiner Farbe.",
            "ruft es den Runner für seinen Aufruf.",
            "und legt diese Karte oben auf sein Deck.",
            "Lege die erste Verbesserung auf diesen Verbesserungsplatz dieses Runners.",
        ],
        [
            "für diesen Verbesserungsplatz",
            "die Rolle eine",
            "die Rolle sie",
            "wählt den Metatyp",
            "Den Metatyp",
            "so vielen",
            "nicht nicht",
        ],
    ),
    ("crossfire", "es"): (
        [
            "Las Mejoras cuyo propietario está Crítico pierden su texto.",
            "Cuando una carta pasa a ser una copia,",
            "hasta que la primera carta deje de ser una copia",
            "cartas que esos Runners han jugado en este turno",
            "Buscar al Runner de un color",
            "esa carta busca al Runner negro.",
            "y luego pone esa carta encima de su mazo.",
            "Pon la primera Mejora en esa ranura de Mejora de ese Runner.",
        ],
        ["para esa ranura", "color un color", "y luego pon esa carta encima", "queda una vez", "queda dos veces"],
    ),
    ("srtcg", "en"): (
        [
            "Stand in the way of a fixer",
            "a Gear card in use that they own",
            "1 Weapon Gear card not in use from",
            "each parked Gear card is now in use",
            "cards in that fixer’s deck that are copies of it",
            "Gear cards in use whose user is shadowrunning",
            "For each card, it no longer has an opponent",
            "That fixer pays nuyen equal to its Upkeep if able, otherwise trashes it.",
        ],
        [
            "trashes it, where",
            "an user",
            "in use Gear",
            "becomes in use",
            "in the way a",
            "fixer for which",
            "fixers for which",
        ],
    ),
    ("srtcg", "fr"): (
        [
            "Chaque Équipement tel que son type est Véhicule ou que son usage est garé n’est plus utilisé.",
            "et telle qu’elle est Attaque d’abord ou que son équipement rapide utilisé dépasse 0",
            "Runner redressé de sa planque pour lequel il n’y a pas de Runner en interception",
        ],
        ["pour lesquels leur", "pour laquelle elle", "pour lequel son"],
    ),
    ("srtcg", "de"): (
        [
            "eine beschädigte aufgerichtete Ausrüstung",
            "das Schlüsselwort Geschlossenes System hat, deren Benutzer im Unterschlupf ist, benutzen.",
            "dessen Anzahl der übrigen Behandlungen mehr als 0 beträgt, der ihm gehört, benutzen.",
        ],
        ["hat benutzen", "beträgt benutzen", "ist aktivieren"],
    ),
}


def indented(lines: str, by: int) -> str:
    return "".join(f"{' ' * by}{line}\n" for line in lines.split("\n"))


@cache
def compiled() -> Compiled:
    """The shipped game with all cases as additional cards."""
    cards = ""
    for number, (kind, lines, _, _) in enumerate(CASES.values()):
        body = "  play:\n" + indented(lines, 4) if kind == EFFECT else indented(lines, 2)
        cards += f'gear w_{number} "W {number}"\n  type weapon    cost 1\n{body}\n'
    shipped = open_game("crossfire")
    files = tuple(file for file in shipped.files if not file.module.startswith("scenarios/"))
    own = CardFile(Source("wording.card", cards), "base", "wording", ROOT / "wording.card", own=True)
    return compile_project(Project(shipped.place, (*files, own), shipped.folders, shipped.sets))


@cache
def locale(language: str) -> Locale:
    return dataclasses.replace(load_locale(language, FOLDERS), fallbacks=())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("about", CASES)
def test_wording(about: str, language: str) -> None:
    known, said = compiled().model, locale(language)
    card = known.cards[f"w_{list(CASES).index(about)}"]
    [runs] = card_text(card, vocabulary_of(known), said)
    assert said.plain(runs) == CASES[about][2 + LANGUAGES.index(language)]


@pytest.mark.parametrize(("game", "language"), BOOKLETS)
def test_a_booklet_says(game: str, language: str) -> None:
    told = re.sub(r"\s+", " ", as_text(booklet(Printer(open_table(game), language))))
    right, wrong = BOOKLETS[game, language]
    assert [one for one in right if one not in told] == []
    assert [one for one in wrong if one in told] == []


def test_the_cards_are_in_order() -> None:
    assert [d for d in compiled().diagnostics if d.severity == "error"] == []


def test_a_word_of_a_verb_cannot_hide_a_frame(tmp_path: Path) -> None:
    """A locale in which a word of a verb has the name of a frame is reported."""
    folder = tmp_path / "locales" / "en"
    folder.mkdir(parents=True)
    (folder / "verb.ftl").write_text("verb =\n    .base = { $base }\n    .past = { $past }\n", encoding="utf-8")
    found = [str(problem) for problem in check(load_locale("en", [*FOLDERS, tmp_path]))]
    assert "en: verb: .past is both a word and a frame" in found


@pytest.mark.parametrize("language", LANGUAGES)
def test_possessives_of_many(language: str) -> None:
    """The possessive of a plural owner is formed correctly."""
    owner = NounPhrase("n-obstacle", "the", adjectives=("a-chosen",), plural=True)
    tree = say("draws", who=YOU, amount=Amount("X"))
    letters = (say("letter-is", letter="X", value=NounPhrase("p-threat-attack", "the", of=owner)),)
    said = locale(language)
    text = said.plain(said.runs(Paragraph((say("where-x", action=tree, letters=letters),))))
    wanted = {
        "en": "Draw cards equal to the chosen obstacles’ attack.",
        "fr": "Piochez un nombre de cartes égal à la Force d’Attaque des obstacles choisis.",
    }
    assert text == wanted[language]


OWN = """
extend kind runner
  has courage number
  has weather sun, heavy_rain

kind charm is card
  fact weight number
  slots wear
  you is owner of this

verb who:runner dons what:charm (don, donned)
  move what to briefing

charm bell "Bell"
  wear:
    courage of you rises by 2
    you become heavy_rain
    choose another charm in briefing as pick where weight > 1
    you don pick
    perform wear of pick as you
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_nobody_has_translated_is_said_as_it_was_declared(language: str) -> None:
    """The source language prints complete texts for words without messages, in the words that the files declare."""
    shipped = open_game("crossfire")
    files = tuple(file for file in shipped.files if not file.module.startswith("scenarios/"))
    own = CardFile(Source("own.card", OWN), "base", "own", ROOT / "own.card", own=True)
    made = Project(shipped.place, (*files, own), shipped.folders, shipped.sets)
    known = compile_project(made).model
    said = load_locale(language, FOLDERS)
    [runs] = card_text(known.cards["bell"], vocabulary_of(known), said)
    assert said.plain(runs) == (
        "WEAR: Your courage rises by 2. Become heavy rain. Choose another charm from the mission area whose weight is "
        "more than 1. Don it. Use its wear ability."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_icon_that_a_message_loses_is_found(language: str, tmp_path: Path) -> None:
    """If a message prints other icons than its tree has, the comparison of icons reports it."""
    tree = Paragraph((say("choose-value", chooser=YOU, values=(say("shown", icon=Icon("symbol", "black")),)),))
    folder = tmp_path / "locales" / language
    folder.mkdir(parents=True)
    (folder / "icons.ftl").write_text("shown =\n    .indicative = { $icon }\n", encoding="utf-8")
    assert changed_icons(tree, load_locale(language, [*FOLDERS, tmp_path])) == []
    (folder / "icons.ftl").write_text("shown =\n    .indicative = ?\n", encoding="utf-8")
    [problem] = changed_icons(tree, load_locale(language, [*FOLDERS, tmp_path]))
    assert "icons missing ['symbol-black'], added []" in str(problem)


@pytest.mark.parametrize("name", ["crossfire", "srtcg", "hearts", "gin_rummy", "crazy_eights"])
def test_a_property_and_its_kind_have_one_pronoun(name: str) -> None:
    """Otherwise "it" in "this card's user gets +4. Trash it." could mean the user."""
    project = open_game(name, ["prime_runner"] if name == "crossfire" else [])
    known, said = compile_project(project).model, load_locale("en", project.folders)
    things = [one for one in known.properties.values() if one.type.tag == "thing"]
    spoken = [(property_id(one), noun_id(one.type.of)) for one in things]
    assert [pair for pair in spoken if said.word(pair[0], "it") != said.word(pair[1], "it")] == []


@pytest.mark.parametrize("language", ["de", "en", "es", "fr"])
def test_a_word_before_its_noun_has_no_article_of_its_own(language: str) -> None:
    said = load_locale(language, [ROOT / "cards" / "crossfire"])
    told = said.np(NounPhrase("n-socket", "this", adjectives=("a-socket-second-slot",)))
    right = {"de": "dieser zweite Verbesserungsplatz", "en": "this second upgrade slot"}
    right |= {"es": "esta segunda ranura de Mejora", "fr": "ce deuxième emplacement d'Augmentation"}
    assert told.replace("’", "'") == right[language]


@pytest.mark.parametrize(
    ("article", "words"),
    [
        ("a", "user use unit unique uniform union universal utility European one-time once-only User"),
        ("an", "umbrella usher uninjured unmarked undo upgrade only onset event"),
    ],
)
def test_the_article_before_a_vowel_that_is_spoken_as_a_consonant(article: str, words: str) -> None:
    settings = locale("en").settings
    told = [word for word in words.split() if polish(f"an {word}", settings) != f"{article} {word}"]
    assert told == []


def test_a_verb_whose_object_is_left_out_ends_without_its_preposition() -> None:
    told = " ".join(Printer(open_table("srtcg"), "en").plain("lodge_on_the_hill"))
    assert "cannot stand in the way." in told
