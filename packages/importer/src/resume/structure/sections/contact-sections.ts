import { findDates } from '../../../language/dates.ts';
import { roleScore } from '../../../language/words.ts';
import { runsText, type Cell, type Line } from '../../../text/line.ts';
import type { DocumentBlocks, SectionBlock } from '../headings/blocks.ts';
import { levelsSection, vocabularyOf } from '../fields.ts';
import { matchHeading, targetKey, type HeadingTarget } from '../headings/headings.ts';
import { levelsIn, withoutLevel } from './read-levels.ts';
import { listOf } from './read-tags.ts';
import { saidBy } from '../labels/entry-labels.ts';
import { withCells } from '../lines/with-cells.ts';
import { sliceRuns } from '../lines/slice-runs.ts';
import { isLanguageName } from '../../../language/language-names.ts';
import { withoutBrackets, withoutColon } from '../../../text/normalise.ts';

/** Letters; what people write of themselves is longer than any detail. */
const PROSE = 200;
/** And so long is it behind a label, at least. */
const LEAST_SAID = 40;
/** Consent to the use of personal data, which tells nothing of the person. */
const CONSENT =
  /gdpr|rgpd|2016\/679|personal data|datenschutz|dati personali|dados pessoais|datos personales|danych osobowych/iu;

/**
 * Divides from the contact details what they hold of other sections: studies and jobs beside a label ("Education | 2006 –
 * 2010, …"), and what the person writes of themselves, if nothing else is a summary.
 */
export const sectionsInContacts = (
  blocks: readonly SectionBlock[],
  isIntroduced: boolean,
  asOf: string,
): SectionBlock[] =>
  blocks.flatMap((block) => {
    if (block.target.kind !== 'contact') return [block];
    const entries = block.lines.flatMap((line) => entryIn(line, block, asOf) ?? []);
    const saying = isIntroduced ? undefined : sayingIn(block.lines);
    const prose = isIntroduced ? [] : proseIn(block.lines);
    const taken = new Set([...entries.map(({ headingLine }) => headingLine), ...(saying?.taken ?? prose)]);
    const contact = { ...block, lines: block.lines.filter((line) => !taken.has(line)) };
    const [first] = prose;
    const bare = first && first.cells.length > 1 ? [withCells(first, first.cells.slice(1)), ...prose.slice(1)] : prose;
    const about = saying?.said ?? bare;
    return [
      contact,
      ...entries,
      ...(about.length > 0 ? [{ ...block, target: { kind: 'summary' } as const, confidence: 0.5, lines: about }] : []),
    ];
  });

/**
 * Divides from the head, the contact details and what a resume has at its end what names spoken languages, if they have no
 * section: a line with their label ("Languages | German (C1)"), otherwise a list of them.
 */
export const takeLanguages = (blocks: DocumentBlocks, asOf: string): SectionBlock | undefined => {
  const isOfLevels = ({ target }: { target: HeadingTarget }): boolean =>
    target.kind === 'section' && target.section.kind === 'levels';
  if (blocks.sections.some(isOfLevels)) return undefined;
  const isOfLanguages = ({ label, value }: Labelled): boolean => {
    // "Languages (CEFR)"
    const match = matchHeading(withoutBrackets(label));
    return match?.exact === true && isOfLevels(match) && levelsIn(value).some(({ name }) => isLanguageName(name));
  };
  const open = [blocks, ...blocks.sections.filter(({ target }) => OPEN.has(targetKey(target)))];
  const others = new Set(blocks.sections.filter(({ target }) => !OPEN.has(targetKey(target))));
  for (const block of [...open, ...others]) {
    const lines = 'header' in block ? block.header : block.lines;
    // What an entry lists is told of the entry.
    const own = !('header' in block) && others.has(block) ? belowEntries(lines, asOf) : lines;
    for (const line of own) {
      const { label, value, others = [] } = partedLabels(line).find((parted) => isOfLanguages(parted)) ?? {};
      const match = label === undefined ? undefined : matchHeading(withoutBrackets(label));
      if (!value || !match) continue;
      const rest = withOnly(others, line, lines);
      if ('header' in block) block.header = rest;
      else block.lines = rest;
      const { target, language } = match;
      return {
        target,
        language,
        heading: label ?? '',
        headingLine: line,
        confidence: 1,
        guessed: false,
        lines: [value],
      };
    }
  }
  return listedLanguages(blocks);
};

/** The lines below the last date of a section that are none of a list. */
const belowEntries = (lines: readonly Line[], asOf: string): Line[] => {
  const last = lines.findLastIndex(({ text }) => findDates(text, asOf).length > 0);
  return lines.slice(last + 1).filter(({ bullet, cells }) => !bullet && cells.length === 1);
};

/** Lines, of one of which only some cells are left, or nothing. */
const withOnly = (cells: Cell[], line: Line, lines: readonly Line[]): Line[] =>
  lines.flatMap((other) => (other !== line ? [other] : cells.length > 0 ? [withCells(line, cells)] : []));

