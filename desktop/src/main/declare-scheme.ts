import { protocol } from 'electron';
import { appScheme } from './security.ts';

/** Gives the scheme of the interface the rights of a web page. To be called before the app is ready. */
export const declareScheme = (): void =>
  protocol.registerSchemesAsPrivileged([
    {
      scheme: appScheme,
      privileges: { standard: true, secure: true, supportFetchAPI: true, corsEnabled: true, codeCache: true },
    },
  ]);
