import { organisationScore, roleScore, schoolScore } from '../../../language/words.ts';
import { lettersOf, type Cell } from '../../../text/line.ts';
import { tidy } from '../heads/atoms.ts';
import { ISSUER } from '../heads/read-thing.ts';
import { edgeDates } from '../lines/edge-dates.ts';
import { joinedLine } from '../lines/joined-line.ts';
import { hadNoRoom } from '../lines/line-room.ts';
import type { SectionLine } from '../lines/section-line.ts';
import { withCells } from '../lines/with-cells.ts';
import { withoutColon } from '../../../text/normalise.ts';

/** One item below a name may describe it. */
const FEWEST = 2;
/** The name of a certificate has no more words. */
const MOST_WORDS = 14;

/** What a line names beside its date, and the date as it is printed. */
type Giver = { name: string; date: string };

/**
 * Lists of certificates or awards below who gave them ("Harbour College" above "• Crane driver, 2019"): each item is an
 * entry, and what stands above is said of all of them. They have dates of their own, or are names below a known giver.
 */
export const withThingsOfGivers = (lines: readonly SectionLine[], asOf: string): readonly SectionLine[] => {
  const below = belowDatedGivers(lines, asOf);
  if (below) return below;
  const read: SectionLine[] = [];
  let found = false;
  for (let at = 0; at < lines.length; at += 1) {
    const head = lines[at];
    if (!head) break;
    let end = at + 1;
    if (head.role === 'head') while (lines[end]?.role === 'item') end += 1;
    const list = lines.slice(at + 1, end);
    const things = list.length < FEWEST ? [] : thingsIn(list, asOf);
    const giver = giverIn(head, asOf);
    const isOwn = things.length >= FEWEST && lines[at - 1]?.role !== 'head' && isListOf(giver, things, asOf);
    if (isOwn) {
      read.push(...things.map((thing) => opened(thing, giver, asOf)));
      at += list.length;
      found = true;
      continue;
    }
    // What is no such list begins behind a description, as entries do.
    read.push(head.role === 'head' && lines[at - 1]?.role !== 'head' ? { ...head, opens: true } : head);
  }
  return found ? read : lines;
};

/**
 * The entries of a section whose dated lines name who gave what stands in the lines below, in other letters: "2020, Udemy"
 * above "Course in Python" and "Course in drawing". Some have several, and most of them are known to give something.
 */
const belowDatedGivers = (lines: readonly SectionLine[], asOf: string): SectionLine[] | undefined => {
  if (!lines.every(({ line }) => !line.bullet && line.cells.length === 1)) return undefined;
  const groups: { giver: Giver | undefined; things: SectionLine[] }[] = [];
  for (const [index, each] of lines.entries()) {
    const [open, above] = [groups.at(-1), lines[index - 1]];
    const last = open?.things.at(-1);
    if (each.dates.length > 0) groups.push({ giver: giverIn(each, asOf), things: [] });
    else if (!open || !above) return undefined;
    else if (last && hadNoRoom(above.line, each.line)) last.line = joinedLine(last.line, each.line);
    else open.things.push({ ...each });
  }
  const styles = new Set(lines.map(({ line, dates }) => `${dates.length > 0} ${lettersOf(line.style)}`));
  const isLaidOut =
    groups.length >= FEWEST &&
    styles.size === 2 &&
    new Set(lines.map(({ line }) => lettersOf(line.style))).size === 2 &&
    groups.some(({ things }) => things.length >= FEWEST) &&
    groups.every(({ things }) => things.length > 0 && things.every(({ line }) => isName(line.text, asOf)));
  const known = groups.filter(({ giver }) => giver && isGiver(giver.name)).length;
  if (!isLaidOut || known < groups.length / 2) return undefined;
  return groups.flatMap(({ giver, things }) =>
    giver ? things.map((thing) => opened(thing, giver, asOf, true)) : things,
  );
};

/** Items, each with the lines that go on with it. */
const thingsIn = (list: readonly SectionLine[], asOf: string): SectionLine[] => {
  const things: SectionLine[] = [];
  for (const each of list) {
    const last = things.at(-1);
    if (each.line.bullet || !last) things.push({ ...each });
    else last.line = joinedLine(last.line, each.line);
  }
  return things.map((thing) => ({ ...thing, dates: edgeDates(thing.line.text, asOf) }));
};

/** The one name in a line, and its date. */
const giverIn = ({ line, dates }: SectionLine, asOf: string): Giver | undefined => {
  const [found, ...others] = dates.length > 0 ? dates : edgeDates(line.text, asOf);
  if (others.length > 0 || line.cells.length > 2) return undefined;
  const date = found ? line.text.slice(found.from, found.to) : '';
  const name = tidy(found ? `${line.text.slice(0, found.from)} ${line.text.slice(found.to)}` : line.text);
  return name === '' ? undefined : { name: withoutColon(name), date: date.trim() };
};

const isGiver = (name: string): boolean =>
  ISSUER.test(name) ||
  ISSUER.test(name.replace(/\s*\([^()]{2,10}\)$/u, '')) ||
  ((organisationScore(name) > 0.5 || schoolScore(name) > 0.5) && roleScore(name) < 0.5);

/** Whether items are what somebody gave: all dated below a name without a date, or all names below one of a giver. */
const isListOf = (giver: Giver | undefined, things: readonly SectionLine[], asOf: string): giver is Giver => {
  if (!giver) return false;
  const dated = things.filter(({ dates }) => dates.length > 0).length;
  if (dated > 0) return giver.date === '' && dated === things.length;
  return isGiver(giver.name) && things.every(({ line: { text } }) => isName(text, asOf));
};

/** Whether a text is a name rather than a sentence, or words that tell of a thing. */
const isName = (text: string, asOf: string): boolean =>
  /^[¿¡"“«]?[\p{Lu}\p{Lo}\d]/u.test(text) &&
  !/[.;:。]$/u.test(text) &&
  text.split(/\s+/u).length <= MOST_WORDS &&
  edgeDates(text, asOf).length === 0;

/** An item as the first line of an entry, with who gave it in a cell behind it, and when, where the item says neither. */
const opened = (
  { line, look, dates }: SectionLine,
  { name, date }: Giver,
  asOf: string,
  isSure = isGiver(name),
): SectionLine => {
  const said = [...(isSure ? [name] : []), ...(date === '' ? [] : [date])];
  const behind = said.map((text): Cell => ({
    text,
    x: line.right,
    right: line.right,
    runs: [{ text, style: line.style }],
  }));
  const whole = { ...withCells(line, [...line.cells, ...behind]), bullet: false };
  return { line: whole, role: 'head', look, opens: true, dates: date === '' ? dates : edgeDates(whole.text, asOf) };
};
