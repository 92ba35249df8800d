import type { Category, Outcome, Severity } from './check.ts';

/** What a check found, as far as the score depends on it. */
export interface Judged {
  id: string;
  category: Category;
  severity: Severity;
  penalty: number;
  status: Outcome['status'];
  /** Whether it rests on a reading that may be wrong. */
  doubtful: boolean;
  /** Whether what it found costs no more than in a minor check. */
  isSlight?: boolean;
  /** Whether it was skipped because a file seems to have what was not read of it. */
  isNotRead?: boolean;
  /** Whether it would judge what roles tell, and nothing does. */
  isUntold?: boolean;
  /** Whether it was skipped because it judges other documents alone: it has no words of the language, or none for academics. */
  isOfOthers?: boolean;
  /** Of a check that has degrees, or misses what another one has found already: the part of its weight that it keeps, 0 to 1. */
  kept?: number;
  /** To what its failure limits the score, where that is less than usual. */
  cap?: number;
  /** Of the check that finds a document too short to be judged: its share of what it takes, 0 to 1. */
  coverage?: number;
  /** Of a check that was skipped because something is not there: the check that reports this. */
  lack?: string;
}

/** How well a document could be judged. */
export interface Judgeable {
  /** Whether parts of a file were not read with certainty. */
  isUnsure?: boolean;
  /** What the work tells, as a part of what it takes to judge somebody by it, 0 to 1. */
  told?: number;
  /** How much the document says, as a part of what it takes where no figures show what the work came to, 0 to 1; with some of them, so much closer to 1. */
  said?: number;
  /** How much its pages say, as a part of what a page holds at least, 0 to 1. */
  filled?: number;
}

export interface Score {
  /** 0 to 100, to a tenth: so that half a minor check shows. */
  score: number;
  /** Without those of which most could not be judged. */
  categories: { id: Category; score: number }[];
  /** Those of which most could not be judged. */
  unjudged: Category[];
  /** By check: the points that passing it is worth, before caps; to a tenth. */
  points: ReadonlyMap<string, number>;
  /** Failed checks that limit the score, and to what. */
  caps: { id: string; at: number }[];
  /** If much was not judged: the most that the score can be. */
  most?: number;
}

/** How much a check counts. Tips count nothing; integrity checks subtract a penalty instead. */
const weights: Readonly<Record<Severity, number>> = { critical: 6, major: 3, minor: 1, tip: 0, integrity: 0 };

/**
 * What roles tell, spelling (a resume's is known from an experiment), what programs and templates left and icons that came out as boxes is what a reader
 * ranks by, and counts threefold.
 */
const times = 3;
const threefold: ReadonlySet<string> = new Set(['WRI-01', 'WRI-13', 'FMT-13']);
const weightOfCheck = ({ severity, category, id }: Judged): number =>
  weights[severity] * (category === 'impact' || threefold.has(id) ? times : 1);

/**
 * What is wrong on pages is seen before a word is read, and several of such faults together show that nobody looked at them: each
 * loses threefold, while what nearly every page passes counts once. How much is said is no matter of the page.
 */
const isOfPage = ({ category, id }: Judged): boolean => category === 'format' && id !== 'FMT-02' && !threefold.has(id);

/**
 * The most that a document gets with a failed critical check; with one that a line mends and readers forgive sooner, an
 * address that is missing or two months in the wrong order; with one figure that was never filled in, a placeholder that
 * only a link has, or no address beside another way to reach somebody (ADR 54); with no way to reply at all; and
 * with text that a machine cannot read.
 */
export const mostWith = { critical: 59, noReply: 70, slip: 75, figure: 85, unreadable: 30 };
const slips: ReadonlySet<string> = new Set(['CON-02', 'TIM-02']);
/** The part that a file keeps of which parts were not read with certainty: no limit, so that each thing mended shows. */
const keptIfUnsure = 0.95;
/** What a check loses that could not judge: since a file could not be read with certainty, or since it judges others (about what these lose in it). */
const unjudged = { notRead: 0.9, ofOthers: 0.2, ofOthersInImpact: 0.3 };
/** The part of all that is lost where nothing is told of the work: readers rank by how much there is to go by. */
const lostIfUntold = 0.18;
/** The same where hardly anything is said at all, and no figures make up for it; and where pages are nearly empty. */
const lostIfUnsaid = 0.3;
const lostIfUnfilled = 0.1;
/** Such a part of all is not missed. */
const hardlyMissed = 0.03;
const unreadable = 'ATS-01';

