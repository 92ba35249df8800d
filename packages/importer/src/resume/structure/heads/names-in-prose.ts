import { findDegree, isTask, organisationScore, roleScore, schoolScore } from '../../../language/words.ts';
import type { Line } from '../../../text/line.ts';
import { headOf } from './atoms.ts';
import { joinedLine } from '../lines/joined-line.ts';
import { hadNoRoom } from '../lines/line-room.ts';
import type { EntryParts } from './read-entry.ts';
import { withCells } from '../lines/with-cells.ts';
import { sliceRuns } from '../lines/slice-runs.ts';

/** A name with its employer has at most so many words. */
const MOST_WORDS = 14;

/** Characters; the name is at the start of the paragraph. */
const LONGEST = 400;

/** So few words are a name, whatever they say. */
const FEW_WORDS = 8;

/** The first sentence of a paragraph, before what is said next: "Clerk, Acme. Tasks: …", "Committees at Acme: planning …". */
const FIRST_SENTENCE = /^(?<name>.{3,}?[\p{L})\]’”"])(?:\.\s+(?=\p{Lu})|:\s+(?=\p{Ll})|\s\|\s+(?=\p{L}+:))/u;

/**
 * An entry that names nothing beside its dates names it at the start of what describes it: "2016 – 2018" above "Engineer |
 * Acme. Tasks: …". What comes before the first full stop is its head.
 */
export const withNameFromBody = ({ head, body }: EntryParts): EntryParts => {
  const [first, ...others] = body;
  if (head.atoms.length > 0 || !head.dates || !first || first.bullet) return { head, body };
  const [paragraph, rest] = firstParagraph(first, others);
  const [cell, ...more] = paragraph.cells;
  if (!cell || more.length > 0) return { head, body };
  const name = FIRST_SENTENCE.exec(cell.text)?.groups?.['name'] ?? cell.text.replace(/\.$/u, '');
  if (name.split(/\s+/u).length > MOST_WORDS || !isName(name)) return { head, body };
  const text = cell.text.slice(name.length).replace(/^[\s.;:|–—-]+/u, '');
  const cutAt = cell.text.length - text.length;
  const named = withCells(paragraph, [{ ...cell, text: name, runs: sliceRuns(cell.runs, 0, name.length) }]);
  const described = { ...cell, text, runs: sliceRuns(cell.runs, cutAt, cell.text.length) };
  const found = headOf([{ line: named, role: 'head', dates: [], look: '' }]);
  return {
    head: { ...head, atoms: found.atoms, urls: [...head.urls, ...found.urls] },
    body: text === '' ? rest : [withCells(paragraph, [described]), ...rest],
  };
};

/** "Board of advisers of Acme": a name behind small words. */
const ENDS_IN_NAME = /(?:^|[\s“‘"'(])\p{Lu}[^\s]*$/u;

/** Whether a text is a name, in the manner of a title. */
const isName = (text: string): boolean =>
  /^["'“‘(]?[\p{Lu}\p{Lo}\d]/u.test(text) &&
  (!isTask(text) || ENDS_IN_NAME.test(text)) &&
  (text.split(/\s+/u).length <= FEW_WORDS ||
    findDegree(text) !== undefined ||
    roleScore(text) + organisationScore(text) + schoolScore(text) > 0.5);

/** The first line with those that continue it, and the others. */
const firstParagraph = (first: Line, lines: readonly Line[]): [Line, Line[]] => {
  let [whole, above] = [first, first];
  for (const [index, line] of lines.entries()) {
    if (line.bullet || whole.text.length > LONGEST || !hadNoRoom(above, line)) return [whole, lines.slice(index)];
    whole = joinedLine(whole, line);
    above = line;
  }
  return [whole, []];
};
