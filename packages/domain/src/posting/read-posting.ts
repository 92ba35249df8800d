import type { DegreeLevel } from './degree-levels.ts';
import { degreesIn } from './degrees.ts';
import { namedWithPlace } from './named-with-place.ts';
import {
  COMPANY_DOES,
  COMPANY_LABEL,
  EXPERIENCE,
  LEGAL_FORMS,
  NUMBERS,
  OTHER,
  PREFERRED,
  REQUIRED,
  TITLE_LABEL,
  YEARS,
} from './posting-words.ts';
import { labelledPoints, prosePoints } from './prose-points.ts';

/** Something that a posting asks for. */
export interface AskedPoint {
  text: string;
  weight: 'required' | 'preferred';
}

/** What a job posting says; `''`, `null` and no points where it says nothing. */
export interface Posting {
  company: string;
  jobTitle: string;
  points: AskedPoint[];
  /** The least years of experience that are asked for. */
  years: number | null;
  /** The lowest degree that is enough. */
  degree: DegreeLevel | null;
}

/** A posting has fewer; the rest of a pasted page is not about the job. */
const most = { lines: 600, lineLength: 400, points: 30 };

/**
 * Reads a posting in English, German, French, Spanish, Portuguese, Italian or Dutch. It is read by words that postings
 * use; nothing is guessed.
 */
export function readPosting(text: string): Posting {
  const lines = text
    .split(/\r\n|\r|\n/u, most.lines)
    .map((line) =>
      line
        .replace(/[\s\u00a0]+/gu, ' ')
        .trim()
        .slice(0, most.lineLength),
    )
    .filter((line) => line !== '');
  const points = pointsIn(lines);
  return {
    company: companyIn(lines),
    jobTitle: titleIn(lines),
    points,
    years: yearsIn(points.length > 0 ? points.map((point) => point.text) : lines),
    degree: degreeIn(points),
  };
}

const BULLET = /^(?:[•●○◦▪■‣·*–—-]|\d{1,2}[.)])\s+/u;
const withoutBullet = (line: string): string => line.replace(BULLET, '');

