import { degreeLevels, documentKindSchema } from '@vitae/domain';
import * as z from 'zod/mini';
import { categories, grades, severities, skipReasons } from './check.ts';
import { boxSchema } from './kept-page.ts';

export { keptPageOf, keptPageSchema, keptRunSchema, type KeptPage } from './kept-page.ts';

/** Text that a finding points at: the field it is in, the page it is on (from 0) and where on it, where known. */
const evidenceSchema = z.object({
  text: z.string(),
  path: z.optional(z.string()),
  /** What should be there, where a checker says so. */
  instead: z.optional(z.string()),
  page: z.optional(z.int()),
  box: z.optional(boxSchema),
});

const findingSchema = z.object({
  id: z.string(),
  status: z.enum(['warn', 'fail']),
  /** Points to regain, before caps; to a tenth. 0 for a tip. */
  points: z.number(),
  evidence: z.array(evidenceSchema),
  /** How many places there are, if these are the first of them. */
  places: z.optional(z.int()),
  category: z.enum(categories),
  severity: z.enum(severities),
  /** Rests on a reading that may be wrong, and costs half. */
  doubtful: z.boolean(),
  /** What the check rests on. */
  grade: z.enum(grades),
  sources: z.array(z.string()),
  /** Numbers and words for the texts of the check in the catalogue. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** The parts of a posting, in the order of the report. */
export const jobMatchParts = ['required', 'title', 'preferred', 'degree', 'years', 'soft'] as const;

/** How well a document fits a posting, apart from its score. */
const jobMatchSchema = z.object({
  /** 0 to 100, to a tenth. */
  score: z.number().check(z.minimum(0), z.maximum(100)),
  /** As the posting names them; `''` if it does not. */
  company: z.string(),
  jobTitle: z.string(),
  /** What the posting asks for: how much it counts, and how much of it is there, of 100. */
  parts: z.array(z.object({ id: z.enum(jobMatchParts), weight: z.number(), score: z.number() })),
  terms: z.array(
    z.object({
      /** In the words of the posting. */
      term: z.string(),
      part: z.enum(jobMatchParts),
      /** How the document says it; `null` if it does not. */
      match: z.nullable(z.enum(['exact', 'alias', 'stem'])),
      found: z.array(z.object({ text: z.string(), path: z.string() })),
      /** What it is worth. */
      points: z.number(),
    }),
  ),
  /** Those that the document does not say, most points first. */
  missing: z.array(z.object({ term: z.string(), part: z.enum(jobMatchParts), points: z.number() })),
  /** Years of experience, by the dates of roles. */
  years: z.optional(z.object({ asked: z.int(), has: z.int() })),
  degree: z.optional(z.object({ asked: z.enum(degreeLevels), has: z.nullable(z.enum(degreeLevels)) })),
  /** Points that were subtracted for text that only a program reads. */
  penalty: z.number(),
});
export type JobMatch = z.infer<typeof jobMatchSchema>;

/** The report of an evaluation: what the API returns, what is stored, and what the command line prints. */
export const reportSchema = z.object({
  kind: documentKindSchema,
  /** 0 to 100, to a tenth. */
  score: z.number().check(z.minimum(0), z.maximum(100)),
  rulesetVersion: z.string(),
  /** The day for which it was evaluated, as `YYYY-MM-DD`. */
  asOf: z.iso.date(),
  /** Of each category in which anything applied; without those in `unjudged`. */
  categories: z.array(z.object({ id: z.enum(categories), score: z.number() })),
  /** Categories most of which was not read, or is judged in other languages or of others than academics alone. */
  unjudged: z.optional(z.array(z.enum(categories))),
  /** Most points to regain first. */
  findings: z.array(findingSchema),
  passed: z.array(z.string()),
  skipped: z.array(z.object({ id: z.string(), why: z.enum(skipReasons) })),
  /** Failed checks that limit the score. */
  caps: z.array(z.object({ id: z.string(), at: z.int() })),
  /** If a check limits it: the score once all that limit it pass. */
  lifted: z.optional(z.number()),
  /** Set if parts of a file were not read with certainty, which limits the score. */
  unsure: z.optional(z.boolean()),
  /** If much could not be judged, which lowers the score in proportion: the most that it can be. */
  most: z.optional(z.number()),
  /** If there is a posting. */
  jobMatch: z.optional(jobMatchSchema),
});
export type Report = z.infer<typeof reportSchema>;
export type Finding = Report['findings'][number];
