import {
  categories,
  isFound,
  skip,
  type Check,
  type Need,
  type Outcome,
  type Place,
  type SkipReason,
} from './check.ts';
import * as all from './checks/all.ts';
import { factsOf, type Facts } from './facts.ts';
import type { EvaluationInput } from './input.ts';
import type { LetterFacts } from './letter/letter-facts.ts';
import type { Finding, Report } from './report.ts';
import type { ResumeFacts } from './resume/resume-facts.ts';
import { liftedScoreOf } from './lifted-score.ts';
import { doubtsOf, isNotRead, isOfPages, isOfWords, noDoubts, withoutDoubted, type Ran } from './reading-doubts.ts';
import { scoreOf } from './score.ts';
import { isWorkHistory } from './text/work-history.ts';

/** Changes with every change of what a check finds or how the score is made. */
export const rulesetVersion = '33';

/** Every check, in the order of the registry. */
export const checks: readonly Check[] = Object.values<Check>(all);

/** Below this confidence a reading is doubtful, as in the review after an import. */
const certain = 0.6;
/** The part of what it takes to judge a document below which it says hardly anything. */
const hardlyAny = 0.4;
/** A report shows some places of a finding, and says in `places` how many there are. */
const mostEvidence = 20;

/**
 * Evaluates a document. Pure: the same input gives the same report, whatever the engine, the clock and the locale of
 * the computer.
 * @throws {TypeError} for a document of a kind that is not evaluated.
 */
export function evaluate(input: EvaluationInput): Report {
  const facts = factsOf(input);
  const outcomes = checks.flatMap((check) => {
    const outcome = isIgnored(check, input) ? skip('ignored') : outcomeOf(check, facts);
    return outcome === null ? [] : [{ check, outcome: withoutDoubted({ check, outcome }, facts) }];
  });
  const missed = new Set(outcomes.filter(({ outcome }) => isFound(outcome)).map(({ check }) => check.id));
  // In a file that says hardly anything, nothing can have been overlooked.
  const isBare = outcomes.some(({ outcome }) => 'coverage' in outcome && (outcome.coverage ?? 1) < hardlyAny);
  const { isUnsureFile, covers } = facts.kind === 'resume' ? doubtsOf(facts, outcomes) : noDoubts;
  const uncertain = new Set(outcomes.filter(covers).map(({ check }) => check.id));
  // A resume of which nothing tells what somebody did: none of what readers rank by was judged.
  const isUntold =
    facts.kind === 'resume' &&
    outcomes
      .map(({ check, outcome }) => ({ check, outcome: withLack(outcome, outcomes, missed) }))
      .filter(({ check }) => check.category === 'impact' && check.id !== 'IMP-07')
      .every(({ outcome }) => outcome.status === 'skip' && outcome.lack === undefined && outcome.why !== 'language');
  const ran = outcomes.map(({ check, outcome: found }) => {
    const judgedAs = withLack(found, outcomes, missed);
    // What is missed by a check that is not certain itself is not missed.
    const isNotMissed = judgedAs.status === 'skip' && judgedAs.lack !== undefined && uncertain.has(judgedAs.lack);
    const outcome = isNotMissed || covers({ check, outcome: judgedAs }) ? skip('not-read') : judgedAs;
    const doubtful =
      isFound(outcome) && !isOfWords(check) && !isOfPages(check) && isDoubtful(outcome.places, isBare, input);
    const { id, category, severity, penalty = 0 } = check;
    const lack = outcome.status === 'skip' && outcome.lack ? { lack: outcome.lack } : {};
    const isSlight = 'isSlight' in outcome && outcome.isSlight === true;
    const coverage = 'coverage' in outcome && outcome.coverage !== undefined ? { coverage: outcome.coverage } : {};
    const kept = 'kept' in outcome && outcome.kept !== undefined ? { kept: outcome.kept } : {};
    const cap = 'cap' in outcome && outcome.cap !== undefined ? { cap: outcome.cap } : {};
    return {
      check,
      outcome,
      judged: {
        id,
        category,
        severity,
        penalty,
        status: outcome.status,
        doubtful,
        isSlight,
        isNotRead: isNotRead(outcome),
        isUntold: isUntold && outcome.status === 'skip' && outcome.lack === undefined && check.category === 'impact',
        isOfOthers: isOfOthers(outcome, facts),
        ...lack,
        ...coverage,
        ...kept,
        ...cap,
      },
    };
  });
  const judgeable = {
    isUnsure: isUnsureFile,
    ...(facts.kind === 'resume' && {
      told: isWorkJudged(ran) ? facts.told : 1,
      filled: facts.filled,
      said: 1 - unshown(ran.find(({ check }) => check.id === 'IMP-02')?.outcome) * (1 - facts.said),
    }),
  };
  const {
    score,
    categories: scores,
    unjudged,
    points,
    caps,
    most,
  } = scoreOf(
    ran.map(({ judged }) => judged),
    judgeable,
  );
  const lifted = liftedScoreOf(
    ran.map(({ judged }) => judged),
    judgeable,
  );
  const findings = ran.flatMap(({ check, outcome, judged }): Finding[] =>
    isFound(outcome)
      ? [
          {
            id: check.id,
            status: outcome.status,
            points: points.get(check.id) ?? 0,
            evidence: outcome.places.slice(0, mostEvidence).map((place) => onPage(place, input)),
            ...(outcome.places.length > mostEvidence && { places: outcome.places.length }),
            category: check.category,
            severity: judged.isSlight ? 'minor' : check.severity,
            doubtful: judged.doubtful,
            grade: check.grade,
            sources: [...check.sources],
            values: { ...outcome.values },
          },
        ]
      : [],
  );
  return {
    kind: facts.kind,
    score,
    rulesetVersion,
    asOf: input.asOf,
    categories: categories.flatMap((id) => scores.find((category) => category.id === id) ?? []),
    ...(unjudged.length > 0 && { unjudged: categories.filter((id) => unjudged.includes(id)) }),
    // What caps the score first: nothing else raises it before that. Ties stay in the order of the registry.
    findings: findings.toSorted((a, b) => rank(b) - rank(a) || b.points - a.points),
    passed: ran.filter(({ outcome }) => outcome.status === 'pass').map(({ check }) => check.id),
    skipped: ran.flatMap(({ check, outcome }) =>
      outcome.status === 'skip' ? [{ id: check.id, why: outcome.why }] : [],
    ),
    caps,
    ...(lifted !== undefined && { lifted }),
    ...(isUnsureFile && { unsure: true }),
    ...(most !== undefined && { most }),
  };
}

