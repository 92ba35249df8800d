import { assetsOf, createResume, resumeKind } from '@vitae/domain';
import { templateKindOf } from '@vitae/templates';
import { expect, it } from 'vitest';
import { exampleAsset } from '../../../base/documents/example-asset.ts';
import { exampleIn } from './example-in.ts';

const made = createResume({ title: 'New' });
const empty = { ...made, locale: 'fr', template: { ...made.template, id: 'sidebar' } };

it('shows an example in the look and language of an empty document, and leaves the document empty', async () => {
  const example = await exampleIn(empty);
  expect(example).toMatchObject({ kind: resumeKind.key, locale: 'fr', template: empty.template });
  const { isBlank } = templateKindOf(resumeKind.key);
  expect([isBlank(empty), example && isBlank(example)]).toEqual([true, false]);
});

it('shows what somebody has written about themselves in place of the example’s', async () => {
  const example = await exampleIn({ ...empty, basics: { ...empty.basics, fullName: 'Ana Silva', headline: ' ' } });
  expect(example).toMatchObject({ basics: { fullName: 'Ana Silva', headline: 'Operations manager' } });
});

it('has a drawn figure where a template shows a photo', async () => {
  const [sha256 = '', ...others] = assetsOf((await exampleIn(empty)) ?? empty);
  const bytes = await exampleAsset(sha256);
  expect(others).toEqual([]);
  expect(bytes?.subarray(1, 4)).toEqual(new TextEncoder().encode('PNG'));
  const digest = await crypto.subtle.digest('SHA-256', bytes ?? new Uint8Array());
  expect(Buffer.from(digest).toString('hex')).toBe(sha256);
  expect(await exampleAsset('0'.repeat(64))).toBeUndefined();
});
