//! Starts `ombre lsp` in Zed.

use zed_extension_api as zed;

struct Ombre;

impl zed::Extension for Ombre {
    fn new() -> Self {
        Ombre
    }

    fn language_server_command(
        &mut self,
        _server: &zed::LanguageServerId,
        worktree: &zed::Worktree,
    ) -> zed::Result<zed::Command> {
        let found = worktree.which("ombre");
        let missing = "There is no command 'ombre': install ombre with the extra 'editor', as docs/editors.md says";
        Ok(zed::Command {
            command: found.ok_or(missing)?,
            args: vec!["lsp".to_string()],
            env: worktree.shell_env(),
        })
    }
}

zed::register_extension!(Ombre);
