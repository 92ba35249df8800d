import type { EvaluationInput } from './input.ts';
import type { Facts } from './facts.ts';
import type { LetterFacts } from './letter/letter-facts.ts';
import type { ResumeFacts } from './resume/resume-facts.ts';

/** The parts of the score, in the order of the report. */
export const categories = [
  'contact',
  'structure',
  'timeline',
  'impact',
  'writing',
  'format',
  'machine-readable',
  'integrity',
  'address',
  'content',
] as const;
export type Category = (typeof categories)[number];

export const severities = ['critical', 'major', 'minor', 'tip', 'integrity'] as const;
export type Severity = (typeof severities)[number];

/** What a check rests on: an experiment or measurement, a survey, or what is customary and technically evident. */
export const grades = ['experiment', 'survey', 'convention'] as const;
export type Grade = (typeof grades)[number];

/** Why a check did not apply. */
export const skipReasons = [
  'language',
  'stage',
  'origin',
  'no-pages',
  'no-extraction',
  'no-properties',
  'no-posting',
  'no-resume',
  'no-dictionary',
  'no-grammar',
  'nothing-to-check',
  'nothing-shown',
  'not-read',
  'ignored',
] as const;
export type SkipReason = (typeof skipReasons)[number];

/** What a finding points at: text, and the field it is in or the page it is on (from 0), where known; what should be there, where a checker says so. */
export interface Place {
  text: string;
  path?: string;
  page?: number;
  instead?: string;
}

/** Numbers and words that the texts of a check mention. */
export type Values = Readonly<Record<string, string | number>>;

export type Outcome =
  | { status: 'pass' }
  /**
   * `coverage` is given if a document says too little to be judged: its share of what it takes, 0 to 1. What is slight
   * (`isSlight`) costs as much as in a minor check, whatever the severity of this one. `kept` is the part of the weight,
   * 0 to 1, that a check keeps which has degrees; without it, a warning keeps half and a failure nothing.
   */
  | {
      status: 'warn' | 'fail';
      places: readonly Place[];
      values: Values;
      coverage?: number;
      isSlight?: boolean;
      kept?: number;
      /** Of a critical check: to what its failure limits the score, where that is less than usual. */
      cap?: number;
    }
  /** `lack` is the check that reports what is not there: the weight of this one is lost there too, but for the part that it keeps. */
  | { status: 'skip'; why: SkipReason; lack?: string; kept?: number };

/** Inputs that not every evaluation has. */
export type Need = 'pages' | 'extraction' | 'properties' | 'posting' | 'resume' | 'misspelled' | 'ungrammatical';

/** An outcome that says what is wrong, and where. */
export type Found = Extract<Outcome, { status: 'warn' | 'fail' }>;
export const isFound = (outcome: Outcome): outcome is Found => outcome.status === 'warn' || outcome.status === 'fail';

export type Stage = 'entry' | 'mid' | 'senior';

interface CheckOptions<Kind extends EvaluationInput['document']['kind'], About extends Facts> {
  /** Permanent: it is never given to another check. */
  id: string;
  kind: Kind;
  category: Category;
  severity: Severity;
  /** Points that an integrity check subtracts. */
  penalty?: number;
  grade: Grade;
  /** Addresses of what it rests on. */
  sources: readonly string[];
  /** Where it applies; everywhere if it does not say. */
  languages?: readonly string[];
  stages?: readonly Stage[];
  origin?: EvaluationInput['origin'];
  needs?: readonly Need[];
  /** Whether it looks for what a Japanese record of work leaves to the form for the person. */
  isOfPerson?: boolean;
  run: (facts: About) => Outcome;
}

export type ResumeCheck = CheckOptions<'resume', ResumeFacts>;
export type LetterCheck = CheckOptions<'coverletter', LetterFacts>;
export type Check = ResumeCheck | LetterCheck;

/** Declares a check of resumes. */
export const resumeCheck = (options: Omit<ResumeCheck, 'kind'>): ResumeCheck => ({ ...options, kind: 'resume' });
/** Declares a check of cover letters. */
export const letterCheck = (options: Omit<LetterCheck, 'kind'>): LetterCheck => ({ ...options, kind: 'coverletter' });

export const pass: Outcome = { status: 'pass' };
export const warn = (places: readonly Place[], values: Values = {}): Outcome => ({ status: 'warn', places, values });
export const fail = (places: readonly Place[], values: Values = {}): Outcome => ({ status: 'fail', places, values });
/** A warning of a trait that hardly matters, of a check that otherwise matters much. */
export const warnSlightly = (places: readonly Place[], values: Values = {}): Outcome => ({
  status: 'warn',
  places,
  values,
  isSlight: true,
});
/**
 * What is there in part: the check keeps that part of its weight, which is rounded down to a hundredth and less than all
 * of it. Less than half of it fails.
 */
export const failInPart = (part: number, places: readonly Place[], values: Values = {}): Outcome => ({
  status: part >= 0.5 ? 'warn' : 'fail',
  places,
  values,
  kept: Math.min(0.99, Math.floor(100 * part) / 100),
});
export const skip = (why: SkipReason): Outcome => ({ status: 'skip', why });

/**
 * Skips because what a document must have is not there, which another check reports: having nothing to show must not cost
 * less than showing something that is faulty.
 */
export const lacks = (lack: string): Outcome => ({ status: 'skip', why: 'nothing-shown', lack });
/** What a check keeps where another one reports what it would say in other words: one fault, of which half counts here. */
export const keptOfOneFault = 0.5;
export const lacksInPart = (lack: string): Outcome => ({
  status: 'skip',
  why: 'nothing-shown',
  lack,
  kept: keptOfOneFault,
});

/** Passes if there is nothing to point at. */
export const failAt = (places: readonly Place[], values: Values = {}): Outcome =>
  places.length === 0 ? pass : fail(places, { ...values, count: places.length });
/** Passes if there is nothing to point at, and warns otherwise. */
export const warnAt = (places: readonly Place[], values: Values = {}): Outcome =>
  places.length === 0 ? pass : warn(places, { ...values, count: places.length });
