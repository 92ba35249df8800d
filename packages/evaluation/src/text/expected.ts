import { monthOf } from '../resume/months.ts';
import { folded } from './words.ts';

/** The first letters of months in the five languages that have lists, without accents; the longer ones first. */
const months: readonly (readonly [RegExp, number])[] = [
  [/^(?:jan|ene)/u, 1],
  [/^fe[bv]/u, 2],
  [/^mar/u, 3],
  [/^(?:apr|avr|abr)/u, 4],
  [/^(?:may|mai)/u, 5],
  [/^(?:jun|juin)/u, 6],
  [/^(?:jul|juil)/u, 7],
  [/^(?:aug|ago|aou)/u, 8],
  [/^se[pt]/u, 9],
  [/^(?:oct|okt|out)/u, 10],
  [/^nov/u, 11],
  [/^(?:dec|dez|dic)/u, 12],
];
const DATE = String.raw`(?:(?<name>\p{L}{3,10})\.? (?:de )?|(?<digits>0?[1-9]|1[0-2])[./])?(?<year>20\d\d)`;
const WORD = String.raw`(?:expected|anticipated|projected)(?: (?:graduation|completion|to graduate|to complete|degree))?(?: date)?|voraussichtlich(?:er abschluss)?|obtention prévue|diplôme prévu|prévue?|(?:graduación |titulación |conclusão |formatura )?previst[oa]`;
/** "Expected graduation: May 2023"; behind it, "expected 2023 targets" goes on. */
const BEFORE = new RegExp(
  String.raw`(?<![\p{L}]|(?:exceed\p{L}*|than|over|above|the) )(?:${WORD})(?: (?:in|by|for|bis|im|ende|en|pour|fin|para|em))?:? ${DATE}(?=\s*(?:$|[),.;|–—]))`,
  'giu',
);
/** "May 2023 (expected)". */
const BEHIND = new RegExp(String.raw`(?<!\p{L}|\d)${DATE}(?:, ?| ?\(| )(?:${WORD})(?=\s*(?:$|[),.;|]))`, 'giu');

/** What a text expects for a time that is over, by a month counted as `monthOf` does. */
export const pastExpectationsIn = (text: string, now: number): string[] =>
  [BEFORE, BEHIND].flatMap((said) =>
    [...text.matchAll(said)].flatMap(({ 0: found, groups = {} }) => {
      const named = months.find(([letters]) => letters.test(folded(groups['name'] ?? '')))?.[1];
      // A word that is no month, as in "expected fall 2023", leaves the year.
      const month = named ?? (groups['digits'] === undefined ? undefined : Number(groups['digits']));
      const date = `${groups['year'] ?? ''}${month === undefined ? '' : `-${String(month).padStart(2, '0')}`}`;
      return (monthOf(date, 'end') ?? now) < now ? [found] : [];
    }),
  );
