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
}

/** A posting has fewer; the rest of a pasted page is not about the job. */
const most = { lines: 600, lineLength: 400, points: 30 };

/** Reads a posting in English or German. It is read by words that postings use; nothing is guessed. */
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
  };
}

const BULLET = /^(?:[•●○◦▪■‣·*–—-]|\d{1,2}[.)])\s+/u;
const withoutBullet = (line: string): string => line.replace(BULLET, '');

/** "(m/w/d)" and the like, and what follows a job title: a place, a company, a contract. */
const GENDERS = /\s*\(?\b(?:[mwfdx]|gn|div|all genders)(?:\s*[/|]\s*(?:[mwfdx]|gn|div)){1,3}\b\)?/giu;
const bareTitle = (title: string): string =>
  title
    .replace(GENDERS, '')
    .split(/\s+(?:at|bei|@|in)\s+(?=\p{Lu})|\s+[|–—]\s+|\s+-\s+|[,;(]/u)[0]
    ?.replace(/[.:\s]+$/u, '')
    .trim() ?? '';

const TITLES = [
  /^(?:job title|position|role|title|stelle|stellenbezeichnung|stellentitel)\s*:\s*(.+)$/iu,
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
const FORM = String.raw`GmbH(?: & Co\. KG)?|gGmbH|AG|SE|KG|e\.V\.|Inc\.?|Ltd\.?|LLC|LLP|plc|Corp\.?`;
const COMPANIES = [
  /^(?:company|employer|organi[sz]ation|unternehmen|firma|arbeitgeber)\s*:\s*(.{2,60})$/iu,
  new RegExp(String.raw`^(?:About|Über(?: die| das)?|Join) (${NAME})(?= as |[.:]?$)`, 'u'),
  new RegExp(String.raw`^(?:The |Die |Das )?(${NAME}) (?:is (?:looking|hiring|seeking|searching)|seeks|sucht)\b`, 'u'),
  new RegExp(String.raw`\b(?:at|bei(?: der)?|join) (${NAME}(?: (?:${FORM}))?)(?=[\s,.;:!–—|-]|$)`, 'u'),
  new RegExp(String.raw`(?:^|[\s(])(${NAME} (?:${FORM}))(?=[\s,.;:)]|$)`, 'u'),
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
          .trim() ?? '';
      return NO_COMPANY.test(name) ? '' : name;
    }),
  );

const REQUIRED =
  /\b(?:requirements?|required|qualifications?|must[- ]haves?|what you(?:['’]ll)? (?:bring|need|have)|you (?:have|bring)|your (?:profile|skills|experience)|who you are|(?:what )?we(?:['’]re| are)? look(?:ing)? for|about you)\b|anforderung|\bprofil\b|bringst du|bringen sie|mitbring|qualifikation|voraussetzung|(?:das|was) (?:du|sie|dich|wir) (?:hast|haben|auszeichnet|erwarten)/iu;
const PREFERRED =
  /\b(?:nice[- ]to[- ]haves?|preferred|bonus|desirable|ideally|an advantage|(?:is|are|be|a|big) plus|good to have)\b|von vorteil|wünschenswert|idealerweise|pluspunkt|gern gesehen/iu;
const OTHER =
  /\b(?:responsibilit|benefits?|we offer|what you(?:['’]ll| will)? (?:do|get)|the role|about (?:us|the)|how to apply|perks|apply|contact|why )|aufgaben|wir bieten|unser angebot|benefits|über uns|das erwartet|bewerb|kontakt|^warum\b/iu;

/** The lines below headings that announce what is asked for. */
function pointsIn(lines: readonly string[]): AskedPoint[] {
  const points: AskedPoint[] = [];
  let weight: AskedPoint['weight'] | null = null;
  for (const line of lines) {
    const isItem = BULLET.test(line);
    const announced = !isItem && isHeading(line) ? weightOf(line) : undefined;
    if (announced !== undefined) weight = announced;
    else if (weight !== null && (isItem || line.length > 12))
      points.push({ text: withoutBullet(line), weight: PREFERRED.test(line) ? 'preferred' : weight });
  }
  return points.slice(0, most.points);
}

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

const NUMBERS = [
  'zero|null',
  'one|eine?m?',
  'two|zwei',
  'three|drei',
  'four|vier',
  'five|fünf',
  'six|sechs',
  'seven|sieben',
]
  .concat('eight|acht', 'nine|neun', 'ten|zehn')
  .map((words) => new RegExp(`^(?:${words})$`, 'iu'));
const YEARS =
  /(?:^|[\s(])(\d{1,2}|\p{L}{3,6})\s?(?:\+|[-–]\s?\d{1,2}|(?:to|bis|or more|plus)(?: \d{1,2})?)?\s?\+?\s?(?:years?|yrs?|jahren?)(?!\p{L})/iu;

function yearsIn(lines: readonly string[]): number | null {
  for (const line of lines) {
    const number = YEARS.exec(line)?.[1] ?? '';
    if (!number || !/experience|erfahrung|years? (?:of|in|as)|jahre/iu.test(line)) continue;
    const years = /^\d/u.test(number) ? Number(number) : NUMBERS.findIndex((words) => words.test(number));
    if (years > 0 && years <= 40) return years;
  }
  return null;
}

/** The first of some results that says something. */
function firstOf<Value>(values: readonly Value[], read: (value: Value) => string): string {
  for (const value of values) {
    const found = read(value);
    if (found) return found;
  }
  return '';
}
