import type { EvaluationInput, Passage } from '../input.ts';
import { linesOf } from '../text/lines.ts';
import type { DatedEntry } from './resume-facts.ts';

/** What says since when something is so, before a year at the end of a line. */
const SINCE =
  /\s(?:since|seit|depuis(?: l['’]année)?|desde|dal|sinds|sedan|siden|od(?: roku)?)\s(?<year>(?:19|20)\d\d)\P{L}*$/iu;

/** The line of a file that is the name of an entry and since which year it is so, and nothing else: "No lost-time injury since 2019". */
const lineOf = ({ title, at }: DatedEntry, lines: readonly string[]): string | undefined =>
  lines.find((line) => {
    const since = SINCE.exec(line);
    if (!since) return false;
    const name = line.slice(0, since.index).trim();
    return name !== '' && (name === title || (title === '' && name === at));
  });

/**
 * The entries of a file in which a bullet with a year was read as a role of its own is what the role above it tells, which
 * it does at the same employer and time: it has no end, no month and no text.
 */
export function withTornBullets(entries: readonly DatedEntry[], input: EvaluationInput): DatedEntry[] {
  const lines = linesOf(input);
  if (lines.length === 0) return [...entries];
  const kept: DatedEntry[] = [];
  for (const entry of entries) {
    const above = kept.at(-1);
    const line = isBare(entry) && above && isWithin(entry, above) ? lineOf(entry, lines) : undefined;
    if (line === undefined || !above) kept.push(entry);
    else {
      const told: Passage = { text: line.trim(), path: `${above.path}.body` };
      const own = above.bullets.length > 0 ? 'bullets' : 'paragraphs';
      kept[kept.length - 1] = { ...above, [own]: [...above[own], told] };
    }
  }
  return kept;
}

const isBare = ({ section, start, end, bullets, paragraphs }: DatedEntry): boolean =>
  section === 'experience' &&
  /^\d{4}$/u.test(start) &&
  (!end || end === start) &&
  bullets.length + paragraphs.length === 0;

/** Whether an entry is of the employer of another one that tells something, and began in its time. */
const isWithin = ({ at, title, start }: DatedEntry, above: DatedEntry): boolean =>
  above.section === 'experience' &&
  above.bullets.length + above.paragraphs.length > 0 &&
  (at === '' || title === '' || at === above.at) &&
  start >= above.start.slice(0, 4) &&
  (above.current || start <= above.end);
