import { degreeLevels, degreesIn, readPosting, type DegreeLevel } from '@vitae/domain';
import { factsOf, type Facts } from '../facts.ts';
import type { EvaluationInput, Passage } from '../input.ts';
import { jobMatchParts, type JobMatch } from '../report.ts';
import { yearsOf, type ResumeFacts } from '../resume/resume-facts.ts';
import { askedTerms, type AskedTerm } from './asked-terms.ts';
import { saidIn, type Match, type Said } from './said.ts';
import { keyOf, tokensIn } from './tokens.ts';
import { tricksIn } from './tricks.ts';
import { titleVocabulary, type Concept } from './vocabulary.ts';

type Part = JobMatch['parts'][number]['id'];

/** What each part of a posting counts for, of 100; the parts that it does not have count nothing. */
const weights: Readonly<Record<Part, number>> = {
  required: 45,
  title: 15,
  preferred: 15,
  degree: 10,
  years: 10,
  soft: 5,
};

/** Words of a title that say how high it is, and not what it is about. */
const LEVEL = /^(?:senior|junior|sr|jr|mid|level|entry|trainee|lead|principal|staff|ii?i?|m|w|f|d|h|x)$/;

/**
 * How well a document fits the posting of its input, apart from its score: required skills 45, title 15, preferred
 * skills 15, degree 10, years of experience 10, soft skills 5. A term counts only where the document itself says it.
 * `null` without a posting, or for one that asks for nothing that can be read.
 */
export function jobMatchOf(input: EvaluationInput): JobMatch | null {
  const facts = factsOf(input);
  const text = (input.posting ?? (facts.kind === 'coverletter' ? facts.letter.posting : '')).trim();
  if (text === '') return null;
  const posting = readPosting(text);
  const tricks = tricksIn(facts, text);
  const isOwn = (passage: Passage) => isOfWork(passage) && tricks.isHonest(passage);
  const said = saidIn(facts.texts.filter(isOwn), facts.language);
  const asked = askedTerms(posting, text).map((term) => ({ term, ...foundIn(said, tricks.repeated, term) }));
  const title = titleIn(posting.jobTitle, facts, tricks.isHonest, tricks.repeated);
  const resume = facts.kind === 'resume' ? facts : facts.resume;
  const years = posting.years !== null && resume ? { asked: posting.years, has: yearsShown(resume) } : null;
  const degree = posting.degree !== null && resume ? { asked: posting.degree, has: degreeShown(resume) } : null;

  const shares = new Map<Part, number>();
  for (const part of ['required', 'preferred', 'soft'] as const) {
    const ofPart = asked.filter(({ term }) => term.part === part);
    const found = ofPart.filter(({ match }) => match !== null);
    if (ofPart.length > 0) shares.set(part, weightOf(found) / weightOf(ofPart));
  }
  if (title) shares.set('title', title.share);
  if (years) shares.set('years', Math.min(1, years.has / years.asked));
  if (degree) shares.set('degree', rank(degree.has) >= rank(degree.asked) ? 1 : 0);
  if (shares.size === 0) return null;

  const total = [...shares.keys()].reduce((sum, part) => sum + weights[part], 0);
  const worth = ({ part, weight }: AskedTerm) =>
    (100 * weights[part] * weight) / total / weightOf(asked.filter(({ term }) => term.part === part));
  const kept = [...shares].reduce((sum, [part, share]) => sum + weights[part] * share, 0);
  const terms = [
    ...(title ? [{ ...title.found, part: 'title' as const, points: tenth((100 * weights.title) / total) }] : []),
    ...asked.map(({ term, match, found }) => ({
      term: term.term,
      part: term.part,
      match,
      found,
      points: tenth(worth(term)),
    })),
  ];
  return {
    score: Math.max(0, tenth((100 * kept) / total - tricks.penalty)),
    company: posting.company,
    jobTitle: posting.jobTitle,
    parts: jobMatchParts.flatMap((id) => {
      const share = shares.get(id);
      return share === undefined ? [] : [{ id, weight: weights[id], score: tenth(100 * share) }];
    }),
    terms,
    missing: terms
      .filter(({ match }) => match === null)
      .toSorted((a, b) => b.points - a.points)
      .map(({ term, part, points }) => ({ term, part, points })),
    ...(years && { years }),
    ...(degree && { degree }),
    penalty: tricks.penalty,
  };
}

