import {
  orderedSections,
  parseRichText,
  resumeView,
  type Resume,
  type ResumeView,
  type ViewEntry,
  type ViewSection,
} from '@vitae/domain';
import type { Stage } from '../check.ts';
import type { CommonFacts } from '../facts.ts';
import type { EvaluationInput, Passage } from '../input.ts';
import {
  doubtsAbout,
  firstLineOf,
  isHeadingLine,
  isHeadingOf,
  isLongName,
  isNoName,
  isSentence,
  longestName,
} from './entry-in-file.ts';
import { BREAK, doubtedEntries, isMisread } from './doubted-entries.ts';
import { amountIn, filledOf, saidOf, toldOf } from './how-much.ts';
import { latestFirst } from './latest-roles.ts';
import { monthOf } from './months.ts';
import { withTornBullets } from './torn-bullets.ts';
import { withRolesOfOwnSections } from './unknown-headings.ts';
import { joinsHeadings, knownHeading } from '../text/headings.ts';
import { isFiller } from '../text/filler.ts';
import { isShareAlone } from '../text/rated.ts';
import { isTold } from '../text/told.ts';
import { isToolList } from '../text/tool-lists.ts';
import { countWords, sentencesIn } from '../text/words.ts';

/** An entry with a beginning and an end that the document shows. */
export interface DatedEntry {
  path: string;
  section: string;
  title: string;
  /** The employer, school or organisation. */
  at: string;
  place: string;
  start: string;
  end: string;
  current: boolean;
  bullets: Passage[];
  paragraphs: Passage[];
  /** Whether the lines of its file speak against how it was read: checks say nothing of it. */
  isDoubtful: boolean;
  /** Whether some of what it tells stood for a text to come, and was left out. */
  hasFiller: boolean;
}

export interface ResumeFacts extends CommonFacts {
  kind: 'resume';
  resume: Resume;
  view: ResumeView;
  /** The roles, in the document's order; no parental leave and the like. */
  experience: DatedEntry[];
  /** Entries of all sections that have dates, breaks too. */
  dated: DatedEntry[];
  /** Bullets of roles, projects and unpaid work. */
  bullets: Passage[];
  /** What the roles tell, each once in a role: their bullets, or the sentences of those that have none at all; empty if they only have names. */
  statements: Passage[];
  /** The sentences and bullets that the person wrote, of all sections. */
  sentences: Passage[];
  skills: Passage[];
  /** The text of the summary without marks; `''` if there is none. */
  summary: string;
  /** How much it says apart from contacts and headings, in words of English; of a file, what can be seen in it. */
  amount: number;
  /** How much the work tells (of academics: the whole), as a part of what it takes to judge somebody by it, 0 to 1; 1 where it is not asked for. */
  told: number;
  /** How much it says in all, as a part of what it takes where no figures speak for it, 0 to 1. */
  said: number;
  /** How much its pages say on an average, as a part of what one holds at least, 0 to 1; 1 without pages. */
  filled: number;
  /** Whether it lists publications as academics do: their roles are often only named. */
  isAcademic: boolean;
  /** Full years of experience: as the person stated them, or the months in which a role is dated. */
  years: number;
  stage: Stage;
  /** Whether somebody begins a career and has a role: then the education says what they are. */
  isBeginning: boolean;
  /** Entries of any section of which checks assert nothing, by their paths. */
  doubted: ReadonlySet<string>;
  /** Whether more than a third of the roles of a file do not tell what stands below them: then no share of bullets is certain. */
  areBodiesMisread: boolean;
  /** Whether a role of a file was taken apart wrongly, or most may have been: then nothing is certain about the order and times of any. */
  hasMisreadRole: boolean;
  /** Whether more than half of them may have been. */
  areMostDoubtful: boolean;
  /** Whether at least a third of them were. */
  areRolesMisread: boolean;
}

/** What stands below the skills of many files. */
const ON_REQUEST = /^references?\b.{0,30}\brequest\b/iu;

/** Of the name of a skill, in words: what is longer was hardly one in its file. */
export const longestSkill = 6;
/** Of a file that tells its roles in sentences, fewer bullets are beside these. */
const fewestBullets = 3;
/** From so many longer ones on, the work is told there. */
const fewestElsewhere = 3;