/** "English, French" in a cell of its own, among the lines of the head: one name alone may be a nationality. */
const listedLanguages = (blocks: DocumentBlocks): SectionBlock | undefined => {
  const areLanguages = (text: string): boolean => {
    const names = listOf(text).map((part) => withoutLevel(part).name);
    return names.length > 1 && names.every(isLanguageName);
  };
  const line = blocks.header.find(({ cells }) => cells.some(({ text }) => areLanguages(text)));
  const cell = line?.cells.find(({ text }) => areLanguages(text));
  if (!levelsSection || !line || !cell) return undefined;
  const others = line.cells.filter((other) => other !== cell);
  blocks.header = withOnly(others, line, blocks.header);
  return {
    target: { kind: 'section', section: levelsSection },
    language: '',
    heading: '',
    headingLine: line,
    confidence: 0.8,
    guessed: false,
    lines: [withCells(line, [cell])],
  };
};

/** Sections in which a line may be of any kind. */
const OPEN: ReadonlySet<string> = new Set(['contact', 'additional']);

type Labelled = { label: string; value: Line; others?: Cell[] };

/** What labels of a line announce: that of the whole line, and those within its further cells, beside the others. */
const partedLabels = (line: Line): Labelled[] => {
  const whole = partedLabel(line);
  const inCells = line.cells.slice(1).flatMap((cell) => {
    const parted = partedLabel(withCells(line, [cell]));
    return parted ? [{ ...parted, others: line.cells.filter((other) => other !== cell) }] : [];
  });
  return [...(whole ? [whole] : []), ...inCells];
};

/** The label of a line and what is behind it, in cells of their own or behind a colon. */
const partedLabel = (line: Line): Labelled | undefined => {
  const [first, ...others] = line.cells;
  if (!first) return undefined;
  if (others.length > 0 && !/[:：]\s*\S/u.test(first.text))
    return { label: withoutColon(first.text), value: withCells(line, others) };
  const { label, text } = /^(?<label>[^:：]{2,40}?)\s*[:：]\s*(?<text>\S.*)$/u.exec(first.text)?.groups ?? {};
  if (label === undefined || text === undefined) return undefined;
  const whole = runsText(first.runs);
  const runs = sliceRuns(first.runs, whole.length - text.length, whole.length);
  return { label, value: withCells(line, [{ ...first, text, runs }, ...others]) };
};

/** A line with a label that announces studies or jobs, before a text with their dates. */
const entryIn = (line: Line, block: SectionBlock, asOf: string): SectionBlock | undefined => {
  const { label, value } = partedLabel(line) ?? {};
  const match = label === undefined || value === undefined ? undefined : matchHeading(label);
  if (!value || match?.target.kind !== 'section') return undefined;
  const vocabulary = vocabularyOf(match.target.section);
  if (!match.exact && !(vocabulary === 'study' && line.cells.length > 1)) return undefined;
  const [dates] = findDates(value.text, asOf);
  // "Experience: since 2019" tells how long, not where.
  const isNamed = dates !== undefined && /\p{L}{2}/u.test(value.text.slice(0, dates.from) + value.text.slice(dates.to));
  const isPeriod = dates?.range === true || /\d\s?[~～–—-]\s?[)）]?$/u.test(value.text);
  if ((vocabulary !== 'study' && !(vocabulary === 'job' && isPeriod)) || !isNamed) return undefined;
  const [cell, ...others] = value.cells;
  // A career is told by its employers, or by roles that words tell.
  const isEmployer = vocabulary === 'job' && cell && others.length === 0 && roleScore(value.text) < 0.5;
  const cells = isEmployer ? [saidBy('employer', cell)] : value.cells;
  return {
    ...block,
    target: match.target,
    heading: label ?? '',
    headingLine: line,
    confidence: 1,
    guessed: false,
    lines: [{ ...value, cells, bullet: false }],
  };
};

/** What the person says behind a label that announces a summary ("소개: …"), with the lines that go on below. */
const sayingIn = (lines: readonly Line[]): { from: number; taken: Line[]; said: Line[] } | undefined => {
  const from = lines.findIndex((line) => {
    const label = /^(?<label>[^:：]{2,20}?)\s*[:：]/u.exec(line.text)?.groups?.['label'] ?? '';
    return line.cells.length === 1 && matchHeading(label)?.target.kind === 'summary' && matchHeading(label)?.exact;
  });
  const line = lines[from];
  if (!line) return undefined;
  const next = lines.findIndex((each, index) => index > from && (each.bullet || partedLabel(each) !== undefined));
  const below = lines.slice(from + 1, next < 0 ? undefined : next);
  const value = partedLabel(line)?.value;
  const said = [...(value ? [{ ...value, bullet: false }] : []), ...below];
  const length = said.reduce((sum, { text }) => sum + text.length, 0);
  return length > LEAST_SAID ? { from, taken: [line, ...below], said } : undefined;
};

/** The first lines, one below the other, that are sentences together. */
const proseIn = (lines: readonly Line[]): Line[] => {
  const runs: Line[][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    const above = last?.at(-1);
    const goesOn =
      above !== undefined &&
      line.cells.length === 1 &&
      line.gapAbove < 0.6 * line.style.size &&
      above.right > above.laneRight - 5 * above.style.size;
    if (last && goesOn) last.push(line);
    else runs.push([line]);
  }
  return (
    runs.find((run) => {
      const text = run.map((line) => line.text).join(' ');
      return run.length > 1 && text.length > PROSE && /\p{Ll}\.$/u.test(text) && !CONSENT.test(text);
    }) ?? []
  );
};