/** What is easy to get right in a few words: in a document that says too little, passing is no merit. */
const easyInFewWords: ReadonlySet<Category> = new Set(['writing', 'format', 'machine-readable']);

/** Categories that say nothing without what their critical checks look at. */
const decided: ReadonlySet<Category> = new Set(['structure', 'timeline']);

/** How many quarters of its weight a check keeps. */
const quarters = { pass: 4, warn: 2, fail: 0, skip: 0 } as const;
/** The same for one that has degrees. */
const quartersOf = ({ status, kept }: Judged): number => (kept === undefined ? quarters[status] : 4 * kept);

/**
 * The score of a document, and what each check is worth.
 *
 * 1. Checks that were skipped do not count. A pass keeps the check's weight, a warning half of it, a failure nothing;
 *    a check that has degrees keeps the part that is there (`kept`). A check that has nothing to judge because another one misses it keeps nothing either.
 * 2. What a doubtful reading loses is halved, and what is wrong on pages loses threefold in the whole. What is slight loses as much as in a minor check.
 *    Of a document that says too little, what is left in categories that are easy to get right in a few words counts
 *    only for what is there; the check that found this has the points.
 * 3. The score is 100 × kept weight ÷ applicable weight, in all and in each category.
 * 4. A failed critical check limits it to 59, unreadable text and a template that was hardly filled in (`cap`) to 30. A
 *    file that was not read with certainty keeps nineteen twentieths (`isUnsure`): what was not understood is no merit. Nor is what
 *    was not judged: the share is lowered in proportion to it (`most`), by how much it would lose as a rule (`unjudged`),
 *    and by how little the work tells (`told`), since a few words show little, good or bad; where few figures show what it
 *    came to, also by how little is said in all (`said`), and by how empty the pages are (`filled`). A slip in an address or
 *    in the order of two dates limits it to 75.
 * 5. What integrity checks find is subtracted, so that a trick always costs more than it gains.
 * 6. The score is rounded to a tenth, halves up, and is at least 0.
 */
