import type { SiteSettings } from '@vitae/api';
import type { DocumentStore } from '@vitae/store';
import { createContext, use } from 'react';

/** A file to keep, for the person to name a place for. */
export interface SavedFile {
  name: string;
  /** Media type. */
  type: string;
  content: Blob;
}

/** Carries requests to the server. */
export interface Transport {
  /** Where the API is, such as `https://vitae.example/api`. */
  url: string;
  /** Rejects when no answer came. */
  fetch: (request: Request, init: RequestInit) => Promise<Response>;
}

/**
 * Everything the interface needs from the shell around it. A capability that a shell lacks is absent, and the interface hides what needs
 * it; no screen asks which shell it runs in.
 */
export interface Platform {
  settings: SiteSettings;
  documents: DocumentStore;
  files: {
    /** Lets a person choose files; an empty list when they chose none. `accept` lists endings and media types. */
    pick: (accept: string, multiple?: boolean) => Promise<File[]>;
    save: (file: SavedFile) => Promise<void>;
  };
  /** Opens the print dialog for the very bytes of a PDF. */
  print?: (pdf: Blob) => Promise<void>;
  createImportWorker: () => Worker;
  /** The way to the server; absent where there is none, and then nobody can sign in. */
  transport?: Transport;
  /** The mailing service that takes newsletter sign-ups; absent where the site has no list. */
  newsletter?: { action: string; list: string; subform: string };
  /** Which build runs, and which one a reload would bring. Absent where updates come another way. */
  build?: { id: string; latestId: () => Promise<string> };
}

const PlatformContext = createContext<Platform | null>(null);

export const PlatformProvider = PlatformContext.Provider;

/** The shell around the interface. @throws outside of `mountApp` */
export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (!platform) throw new Error('There is no platform above this component.');
  return platform;
}