/** Whether the user said that a check does not hold for this document. A trick costs in any case. */
const isIgnored = ({ id, kind, category }: Check, { document }: EvaluationInput): boolean =>
  kind === document.kind && category !== 'integrity' && Object.hasOwn(document.ignored, id);

/**
 * An outcome for what is not there, with the check that misses it: of a resume without roles, that is the one for roles,
 * not the one for what roles tell. What no check misses need not be there: in some countries, roles are only listed.
 */
function withLack(outcome: Outcome, outcomes: readonly Ran[], missed: ReadonlySet<string>): Outcome {
  if (outcome.status !== 'skip' || outcome.lack === undefined || missed.has(outcome.lack)) return outcome;
  const next = outcomes.find(({ check }) => check.id === outcome.lack)?.outcome;
  if (next?.status !== 'skip' || next.lack === undefined) return { status: 'skip', why: 'nothing-to-check' };
  return withLack({ ...outcome, lack: next.lack }, outcomes, missed);
}

/** Whether what the work tells was judged: where it was not, or in another language alone, that costs already. */
const isWorkJudged = (ran: readonly Ran[]): boolean =>
  ran.some(({ check, outcome }) => check.id === 'IMP-02' && outcome.status !== 'skip') &&
  !ran.some(
    ({ check, outcome }) => check.category === 'impact' && outcome.status === 'skip' && outcome.why === 'language',
  );

/** Which part is missing of the figures that would show what the work came to, all of it where none is shown; none where this was not judged. */
function unshown(figures: Outcome | undefined): number {
  if (figures === undefined) return 0;
  if (isFound(figures)) return 1 - (figures.kept ?? 0);
  return figures.status === 'skip' && figures.why === 'nothing-shown' ? 1 : 0;
}
/** Whether a check knows neither the language of a document nor what academics tell, and so says nothing of what it judges in others. */
const isOfOthers = (outcome: Outcome, facts: Facts): boolean =>
  outcome.status === 'skip' &&
  (outcome.why === 'language' ||
    outcome.why === 'no-dictionary' ||
    (outcome.why === 'stage' && facts.kind === 'resume' && facts.isAcademic));

