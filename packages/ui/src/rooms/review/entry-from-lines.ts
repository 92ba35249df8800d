import { assigned, type Draft, type Original } from './assign.ts';
import { periodOf, withName } from './divide.ts';
import { lineAt, undatedText, type FileLine } from './file-line.ts';
import type { Place } from './review-kind.ts';
import { isSamePlace } from './review-model.ts';

/** A line that is left over, and those after it on its page up to the first that is not. */
export function leftoverFrom({ pages }: Original, { leftover }: Draft, from: FileLine): FileLine[] {
  const lines: FileLine[] = [];
  for (let line: FileLine | undefined = from; line; line = lineAt(pages, { page: from.page, line: line.line + 1 })) {
    const at: FileLine = line;
    if (!leftover.some((other) => isSamePlace(other, at))) break;
    lines.push(at);
  }
  return lines;
}

/**
 * The draft with lines as an entry that is not there yet: the first with words is its name, the first with dates gives it
 * its dates, the others are its text or its tags. What such an entry has no field for stays left over.
 */
export function entryFrom(original: Original, draft: Draft, { fields }: Place, lines: readonly FileLine[]): Draft {
  const title = fields.find(({ slot }) => slot === 'title') ?? fields.find(({ kind }) => kind === 'text');
  const rest = fields.find(({ slot }) => slot === 'body') ?? fields.find(({ kind }) => kind === 'tags');
  const first = lines.find((line) => undatedText(line) !== '');
  if (!first) return draft;
  const dated = first.dates.length > 0 ? undefined : lines.find(({ dates }) => dates.length > 0);
  const named = title ? withName(original, draft, fields, title, first) : draft;
  const period = periodOf(fields);
  return lines.reduce((made, line) => {
    if (line === first && title) return made;
    const [dates] = line === dated ? line.dates : [];
    const withDates =
      dates && period.length > 0 ? assigned(original, made, line, line.text.slice(dates.from, dates.to), period) : made;
    const words = dates && period.length > 0 ? undatedText(line) : line.text;
    return rest && words !== '' ? assigned(original, withDates, line, words, [rest]) : withDates;
  }, named);
}
