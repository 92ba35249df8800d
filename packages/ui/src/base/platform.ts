import type { PageShell, SiteSettings } from '@vitae/api';
import type { User } from '@vitae/api/contract';
import type { OfferedPlans } from '@vitae/api/samples';
import type { DocumentStore, SyncableStore } from '@vitae/store';
import type { SyncActivity } from '@vitae/sync';
import { createContext, use } from 'react';
import type { PageSources } from './router/route.ts';
import type { SampleSource } from './samples/sample-source.ts';

/** A file to save; the user chooses where. */
export interface SavedFile {
  name: string;
  /** Media type. */
  type: string;
  content: Blob;
}

/** Sends requests to the server. */
export interface Transport {
  /** Where the API is, such as `https://vitae.example/api`. */
  url: string;
  /** Rejects when there was no answer. */
  fetch: (request: Request, init: RequestInit) => Promise<Response>;
}

/** A printer of this computer, as the system knows it. */
export interface Printer {
  /** Its name in the system. */
  id: string;
  /** Its name for people. */
  name: string;
  isDefault: boolean;
  /** Why it cannot print now, in a few words; `''` when it would. */
  problem: string;
  /** Paper sizes it accepts, by name, such as `A4` or `Letter`; empty when it reports none. */
  papers: readonly string[];
}

export interface PrintJob {
  printer: string;
  /** 1 to 99. */
  copies: number;
  /** Pages such as `1-2,4`; `''` for all. */
  pages: string;
  /** One of the printer's papers; `''` for the pages' own size. */
  paper: string;
}

/**
 * Printing without the browser's dialog: the interface asks for the options, and the shell passes the exact bytes to
 * the system.
 */
export interface Printing {
  printers: () => Promise<Printer[]>;
  /** Resolves when the system has accepted the job. @throws with a text for the user */
  print: (pdf: Blob, job: PrintJob) => Promise<void>;
}

/** The state of a session that the shell holds. */
export interface HeldState {
  /** The signed-in person, as the server last reported. */
  user: User | null;
  hasToken: boolean;
  isOffline: boolean;
  /** The state of sync with the server. */
  sync: SyncActivity;
  /**
   * Where the session is kept: in the system's keychain, in memory until the program ends, or, with the user's consent,
   * unprotected on the disk.
   */
  keeping: 'protected' | 'memory' | 'plain';
}

/** A session that the shell holds itself, including its tokens and sync: the page sees neither. */
export interface HeldAccount {
  state: () => Promise<HeldState>;
  /** Calls back with every change. Returns a function that stops it. */
  subscribe: (listener: (state: HeldState) => void) => () => void;
  /** Opens the system's browser to sign in. */
  startSignIn: () => Promise<void>;
  /** Cancels a sign-in that waits for the browser: its answer no longer counts. */
  cancelSignIn: () => Promise<void>;
  /** Accepts the code that the browser shows if it cannot call the program. @throws with a text for the user */
  finishSignIn: (code: string) => Promise<void>;
  /** False if the server could not be notified; it is notified at the next opportunity. */
  signOut: () => Promise<boolean>;
  /** Fetches the signed-in person from the server again. */
  refresh: () => Promise<void>;
  /** Opens a page on which something is paid, with its query, in the system's browser. @throws with a text for the user */
  openPayment: (path: string) => Promise<void>;
  /**
   * Saves everything the account holds where the user chooses, however large it is. Resolves to the suggested name,
   * null if the user cancelled. @throws with a text for the user
   */
  saveExport: () => Promise<string | null>;
  /** Sets whether the user agrees to storing the session unprotected if there is no keychain. */
  allowUnprotected: (agreed: boolean) => Promise<void>;
}

/** Requests to the window that come through the shell: a menu, a shortcut of the system, a file opened from outside. */
export type ShellRequest =
  | { what: 'go'; to: string }
  | { what: 'command'; command: 'new' | 'open' | 'print' | 'save-pdf' | 'undo' | 'redo' | 'palette' }
  | { what: 'import'; files: File[] }
  | { what: 'notify'; title: string; text: string };

/** Looks for new versions of the program, if the user has allowed it. */
export interface Updater {
  /** Whether it looks for them, and the running version; null if updates are delivered in another way. */
  state: () => Promise<{ isOn: boolean; version: string } | null>;
  turn: (on: boolean) => Promise<void>;
}

/**
 * Everything the interface needs from the shell around it. A capability that a shell lacks is absent, and the interface
 * hides what depends on it; no screen asks which shell it runs in.
 */
export interface Platform {
  settings: SiteSettings;
  documents: DocumentStore;
  files: {
    /** Lets the user choose files; an empty list if they chose none. `accept` lists extensions and media types. */
    pick: (accept: string, multiple?: boolean) => Promise<File[]>;
    /** False if the user cancelled, where that is known. */
    save: (file: SavedFile) => Promise<boolean | void>;
  };
  /** Sync in the interface; absent if the shell does it. */
  syncable?: SyncableStore;
  /** Opens the print dialog for the exact bytes of a PDF. */
  print?: (pdf: Blob) => Promise<void>;
  /** The printers of this computer; the interface then asks for the print options. */
  printing?: Printing;
  createImportWorker: () => Worker;
  /** Finished documents to start from; absent if they are those of the server. */
  samples?: SampleSource;
  /** What the site sells, where a page is rendered as HTML. */
  plans?: () => Promise<OfferedPlans | null>;
  /** How the site offers the templates of a kind, where a page is rendered as HTML. */
  templates?: PageSources['templates'];
  /** The connection to the server; absent if there is none, and then signing in is impossible. */
  transport?: Transport;
  /** The session, if the shell holds it. */
  account?: HeldAccount;
  /** Documents belong to the user of this device: lists and settings need no account (behaviour PG-5). */
  hasLocalProfile?: true;
  /**
   * Calls back with requests to this window from outside, including those made before the first listener was added.
   * Returns a function that stops it.
   */
  requests?: (listener: (request: ShellRequest) => void) => () => void;
  updater?: Updater;
  /** The running build, and the one that a reload would load. Absent if updates are delivered in another way. */
  build?: { id: string; latestId: () => Promise<string> };
}

/** Which pages of the registry exist: the desktop program holds the session itself, a browser does not. */
export const shellOf = ({ account }: { account?: HeldAccount | undefined }): PageShell => (account ? 'desktop' : 'web');

const PlatformContext = createContext<Platform | null>(null);

export const PlatformProvider = PlatformContext.Provider;

/** The shell around the interface. @throws outside of `mountApp` */
export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (!platform) throw new Error('There is no platform above this component.');
  return platform;
}