/** Works out what the checks of a resume look at. */
export function resumeFacts(resume: Resume, input: EvaluationInput, language: string): ResumeFacts {
  const view = resumeView(resume);
  // Of a file, text that names no title, employer or time was hardly an entry.
  const named = ({ title, at, start, end }: DatedEntry) =>
    [title, at, start, end].some(Boolean) || input.origin === 'ours';
  const entries = withRolesOfOwnSections(datedEntries(resume).filter(named), resume, input);
  const dated = withTornBullets(entries, input);
  // A time alone is no bullet.
  if (input.origin === 'uploaded')
    for (const entry of dated) entry.bullets = rejoined(entry.bullets).filter(({ text }) => /\p{L}{3}/u.test(text));
  const roles = rolesOfWork(rolesIn(dated, input), resume, input);
  const { doubtful, misread } = doubtsAbout(roles, input);
  const doubted = doubtedEntries(dated, roles, doubtful, input);
  const experience = roles.map((role) => ({ ...role, isDoubtful: doubted.has(role.path) }));
  for (const entry of [...dated, ...experience]) leaveOutFiller(entry);
  const withBodies = new Set(['experience', 'project', 'volunteer-experience', 'community-service']);
  const withWork = dated.filter(({ section }) => withBodies.has(section));
  // A whole file may be read as a summary: the bullets in it are those of its roles.
  const isSummary = input.origin === 'uploaded' && withWork.length === 0;
  // A sentence that was read as the name of an employer is told all the same.
  const swallowed =
    input.origin === 'ours'
      ? []
      : withWork
          .filter(
            ({ title, at, bullets: own, paragraphs }) =>
              own.length + paragraphs.length === 0 && (isNoName(at) || (!title && isLongName(at))),
          )
          .map(({ at, path }) => ({ text: at.split(/, (?=\p{Lu})/u).at(-1) ?? at, path: `${path}.employer` }))
          .filter(({ text }) => isTold(text, language));
  // So is a bullet that was read as the title of a role, which has the bullets below it.
  const bulletsOf = ({ title, path, bullets: own }: DatedEntry): Passage[] =>
    input.origin === 'uploaded' && own.length > 0 && isSentence(title)
      ? [{ text: title, path: `${path}.position` }, ...own]
      : own;
  // The title or employer of a role may be read as what the one before it tells.
  const names = new Set(roles.flatMap(({ title, at }) => [title, at]).filter((name) => name && !isSentence(name)));
  const isJudged = ({ text }: Passage) =>
    !isFiller(text) &&
    !isToolList(text) &&
    (input.origin === 'ours' || (!names.has(text.trim()) && isTold(text, language)));
  const bullets = (
    isSummary
      ? partsOf({ text: resume.summary, path: 'summary' }).bullets
      : withWork.flatMap((entry) => bulletsOf(entry))
  ).filter(isJudged);
  const listed = view.sections.filter(({ key }) => key === 'skill').flatMap(({ entries }) => entries);
  // In a file, the names of groups may have been read apart from what is in them.
  const isGrouped =
    input.origin === 'uploaded' && listed.some(({ tags, title }) => !title.text && tags.items.length > 1);
  const skills = listed
    .flatMap(({ tags, title }) =>
      tags.items.length > 0
        ? tags.items.map((text) => ({ text, path: tags.path }))
        : title.text && !isGrouped
          ? [title]
          : [],
    )
    // The last line of a file may be read as the last of its skills.
    .filter(({ text }) => input.origin === 'ours' || !ON_REQUEST.test(text))
    .filter(({ text }) => !isShareAlone(text));
  const inSentences = (passages: readonly Passage[]) =>
    passages.flatMap(({ text, path }) => sentencesIn(text).map((sentence) => ({ text: sentence, path })));
  const inProse = inSentences(
    withWork
      .filter(({ at }) => input.origin === 'ours' || !(isHeadingLine(at) || joinsHeadings(at)))
      .flatMap(({ paragraphs }) => paragraphs),
  ).filter(isJudged);
  // A resume by skills tells its work there, which the importer takes for names of skills; one or two are just long.
  const long = input.origin === 'ours' ? [] : skills.filter(({ text }) => countWords(text) > longestSkill);
  const elsewhere = long.length < fewestElsewhere ? [] : long.filter(isJudged);
  // What a reference says is said by somebody else.
  const own = view.sections.filter(({ key }) => key !== 'reference');
  const bodies = own
    .flatMap((section) => section.entries.flatMap((entry) => bodyOf(entry)))
    .filter(({ text }) => !isFiller(text));
  const paths = new Set(roles.map(({ path }) => path));
  const misreadRoles =
    input.origin === 'uploaded' ? dated.filter((entry) => paths.has(entry.path) && isMisread(entry)) : [];
  const areMostDoubtful =
    experience.length >= fewestForShare &&
    2 * experience.filter(({ isDoubtful }) => isDoubtful).length > experience.length;
  const years = resume.target.yearsOfExperience ?? yearsOf(experience, input.asOf);
  const texts = textsOf(view);
  const isAcademic = isOfAcademic(view, experience, input);
  const stage = stageOf(resume, years, experience, isStudent(dated, years, input.asOf));
  const statements = saidOnce(
    bullets.length > 0
      ? input.origin === 'uploaded' && bullets.length < fewestBullets && inProse.length > 2 * bullets.length
        ? [...bullets, ...inProse]
        : bullets
      : inProse.length > 0
        ? [...inProse, ...swallowed]
        : elsewhere,
  );
  const workTold = isSummary ? [partsOf({ text: resume.summary, path: 'summary' })] : withWork;
  const amount = amountIn(texts, input);
  return {
    kind: 'resume',
    resume,
    input,
    language,
    view,
    texts,
    amount,
    told: language === 'ja' ? 1 : toldOf({ work: workTold, statements, isAcademic, amount }),
    said: saidOf(amount, stage),
    filled: filledOf(input, amount),
    isAcademic,
    experience,
    dated,
    bullets,
    statements,
    sentences: bodies.flatMap(({ text, path }) => sentencesIn(text).map((sentence) => ({ text: sentence, path }))),
    skills,
    summary: view.sections
      .filter(({ key }) => key === 'summary')
      .flatMap(({ entries }) => entries.flatMap((entry) => bodyOf(entry)))
      .map(({ text }) => text)
      .filter((text) => !isFiller(text))
      .join('\n'),
    years,
    stage,
    isBeginning: stage === 'entry' && experience.length > 0,
    doubted,
    areBodiesMisread: roles.length > 0 && 3 * misread.size > roles.length,
    hasMisreadRole: misreadRoles.length > 0 || areMostDoubtful,
    areRolesMisread: misreadRoles.length > 0 && 3 * misreadRoles.length >= roles.length,
    areMostDoubtful,
  };
}