/** "(m/w/d)" and the like, and what follows a job title: a place, a company, a contract. */
const GENDERS = /\s*\(?\b(?:[mwfdxhv]|gn|div|all genders)(?:\s*[/|]\s*(?:[mwfdxhv]|gn|div)){1,3}\b\)?/giu;
const bareTitle = (title: string): string =>
  title
    .replace(GENDERS, '')
    .split(/\s+(?:at|bei|chez|presso|bij|@|in)\s+(?=\p{Lu})|\s+[|–—]\s+|\s+-\s+|[,;(]/u)[0]
    ?.replace(/[.:\s]+$/u, '')
    .trim() ?? '';

const TITLES = [
  new RegExp(String.raw`^(?:${TITLE_LABEL})\s*:\s*(.+)$`, 'iu'),
  /\b(?:looking for|hiring|seeking|searching for) (?:an?|our next|our first) ((?:\p{Lu}|\p{Ll})[^.,;:!?]{2,60}?)(?= (?:to|who|with|for|at|in|based|on)\b|[.,;:!?]|$)/iu,
  /\bsuch(?:en|t)(?: wir)?(?: ab sofort| zum nächstmöglichen \p{L}+| zur verstärkung [^,.]{3,40}?)? (?:eine?n?|eine\/n|eine\(n\)|dich als|sie als) ([^.,;:!?]{3,60}?)(?= (?:für|in|am|mit|zum|zur|der|die|bei)\b|[.,;:!?]|$)/iu,
];

function titleIn(lines: readonly string[]): string {
  const [labelled, ...sentences] = TITLES;
  const inForm = (shape: RegExp | undefined) => firstOf(lines, (line) => bareTitle(shape?.exec(line)?.[1] ?? ''));
  const gendered = lines.find((line) => line.length <= 90 && !/[.!?]$/u.test(line) && line.search(GENDERS) > 0);
  const [first = ''] = lines;
  const isHeading = first.length <= 80 && !/[.!?:]$/u.test(first) && !BULLET.test(first);
  return (
    inForm(labelled) ||
    bareTitle(gendered ?? '') ||
    (isHeading && !isAbout(first) ? bareTitle(first) : '') ||
    firstOf(sentences, inForm)
  );
}

/** A name of a company, in words that begin with a capital letter or are signs. */
const NAME = String.raw`\p{Lu}[\p{L}\d.’'-]*(?: (?:&|und|and|of|\p{Lu}[\p{L}\d.’'-]*)){0,4}`;
const isName = new RegExp(String.raw`^${NAME}$`, 'u');
const COMPANIES = [
  new RegExp(String.raw`^(?:${COMPANY_LABEL})\s*:\s*(.{2,60})$`, 'iu'),
  new RegExp(String.raw`^(?:About|Über(?: die| das)?|Join) (${NAME})(?= as |[.:]?$)`, 'u'),
  new RegExp(String.raw`(?:^|[\s(])(${NAME},? (?:${LEGAL_FORMS}))(?=[\s,.;:)]|$)`, 'u'),
  new RegExp(String.raw`^(?:The |Die |Das )?(${NAME})(?: \([^)]{2,60}\))? (?:${COMPANY_DOES})(?!\p{L})`, 'u'),
  new RegExp(String.raw`\b(?:at|bei(?: der)?|join|chez|presso|bij) (${NAME})(?=[\s,.;:!–—|-]|$)`, 'u'),
];
const NO_COMPANY = /^(?:us|you|the|this|your|our|we|uns|dich|sie|wir|job|role|team|stelle|die|das|der)\b/iu;
const isAbout = (line: string): boolean => /^(?:about|über|join)\b/iu.test(line);

const companyIn = (lines: readonly string[]): string =>
  firstOf(COMPANIES, (shape) =>
    firstOf(lines, (line) => {
      const name =
        shape
          .exec(line)?.[1]
          ?.replace(/[.,;:]+$/u, '')
          .replace(/^(?:The|Die|Das|Der) (?=\p{Lu})/u, '')
          .trim() ?? '';
      // "bei Monats- und Jahresabschlüssen" names no company.
      return NO_COMPANY.test(name) || /-(?: |$)/u.test(name) ? '' : name;
    }),
  ) ||
  // Below its title, a posting has its company.
  firstOf(lines.slice(1, 3), (line) => namedWithPlace(line, (name) => isName.test(name) && !NO_COMPANY.test(name)));

/** The lines below headings that announce what is asked for, or the sentences that list it. */
function pointsIn(lines: readonly string[]): AskedPoint[] {
  const points: AskedPoint[] = [];
  let weight: AskedPoint['weight'] | null = null;
  let isList = false;
  for (const line of lines) {
    const isItem = BULLET.test(line);
    const labelled = isItem ? null : labelledPoints(line);
    const isWish: boolean = !isItem && !labelled && weight !== null && isPreferredSentence(line);
    const announced: AskedPoint['weight'] | null | undefined =
      !isItem && !labelled && !isWish && isHeading(line) ? weightOf(line) : undefined;
    const last = points.at(-1);
    if (isWish) {
      points.push({ text: line, weight: 'preferred' });
    } else if (labelled) {
      points.push(...labelled);
      weight = null;
    } else if (announced !== undefined) {
      weight = announced;
      isList = false;
    } else if (weight !== null && isList && !isItem) {
      // A line below a list is the rest of an item, or something else.
      if (last && /^\p{Ll}/u.test(line)) last.text += ` ${line}`;
      else weight = null;
    } else if (weight !== null && (isItem || line.length > 12)) {
      points.push({ text: withoutBullet(line), weight: PREFERRED.test(line) ? 'preferred' : weight });
      isList = isItem;
    }
  }
  return (points.length > 0 ? points : prosePoints(lines)).slice(0, most.points);
}

/** Whether a line says itself what would be welcome: "Idealerweise Erfahrung mit HTML", where a heading says only that. */
const isPreferredSentence = (line: string): boolean => {
  const [at, words] = [line.search(PREFERRED), line.split(/\s+/u).length];
  return at >= 0 && words > 5 && line.slice(0, at).split(/\s+/u).length <= 4 && !OTHER.test(line);
};

const isHeading = (line: string): boolean => line.length <= 60 && !/[.!,;]$/u.test(line);

/** What a heading announces; `null` for another part of the posting, `undefined` for a line that is no heading. */
const weightOf = (line: string): AskedPoint['weight'] | null | undefined =>
  PREFERRED.test(line)
    ? 'preferred'
    : REQUIRED.test(line)
      ? 'required'
      : OTHER.test(line) || line.endsWith(':')
        ? null
        : undefined;

function yearsIn(lines: readonly string[]): number | null {
  for (const line of lines) {
    const number = YEARS.exec(line)?.[1] ?? '';
    if (!number || !EXPERIENCE.test(line)) continue;
    const years = /^\d/u.test(number) ? Number(number) : NUMBERS.findIndex((words) => words.test(number));
    if (years > 0 && years <= 40) return years;
  }
  return null;
}

/** The lowest degree in the first required point that names any: "Bachelor's or Master's degree". */
const degreeIn = (points: readonly AskedPoint[]): DegreeLevel | null =>
  points.filter(({ weight }) => weight === 'required').flatMap(({ text }) => degreesIn(text).slice(0, 1))[0] ?? null;

/** The first of some results that says something. */
function firstOf<Value>(values: readonly Value[], read: (value: Value) => string): string {
  for (const value of values) {
    const found = read(value);
    if (found) return found;
  }
  return '';
}
