import { expect, it } from 'vitest';
import { StoreError } from './store-error.ts';

it.each([
  ['unavailable', 'exists only in this tab'],
  ['quota', 'Download your document'],
  ['blocked', 'Close the other tabs'],
  ['newer-database', 'Reload the page'],
  ['newer-document', 'Reload the page'],
  ['damaged', 'download its raw data'],
  ['asset-too-large', '300 KB'],
  ['asset-missing', 'Choose it again'],
  ['failed', 'Download your document'],
] as const)('the message of "%s" says what to do', (code, advice) => {
  expect(new StoreError(code).message).toContain(advice);
});
