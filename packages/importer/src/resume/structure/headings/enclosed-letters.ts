import { isClosing, openingOf, usualFrom } from '../../../language/letter-words.ts';
import type { Line } from '../../../text/line.ts';
import { isKnownHeading } from './headings.ts';

const habits = usualFrom('');
/** Salutations end so, and are short. */
const MAY_OPEN = /^.{4,80}[,:!，：、،]$/u;

/** Whether a page greets somebody and later takes leave, without a heading of a resume. */
const isLetter = (lines: readonly Line[]): boolean => {
  const at = lines.findIndex(({ text, bullet }) => !bullet && MAY_OPEN.test(text) && openingOf(text, habits) !== null);
  const opening = lines[at] && openingOf(lines[at].text, habits);
  return (
    opening != null &&
    lines.slice(at + 1).some(({ text }) => text.length < 60 && isClosing(text, opening)) &&
    !lines.some(({ text, style, cells }) => cells.length === 1 && style.bold && isKnownHeading(text))
  );
};

/** The lines without pages behind the first that are letters, as samples have one behind the resume. */
export const withoutLetters = (lines: readonly Line[]): Line[] => {
  const pages = Map.groupBy(lines, ({ page }) => page);
  const letters = new Set([...pages].flatMap(([page, some]) => (page > 0 && isLetter(some) ? [page] : [])));
  return lines.filter(({ page }) => !letters.has(page));
};