const tenth = (points: number): number => Math.round(10 * points) / 10;

const weightOf = (terms: readonly { term: AskedTerm }[]): number =>
  terms.reduce((sum, { term }) => sum + term.weight, 0);

/** Names of people, addresses and headings are no skills, and references are said by others. */
const isOfWork = ({ path }: Passage): boolean =>
  path === 'basics.headline' ||
  path === 'sender.headline' ||
  !/^(?:basics|sender|recipient|sections\.reference)\b|(?:^|\.)heading$/.test(path);

interface Found {
  match: Match | null;
  found: { text: string; path: string }[];
}

const notFound: Found = { match: null, found: [] };

function foundIn(said: Said, repeated: ReadonlySet<string>, { term, concept }: AskedTerm): Found {
  const written = keyOf(term);
  const proves = (key: string) => !key.split(' ').some((word) => repeated.has(word));
  const own = concept?.names.find(({ key }) => key === written) ?? { key: written, exactly: '' };
  const others = concept?.names.filter((name) => name !== own) ?? [];
  const names = [own, ...others].filter(({ key }) => proves(key));
  const inForms = names.filter(({ exactly }) => exactly === '');
  return (
    firstOf('exact', proves(written) ? [own] : [], said.name) ??
    firstOf('alias', names, said.name) ??
    firstOf('stem', inForms, ({ key }) => said.forms(key)) ??
    notFound
  );
}

function firstOf<Value>(match: Match, values: readonly Value[], look: (value: Value) => Passage[]): Found | null {
  for (const value of values) {
    const found = look(value);
    if (found.length > 0) return { match, found: found.map(({ text, path }) => ({ text, path })) };
  }
  return null;
}

/** Whether the headline or a role has the title of the posting; a part of its words counts as such. */
function titleIn(
  jobTitle: string,
  facts: Facts,
  isHonest: (passage: Passage) => boolean,
  repeated: ReadonlySet<string>,
): { share: number; found: Found & { term: string } } | null {
  const all = tokensIn(jobTitle);
  const tokens = all.some(({ lower }) => !LEVEL.test(lower)) ? all.filter(({ lower }) => !LEVEL.test(lower)) : all;
  if (tokens.length === 0) return null;
  const key = tokens.map(({ lower }) => lower).join(' ');
  if (tokens.some(({ lower }) => repeated.has(lower))) return { share: 0, found: { term: jobTitle, ...notFound } };
  const said = saidIn(titlesOf(facts).filter(isHonest), facts.language);
  const concepts = tokens.flatMap((_, at): Concept[] => {
    const found = titleVocabulary.at(tokens, at);
    return found ? [found.concept] : [];
  });
  const found =
    firstOf('exact', [key], said.words) ??
    firstOf(
      'alias',
      concepts.slice(0, 1).flatMap(({ names }) => names),
      said.name,
    ) ??
    firstOf('stem', [key], said.forms);
  return { share: found ? 1 : said.share(key), found: { term: jobTitle, ...(found ?? notFound) } };
}

const titlesOf = (facts: Facts): Passage[] =>
  facts.kind === 'resume'
    ? [facts.view.headline, ...facts.experience.map(({ title, path }) => ({ text: title, path: `${path}.position` }))]
    : facts.texts.filter(({ path }) => path === 'sender.headline' || isOfWork({ text: '', path }));

const yearsShown = ({ experience, input }: ResumeFacts): number => yearsOf(experience, input.asOf);

/** The highest degree among the entries of the education; `null` if it names none. */
const degreeShown = ({ texts }: ResumeFacts): DegreeLevel | null =>
  texts
    .filter(({ path }) => path.startsWith('sections.education'))
    .flatMap(({ text }) => degreesIn(text))
    .toSorted((a, b) => rank(b) - rank(a))[0] ?? null;

const rank = (level: DegreeLevel | null): number => (level === null ? -1 : degreeLevels.indexOf(level));
