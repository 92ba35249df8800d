/** Words that samples have where a month and a year belong. */
const MONTH = 'months?|mmm?|mon|monat|mois|mes|mês|mese|maand|miesiąc|månad|ay';
const YEAR = 'years?|yyyy|yy|jahr|année|an|año|ano|anno|jaar|rok|år|yıl';
/** What stands for a date in a range. */
const DATE = String.raw`(?:(?:start|end)(?:ing)?\s?)?date|x{4}`;
/** A year of no person's life. */
const UNREAL = String.raw`(?!1[89]|20)[1-9]\d{3}`;
const DASH = String.raw`\s{0,3}[-–—]{1,3}\s{0,3}`;

const HINT = new RegExp(
  String.raw`(?:19|20)xx|yyyy|aaaa|jjjj|rrrr|гггг|x{4}|[\[<](?:${YEAR})[\]>]|(?:start|end)(?:ing)?\s?date` +
    String.raw`|(?<!\p{L})(?:(?:${YEAR}|date)(?:\s(?:start|end)ed)?\s{1,3}(?:\p{L}{1,5}\s|[-–—])|(?:${YEAR}|date)[-–—])` +
    String.raw`|(?:\p{L}\.?,?\s${UNREAL}|${UNREAL}[/.]\d\d)\s{0,3}[-–—]`,
  'iu',
);

/** Whether a text has a word that stands for a date: what is quick to tell. */
export const mayHaveBlank = (text: string): boolean => HINT.test(text);

/**
 * The source of an expression for dates that are still to be filled in, as samples and forms have them: "Jan 20XX", "MM/YYYY",
 * "[Year]" anywhere, words such as "Month Year" and years of no person's life only where another one or "present" follows or
 * precedes. The parts are sources of expressions for months, for the words of "present" and for those of "to".
 */
export const blankDates = (month: string, present: string, to: string): string => {
  const months = `(?:(?:${MONTH}|x{2,3}|${month})[.,]{0,2}[\\s/.-]{1,2})?`;
  const years = '(?:(?:19|20)xx|yyyy|aaaa|jjjj|rrrr|гггг)';
  const sure =
    String.raw`(?:19|20)xx\s?年(?:\s?(?:x{1,2}|\d{1,2})\s?月)?|(?:${years}|xxxx)[./-](?:xx|mm)|${months}${years}` +
    String.raw`|[\[<]${months}(?:${YEAR})[\]>]`;
  const words = String.raw`(?:${months}(?:${YEAR})(?:\s(?:start|end)ed)?|${months}(?:${DATE})(?:\s?\/\s?(?:${present}))?|(?:${month})[.,]{0,2}\s${UNREAL}|${UNREAL}[/.]\d\d)`;
  const behind = String.raw`${DASH}(?:${sure}|${words}|${present})(?!\p{L})|\s{1,3}(?!to date)(?:${to})\s{1,3}(?:${sure}|end\s?date|${present})(?!\p{L})`;
  return `${sure}|${words}(?=${behind})|(?<=(?:${sure}|${words})${DASH})${words}|(?<=date\\s(?:${to})\\s)end\\s?date`;
};