/** Of fewer roles, it says nothing of a file that most are doubtful. */
const fewestForShare = 3;
/** What stands for a text to come tells nothing. */
function leaveOutFiller(entry: DatedEntry): void {
  const isOwn = ({ text }: Passage) => !isFiller(text);
  entry.hasFiller ||= ![...entry.bullets, ...entry.paragraphs].every(isOwn);
  entry.bullets = entry.bullets.filter(isOwn);
  entry.paragraphs = entry.paragraphs.filter(isOwn);
}

/** A bullet that is there twice in a role tells nothing the second time. */
const saidOnce = (passages: readonly Passage[]): Passage[] =>
  [
    ...new Map(passages.toReversed().map((one) => [`${one.path} ${one.text.toLowerCase()}`, one])).values(),
  ].toReversed();

/** Publications, as they are headed in sections of one's own and in files. */
const PUBLICATIONS =
  /^(?:selected )?(?:publications|publikationen|veröffentlichungen|publicaciones|publicações)\b.{0,20}$/iu;
/** The heading of what they did. */
const RESEARCH =
  /^(?:research (?:experience|positions?|projects?)|forschungs(?:erfahrung|projekte|tätigkeiten?)|expériences? de recherche|experiencia (?:investigadora|en investigación)|experiência em pesquisa)$/iu;
const RESEARCHER =
  /postdoc|professor|lecturer|research (?:fellow|assistant|associate|scientist)|doctoral|wissenschaftliche|maître de conférences|profesora? titular|investigador|pesquisador/iu;

