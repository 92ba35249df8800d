import type { ImportErrorCode } from './errors.ts';
import type { SniffedFile } from './resume/formats/format.ts';
import { beginsAsJson } from './resume/formats/sniff.ts';

/**
 * Why a file that no format recognises cannot be read: what it is by its content, whatever its name says, so that the
 * message can say what to do with it.
 */
export function whyUnreadable(file: SniffedFile): ImportErrorCode {
  const { start } = file;
  if (start.startsWith('\u00D0\u00CF\u0011\u00E0')) return oldOfficeFile(latin(file.bytes));
  if (start.startsWith('PK')) return packedFile(start, file.entries());
  const kind = signatures.find(([signature]) => signature.test(start));
  if (kind) return kind[1];
  if (file.json() !== undefined) return 'not-a-resume';
  const text = file.text();
  if (text !== undefined && beginsAsJson(text)) return 'damaged';
  return text !== undefined && !text.trim() ? 'no-text' : 'unsupported';
}

/** The first bytes of other kinds of files, as the decoder for Latin-1 gives them, which is that of Windows-1252. */
const signatures: readonly (readonly [RegExp, ImportErrorCode])[] = [
  [/^(?:\u2030PNG|\u00FF\u00D8\u00FF|GIF8|RIFF.{4}WEBP|II\*\0|MM\0\*|8BPS|BM.{4}\0{4})/s, 'picture'],
  [/^.{4}ftyp(?:avif|avis|hei[a-z]|hev[a-z]|mif1|msf1)/s, 'picture'],
  [/^\s*(?:<\?xml[^>]*>\s*)?(?:<!(?:--.*?--|doctype[^>]*)>\s*)*<svg[\s>]/is, 'picture'],
  [/^(?:.{4}ftyp|RIFF.{4}(?:WAVE|AVI )|ID3|\u00FF[\u00F2\u00F3\u00FA\u00FB]|OggS|fLaC|.E\u00DF\u00A3)/s, 'recording'],
  [/^(?:Rar!|7z\u00BC\u00AF|.\u2039[\b]|BZh|\u00FD7zXZ)/, 'archive'],
];

/** The name of the stream that contains an encrypted Office document, in UTF-16. */
const ENCRYPTED = 'E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e';
const SPREADSHEET = /W\0o\0r\0k\0b\0o\0o\0k|B\0o\0o\0k\0\0/;
const SLIDES = 'P\0o\0w\0e\0r\0P\0o\0i\0n\0t';

/** A compound file of Word, Excel or PowerPoint before 2007, or a protected one of a later version. */
function oldOfficeFile(content: string): ImportErrorCode {
  if (content.includes(ENCRYPTED)) return 'encrypted';
  if (SPREADSHEET.test(content)) return 'spreadsheet';
  return content.includes(SLIDES) ? 'slides' : 'legacy-word';
}

/** A ZIP file that is no document that can be read. */
function packedFile(start: string, entries: readonly string[] | undefined): ImportErrorCode {
  if (entries === undefined) return 'damaged';
  const [, type] = /mimetypeapplication\/vnd\.oasis\.opendocument\.(spreadsheet|presentation)/.exec(start) ?? [];
  const has = (path: RegExp) => entries.some((entry) => path.test(entry));
  if (type === 'spreadsheet' || has(/^xl\//)) return 'spreadsheet';
  if (type === 'presentation' || has(/^ppt\//)) return 'slides';
  return has(/\.iwa$|^index\.(?:xml|apxl)$|^Index\.zip$/) ? 'apple' : 'archive';
}

const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);
