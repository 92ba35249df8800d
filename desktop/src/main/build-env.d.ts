/** What a build of the program may set, in place of the environment of whoever starts it. */
interface ImportMetaEnv {
  readonly VITAE_SERVER_URL?: string;
  readonly VITAE_UPDATE_URL?: string;
}
