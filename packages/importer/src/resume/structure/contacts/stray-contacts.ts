import { hasPhone, withoutPhones } from '../../../language/phones.ts';
import { isPlace } from '../../../language/places.ts';
import { findDegree, schoolScore } from '../../../language/words.ts';
import type { Line } from '../../../text/line.ts';
import type { SectionBlock } from '../headings/blocks.ts';
import { labelKind } from '../labels/contact-labels.ts';
import { EMAIL, LABELLED_LINK, SEPARATOR, URL } from '../labels/contact-patterns.ts';
import { isDashedPlace } from './contact-place.ts';
import { targetKey } from '../headings/headings.ts';
import { withoutColon } from '../../../text/normalise.ts';

const isDetail = (line: Line): boolean => {
  const rest = withoutPhones(line.text.replace(EMAIL, '').replace(URL, ''));
  const found = rest.length < line.text.length;
  return (
    (found && rest.replace(/[^\p{L}]/gu, '').length < line.text.length * 0.3) ||
    line.cells.some((cell) => cell.runs.some((run) => /^(?:mailto|tel):/u.test(run.url ?? '')))
  );
};

/** "Nationality | British", "Address: 4 Quay Lane": a value behind the label of a detail. */
const isLabelled = ({ cells, text }: Line): boolean => {
  const [label = '', ...rest] = cells.length > 1 ? cells.map((cell) => cell.text) : text.split(/[:：]\s/u);
  return rest.length > 0 && labelKind(withoutColon(label)) !== undefined;
};

const isDetailOrLink = (line: Line): boolean => isDetail(line) || LABELLED_LINK.test(line.text);

/** More words than a detail has. */
const WORDS_OF_PROSE = 8;
const isLong = (line: Line | undefined): boolean => (line?.text.split(/\s+/u).length ?? 0) >= WORDS_OF_PROSE;
const isShort = ({ text }: Line): boolean => text.split(/\s+/u).length <= 6 && !/[.!?]$/u.test(text);
/** A line of sentences, or the end of one, without a detail. */
const isOfProse = (line: Line, index: number, lines: readonly Line[]): boolean =>
  line.cells.length === 1 &&
  !isDetail(line) &&
  !isLabelled(line) &&
  !isPlace(line.text) &&
  (isLong(line) || isLong(lines[index - 1]));

const isOfStudy = (text: string): boolean => schoolScore(text) > 0 || findDegree(text) !== undefined;

/**
 * Finds contact details under other headings: an "About" that lists mail and phone becomes a contact block (its target
 * changes), and details at the start of a section, separated from their heading by a column break for instance, are
 * removed and returned.
 */
export const setContactsRight = (sections: readonly SectionBlock[]): Line[] => {
  const moved: Line[] = [];
  for (const block of sections) {
    if (block.target.kind === 'summary') moved.push(...takeDetailsOf(block));
    const details = block.lines.filter((line) => isDetail(line) || isLabelled(line));
    // What has a mail address and no sentence tells nothing of the person.
    const isMail = block.lines.some(({ text }) => EMAIL.test(text)) && block.lines.every(isShort);
    if (
      block.target.kind === 'summary' &&
      block.lines.length > 0 &&
      (isMail || details.length * 2 >= block.lines.length)
    )
      block.target = { kind: 'contact' };
    // "GitHub: https://…" below a heading that says nothing, such as that of a page's foot.
    if (block.target.kind === 'unknown' && block.lines.length > 0 && block.lines.every(isDetailOrLink))
      block.target = { kind: 'contact' };
    // "Basic information" above sentences: they say who the person is.
    if (block.target.kind === 'contact' && block.lines.length > 0 && block.lines.every(isOfProse)) {
      block.target = { kind: 'summary' };
      continue;
    }
    if (block.target.kind !== 'section' || block.target.section.kind === 'contacts') continue;
    if (block.target.section.key === 'additional') {
      moved.push(...block.lines.filter(({ text }) => LABELLED_LINK.test(text)));
      block.lines = block.lines.filter(({ text }) => !LABELLED_LINK.test(text));
    }
    const end = block.lines.findIndex((line) => !isDetail(line) && (!isPlace(line.text) || isOfStudy(line.text)));
    const lead = block.lines.slice(0, end < 0 ? block.lines.length : end);
    if (!lead.some((line) => EMAIL.test(line.text) || (hasPhone(line.text) && isDetail(line)))) continue;
    moved.push(...lead);
    block.lines = block.lines.slice(lead.length);
  }
  return [...moved, ...footDetails(sections)];
};

/** The short lines of a profile that lists an address, a number and handles above, below or without its prose. */
const takeDetailsOf = (block: SectionBlock): Line[] => {
  const first = block.lines.findIndex((line) => !isShort(line));
  const lead = block.lines.slice(0, first < 0 ? block.lines.length : first);
  const tail = first < 0 ? [] : block.lines.slice(block.lines.findLastIndex((line) => !isDetail(line)) + 1);
  const taken = new Set([lead, tail].filter((lines) => lines.filter(isDetail).length >= 2).flat());
  block.lines = block.lines.filter((line) => !taken.has(line));
  return [...taken];
};

