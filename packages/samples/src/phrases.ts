import { sampleLevels } from '@vitae/domain';
import { jobTitles, type JobTitle } from './job-titles.ts';

export const phraseKinds = ['bullet', 'summary', 'skill'] as const;

export type PhraseKind = (typeof phraseKinds)[number];
export type PhraseLevel = (typeof sampleLevels)[number];

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
  'software-engineer': () => import('./phrases/software-engineer.json', { with: { type: 'json' } }),
  'product-manager': () => import('./phrases/product-manager.json', { with: { type: 'json' } }),
  'data-analyst': () => import('./phrases/data-analyst.json', { with: { type: 'json' } }),
  'ux-designer': () => import('./phrases/ux-designer.json', { with: { type: 'json' } }),
  'it-support-technician': () => import('./phrases/it-support-technician.json', { with: { type: 'json' } }),
  'registered-nurse': () => import('./phrases/registered-nurse.json', { with: { type: 'json' } }),
  'medical-assistant': () => import('./phrases/medical-assistant.json', { with: { type: 'json' } }),
  'physical-therapist': () => import('./phrases/physical-therapist.json', { with: { type: 'json' } }),
  pharmacist: () => import('./phrases/pharmacist.json', { with: { type: 'json' } }),
  'care-assistant': () => import('./phrases/care-assistant.json', { with: { type: 'json' } }),
  accountant: () => import('./phrases/accountant.json', { with: { type: 'json' } }),
  'financial-analyst': () => import('./phrases/financial-analyst.json', { with: { type: 'json' } }),
  'bank-teller': () => import('./phrases/bank-teller.json', { with: { type: 'json' } }),
  'payroll-specialist': () => import('./phrases/payroll-specialist.json', { with: { type: 'json' } }),
  'loan-officer': () => import('./phrases/loan-officer.json', { with: { type: 'json' } }),
  'sales-representative': () => import('./phrases/sales-representative.json', { with: { type: 'json' } }),
  'real-estate-agent': () => import('./phrases/real-estate-agent.json', { with: { type: 'json' } }),
  'sales-engineer': () => import('./phrases/sales-engineer.json', { with: { type: 'json' } }),
  'insurance-agent': () => import('./phrases/insurance-agent.json', { with: { type: 'json' } }),
  'travel-consultant': () => import('./phrases/travel-consultant.json', { with: { type: 'json' } }),
  'customer-support-specialist': () => import('./phrases/customer-support-specialist.json', { with: { type: 'json' } }),
  'hotel-receptionist': () => import('./phrases/hotel-receptionist.json', { with: { type: 'json' } }),
  'restaurant-server': () => import('./phrases/restaurant-server.json', { with: { type: 'json' } }),
  barista: () => import('./phrases/barista.json', { with: { type: 'json' } }),
  'flight-attendant': () => import('./phrases/flight-attendant.json', { with: { type: 'json' } }),
  electrician: () => import('./phrases/electrician.json', { with: { type: 'json' } }),
  plumber: () => import('./phrases/plumber.json', { with: { type: 'json' } }),
  carpenter: () => import('./phrases/carpenter.json', { with: { type: 'json' } }),
  'automotive-technician': () => import('./phrases/automotive-technician.json', { with: { type: 'json' } }),
  welder: () => import('./phrases/welder.json', { with: { type: 'json' } }),
  teacher: () => import('./phrases/teacher.json', { with: { type: 'json' } }),
  'teaching-assistant': () => import('./phrases/teaching-assistant.json', { with: { type: 'json' } }),
  'early-childhood-educator': () => import('./phrases/early-childhood-educator.json', { with: { type: 'json' } }),
  'school-counselor': () => import('./phrases/school-counselor.json', { with: { type: 'json' } }),
  tutor: () => import('./phrases/tutor.json', { with: { type: 'json' } }),
  'marketing-manager': () => import('./phrases/marketing-manager.json', { with: { type: 'json' } }),
  copywriter: () => import('./phrases/copywriter.json', { with: { type: 'json' } }),
  'graphic-designer': () => import('./phrases/graphic-designer.json', { with: { type: 'json' } }),
  'seo-specialist': () => import('./phrases/seo-specialist.json', { with: { type: 'json' } }),
  'event-planner': () => import('./phrases/event-planner.json', { with: { type: 'json' } }),
  'project-manager': () => import('./phrases/project-manager.json', { with: { type: 'json' } }),
  'operations-manager': () => import('./phrases/operations-manager.json', { with: { type: 'json' } }),
  'restaurant-manager': () => import('./phrases/restaurant-manager.json', { with: { type: 'json' } }),
  'construction-manager': () => import('./phrases/construction-manager.json', { with: { type: 'json' } }),
  'supply-chain-manager': () => import('./phrases/supply-chain-manager.json', { with: { type: 'json' } }),
  'retail-store-associate': () => import('./phrases/retail-store-associate.json', { with: { type: 'json' } }),
  'store-manager': () => import('./phrases/store-manager.json', { with: { type: 'json' } }),
  'warehouse-associate': () => import('./phrases/warehouse-associate.json', { with: { type: 'json' } }),
  'visual-merchandiser': () => import('./phrases/visual-merchandiser.json', { with: { type: 'json' } }),
  'delivery-driver': () => import('./phrases/delivery-driver.json', { with: { type: 'json' } }),
  'administrative-assistant': () => import('./phrases/administrative-assistant.json', { with: { type: 'json' } }),
  paralegal: () => import('./phrases/paralegal.json', { with: { type: 'json' } }),
  'medical-secretary': () => import('./phrases/medical-secretary.json', { with: { type: 'json' } }),
  'facilities-coordinator': () => import('./phrases/facilities-coordinator.json', { with: { type: 'json' } }),
  'procurement-specialist': () => import('./phrases/procurement-specialist.json', { with: { type: 'json' } }),
  'human-resources-generalist': () => import('./phrases/human-resources-generalist.json', { with: { type: 'json' } }),
  'learning-and-development-specialist': () =>
    import('./phrases/learning-and-development-specialist.json', { with: { type: 'json' } }),
  'compensation-analyst': () => import('./phrases/compensation-analyst.json', { with: { type: 'json' } }),
  'benefits-administrator': () => import('./phrases/benefits-administrator.json', { with: { type: 'json' } }),
  'employee-relations-specialist': () =>
    import('./phrases/employee-relations-specialist.json', { with: { type: 'json' } }),
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
  const level = sampleLevels.find((known) => known === levelText);
  return { id, kind, text, ...(level === undefined ? {} : { level }), ...(adapt === undefined ? {} : { adapt }) };
}

/** The phrases for a job title, fetched on the first request. Rejects if the file cannot be fetched. */
export async function loadPhrases(slug: PhrasedSlug): Promise<readonly Phrase[]> {
  const load: PhraseFile = files[slug];
  const { default: stored } = await load();
  return stored.map(toPhrase);
}
