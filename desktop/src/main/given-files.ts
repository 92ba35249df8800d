import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, extname, isAbsolute, resolve } from 'node:path';
import { maxImportedBytes } from '@vitae/domain';
import { desktopText } from '@vitae/words/desktop';
import type { FileData } from '../bridge/events.ts';
import { fileTrouble, ShellError } from './shell-error.ts';

const startsLikeJson = (start: Buffer): boolean => /^(\uFEFF)?\s*\{/.test(start.toString('utf8'));

interface Ending {
  type: string;
  /** Whether the content matches the extension. */
  fits: (start: Buffer) => boolean;
  /** Associated with this program: the system opens such files too, not only the list of recent ones. */
  isAssociated?: true;
}

const endings: Readonly<Record<string, Ending>> = {
  '.vitae': { type: 'application/json', fits: startsLikeJson, isAssociated: true },
  '.json': { type: 'application/json', fits: startsLikeJson, isAssociated: true },
  '.pdf': { type: 'application/pdf', fits: (start) => start.includes('%PDF-') },
  '.docx': {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    fits: (start) => start.toString('latin1', 0, 2) === 'PK',
  },
  '.odt': {
    type: 'application/vnd.oasis.opendocument.text',
    fits: (start) => start.toString('latin1', 0, 2) === 'PK',
  },
  '.rtf': { type: 'application/rtf', fits: (start) => start.includes('{\\rtf') },
  '.html': { type: 'text/html', fits: (start) => !start.includes(0) },
  '.txt': { type: 'text/plain', fits: (start) => !start.includes(0) },
  '.md': { type: 'text/markdown', fits: (start) => !start.includes(0) },
};

const endingOf = (path: string): Ending | undefined => endings[extname(path).toLowerCase()];

/** Whether a file can be opened again later. */
export const canReopen = (path: string): boolean => endingOf(path) !== undefined;

/** Reads a regular file of a limited size. @throws ShellError */
export async function readBounded(path: string, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const name = basename(path);
  try {
    // A pipe without a writer would block forever.
    const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const found = await file.stat();
      if (!found.isFile()) throw new ShellError(desktopText('notAFile', { name }));
      if (found.size > limit)
        throw new ShellError(desktopText('fileTooLarge', { name, megabytes: Math.round(limit / 1024 / 1024) }));
      const bytes = new Uint8Array(found.size);
      const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
      return bytes.slice(0, bytesRead);
    } finally {
      await file.close();
    }
  } catch (error) {
    throw error instanceof ShellError ? error : fileTrouble('fileNotOpenedWhy', name, error);
  }
}

/**
 * Reads a file that the user opened from outside of the window, if its content matches its extension. @throws
 * ShellError
 */
export async function readGivenFile(path: string): Promise<FileData> {
  const name = basename(path);
  const ending = endingOf(path);
  if (!ending) throw new ShellError(desktopText('fileKindUnknown', { name }));
  const bytes = await readBounded(path, maxImportedBytes);
  if (!ending.fits(Buffer.from(bytes.subarray(0, 1_024)))) throw new ShellError(desktopText('fileMisnamed', { name }));
  return { name, type: ending.type, bytes };
}

/** The arguments of a start of the program: files by their full paths, and addresses. Switches belong to the system. */
export function readArguments(args: readonly string[], folder: string): { files: string[]; links: string[] } {
  const plain = args
    .slice(1)
    .filter((argument) => argument !== '' && !argument.startsWith('-') && argument.length <= 4_096);
  const links = plain.filter(isAddress);
  const files = plain.filter(
    (argument) => !isAddress(argument) && !argument.includes('\0') && endingOf(argument)?.isAssociated === true,
  );
  return { files: files.map((path) => (isAbsolute(path) ? path : resolve(folder, path))).slice(0, 20), links };
}

/** `C:\…` starts with a scheme of one letter. */
const isAddress = (text: string): boolean => /^[a-z][a-z\d+.-]+:/i.test(text);