/** What was left of a template comes first: what stands there instead is not known. */
const ofTemplate: ReadonlySet<string> = new Set(['WRI-11', 'CL-09']);
const rank = ({ id, severity, status }: Finding): number => {
  if (severity === 'critical' && status === 'fail') return ofTemplate.has(id) ? 3 : 2;
  return severity === 'tip' ? 0 : 1;
};

/** What a check says about a document; `null` if it is for another kind. */
function outcomeOf(check: Check, facts: Facts): Outcome | null {
  const why = skippedFor(check, facts);
  if (check.kind === 'resume' && isAbout('resume', facts)) return why ? { status: 'skip', why } : check.run(facts);
  if (check.kind === 'coverletter' && isAbout('coverletter', facts))
    return why ? { status: 'skip', why } : check.run(facts);
  return null;
}

function isAbout(kind: 'resume', facts: Facts): facts is ResumeFacts;
function isAbout(kind: 'coverletter', facts: Facts): facts is LetterFacts;
function isAbout(kind: Facts['kind'], facts: Facts): boolean {
  return facts.kind === kind;
}

const withoutNeed: Readonly<Record<Need, SkipReason>> = {
  pages: 'no-pages',
  extraction: 'no-extraction',
  properties: 'no-properties',
  posting: 'no-posting',
  resume: 'no-resume',
  misspelled: 'no-dictionary',
  ungrammatical: 'no-grammar',
};

function skippedFor({ languages, stages, origin, needs = [], isOfPerson }: Check, facts: Facts): SkipReason | null {
  const { input, language } = facts;
  if ((origin && origin !== input.origin) || (isOfPerson && isWorkHistory(input))) return 'origin';
  if (languages && !languages.includes(language)) return 'language';
  // The dictionary is that of the language for which a document was read.
  if (needs.includes('misspelled') && input.origin === 'uploaded' && !input.document.locale.startsWith(language))
    return 'no-dictionary';
  if (stages && facts.kind === 'resume' && !stages.includes(facts.stage)) return 'stage';
  const missing = needs.find((need) => {
    const value = input[need];
    return value === undefined || value === '' || (need === 'pages' && input.pages?.length === 0);
  });
  return missing ? withoutNeed[missing] : null;
}

/**
 * Whether the importer was unsure of a field that a finding points at, or of what contains it; or did not find what the
 * finding misses, which may be in the file all the same.
 */
function isDoubtful(places: readonly Place[], isBare: boolean, { confidence = {}, origin }: EvaluationInput): boolean {
  return places.some(({ path, text, page }) => {
    if (origin === 'uploaded' && !isBare && path && text === '' && page === undefined && !isOfFile(path)) return true;
    for (let at = path ?? ''; at; at = at.slice(0, Math.max(0, at.lastIndexOf('.'))))
      if ((confidence[at] ?? 1) < certain) return true;
    return false;
  });
}

/** What a file says about itself is read as it is there. */
const isOfFile = (path: string): boolean => path.startsWith('properties.');

/** The beginning of a text by which it is found on a page, whatever field its line was read into. */
const opening = 12;
const shows = (shown: string, text: string): boolean => shown.includes(text) || text.startsWith(shown);
const begins = (shown: string, text: string): boolean =>
  text.length >= opening && (shown.includes(text) || (shown.length >= opening && text.startsWith(shown)));

/** A place with the page and the box of the field it names, if the pages are known. */
function onPage(
  { text, path, page, instead }: Place,
  { pages = [], origin }: EvaluationInput,
): Finding['evidence'][number] {
  const said = { text, ...(path && { path }), ...(instead !== undefined && { instead }) };
  for (const [index, { runs }] of pages.entries()) {
    if (page !== undefined && page !== index) continue;
    const ofField = runs.filter((run) => (path ? run.path === path : run.text === text));
    const run =
      ofField.find((one) => shows(one.text, text)) ??
      (origin === 'uploaded' ? runs.find((one) => begins(one.text, text)) : undefined) ??
      ofField[0];
    if (!run) continue;
    const { x, y, width, height } = run.box;
    return { ...said, page: index, box: { x, y, width, height } };
  }
  return { ...said, ...(page !== undefined && { page }) };
}
