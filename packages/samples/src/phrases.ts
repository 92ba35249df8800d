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
  'data-analyst': () => import('./phrases/data-analyst.json'),
  'ux-designer': () => import('./phrases/ux-designer.json'),
  'it-support-technician': () => import('./phrases/it-support-technician.json'),
  'registered-nurse': () => import('./phrases/registered-nurse.json'),
  'medical-assistant': () => import('./phrases/medical-assistant.json'),
  'physical-therapist': () => import('./phrases/physical-therapist.json'),
  pharmacist: () => import('./phrases/pharmacist.json'),
  'care-assistant': () => import('./phrases/care-assistant.json'),
  accountant: () => import('./phrases/accountant.json'),
  'financial-analyst': () => import('./phrases/financial-analyst.json'),
  'bank-teller': () => import('./phrases/bank-teller.json'),
  'payroll-specialist': () => import('./phrases/payroll-specialist.json'),
  'loan-officer': () => import('./phrases/loan-officer.json'),
  'sales-representative': () => import('./phrases/sales-representative.json'),
  'real-estate-agent': () => import('./phrases/real-estate-agent.json'),
  'sales-engineer': () => import('./phrases/sales-engineer.json'),
  'insurance-agent': () => import('./phrases/insurance-agent.json'),
  'travel-consultant': () => import('./phrases/travel-consultant.json'),
  'customer-support-specialist': () => import('./phrases/customer-support-specialist.json'),
  'hotel-receptionist': () => import('./phrases/hotel-receptionist.json'),
  'restaurant-server': () => import('./phrases/restaurant-server.json'),
  barista: () => import('./phrases/barista.json'),
  'flight-attendant': () => import('./phrases/flight-attendant.json'),
  electrician: () => import('./phrases/electrician.json'),
  plumber: () => import('./phrases/plumber.json'),
  carpenter: () => import('./phrases/carpenter.json'),
  'automotive-technician': () => import('./phrases/automotive-technician.json'),
  welder: () => import('./phrases/welder.json'),
  teacher: () => import('./phrases/teacher.json'),
  'teaching-assistant': () => import('./phrases/teaching-assistant.json'),
  'early-childhood-educator': () => import('./phrases/early-childhood-educator.json'),
  'school-counselor': () => import('./phrases/school-counselor.json'),
  tutor: () => import('./phrases/tutor.json'),
  'marketing-manager': () => import('./phrases/marketing-manager.json'),
  copywriter: () => import('./phrases/copywriter.json'),
  'graphic-designer': () => import('./phrases/graphic-designer.json'),
  'seo-specialist': () => import('./phrases/seo-specialist.json'),
  'event-planner': () => import('./phrases/event-planner.json'),
  'project-manager': () => import('./phrases/project-manager.json'),
  'operations-manager': () => import('./phrases/operations-manager.json'),
  'restaurant-manager': () => import('./phrases/restaurant-manager.json'),
  'construction-manager': () => import('./phrases/construction-manager.json'),
  'supply-chain-manager': () => import('./phrases/supply-chain-manager.json'),
  'retail-store-associate': () => import('./phrases/retail-store-associate.json'),
  'store-manager': () => import('./phrases/store-manager.json'),
  'warehouse-associate': () => import('./phrases/warehouse-associate.json'),
  'visual-merchandiser': () => import('./phrases/visual-merchandiser.json'),
  'delivery-driver': () => import('./phrases/delivery-driver.json'),
  'administrative-assistant': () => import('./phrases/administrative-assistant.json'),
  paralegal: () => import('./phrases/paralegal.json'),
  'medical-secretary': () => import('./phrases/medical-secretary.json'),
  'facilities-coordinator': () => import('./phrases/facilities-coordinator.json'),
  'procurement-specialist': () => import('./phrases/procurement-specialist.json'),
  'human-resources-generalist': () => import('./phrases/human-resources-generalist.json'),
  'learning-and-development-specialist': () => import('./phrases/learning-and-development-specialist.json'),
  'compensation-analyst': () => import('./phrases/compensation-analyst.json'),
  'benefits-administrator': () => import('./phrases/benefits-administrator.json'),
  'employee-relations-specialist': () => import('./phrases/employee-relations-specialist.json'),
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
