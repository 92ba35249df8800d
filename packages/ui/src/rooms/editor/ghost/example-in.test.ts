import { createResume, resumeKind } from '@vitae/domain';
import { templateKindOf } from '@vitae/templates';
import { expect, it } from 'vitest';
import { exampleIn } from './example-in.ts';

it('shows an example in the look and language of an empty document, and leaves the document empty', async () => {
  const made = createResume({ title: 'New' });
  const empty = { ...made, locale: 'fr', template: { ...made.template, id: 'sidebar' } };
  const example = await exampleIn(empty);
  expect(example).toMatchObject({ kind: resumeKind.key, locale: 'fr', template: empty.template });
  const { isBlank } = templateKindOf(resumeKind.key);
  expect([isBlank(empty), example && isBlank(example)]).toEqual([true, false]);
});