/** Contact details at the end of a page or of the document, apart from the text above them, leave their section. */
const footDetails = (sections: readonly SectionBlock[]): Line[] => {
  const found: Line[] = [];
  for (const block of sections) {
    // Those of a referee are somebody else's.
    if (block.target.kind === 'contact' || targetKey(block.target) === 'reference') continue;
    const ends = endsOfPages(block.lines);
    const foot = new Set(
      block.lines.flatMap((line, index) => (ends.has(line) && isContactLine(line) ? run(block.lines, index) : [])),
    );
    found.push(...foot);
    if (foot.size > 0) block.lines = block.lines.filter((line) => !foot.has(line));
  }
  return found;
};

/** The lines behind which only details follow on their pages. */
const endsOfPages = (lines: readonly Line[]): ReadonlySet<Line> => {
  const ends = new Set<Line>();
  const closed = new Set<number>();
  for (const line of lines.toReversed()) {
    if (closed.has(line.page)) continue;
    ends.add(line);
    if (!isOnlyDetails(line) && !isHandles(line)) closed.add(line.page);
  }
  return ends;
};

/** A line of details with those around it: a street above it, addresses below. */
const run = (lines: readonly Line[], index: number): Line[] => {
  let [from, to] = [index, index + 1];
  const isNear = (line: Line | undefined): boolean =>
    line !== undefined &&
    line.page === lines[index]?.page &&
    (isOnlyDetails(line) || (!line.bullet && isPlace(line.text)) || isDashedPlace(line));
  const isClose = (line: Line | undefined): boolean => line !== undefined && line.gapAbove < 1.2 * line.style.size;
  while (isClose(lines[from]) && isNear(lines[from - 1])) from -= 1;
  while (isNear(lines[to])) to += 1;
  return lines.slice(from, to);
};

/** Names in networks whose icons say nothing: "adapark • ada.park". */
const isHandles = ({ text }: Line): boolean =>
  text.split(SEPARATOR).every((part) => /^[\p{Ll}\d][\p{Ll}\d._-]{3,}$/u.test(part.trim()));

/** Text behind a sign that stands for an icon: "§ adapark". */
const withoutSign = (text: string): string => text.trim().replace(/^[^\p{L}\p{N}\s]\s+/u, '');

/** A name in a network that its label names. */
const HANDLE = /^(?:skype|telegram|whatsapp|wechat|signal|viber)\s?[:：]\s?\S{2,40}$/iu;

const detailsOf = (line: Line): { parts: string[]; details: string[] } => {
  const parts = line.cells.flatMap(({ text, runs }) =>
    text
      .split(SEPARATOR)
      .filter((part) => part.trim())
      .map((part) => ({ part, isLink: runs.some(({ url }) => url !== undefined) && !/\s/u.test(withoutSign(part)) })),
  );
  const details = parts.filter(
    ({ part, isLink }) => isLink || EMAIL.test(part) || URL.test(part) || hasPhone(part) || HANDLE.test(part.trim()),
  );
  return { parts: parts.map(({ part }) => part), details: details.map(({ part }) => part) };
};

const isOnlyDetails = (line: Line): boolean => {
  const { parts, details } = detailsOf(line);
  return details.length > 0 && details.length === parts.length;
};

/** The address of a site or of a profile in a network, and no page within it: "adapark.example", "github.com/adapark". */
const OF_PERSON =
  /^(?:https?:\/\/)?(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/(?:in|profile|users|people)(?=\/))?(?:\/[^/\s]*)?\/?$/iu;
const NAME_WITH_SIGN = /^@[\p{L}\d._-]{2,40}$/u;

/** Several addresses that are somebody's, apart from the text above them: the foot of a resume. */
const isRowOfAddresses = (line: Line): boolean => {
  const parts = detailsOf(line).parts.map((part) => part.trim());
  return (
    !line.bullet &&
    line.gapAbove > 2 * line.style.size &&
    parts.filter((part) => OF_PERSON.test(part)).length > 1 &&
    parts.every((part) => OF_PERSON.test(part) || NAME_WITH_SIGN.test(part))
  );
};

/** A line that names a mail address, or two details with a phone number, and little else; or a row of addresses. */
const isContactLine = (line: Line): boolean => {
  const { parts, details } = detailsOf(line);
  if (isRowOfAddresses(line)) return true;
  return (
    (!line.bullet || (details.length > 1 && details.length === parts.length)) &&
    (EMAIL.test(line.text) || (details.length > 1 && hasPhone(line.text))) &&
    details.length * 2 >= parts.length
  );
};
