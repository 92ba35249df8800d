import type { Section } from '@vitae/domain';
import { findDates, isDateText } from '../../../language/dates.ts';
import { findDegree, roleScore, schoolScore } from '../../../language/words.ts';
import type { Line } from '../../../text/line.ts';
import type { SectionBlock } from '../headings/blocks.ts';
import { sectionOfKey, sectionWith, vocabularyOf } from '../fields.ts';
import { targetKey } from '../headings/headings.ts';
import { entryLabel } from '../labels/entry-labels.ts';
import { isAuthorList } from './read-citations.ts';
import { isAward, targetsOf } from './shared-headings.ts';

/** Longer lines are sentences. */
const LONGEST = 120;
const projects = sectionOfKey('project');
const ofProjects = projects && { kind: 'section' as const, section: projects };
const certificates = sectionOfKey('certification');
const ofCertificates = certificates && { kind: 'section' as const, section: certificates };
/** The name of a column of certificates. */
const CERTIFICATES =
  /^(?:certificat(?:e|ion)s?|zertifikate?|zertifizierung(?:en)?|bescheinigung|certificats?|certificad[oa]s?|certificaç(?:ão|ões)|certificat[oi]|certificazion[ei]|certificaten?|certificaat|certyfikaty?|certifikat|сертификаты?|证书|資格名?|자격증)$/iu;

/** Whether "Year | Certificate | Details" above the rows of a section, whatever it is called, names their columns. */
const namesCertificates = ({ target, lines: [head, ...rows] }: SectionBlock): boolean =>
  target.kind === 'section' &&
  target.section.kind === 'tags' &&
  head !== undefined &&
  rows.length > 0 &&
  head.cells.some(({ text }) => CERTIFICATES.test(text.trim())) &&
  head.cells.some(({ text }) => entryLabel(text) === 'period');

/** So many periods are those of jobs. */
const FEWEST_PERIODS = 2;

/**
 * Gives a section whose heading says nothing, or whose guessed heading is belied, its target by what it holds: jobs, where
 * no heading announces jobs, and studies and awards likewise. A resume without jobs or studies is rare, and one with two
 * such sections too.
 */
export const giveTargetsByContent = (blocks: readonly SectionBlock[], asOf: string): void => {
  givePartsOfSections(blocks, asOf);
  for (const [vocabulary, holds] of [
    ['study', holdsStudies],
    ['job', holdsJobs],
  ] as const) {
    const section = sectionWith(vocabulary);
    if (!section || isAnnounced(blocks, section)) continue;
    const block = blocks.find(({ target, guessed, lines }) => {
      const isOpen =
        target.kind === 'unknown' ||
        (guessed && (isOfThings(target) || isTwice(blocks, target))) ||
        (target.kind === 'summary' && vocabulary === 'job' && areDated(lines, asOf));
      return isOpen && holds(lines, asOf);
    });
    if (block) Object.assign(block, { target: { kind: 'section', section }, guessed: true });
  }
  const jobs = sectionWith('job');
  if (jobs) for (const block of postsBesideStudies(blocks, asOf)) block.target = { kind: 'section', section: jobs };
  for (const block of tasksBesideJobs(blocks, asOf)) block.target = { kind: 'unknown' };
  for (const block of blocks) block.target = ofPeriods(block, asOf);
  for (const block of blocks) if (areProjects(block)) block.target = ofProjects ?? block.target;
  for (const block of blocks) if (namesCertificates(block)) block.target = ofCertificates ?? block.target;
  const [first] = blocks;
  const isSummed = blocks.some(({ target }) => target.kind === 'summary');
  if (first && !isSummed && (first.guessed || first.target.kind === 'unknown') && isProse(first.lines, asOf))
    first.target = { kind: 'summary' };
  const told = blocks.some(({ target }) => target.kind === 'summary') ? undefined : toldAsStudies(blocks, asOf);
  if (told) told.target = { kind: 'summary' };
  const things = blocks.find(({ target, guessed, lines }) => guessed && isOfTags(target) && areEntries(lines, asOf));
  if (things && ofProjects && !isAnnounced(blocks, ofProjects.section)) things.target = ofProjects;
  for (const block of blocks) if (ofCertificates && areDatedSkills(block)) block.target = ofCertificates;
  const awards = sectionOfKey('award');
  if (!awards || isAnnounced(blocks, awards)) return;
  const block = blocks.find(
    ({ target, guessed, lines }) =>
      (target.kind === 'unknown' && holdsAwards(lines)) ||
      // Words that are guessed to be keywords have no years.
      (guessed && isOfTags(target) && endInYears(lines) && lines.some(({ text }) => isAward(text))),
  );
  if (block) Object.assign(block, { target: { kind: 'section', section: awards }, guessed: true });
};