/** Headings that only academics have, a kind each: three of them, or teaching beside research, and a doctorate tell one. */
const ACADEMIC = [
  /^(?:(?:selected|peer-reviewed|scholarly|academic) )?(?:publications|publikationen|veröffentlichungen|publicaciones|publicações|articles|artículos|artigos)\b.{0,30}$/iu,
  /^(?:conferences?|(?:conference |selected |invited )?(?:presentations|talks)|papers|vorträge|konferenzen|communications|conférences|colloques|congresos|ponencias|conferencias|congressos|apresentações)\b.{0,30}$/iu,
  /^(?:(?:ph\.?d |doctoral |graduate |university )?teaching(?: experience| and mentoring)?|courses taught|lehre|lehrtätigkeit|lehrerfahrung|enseignements?|enseñanza|docencia|experiencia docente|ensino|docência)\b.{0,20}$/iu,
  /^(?:(?:academic |selected |graduate |(?:pre-?|post-?)?doctoral )?research(?: (?:experience|interests|projects|fields|areas|agenda))?|forschung\p{L}*|(?:(?:domaines|intérêts|activités|travaux) de )?recherche|(?:líneas de )?investigación|pesquisa)\b.{0,20}$/iu,
  /^(?:grants|fellowships|(?:academic )?(?:honou?rs|awards)|stipendien|bourses|becas|bolsas)\b.{0,30}$/iu,
  /^(?:academic |professional |university )?(?:service|memberships?|affiliations?)\b.{0,20}$/iu,
];
const fewestKinds = 3;
/** Research before so many other roles was long ago. */
const latest = 3;
const DOCTORATE =
  /\bph\.? ?d\b|\bdoctora(?:l|te|do|t)\b|\bdoktorat|\bpromotion(?: zum| in|:)|\bdoutora|\bdoctora? (?:of|en|in)\b|\bdocteure? (?:en|ès)\b|\bdissertation\b|\bthèse\b/iu;

/** Where research is done, and who does it beside an ordinary title. */
const OF_RESEARCH =
  /universi|hochschul|\bcollege\b|institut|academy|akademie|max.planck|fraunhofer|\bcnrs\b|\binserm\b|\blab(?:s|or|oratory|oratoire|oratorio|oratório)?\b|research|forschung|recherche|investigación|pesquisa|\bph\.?d\b|doktorand|doctorant|doctorand|dozent|lehrbeauftragt|chercheu|enseignant|faculty|fellow\b|scientist|wissenschaft/iu;

/** What researchers call themselves below their names. */
const CALLED_RESEARCHER =
  /\b(?:doctorante?|doctorand[oa]|doktorand(?:in)?|ph\.?d\.? (?:student|candidate|researcher)|doctoral (?:student|candidate|researcher)|postdoc|professor|chercheu(?:r|se))/iu;

/**
 * Whether somebody lists publications and does or did research for the most part, or works at a university or in research
 * and mentions some. Who writes beside an ordinary job is read by the job.
 */
function isOfAcademic(
  { sections, headline }: ResumeView,
  experience: readonly DatedEntry[],
  { lines = [] }: EvaluationInput,
) {
  const isOfResearch = ({ title, at }: DatedEntry) => RESEARCHER.test(title) || OF_RESEARCH.test(`${title} ${at}`);
  const publishes = sections.some(({ key, entries }) => key === 'publication' && entries.length >= 3);
  const isMostlyResearch = 2 * experience.filter(isOfResearch).length >= experience.length;
  if (publishes && isMostlyResearch) return true;
  const headings = [...sections.map(({ heading }) => heading.text), ...lines];
  const names = headings.map((heading) => heading.trim().replace(/^\d{1,2}[.)] */u, ''));
  const kinds = ACADEMIC.map((kind) => names.some((name) => kind.test(name)));
  const [publishesAny, , teaches, researches] = kinds;
  const countOfKinds = kinds.filter(Boolean).length;
  const hasKinds = countOfKinds >= fewestKinds || (teaches && (publishesAny || researches));
  if (hasKinds && lines.some((line) => DOCTORATE.test(line))) return true;
  return (
    headings.some((heading) => PUBLICATIONS.test(heading.trim())) &&
    // Who calls themselves so, whatever their roles are called.
    (CALLED_RESEARCHER.test(headline?.text ?? '') ||
      // One of several ordinary roles was research, and nothing else is an academic's.
      RESEARCHER.test(experience[0]?.title ?? '') ||
      (latestFirst(experience)
        .slice(0, latest)
        .some(({ title }) => RESEARCHER.test(title)) &&
        (countOfKinds >= 2 || isMostlyResearch)) ||
      headings.some((heading) => RESEARCH.test(heading.trim())))
  );
}

