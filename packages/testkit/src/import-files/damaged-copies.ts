import { unzipSync, zipSync } from 'fflate';
import { randomOf } from '../random.ts';

/** Numbers at which readers of lengths, positions and counts go wrong. */
const NUMBERS = ['0', '-1', '1', '255', '65536', '2147483647', '-2147483648', '4294967296', '1e308', '99999999999999'];
/** Pieces of the syntax of the formats that are read. */
const PIECES = [
  '<',
  '>',
  '</',
  '&#x110000;',
  '&amp',
  '<![CDATA[',
  '<!DOCTYPE a [<!ENTITY b "c">]>',
  '{',
  '}',
  '[',
  ']',
  '"',
  '\\',
  '\\bin9999999 ',
  "\\'",
  '\\u-1?',
  'stream\n',
  'endobj',
  '<<',
  '>>',
  ' 0 R',
  '/Kids [3 0 R]',
  '/Parent 1 0 R',
  '\0',
  '\u00ff\u00fe',
  'PK\u0001\u0002',
  '%PDF-1.7\n',
  ','.repeat(200),
  '<w:tbl><w:tr><w:tc>'.repeat(40),
  '('.repeat(300),
  ' '.repeat(2000),
];
/** Bytes; a copy is not made much longer. */
const LONGEST = 400_000;

const latin = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 255);

/** A text with one to eight random faults. */
function damaged(source: string, random: () => number): string {
  const below = (end: number): number => Math.floor(random() * end);
  const pick = (values: readonly string[]): string => values[below(values.length)] ?? '';
  let text = source;
  for (let left = 1 + below(8); left > 0; left -= 1) {
    const at = below(text.length + 1);
    const length = below(below(2) ? 8 : 400);
    const slice = text.slice(at, at + length);
    const [before, after] = [text.slice(0, at), text.slice(at + length)];
    switch (below(8)) {
      case 0:
        text = before + after;
        break;
      case 1:
        text = before + String.fromCharCode(below(256)) + text.slice(at + 1);
        break;
      case 2:
        text = before + pick(PIECES) + text.slice(at);
        break;
      case 3:
        text = before + slice.repeat(1 + below(30)) + after;
        break;
      case 4:
        text = before + text.slice(at).replace(/\d+/u, pick(NUMBERS));
        break;
      case 5:
        text = before;
        break;
      case 6: {
        const to = below(text.length + 1);
        text = text.slice(0, to) + slice + text.slice(to);
        break;
      }
      default:
        text = before + [...slice].toReversed().join('') + after;
    }
    if (text.length > LONGEST) text = text.slice(0, LONGEST);
  }
  return text;
}

/**
 * A copy of a file with random faults, the same for the same seed. In archives every second one has them in an entry, so
 * that they reach the readers of what is packed.
 */
export function damagedCopy(bytes: Uint8Array, seed: number): Uint8Array<ArrayBuffer> {
  const random = randomOf(seed);
  if (latin(bytes.subarray(0, 2)) === 'PK' && random() < 0.5) {
    const files = unzipSync(bytes);
    const names = Object.keys(files);
    const name = names[Math.floor(random() * names.length)] ?? '';
    return Uint8Array.from(zipSync({ ...files, [name]: bytesOf(damaged(latin(files[name] ?? bytes), random)) }));
  }
  return bytesOf(damaged(latin(bytes), random));
}
