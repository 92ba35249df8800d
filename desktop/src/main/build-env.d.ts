/** Settings that a build of the program may fix, in place of the user's environment. */
interface ImportMetaEnv {
  readonly VITAE_SERVER_URL?: string;
  readonly VITAE_UPDATE_URL?: string;
}
