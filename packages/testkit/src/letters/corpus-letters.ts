import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { corpusFiles, corpusFolder, readCorpusFile } from '../corpus/corpus.ts';
import type { LetterTruth } from './score-letter.ts';

/** The known content of a letter of the corpus, as far as the letter shows it; `recipient` has its lines. */
const truthSchema = z.object({
  name: z.string(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  recipient: z.array(z.string()),
  date: z.string(),
  subject: z.string().nullish(),
  greeting: z.string(),
  closing: z.string(),
  firstWords: z.array(z.string()).optional(),
});

/** A letter of the corpus of real files, and what it shows. */
export interface CorpusLetter {
  id: string;
  bytes: Uint8Array;
  truth: LetterTruth;
  /** The lines of the recipient, which the truth does not assign to parts. */
  recipient: readonly string[];
  /** Whether the truth has the paragraphs. */
  hasParagraphs: boolean;
}

/** The letters of the corpus that have a truth; none if the corpus is absent. */
export const corpusLetters = (): CorpusLetter[] =>
  corpusFiles('letter').flatMap((file) => {
    if (!file.truth) return [];
    const read = truthSchema.parse(JSON.parse(readFileSync(join(corpusFolder, file.truth), 'utf8')));
    const truth = {
      name: read.name,
      email: read.email ?? '',
      phone: read.phone ?? '',
      date: new Date(`${read.date} UTC`).toISOString().slice(0, 10),
      subject: read.subject ?? '',
      opening: read.greeting,
      closing: read.closing,
      paragraphs: read.firstWords ?? [],
    };
    const hasParagraphs = read.firstWords !== undefined;
    return [{ id: file.id, bytes: readCorpusFile(file), truth, recipient: read.recipient, hasParagraphs }];
  });
