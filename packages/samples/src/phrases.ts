import { jobTitles, type JobTitle } from './job-titles.ts';

export const phraseKinds = ['bullet', 'summary', 'skill'] as const;
export const phraseLevels = ['entry', 'mid', 'senior'] as const;

export type PhraseKind = (typeof phraseKinds)[number];
export type PhraseLevel = (typeof phraseLevels)[number];

/** A ready-made phrase that the user inserts and adapts. */
export type Phrase = {
  /** `<slug of the job title>-<number>`. */
  readonly id: string;
  readonly kind: PhraseKind;
  /** If absent: for every level. */
  readonly level?: PhraseLevel;
  readonly text: string;
  /** Parts of the text, such as "18%", that the user replaces with their own facts; each occurs in the text once. */
  readonly adapt?: readonly string[];
};

/** TypeScript's type of a phrase file. */
type StoredPhrase = {
  readonly id: string;
  readonly kind: string;
  readonly level?: string | undefined;
  readonly text: string;
  readonly adapt?: readonly string[] | undefined;
};

type PhraseFile = () => Promise<{ readonly default: readonly StoredPhrase[] }>;

const files = {
  'software-engineer': () => import('./phrases/software-engineer.json'),
  'product-manager': () => import('./phrases/product-manager.json'),
  'registered-nurse': () => import('./phrases/registered-nurse.json'),
  accountant: () => import('./phrases/accountant.json'),
  'sales-representative': () => import('./phrases/sales-representative.json'),
  'customer-support-specialist': () => import('./phrases/customer-support-specialist.json'),
  electrician: () => import('./phrases/electrician.json'),
  teacher: () => import('./phrases/teacher.json'),
  'marketing-manager': () => import('./phrases/marketing-manager.json'),
  'data-analyst': () => import('./phrases/data-analyst.json'),
  'project-manager': () => import('./phrases/project-manager.json'),
  'retail-store-associate': () => import('./phrases/retail-store-associate.json'),
  'administrative-assistant': () => import('./phrases/administrative-assistant.json'),
  'human-resources-generalist': () => import('./phrases/human-resources-generalist.json'),
} satisfies Record<string, PhraseFile>;

/** The part of the address of a job title that there are phrases for. */
export type PhrasedSlug = keyof typeof files;

const isPhrased = (job: JobTitle): job is JobTitle & { slug: PhrasedSlug } => Object.hasOwn(files, job.slug);

/** The job titles that there are phrases for. */
export const phrasedTitles = jobTitles.filter(isPhrased);

/** The tests check the files against the schema, so here a phrase is only narrowed. */
function toPhrase({ id, kind: kindText, level: levelText, text, adapt }: StoredPhrase): Phrase {
  const kind = phraseKinds.find((known) => known === kindText);
  if (kind === undefined) throw new Error(`Phrase ${id} is of unknown kind ${kindText}`);
  const level = phraseLevels.find((known) => known === levelText);
  return { id, kind, text, ...(level === undefined ? {} : { level }), ...(adapt === undefined ? {} : { adapt }) };
}

/** The phrases for a job title, fetched on the first request. Rejects if the file cannot be fetched. */
export async function loadPhrases(slug: PhrasedSlug): Promise<readonly Phrase[]> {
  const load: PhraseFile = files[slug];
  const { default: stored } = await load();
  return stored.map(toPhrase);
}

/** The phrases for every job title. Rejects if one of the files cannot be fetched. */
export async function allPhrases(): Promise<readonly Phrase[]> {
  return (await Promise.all(phrasedTitles.map(({ slug }) => loadPhrases(slug)))).flat();
}