export function scoreOf(all: readonly Judged[], judgeable: Judgeable = {}): Score {
  const doubted = new Set(all.filter(({ doubtful }) => doubtful).map(({ id }) => id));
  const judged = all
    .filter(({ status, lack }) => status !== 'skip' || lack !== undefined)
    .map((check) => (doubted.has(check.lack ?? '') ? { ...check, doubtful: true } : check));
  const weightOf = (some: readonly Judged[]) => sum(some.map((check) => 4 * weightOfCheck(check)));
  const short = judged.find(({ coverage }) => coverage !== undefined);
  const coverageOf = ({ category }: Judged) => (easyInFewWords.has(category) ? (short?.coverage ?? 1) : 1);
  /** What a check loses by what it found, and by how little there is to find it in. */
  const ownLossOf = (check: Judged) =>
    (coverageOf(check) * (check.isSlight ? weights.minor : weightOfCheck(check)) * (4 - quartersOf(check))) /
    (check.doubtful ? 2 : 1);
  const unprovenOf = (check: Judged) => 4 * weightOfCheck(check) * (1 - coverageOf(check));
  const lostBy = (check: Judged) => ownLossOf(check) + unprovenOf(check);
  /** The same in the whole of a document. */
  const lossInAll = (check: Judged) => (isOfPage(check) ? times : 1) * ownLossOf(check);
  const penaltyOf = ({ penalty, status, doubtful }: Judged) =>
    ((penalty * (4 - quarters[status])) / 4) * (doubtful ? 0.5 : 1);
  const tenth = (points: number) => Math.round(10 * points) / 10;
  const shareOf = (some: readonly Judged[], lost: (check: Judged) => number) => {
    const weight = weightOf(some);
    return weight === 0 ? 100 : (100 * (weight - sum(some.map(lost)))) / weight;
  };
  const scoreOfSome = (some: readonly Judged[], most: number, part = 1, lost = lostBy) =>
    Math.max(0, tenth(Math.min(part * shareOf(some, lost), most) - sum(some.map(penaltyOf))));

  // A few passes say nothing of a category most of which was not read or is judged in other documents alone, nor if what decides it, roles or an address, was not read.
  const isMostlyJudged = (id: Category) => {
    const ofCategory = all.filter(({ category }) => category === id);
    const isMissed = ({ isNotRead, isOfOthers }: Judged) => isNotRead === true || isOfOthers === true;
    if (decided.has(id) && ofCategory.some(({ isNotRead, severity }) => isNotRead === true && severity === 'critical'))
      return false;
    return weightOf(ofCategory.filter(isMissed)) <= weightOf(judged.filter(({ category }) => category === id));
  };

  const caps = judged
    .filter(({ severity, status }) => severity === 'critical' && status === 'fail')
    .map(({ id, cap = slips.has(id) ? mostWith.slip : mostWith.critical }) => ({
      id,
      at: id === unreadable ? mostWith.unreadable : cap,
    }));
  const total = weightOf(judged);
  const ofLimits = Math.min(100, ...caps.map(({ at }) => at));
  const judgedPart = partJudged(all, judged) * partSaid(judgeable);
  return {
    score: scoreOfSome(judged, ofLimits, judgedPart, (check) => lossInAll(check) + unprovenOf(check)),
    categories: categoriesOf(judged)
      .filter(isMostlyJudged)
      .map((id) => ({
        id,
        score: scoreOfSome(
          judged.filter((check) => check.category === id),
          100,
        ),
      })),
    unjudged: categoriesOf(all).filter((id) => !isMostlyJudged(id)),
    points: new Map(
      judged.map((check) => {
        const lost =
          lossInAll(check) +
          sum(judged.filter(({ lack }) => lack === check.id).map(lossInAll)) +
          (check === short ? sum(judged.map(unprovenOf)) : 0);
        return [check.id, tenth(penaltyOf(check) + (total === 0 ? 0 : (100 * judgedPart * lost) / total))];
      }),
    ),
    caps,
    ...(judgedPart < 1 && { most: tenth(100 * judgedPart) }),
  };
}

/** The part of the score that is left of a document that says little, whose pages are nearly empty, or that was hardly read. */
const partSaid = ({ isUnsure = false, told = 1, said = 1, filled = 1 }: Judgeable): number =>
  (1 - lostIfUntold * (1 - told)) *
  (1 - lostIfUnsaid * (1 - said)) *
  (1 - lostIfUnfilled * (1 - filled)) *
  (isUnsure ? keptIfUnsure : 1);

/** The part of a document that was judged, of which hardly any being left out is not missed. */
function partJudged(all: readonly Judged[], judged: readonly Judged[]): number {
  const weightOf = (some: readonly Judged[]) => sum(some.map((check) => 4 * weightOfCheck(check)));
  const isOfImpact = ({ category }: Judged) => category === 'impact';
  const notRead = weightOf(all.filter(({ isNotRead, isUntold }) => isNotRead === true || isUntold === true));
  const ofOthers = all.filter(({ isOfOthers }) => isOfOthers === true);
  const ofOthersInImpact = weightOf(ofOthers.filter(isOfImpact));
  const whole = weightOf(judged) + notRead + weightOf(ofOthers);
  const lost =
    unjudged.notRead * notRead +
    unjudged.ofOthers * (weightOf(ofOthers) - ofOthersInImpact) +
    unjudged.ofOthersInImpact * ofOthersInImpact;
  return whole === 0 ? 1 : 1 - Math.max(0, lost / whole - hardlyMissed);
}

const categoriesOf = (some: readonly Judged[]): Category[] => [...new Set(some.map(({ category }) => category))];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
