import { unzipSync } from 'fflate';
import type { SniffedFile } from './format.ts';

/** Prepares the views of a file that formats use to recognise it. */
export const sniff = (bytes: Uint8Array): SniffedFile => {
  const text = once(() => decodeText(bytes));
  return {
    bytes,
    start: new TextDecoder('latin1').decode(bytes.subarray(0, 1024)),
    text,
    json: once(() => parseJson(text())),
    entries: once(() => zipEntries(bytes)),
  };
};

/** Whether a file is a PDF: some programs write a few bytes before the signature. */
export const isPdf = ({ start }: Pick<SniffedFile, 'start'>): boolean => start.includes('%PDF-');

/** Whether a text begins as JSON does, whether or not the rest of it can be read. */
export const beginsAsJson = (text: string): boolean => /^\s*(?:\[\s*)?\{\s*"[^"\n]{0,200}"\s*:/u.test(text);

/** Whether a text is data, or the source that LaTeX makes a document of: nothing that stands in it is to be read as it is. */
export const isSource = (text: string): boolean =>
  beginsAsJson(text) || /^[ \t]*\\documentclass\b/mu.test(text.slice(0, SOURCE_LENGTH));

/** In how many of its first letters the source of a document says what it is, behind comments. */
const SOURCE_LENGTH = 4096;

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** UTF-8, UTF-16 with a byte order mark, or Windows-1252; undefined for binary content. */
const decodeText = (bytes: Uint8Array): string | undefined => {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const sample = bytes.subarray(0, 4096);
  if (sample.some((byte) => byte < 9 || (byte > 13 && byte < 27))) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const parseJson = (text: string | undefined): unknown => {
  if (text === undefined || !/^\s*[[{]/u.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return parseEdited(text);
  }
};

/** JSON that a person edited: a comma is left behind the last part of a list. */
const parseEdited = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/("(?:[^"\\]|\\.)*"?)|,(?=\s*[\]}])/gsu, '$1'));
  } catch {
    return undefined;
  }
};

const zipEntries = (bytes: Uint8Array): readonly string[] | undefined => {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return undefined;
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        names.push(name);
        return false;
      },
    });
  } catch {
    return undefined;
  }
  return names;
};