/** So many roles with a time show that the others have one, too. */
const fewestTimed = 2;
/** The roles. In a file, an employer that stands above several roles is that of each. */
function rolesIn(dated: readonly DatedEntry[], { origin }: EvaluationInput): DatedEntry[] {
  const named = dated.filter(({ section, title, at }) => section === 'experience' && !BREAK.test(title || at));
  const isTimed = ({ start, end }: DatedEntry) => Boolean(start || end);
  // "Technical experience": sentences without a time, below roles that have one, are no roles.
  const isText = (name: string) => isSentence(name) || countWords(name) > longestName;
  const isRole = (entry: DatedEntry) => isTimed(entry) || !(isText(entry.title) || isText(entry.at));
  const roles = origin === 'uploaded' && named.filter(isTimed).length >= fewestTimed ? named.filter(isRole) : named;
  // Without any employer, a title cannot be told from one.
  if (origin === 'ours' || roles.every(({ at }) => !at)) return roles;
  const found: DatedEntry[] = [];
  let head = '';
  for (const [index, role] of roles.entries()) {
    const next = roles[index + 1];
    const isBare = role.bullets.length === 0 && role.paragraphs.length === 0;
    const isBelow =
      next?.title && !next.at && [next.start, next.end, ...next.bullets, ...next.paragraphs].some(Boolean);
    if (isBare && role.title && isBelow) head = role.title;
    else if (isBare && next && isAround(role, next)) head = role.title || role.at;
    else {
      if (role.at) head = '';
      found.push(role.at ? role : { ...role, at: head });
    }
  }
  return found;
}

