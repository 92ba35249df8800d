import type { FieldNames } from '../fields.ts';
import type { ReadFields } from '../heads/read-entry.ts';
import { VENUE } from '../heads/read-thing.ts';
import { monthNamed } from '../../../language/dates.ts';

/** So large a share of the entries shows how all of them are laid out. */
const MOST = 0.5;
const FEWEST = 2;
/** Characters; what is longer describes. */
const LONGEST_TITLE = 250;

/** Where something was said, besides the words of journals: "LAET seminar, Lyon", "3rd Summit", "Lisbon, June 18–20". */
const MEETING =
  /\b(?:seminars?|seminario|séminaire|colloqui(?:um|a)|colloque|congress|congr[eè]s|congreso|congresso|kongress|tagung|convegno|jornadas|journées?|summit|meetings?|meetup|conf|conférence|konferenz|conferencia|conferência|conferenza|konferencj[ai]|konferens|conferentie|forum|lecture series)\b/iu;

/** A word before or behind a number that may be a day, or behind several days. */
const BESIDE_DAY = /(?<before>\p{L}{3,})\.? \d{1,2}(?!\d)|(?<!\d)\d{1,2}\.? (?:de )?(?<behind>\p{L}{3,})/gu;

const namesDay = (text: string): boolean =>
  [...text.matchAll(BESIDE_DAY)].some(({ groups }) => monthNamed(groups?.['before'] ?? groups?.['behind'] ?? '') > 0);

const isVenue = (text: string): boolean => VENUE.test(text) || MEETING.test(text) || namesDay(text);

/**
 * Talks that are listed by where they were held ("Days of Optics, Lyon" above "Seeing through fog"): what stands below is
 * the title, and the first line the venue, if that is so in most entries and the other way round in none.
 */
export const withTitlesBelowVenues = (
  entries: readonly ReadFields[],
  { title, subtitle, body }: FieldNames,
): ReadFields[] => {
  if (title === undefined || subtitle === undefined || body === undefined) return [...entries];
  const parts = entries.map((entry) => {
    const [first, below] = [entry[title], entry[subtitle] ?? entry[body]];
    const isBelow = first?.lines[0] !== below?.lines[0];
    return typeof first?.value === 'string' && typeof below?.value === 'string' && isBelow && isTitle(below.value)
      ? { first, below, isFirst: isVenue(first.value), isSecond: isVenue(below.value) }
      : undefined;
  });
  const read = parts.filter((part) => part !== undefined);
  const right = read.filter(({ isFirst, isSecond }) => isFirst && !isSecond).length;
  const wrong = read.filter(({ isFirst, isSecond }) => isSecond && !isFirst).length;
  if (right < FEWEST || wrong > 0 || right < MOST * entries.length) return [...entries];
  return entries.map((entry, index) => {
    const part = parts[index];
    if (!part) return entry;
    const { [body]: told, ...others } = entry;
    const rest = part.below === told || told === undefined ? {} : { [body]: told };
    const [name, venue] = [
      { ...part.below, confidence: 0.7 },
      { ...part.first, confidence: 0.7 },
    ];
    return { ...others, ...rest, [title]: name, [subtitle]: venue };
  });
};

const isTitle = (text: string): boolean =>
  text.length <= LONGEST_TITLE && !text.includes('\n') && !text.startsWith('- ') && !/\.\s\p{Lu}/u.test(text);
