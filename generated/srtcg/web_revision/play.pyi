"""Made by `ombre build` from the declarations of srtcg: do not edit."""

from ombre.generated.srtcg.play import Play as Base

class Play(Base):
    pass