/** A place with its region in the field of an employer: "Denver, CO". */
const PLACE = /^\p{Lu}[\p{L}.’' -]+, \p{Lu}[\p{L} ]+$/u;
/** Whether an entry is an employer with the whole time there, above the roles that somebody had at it. */
function isAround({ title, at, start, end, current }: DatedEntry, next: DatedEntry): boolean {
  const isEmployer = !title || !at || PLACE.test(at);
  const [from, nextFrom] = [monthOf(start, 'start'), monthOf(next.start, 'end')];
  if (!isEmployer || from === null || nextFrom === null || from > nextFrom) return false;
  const [to, nextTo] = [monthOf(end, 'end') ?? 0, monthOf(next.end, 'start') ?? 0];
  return current || (!next.current && to >= nextTo);
}

/**
 * The roles without those of another section above them, which the importer put together with the experience and gave it
 * the heading of: "Clinical rotations".
 */
function rolesOfWork(
  roles: readonly DatedEntry[],
  resume: Resume,
  { origin, lines = [] }: EvaluationInput,
): DatedEntry[] {
  const heading = resume.sections.experience.heading.trim();
  if (origin === 'ours' || heading === '' || knownHeading('experience', heading)) return [...roles];
  const from = lines.findIndex((line) => line.trim() === heading);
  const to = lines.findIndex((line) => isHeadingOf('experience', line));
  if (from < 0 || to < from) return [...roles];
  const own = roles.filter((role) => {
    const first = firstLineOf(role, lines);
    return first < from || first > to;
  });
  return own.length > 0 ? own : [...roles];
}

/** Years of work beside school or a first degree, up to which somebody begins a career. */
const besideStudies = 5;
/** Whether somebody is at school or in a first degree: none of the studies is over. */
function isStudent(dated: readonly DatedEntry[], years: number, asOf: string): boolean {
  const now = monthOf(asOf.slice(0, 7), 'start') ?? 0;
  const studies = dated.filter(({ section, start, end }) => section === 'education' && (start || end));
  return (
    years < besideStudies &&
    studies.length > 0 &&
    studies.every(({ end, current }) => current || (monthOf(end, 'end') ?? 0) > now)
  );
}

const stageOf = ({ target }: Resume, years: number, experience: readonly DatedEntry[], isAtSchool: boolean): Stage => {
  // Roles without dates may be of any length: leaving dates out does not begin a career again.
  const isUndated = experience.length > 0 && experience.every(({ start, end }) => !start && !end);
  if (target.level === 'entry') return 'entry';
  if (target.level === 'senior' || target.level === 'executive' || years >= 15) return 'senior';
  return target.level === '' && (years < 2 || isAtSchool) && !isUndated ? 'entry' : 'mid';
};

const spanText = (spans: readonly { text: string }[]): string => spans.map(({ text }) => text).join('');

/** The blocks of an entry and of the roles in it. */
const bodyOf = (entry: ViewEntry): Passage[] => [
  ...entry.body.blocks.map(({ spans }) => ({ text: spanText(spans), path: entry.body.path })),
  ...entry.roles.flatMap(bodyOf),
];

function textsOf(view: ResumeView): Passage[] {
  const ofEntry = (entry: ViewEntry): Passage[] => [
    entry.title,
    entry.subtitle,
    entry.location,
    entry.level,
    ...entry.tags.items.map((text) => ({ text, path: entry.tags.path })),
    ...entry.meta.map(({ text, path }) => ({ text, path })),
    ...entry.body.blocks.map(({ spans }) => ({ text: spanText(spans), path: entry.body.path })),
    ...entry.roles.flatMap(ofEntry),
  ];
  const ofSection = ({ heading, entries }: ViewSection) => [heading, ...entries.flatMap(ofEntry)];
  return [
    view.fullName,
    view.headline,
    ...view.contacts.filter(({ kind }) => kind !== 'location').map(({ text, path }) => ({ text, path })),
    ...view.sections.flatMap(ofSection),
  ].filter(({ text }) => text !== '');
}

/** The entries with a start or an end, as stored: grouping and the wording of dates do not change them. */
function datedEntries(resume: Resume): DatedEntry[] {
  return orderedSections(resume)
    .filter(({ content, fields }) => !content.hidden && Object.values(fields).some(({ slot }) => slot === 'start'))
    .flatMap(({ key, path, content, fields }) => {
      const nameIn = (slot: string) => Object.entries(fields).find(([, field]) => field.slot === slot)?.[0] ?? '';
      return content.items
        .filter(({ hidden }) => !hidden)
        .map((item): DatedEntry => {
          const value = (slot: string) => {
            const stored = item[nameIn(slot)];
            return typeof stored === 'string' ? stored.trim() : '';
          };
          const body = { text: value('body'), path: `${path}.items.${item.id}.${nameIn('body')}` };
          return {
            path: `${path}.items.${item.id}`,
            section: key,
            title: value('title'),
            at: value('subtitle'),
            place: value('location'),
            start: value('start'),
            end: value('end'),
            current: item[nameIn('current')] === true,
            isDoubtful: false,
            hasFiller: false,
            ...partsOf(body),
          };
        });
    })
    .filter(({ title, at, start, end, bullets, paragraphs }) =>
      [title, at, start, end, ...bullets, ...paragraphs].some(Boolean),
    );
}

/** Bullets of a file of which one was cut in two: the rest begins small, where the others begin with a capital. */
function rejoined(bullets: readonly Passage[]): Passage[] {
  const isSmall = ({ text }: Passage) => /^\p{Ll}/u.test(text);
  if (2 * bullets.filter(isSmall).length >= bullets.length) return [...bullets];
  return bullets.reduce<Passage[]>((whole, bullet) => {
    const last = whole.at(-1);
    if (!last || !isSmall(bullet) || /[.!?;:]$/u.test(last.text)) return [...whole, bullet];
    return [...whole.slice(0, -1), { ...last, text: `${last.text} ${bullet.text}` }];
  }, []);
}

function partsOf({ text, path }: Passage): Pick<DatedEntry, 'bullets' | 'paragraphs'> {
  const blocks = parseRichText(text).map(({ kind, spans }) => ({ kind, text: spanText(spans).trim() }));
  const ofKind = (isBullet: boolean) =>
    blocks.filter((block) => (block.kind !== 'paragraph') === isBullet).map((block) => ({ text: block.text, path }));
  return { bullets: ofKind(true), paragraphs: ofKind(false) };
}

/** Full years in which a month at least of some roles falls, up to a day. */
export function yearsOf(experience: readonly DatedEntry[], asOf: string): number {
  const now = monthOf(asOf.slice(0, 7), 'start') ?? 0;
  const worked = new Set<number>();
  for (const { start, end, current } of experience) {
    const from = monthOf(start, 'start');
    const to = current || !end ? now : Math.min(now, monthOf(end, 'end') ?? now);
    // A century of months is more than anybody works.
    for (let month = Math.max(from ?? to + 1, to - 1200); month <= to; month += 1) worked.add(month);
  }
  return Math.floor(worked.size / 12);
}
