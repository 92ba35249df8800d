import { normalized } from '@vitae/domain';
import type { EvaluationInput } from '../input.ts';

/** The rule of HTML for addresses, with a domain that has a dot. */
const EMAIL =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)+$/u;

export const isEmail = (text: string): boolean => EMAIL.test(text);

/** The digits of a telephone number, an extension left out; those of other scripts as in ASCII. */
export const phoneDigits = (text: string): string =>
  normalized(text, 'NFKC')
    .replace(/(?:ext|x|#)\.?\s*\d+$/iu, '')
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll(/\D/g, '');

const mostLines = 2000;

/** Whether a line of an uploaded file, or a part of it between spaces, is a contact that the importer did not find. */
export const hasContact = (
  { origin, lines = [] }: EvaluationInput,
  is: (part: string, line: string) => boolean,
): boolean =>
  origin === 'uploaded' &&
  lines.slice(0, mostLines).some((line) => line.split(/[\s|·•,;]+/u).some((part) => is(part, line)));
