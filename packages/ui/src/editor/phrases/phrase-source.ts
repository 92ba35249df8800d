/** What can be suggested for one job title. */
export interface JobPhrases {
  jobTitle: string;
  /** Other names of the job. */
  synonyms: readonly string[];
  bullets: readonly string[];
  skills: readonly string[];
  summaries: readonly string[];
}

/** Every job title that there are phrases for. */
export async function loadJobs(): Promise<readonly JobPhrases[]> {
  return [];
}