/**
 * "Akademischer Werdegang", "Parcours universitaire" above posts at universities, where another section has the studies: no
 * degree is in it.
 */
const postsBesideStudies = (blocks: readonly SectionBlock[], asOf: string): SectionBlock[] => {
  const ofStudies = blocks.filter(
    ({ target }) => target.kind === 'section' && vocabularyOf(target.section) === 'study',
  );
  if (ofStudies.length < 2) return [];
  const posts = ofStudies.filter(
    ({ lines }) => holdsJobs(lines, asOf) && !lines.some(({ text }) => findDegree(text)) && areRoles(lines),
  );
  return ofStudies.some((block) => !posts.includes(block) && holdsStudies(block.lines, asOf)) ? posts : [];
};

/** Whether most lines with a period, or those below them, have the words of a role. */
const areRoles = (lines: readonly Line[]): boolean => {
  const heads = short(lines).filter(({ text }) => /\p{L}{3}/u.test(text));
  return heads.filter(({ text }) => roleScore(text) > 0.5).length >= heads.length / 3;
};

/**
 * Below "Publications", a heading that is smaller and that no list has is the name of a part ("Volumi"), if references
 * stand below it: its target is that of the section.
 */
const givePartsOfSections = (blocks: readonly SectionBlock[], asOf: string): void => {
  let whole: SectionBlock | undefined;
  for (const block of blocks) {
    const isPart = whole !== undefined && isSmaller(block.headingLine, whole.headingLine);
    const isOpen = block.guessed || block.target.kind === 'unknown';
    if (whole && isPart && isOpen && areReferences(block.lines, asOf)) block.target = whole.target;
    else if (!isPart) whole = isOfWorks(block) && !block.guessed ? block : undefined;
  }
};

const isOfWorks = ({ target }: SectionBlock): boolean =>
  target.kind === 'section' && target.section.key === 'publication';

/** By how many points letters are smaller that are those of a heading within a section. */
const SMALLER = 0.8;

const isSmaller = (line: Line, other: Line): boolean =>
  line.headingLevel > 0 && other.headingLevel > 0
    ? line.headingLevel > other.headingLevel
    : line.style.size < other.style.size - SMALLER;

/** Whether most lines that begin a paragraph have a year, and none has a period. */
const areReferences = (lines: readonly Line[], asOf: string): boolean => {
  const years = lines.map(({ text }) => findDates(text, asOf));
  return (
    lines.length > 0 &&
    years.filter((found) => found.length > 0).length >= lines.length / 4 &&
    years.every((found) => found.every(({ range }) => !range))
  );
};

/** "Clinical experience" that is a list of what was done, without a date or a role, where another section has the jobs. */
const tasksBesideJobs = (blocks: readonly SectionBlock[], asOf: string): SectionBlock[] => {
  const ofJobs = blocks.filter(({ target }) => target.kind === 'section' && vocabularyOf(target.section) === 'job');
  const tasks = ofJobs.filter(
    ({ lines }) =>
      lines[0]?.bullet === true &&
      lines.every(({ text, cells }) => cells.length === 1 && findDates(text, asOf).length === 0) &&
      lines.filter(({ text, bullet }) => bullet && roleScore(text) > 0.5).length < lines.length / 4,
  );
  return tasks.filter(({ target }) =>
    ofJobs.some((other) => targetKey(other.target) === targetKey(target) && holdsJobs(other.lines, asOf)),
  );
};

