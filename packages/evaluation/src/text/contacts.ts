import { normalized } from '@vitae/domain';
import type { EvaluationInput } from '../input.ts';
import { linesOf } from './lines.ts';

/** The rule of HTML for addresses, with a domain that has a dot. */
const EMAIL =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)+$/u;

export const isEmail = (text: string): boolean => EMAIL.test(text) && !MASKED_EMAIL.test(text);
/** An address anywhere in a line: "Email:maren@example.com", "(maren@example.com)". */
const EMAIL_IN_LINE = /(?<![\p{L}\p{N}])[\p{L}\p{N}][\p{L}\p{N}.'+_-]*@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;

/** A telephone number as people print it. */
export const PHONE_IN_LINE =
  /(?<![\p{L}\p{N}/.,_-])(?:\+|\()?\d(?:(?:[ ()./-]{0,2}| ?[·•∙⋅] ?)\d){6,14}(?![\p{L}\p{N}])/gu;
/** Years and the numbers of months and days beside them: "2019 - 2024", "03/2019". */
export const isDates = (text: string): boolean => {
  const numbers = text.match(/\d+/gu) ?? [];
  const isYear = (number: string) => /^(?:19|20)\d\d$/u.test(number);
  const isSpan = /^1\d{3} ?[-–] ?1\d{3}$/u.test(text.trim());
  return isSpan || (numbers.some(isYear) && numbers.every((number) => number.length <= 2 || isYear(number)));
};
const [fewestDigits, mostDigits] = [7, 15];

/** Whether any of the telephone numbers in a field can be called: some name two, "0114 496 0182 / 07700 900123". */
export const isPhone = (text: string): boolean =>
  [text, ...text.split(/[|;,]| \/ | or /u)].some((one) => {
    const { length } = phoneDigits(one);
    return length >= fewestDigits && length <= mostDigits;
  });

/** The digits of a telephone number, an extension left out; those of other scripts as in ASCII. */
export const phoneDigits = (text: string): string =>
  normalized(text, 'NFKC')
    .replace(/(?:ext|x|#)\.?\s*\d+$/iu, '')
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll(/\D/g, '');

/** A number that is said to be of something else, and one within an address: "NIM: 20240550148", "linkedin.com/in/name-604550148". */
const OTHER_NUMBER =
  /(?:(?<!\p{L})(?:nim|nisn|nik|nip|nif|nie|dni|cpf|cnpj|crea|coren|crm|rg|pesel|krs|regon|iban|bic|vat|ust-?id|siret|siren|orcid|isbn|issn|doi|pmid|imo|matr(?:iculation|ícula|icule|ikel)?[- ]?(?:n(?:umber|umero|úmero|ummer|o|r|°|º)\.?)?|(?:student|registration|register|reg|roll|licen[cs]e|passport|id|ref(?:erence)?|certificate|credential|policy|account))(?: ?(?:no|number|nr|id)\b\.?)? ?[:#]? ?|[\p{L}\d]\.\p{L}{2,}\/\S*?)\d[\d ./-]*\d/giu;

/** Contacts stand in short lines. */
const longestLine = 500;

/** Whether a line of an uploaded file has an address or a telephone number, which the importer did not find. */
export const hasContact = (input: EvaluationInput, kind: 'email' | 'phone'): boolean =>
  linesOf(input)
    // A number may go on below: "512-555-", "0143"; and so may an address: "maren@tusk.", "example".
    .map((line, at, all) => (/\d-$|\S@\S*[.-]$|\S@$/u.test(line) ? `${line}${all[at + 1] ?? ''}` : line))
    .some((line) =>
      kind === 'email'
        ? EMAIL_IN_LINE.test(line.slice(0, longestLine))
        : (line.slice(0, longestLine).replaceAll(OTHER_NUMBER, ' ').match(PHONE_IN_LINE) ?? []).some(
            (number) => !isDates(number),
          ),
    );

/** Digits of which some were hidden: "138XXXX8899", "(11) 9****-1234". */
const MASKED = /(?<![\p{L}\d])\+?\(?\d[\d ()-]{1,9}(?:[xX]{2,}|\*{2,}|•{2,})[\dxX*• -]*(?![\p{L}\d])/u;
/** The telephone number of a file of which digits were hidden, whatever field it was read into. */
export const maskedPhone = (input: EvaluationInput): string | undefined => {
  for (const line of linesOf(input).slice(0, topLines)) {
    const found = MASKED.exec(line.slice(0, longestLine))?.[0].trim();
    if (found !== undefined && found.length >= fewestDigits) return found;
  }
  return undefined;
};
/** Contacts stand in the first lines. */
const topLines = 40;
/** Whether some of a contact of a file was hidden, as who publishes a resume does. */
export const hidesContact = (input: EvaluationInput): boolean =>
  maskedPhone(input) !== undefined ||
  linesOf(input)
    .slice(0, topLines)
    .some((line) =>
      line
        .slice(0, longestLine)
        .split(/[\s|,;:()<>]+/u)
        .some((word) => /\S@\S/u.test(word) && MASKED_EMAIL.test(word)),
    );

/** An address of which letters were hidden: "l***@harbour.example", "xxxx@harbour.example". */
const MASKED_EMAIL = /\*{2,}|^[xX]{3,}@|@[xX]{3,}\./u;

/** An address whose signs are told in words, so that programs which collect addresses do not find it: "maren [at] harbour [dot] example". */
const SPOKEN =
  /[\p{L}\p{N}][\p{L}\p{N}._-]* ?[[({<] ?(?:at|@|ät|arobase|arroba) ?[\])}>] ?[\p{L}\p{N}-]+(?: ?(?:[[({<] ?(?:dot|\.|punkt|point|punto|ponto) ?[\])}>]|\.) ?[\p{L}\p{N}-]+)+/iu;
/** The address of a file that is told in words, whatever was read from it. */
export const spokenEmail = (input: EvaluationInput): string | undefined =>
  linesOf(input)
    .slice(0, topLines)
    .map((line) => SPOKEN.exec(line.slice(0, longestLine))?.[0])
    .find((found) => found !== undefined);
/** A text with the signs of addresses that are told in words. */
export const withSigns = (text: string): string =>
  text
    .replaceAll(/ ?[[({<] ?(?:at|@|ät|arobase|arroba) ?[\])}>] ?/giu, '@')
    .replaceAll(/ ?[[({<] ?(?:dot|\.|punkt|point|punto|ponto) ?[\])}>] ?/giu, '.');
