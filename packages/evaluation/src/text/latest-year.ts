import type { EvaluationInput } from '../input.ts';
import type { DatedEntry } from '../resume/resume-facts.ts';
import { isDates, PHONE_IN_LINE } from './contacts.ts';
import { linesOf, otherReadings } from './lines.ts';

/** What goes on, in the languages that have lists and some more. */
const GOES_ON =
  /(?<!\p{L})(?:present|current|currently|today|now|ongoing|since|heute|aktuell|seit|derzeit|laufend|aujourd|actuel|actuelle|actuellement|depuis|présent|actual|actualidad|actualmente|presente|desde|atual|atualmente|hoje|heden|nu|obecnie|oggi|attuale|současnost|dosud|halen|günümüz|sekarang|nykyhetki)(?!\p{L})|至今|现在|現在|目前|현재|재직|по (?:настоящее|сей)/iu;
/** A time that has a beginning alone goes on: "2016-09 —", "from 03/2017 to", "vanaf november 2013". */
const OPEN =
  /\d{4}(?:[./-]\d{1,2})?\s*(?:[-–—~〜～]|to|bis|à)\s*$|^(?:from|vanaf|sinds|ab|od|dal|fra|från|sedan|siden|с|з|від)\s\P{N}{0,14}(?:\d{1,2}[./])?\d{4}$/iu;
/** "Leeds, 29 November 2026". */
const TODAY =
  /^(?:\p{L}+,? (?:el |le |den )?)?\d{1,2}\P{L}{1,3}(?:de |of )?(?:\p{L}+|\d{1,2})\P{L}{1,2}(?:de )?20\d\d\.?$/u;
/** From so many years without anything new on, it is a resume of then. */
export const longAgo = 3;
const YEAR = /(?<![\p{Lu}\d])(?:19|20)\d\d(?!\d|[.,]\d{3}(?!\d))/gu;
/** What has digits that are no year: addresses, and identifiers such as "ISBN 978-2016-…", "No. 2019", "#2019", "ISO 9001:2015". */
const OTHER =
  /(?:https?:\/\/|www\.)\S+|(?<!\S)\S+@\S+|(?<!\S)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+\/\S*|(?<!\p{L})(?:no|nr|n°|№|id|isbn|issn|doi|orcid|ref|vat|reg)\b[.:]? ?[\d/-]+|#\d+|(?<!\d)\d{4,}:\d{4}/giu;
/** A street or a postal code beside its place: "2019 Harbour Road", "2016 Neuchâtel, Switzerland". */
const STREET =
  /(?<!\d)\d{1,5} (?:\p{Lu}[\p{L}.'’]+ ){1,3}(?:st|street|ave?|avenue|blvd|boulevard|rd|road|dr|drive|ln|lane|ct|court|pl|place|square|terrace|parkway|way)\b/giu;
/** The text of a line without what is no time. */
const timesIn = (line: string): string =>
  line
    .slice(0, longestLine)
    .replaceAll(OTHER, ' ')
    .replaceAll(STREET, ' ')
    .replaceAll(PHONE_IN_LINE, (number) => (isDates(number) ? number : ' '));
const longestLine = 2000;

type Source = Pick<EvaluationInput, 'origin' | 'lines' | 'extraction' | 'asOf'>;

/**
 * The latest year that a document names up to the day on which it is judged, and where: of a file in any of its lines,
 * however they were read, but for numbers of telephones, addresses and identifiers. `null` if something goes on, or if it names none.
 */
export function latestYearOf(dated: readonly DatedEntry[], input: Source): { year: number; text: string } | null {
  if (dated.some(({ current, start, end }) => current || (start !== '' && end === ''))) return null;
  const lines = linesOf(input);
  if (lines.some((line) => OPEN.test(line) || (GOES_ON.test(line) && /\d{4}|[-–—]/u.test(line)))) return null;
  return latestYearSaid(dated, input);
}

/** The same, whatever goes on; `null` also if something ends in a year to come. */
export function latestYearSaid(dated: readonly DatedEntry[], input: Source): { year: number; text: string } | null {
  const now = Number(input.asOf.slice(0, 4));
  if (dated.some(({ end, current }) => !current && Number(end.slice(0, 4)) > now)) return null;
  const named = [
    ...dated.map(({ title, at, start, end }) => ({ text: title || at, within: end || start })),
    // The day on which it was written or printed is nothing new.
    // A cell of a table may be in one of the readings alone.
    ...[linesOf(input), ...otherReadings(input)]
      .flat()
      .filter((line) => !TODAY.test(line.trim()))
      .map((text) => ({ text, within: timesIn(text) })),
  ].flatMap(({ text, within }) =>
    (within.match(YEAR) ?? []).map(Number).flatMap((year) => (year <= now ? [{ year, text }] : [])),
  );
  return named.toSorted((a, b) => b.year - a.year)[0] ?? null;
}
