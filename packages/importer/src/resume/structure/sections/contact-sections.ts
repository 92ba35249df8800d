import { findDates } from '../../../language/dates.ts';
import type { Cell, Line } from '../../../text/line.ts';
import type { DocumentBlocks, SectionBlock } from '../headings/blocks.ts';
import { levelsSection, vocabularyOf } from '../fields.ts';
import { matchHeading, targetKey, type HeadingTarget } from '../headings/headings.ts';
import { isLanguageName, levelsIn, withoutLevel } from './read-levels.ts';
import { listOf } from './read-tags.ts';
import { withCells } from '../lines/with-cells.ts';
import { sliceRuns } from '../lines/slice-runs.ts';

/** Letters; what people write of themselves is longer than any detail. */
const PROSE = 200;
/** Consent to the use of personal data, which tells nothing of the person. */
const CONSENT =
  /gdpr|rgpd|2016\/679|personal data|datenschutz|dati personali|dados pessoais|datos personales|danych osobowych/iu;

/**
 * Divides from the contact details what they hold of other sections: studies beside a label ("Education | 2006 – 2010,
 * …"), and what the person writes of themselves, if nothing else is a summary.
 */
export const sectionsInContacts = (
  blocks: readonly SectionBlock[],
  isIntroduced: boolean,
  asOf: string,
): SectionBlock[] =>
  blocks.flatMap((block) => {
    if (block.target.kind !== 'contact') return [block];
    const studies = block.lines.flatMap((line) => studyIn(line, block, asOf) ?? []);
    const prose = isIntroduced ? [] : proseIn(block.lines);
    const taken = new Set([...studies.map(({ headingLine }) => headingLine), ...prose]);
    const contact = { ...block, lines: block.lines.filter((line) => !taken.has(line)) };
    const [first] = prose;
    const about = first && first.cells.length > 1 ? [withCells(first, first.cells.slice(1)), ...prose.slice(1)] : prose;
    return [
      contact,
      ...studies,
      ...(about.length > 0 ? [{ ...block, target: { kind: 'summary' } as const, confidence: 0.5, lines: about }] : []),
    ];
  });

/** What languages are called is in brackets behind it: "Languages (CEFR)". */
const IN_BRACKETS = /\s*[(（][^()（）]*[)）]$/u;

/**
 * Divides from the head, the contact details and what a resume has at its end what names spoken languages, if they have no
 * section: a line with their label ("Languages | German (C1)"), otherwise a list of them.
 */
export const takeLanguages = (blocks: DocumentBlocks): SectionBlock | undefined => {
  const isOfLevels = ({ target }: { target: HeadingTarget }): boolean =>
    target.kind === 'section' && target.section.kind === 'levels';
  if (blocks.sections.some(isOfLevels)) return undefined;
  const isOfLanguages = ({ label, value }: Labelled): boolean => {
    const match = matchHeading(label.replace(IN_BRACKETS, ''));
    return match?.exact === true && isOfLevels(match) && levelsIn(value).some(({ name }) => isLanguageName(name));
  };
  const open = [blocks, ...blocks.sections.filter(({ target }) => OPEN.has(targetKey(target)))];
  for (const block of open) {
    const lines = 'header' in block ? block.header : block.lines;
    for (const line of lines) {
      const { label, value, others = [] } = partedLabels(line).find((parted) => isOfLanguages(parted)) ?? {};
      const match = label === undefined ? undefined : matchHeading(label.replace(IN_BRACKETS, ''));
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
    return { label: first.text.replace(/\s*[:：]\s*$/u, ''), value: withCells(line, others) };
  const { label, text } = /^(?<label>[^:：]{2,40}?)\s*[:：]\s*(?<text>\S.*)$/u.exec(first.text)?.groups ?? {};
  if (label === undefined || text === undefined) return undefined;
  const whole = first.runs.map((run) => run.text).join('');
  const runs = sliceRuns(first.runs, whole.length - text.length, whole.length);
  return { label, value: withCells(line, [{ ...first, text, runs }, ...others]) };
};

/** A line with a label that announces studies, before a text with their dates. */
const studyIn = (line: Line, block: SectionBlock, asOf: string): SectionBlock | undefined => {
  const [label, ...rest] = line.cells;
  const match = label && rest.length > 0 ? matchHeading(label.text) : undefined;
  if (match?.target.kind !== 'section' || vocabularyOf(match.target.section) !== 'study') return undefined;
  const value = withCells(line, rest);
  if (findDates(value.text, asOf).length === 0) return undefined;
  return {
    ...block,
    target: match.target,
    heading: label?.text ?? '',
    headingLine: line,
    confidence: 1,
    guessed: false,
    lines: [value],
  };
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
