import { ApiFailure } from '@vitae/api/client';
import { maxImportedBytes } from '@vitae/domain';
import { basename, dirname, extname, join } from 'node:path';
import { writeWhole } from '@vitae/durable-files';
import { desktopText } from '@vitae/words/desktop';
import type { BrowserWindow, Dialog, FileFilter } from 'electron';
import type { FileData } from '../bridge/events.ts';
import { readBounded } from './given-files.ts';
import type { RecentFiles } from './recent-files.ts';
import type { Settings } from './settings.ts';
import { oneDialog } from './one-dialog.ts';
import { fileTrouble, ShellError } from './shell-error.ts';

/** The maximum number of files that can be chosen at once. */
const mostFiles = 20;

/** Media types by file extension. */
const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  gif: 'image/gif',
  html: 'text/html',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  md: 'text/markdown',
  odt: 'application/vnd.oasis.opendocument.text',
  pdf: 'application/pdf',
  png: 'image/png',
  rtf: 'application/rtf',
  txt: 'text/plain',
  vitae: 'application/json',
  webp: 'image/webp',
  zip: 'application/zip',
};

const endingOf = (name: string): string => extname(name).slice(1).toLowerCase();

/** The filter of a dialog for what a page accepts: extensions, media types and groups of them, separated by commas. */
export function filtersFor(accept: string): FileFilter[] {
  const asked = accept.split(',').map((part) => part.trim().toLowerCase());
  const extensions = asked.flatMap((part) => {
    if (/^\.\w+$/.test(part)) return [part.slice(1)];
    return Object.keys(types).filter(
      (ending) => types[ending] === part || (part.endsWith('/*') && types[ending]?.startsWith(part.slice(0, -1))),
    );
  });
  const unique = [...new Set(extensions)];
  return unique.length === 0 ? [] : [{ name: unique.map((ending) => `.${ending}`).join(', '), extensions: unique }];
}

/** A name for a new file, without anything that leads to another folder or is invalid on some system. */
export function plainName(name: string): string {
  const plain = [...basename(name.replaceAll('\\', '/'))]
    .map((sign) => (sign < ' ' || '<>:"/\\|?*\u007F'.includes(sign) ? '-' : sign))
    .join('');
  const trimmed = plain.replace(/^[.\s]+|[.\s]+$/g, '').slice(-120);
  return trimmed === '' ? desktopText('newFileName') : trimmed;
}

/** Choosing and saving files through the system's own dialogs: a window never gives a path, and never gets one. */
export interface FileDialogs {
  /** @throws ShellError */
  pick: (window: BrowserWindow, accept: string, multiple: boolean) => Promise<FileData[]>;
  /** False if the user cancelled. @throws ShellError */
  save: (window: BrowserWindow, file: FileData) => Promise<boolean>;
  /**
   * Like `save`, for data that the server sends in parts: nothing is requested before there is a file for it.
   * @throws ShellError; ApiFailure if the server ends it
   */
  saveParts: (window: BrowserWindow, name: string, parts: AsyncIterable<Uint8Array>) => Promise<boolean>;
}

export interface FileDialogsOptions {
  dialog: Pick<Dialog, 'showOpenDialog' | 'showSaveDialog'>;
  settings: Settings;
  recent: RecentFiles;
  /** The folder where the first dialog starts. */
  firstFolder: string;
}

export function createFileDialogs({ dialog, settings, recent, firstFolder }: FileDialogsOptions): FileDialogs {
  const folder = (): string => settings.data.folder || firstFolder;

  async function saveAs(window: BrowserWindow, name: string, content: Uint8Array | AsyncIterable<Uint8Array>) {
    const plain = plainName(name);
    const ending = endingOf(plain);
    const { canceled, filePath } = await oneDialog(window, () =>
      dialog.showSaveDialog(window, {
        defaultPath: join(folder(), plain),
        filters: ending === '' ? [] : [{ name: `.${ending}`, extensions: [ending] }],
      }),
    );
    if (canceled || filePath === '') return false;
    settings.change({ folder: dirname(filePath) });
    try {
      await writeWhole(filePath, content);
    } catch (error) {
      throw error instanceof ApiFailure ? error : fileTrouble('fileNotSaved', basename(filePath), error);
    }
    recent.add(filePath);
    return true;
  }

  return {
    async pick(window, accept, multiple) {
      const { canceled, filePaths } = await oneDialog(window, () =>
        dialog.showOpenDialog(window, {
          defaultPath: folder(),
          filters: filtersFor(accept),
          properties: multiple ? ['openFile', 'multiSelections'] : ['openFile'],
        }),
      );
      const [first] = filePaths;
      if (canceled || first === undefined) return [];
      if (filePaths.length > mostFiles) throw new ShellError(desktopText('tooManyFiles', { count: mostFiles }));
      settings.change({ folder: dirname(first) });
      const files: FileData[] = [];
      for (const path of filePaths)
        files.push({
          name: basename(path),
          type: types[endingOf(path)] ?? '',
          bytes: await readBounded(path, maxImportedBytes),
        });
      return files;
    },
    save: (window, { name, bytes }) => saveAs(window, name, bytes),
    saveParts: saveAs,
  };
}