/** "Engagement & Interests" above periods: of the sections that a heading announces, the one whose entries have some. */
const ofPeriods = ({ target, heading, lines }: SectionBlock, asOf: string): SectionBlock['target'] => {
  const isOfTimes = (of: SectionBlock['target']): boolean => of.kind === 'section' && of.section.kind === 'timeline';
  if (target.kind !== 'section' || isOfTimes(target)) return target;
  const announced = targetsOf(heading);
  const [timeline, ...more] = announced.filter(isOfTimes);
  return timeline && more.length === 0 && announced.length > 1 && areDated(lines, asOf) ? timeline : target;
};

/** The label of a project's name, also behind its number. */
const PROJECT_LABEL =
  /^(?:\d{1,2}[.)]\s?)?(?:project (?:name|title)|projektname|nom du projet|nombre del proyecto|nome do projeto|프로젝트\s?명칭?|项目名称?|專案名稱|プロジェクト名称?|案件名)\s*[:：]/iu;

/** Whether a career is told in projects: each entry begins with the label of one's name, and none names an employer. */
const areProjects = ({ target, lines }: SectionBlock): boolean =>
  target.kind === 'section' &&
  vocabularyOf(target.section) === 'job' &&
  PROJECT_LABEL.test(lines[0]?.text ?? '') &&
  !lines.some(({ text }) => entryLabel(/^[^:：]{2,40}(?=[:：])/u.exec(text)?.[0] ?? '') === 'employer');

/** So many letters of a paragraph are more than a title. */
const FEWEST_LETTERS = 100;

/** Whether lines are one paragraph of sentences, as people introduce themselves. */
const isProse = (lines: readonly Line[], asOf: string): boolean =>
  lines.reduce((sum, { text }) => sum + text.length, 0) >= FEWEST_LETTERS &&
  lines.every(
    ({ text, bullet, cells }, index) =>
      !bullet &&
      cells.length === 1 &&
      (index === lines.length - 1 || text.length > 40) &&
      findDates(text, asOf).every(({ range }) => !range),
  );

/** So many skills with a year behind each are certificates. */
const FEWEST_DATED = 2;

/** "Advanced Life Support, Rettungsakademie Nord, 2022": skills that each end in the year in which they were certified. */
const areDatedSkills = ({ target, lines }: SectionBlock): boolean =>
  target.kind === 'section' && target.section.key === 'skill' && endInYears(lines);

const endInYears = (lines: readonly Line[]): boolean =>
  lines.length >= FEWEST_DATED &&
  lines.every(({ text }) => text.length < LONGEST && /\p{L}[^\d]*[,(–-]\s?(?:\p{L}+\s)?(?:19|20)\d\d\)?$/u.test(text));

/** "Qualifications" above sentences that name no degree and no day, where another section has the studies. */
const toldAsStudies = (blocks: readonly SectionBlock[], asOf: string): SectionBlock | undefined => {
  const ofStudies = blocks.filter(
    ({ target }) => target.kind === 'section' && vocabularyOf(target.section) === 'study',
  );
  const told = ofStudies.find(({ lines }) => areSentences(lines, asOf));
  const hasDegree = ({ lines }: SectionBlock): boolean => lines.some(({ text }) => findDegree(text) !== undefined);
  return ofStudies.some(hasDegree) ? told : undefined;
};

const areSentences = (lines: readonly Line[], asOf: string): boolean =>
  /\p{Ll}\.$/u.test(lines.at(-1)?.text ?? '') &&
  lines.every(
    ({ text, bullet }) =>
      !bullet && !findDegree(text) && schoolScore(text) <= 0.5 && findDates(text, asOf).length === 0,
  );

