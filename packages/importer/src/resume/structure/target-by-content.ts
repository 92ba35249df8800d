import { sections as allSections } from '@vitae/domain';
import { findDates } from '../../language/dates.ts';
import { findDegree, roleScore, schoolScore } from '../../language/words.ts';
import type { Line } from '../../text/line.ts';
import type { SectionBlock } from './blocks.ts';
import { vocabularyOf } from './fields.ts';
import { isAuthorList } from './read-citations.ts';

/** Longer lines are sentences. */
const LONGEST = 120;

/**
 * Gives a section whose heading says nothing its target by what it holds: jobs, where no heading announces jobs, and
 * studies likewise. A resume without either is rare, and one with two such sections too.
 */
export const giveTargetsByContent = (blocks: readonly SectionBlock[], asOf: string): void => {
  for (const [vocabulary, holds] of [
    ['study', holdsStudies],
    ['job', holdsJobs],
  ] as const) {
    const section = allSections.find((candidate) => vocabularyOf(candidate) === vocabulary);
    if (!section || blocks.some(({ target }) => target.kind === 'section' && target.section === section)) continue;
    const block = blocks.find(({ target, lines }) => target.kind === 'unknown' && holds(lines, asOf));
    if (block) Object.assign(block, { target: { kind: 'section', section }, guessed: true });
  }
};

const short = (lines: readonly Line[]): Line[] => lines.filter(({ text, bullet }) => !bullet && text.length < LONGEST);

const holdsStudies = (lines: readonly Line[], asOf: string): boolean => {
  const heads = short(lines);
  const degrees = heads.filter(({ text }) => findDegree(text)).length;
  return (
    degrees > 0 &&
    degrees >= heads.filter(({ text }) => roleScore(text) > 0.5).length &&
    heads.some(({ text }) => schoolScore(text) > 0.5) &&
    lines.some(({ text }) => findDates(text, asOf).length > 0)
  );
};

const holdsJobs = (lines: readonly Line[], asOf: string): boolean =>
  lines.some(({ text }) => findDates(text, asOf).some(({ range }) => range)) &&
  short(lines).some(({ text }) => roleScore(text) > 0.5) &&
  !lines.some(({ text }) => isAuthorList(text));
