/** Words that samples have where a month and a year belong. */
const MONTH = 'months?|mm|monat|mois|mes|mês|mese|maand|miesiąc|månad|ay';
const YEAR = 'years?|yyyy|yy|jahr|année|an|año|ano|anno|jaar|rok|år|yıl';
/** What stands for a date in a range. */
const DATE = '(?:(?:start|end)(?:ing)? )?date';
const DASH = String.raw`\s{0,3}[-–—]{1,3}\s{0,3}`;

const HINT = new RegExp(
  String.raw`(?:19|20)xx|yyyy|aaaa|jjjj|rrrr|гггг|(?<!\p{L})(?:(?:${YEAR}|date)\s{0,3}[-–—])`,
  'iu',
);

/** Whether a text has a word that stands for a date: what is quick to tell. */
export const mayHaveBlank = (text: string): boolean => HINT.test(text);

/**
 * The source of an expression for dates that are still to be filled in, as samples and forms have them: "Jan 20XX", "MM/YYYY"
 * anywhere, words such as "Month Year" only where another one or "present" follows or precedes. The parts are sources of
 * expressions for months and for the words of "present".
 */
export const blankDates = (month: string, present: string): string => {
  const months = `(?:(?:${MONTH}|xx|${month})\\.?[\\s/.-]{1,2})?`;
  const sure = `(?:19|20)xx\\s?年(?:\\s?(?:x{1,2}|\\d{1,2})\\s?月)?|${months}(?:(?:19|20)xx|yyyy|aaaa|jjjj|rrrr|гггг)`;
  const words = `(?:${months}(?:${YEAR})|${DATE})`;
  return `${sure}|${words}(?=${DASH}(?:${sure}|${words}|${present}))|(?<=(?:${sure}|${words})${DASH})${words}`;
};
