import { documentKindSchema } from '@vitae/domain';
import * as z from 'zod/mini';
import { templateListSchema } from '../templates.ts';
import { open } from './base.ts';

/** How the site offers its templates, for everybody. */
export const templatesContract = {
  list: open
    .route({ method: 'GET', path: '/templates', tags: ['templates'], summary: 'How the site offers its templates' })
    .input(z.object({ kind: documentKindSchema }))
    .output(templateListSchema),
};