/** Whether periods stand beside what lines say, or on lines of their own: a "Career summary" that lists the jobs. */
const areDated = (lines: readonly Line[], asOf: string): boolean =>
  lines.filter(({ cells }) => cells.some(({ text }) => isDateText(text) && findDates(text, asOf)[0]?.range)).length >=
  FEWEST_PERIODS;

/** Whether lists stand below titles with dates: "Programming" that tells what was made rather than what is known. */
const areEntries = (lines: readonly Line[], asOf: string): boolean => {
  const items = lines.filter(({ bullet }) => bullet);
  const dated = short(lines).filter(({ text }) => findDates(text, asOf).length > 0);
  return (
    dated.length >= FEWEST_PERIODS &&
    items.length >= dated.length &&
    items.every(({ text }) => text.split(/\s+/u).length > 3)
  );
};

/** "Research" announces papers or posts: periods without a list of authors are posts. */
export const sectionOfResearch = (block: SectionBlock, section: Section, asOf: string): Section => {
  const work = sectionWith('job');
  if (
    !work ||
    section.key !== 'publication' ||
    !/research|forschung|recherche|investigación|pesquisa|ricerca/iu.test(block.heading)
  )
    return section;
  const periods = block.lines.filter((line) => findDates(line.text, asOf).some(({ range }) => range));
  const roles = block.lines.filter((line) => line.text.length < LONGEST && roleScore(line.text) > 0.5);
  return periods.length > 0 && roles.length > 0 && !block.lines.some(({ text }) => isAuthorList(text)) ? work : section;
};

/** Whether a heading announces a section. */
export const isAnnounced = (blocks: readonly SectionBlock[], section: Section): boolean =>
  blocks.some(({ target }) => target.kind === 'section' && target.section === section);

/** Whether another heading announces the section too, and is known. */
const isTwice = (blocks: readonly SectionBlock[], target: SectionBlock['target']): boolean =>
  target.kind === 'section' &&
  blocks.some((other) => !other.guessed && other.target.kind === 'section' && other.target.section === target.section);

/** Whether a target is a section whose entries have no employer and no school. */
const isOfThings = (target: SectionBlock['target']): boolean =>
  target.kind === 'section' && vocabularyOf(target.section) === 'thing';

const isOfTags = (target: SectionBlock['target']): boolean =>
  target.kind === 'section' && target.section.kind === 'tags';

const short = (lines: readonly Line[]): Line[] => lines.filter(({ text, bullet }) => !bullet && text.length < LONGEST);

/** Whether lines are those of studies: degrees with dates and schools. */
export const holdsStudies = (lines: readonly Line[], asOf: string): boolean => {
  const heads = short(lines);
  const degrees = heads.filter(({ text }) => findDegree(text)).length;
  return (
    degrees > 0 &&
    degrees >= heads.filter(({ text }) => roleScore(text) > 0.5).length &&
    (degrees > 1 || heads.some(({ text }) => schoolScore(text) > 0.5)) &&
    lines.some(({ text }) => findDates(text, asOf).length > 0)
  );
};

/** Whether lines are those of jobs: roles with periods. */
export const holdsJobs = (lines: readonly Line[], asOf: string): boolean =>
  lines.some(({ text }) => findDates(text, asOf).some(({ range }) => range)) &&
  short(lines).some(({ text, cells }) =>
    [text, ...cells.map((cell) => cell.text)].some((part) => roleScore(part) > 0.5),
  ) &&
  // Two capitals of a role ("IT Support Officer") are no initials.
  !lines.some(({ text }) => isAuthorList(text) && roleScore(text) < 0.5);

const holdsAwards = (lines: readonly Line[]): boolean =>
  lines.length > 0 &&
  lines.every(({ text }) => text.length < LONGEST) &&
  lines.filter(({ text }) => isAward(text)).length > lines.length / 2;
