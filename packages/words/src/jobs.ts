import { catalogue } from './catalogue.ts';
import { jobs } from './en/jobs.ts';

/** What the background jobs of a server do, in the language of whoever asks. */
export const jobWords = catalogue('jobs', jobs);
