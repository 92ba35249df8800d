import { resumeSchema } from '@vitae/domain';
import { loadSample } from '@vitae/samples';
import { expect, it } from 'vitest';
import { misspelledInThread } from './node.ts';

it('checks a document in a thread that loads one language, and says nothing where there is no dictionary', async () => {
  const sample = resumeSchema.parse(await loadSample('operations-manager'));
  const document = { ...sample, summary: `${sample.summary} Recieved awards.` };
  expect(await misspelledInThread(document, 'en-GB')).toEqual([{ text: 'Recieved', path: 'summary' }]);
  expect(await misspelledInThread(document, 'ja')).toBeNull();
});
