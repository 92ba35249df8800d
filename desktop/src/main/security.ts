import { type App, type Session, shell } from 'electron';

/** The scheme the window is served under; nothing else is ever loaded into it. */
export const appScheme = 'app';
export const appOrigin = `${appScheme}://vitae`;

/** What may leave the app for the system's browser or mail program. */
export const isExternalLink = (address: string): boolean =>
  URL.canParse(address) && ['https:', 'mailto:'].includes(new URL(address).protocol);

const isOwnPage = (address: string): boolean => URL.canParse(address) && address.startsWith(`${appOrigin}/`);

/** Denies every window navigation, popup, embedded view and permission, for whatever web contents come to be. */
export const lockDown = (app: App, session: Session): void => {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  app.on('web-contents-created', (_created, contents) => {
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.on('will-navigate', (event) => {
      if (!isOwnPage(event.url)) event.preventDefault();
    });
    contents.on('will-redirect', (event) => event.preventDefault());
    contents.setWindowOpenHandler(({ url }) => {
      if (isExternalLink(url)) void shell.openExternal(url);
      return { action: 'deny' };
    });
  });
};
