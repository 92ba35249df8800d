import { documentKindSchema } from '@vitae/domain';
import * as z from 'zod/mini';
import { sampleListSchema, sampleSchema, sampleSlugSchema } from '../samples.ts';
import { errorsOf, open } from './base.ts';

const tags = ['samples'];

/** Finished documents by job title, for everybody. */
export const samplesContract = {
  list: open
    .route({ method: 'GET', path: '/samples', tags, summary: 'Samples by job title' })
    .input(z.object({ kind: documentKindSchema }))
    .output(sampleListSchema),
  get: open
    .route({ method: 'GET', path: '/samples/{kind}/{slug}', tags, summary: 'A sample and what makes it work' })
    .errors(errorsOf('not-found'))
    .input(z.object({ kind: documentKindSchema, slug: sampleSlugSchema }))
    .output(sampleSchema),
};
