import { desktopText } from '@vitae/words/desktop';
import type { RequestData } from '../bridge/events.ts';
import type { Account } from './account/create-account.ts';
import { isSignInLink } from './deep-links.ts';
import { readArguments, readGivenFile } from './given-files.ts';
import type { RecentFiles } from './recent-files.ts';

export interface OpeningOptions {
  ask: (request: RequestData) => void;
  account: Pick<Account, 'finishSignIn'>;
  recent: Pick<RecentFiles, 'add'>;
  log: (message: string, cause?: unknown) => void;
}

/** Handles requests from outside of the window: files, and the browser's link after signing in. */
export interface Opening {
  /** The arguments of a start of the program, as in `process.argv`. */
  openArguments: (args: readonly string[], folder: string) => Promise<void>;
  openFiles: (paths: readonly string[]) => Promise<void>;
  openLink: (address: string) => Promise<void>;
}

export function createOpening({ ask, account, recent, log }: OpeningOptions): Opening {
  const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

  async function openFiles(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      try {
        const file = await readGivenFile(path);
        recent.add(path);
        ask({ what: 'import', files: [file] });
      } catch (error) {
        ask({ what: 'notify', title: desktopText('fileNotOpened'), text: textOf(error) });
      }
    }
  }

  async function openLink(address: string): Promise<void> {
    if (!isSignInLink(address)) return log('Refused an address that this program does not know.');
    try {
      await account.finishSignIn(address);
      ask({ what: 'go', to: '/account/resumes' });
    } catch (error) {
      ask({ what: 'notify', title: desktopText('signInFailed'), text: textOf(error) });
    }
  }

  return {
    async openArguments(args, folder) {
      const { files, links } = readArguments(args, folder);
      await openFiles(files);
      for (const link of links) await openLink(link);
    },
    openFiles,
    openLink,
  };
}
