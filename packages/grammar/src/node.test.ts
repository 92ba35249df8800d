import { loadSample, sampleResumes } from '@vitae/samples';
import { expect, it } from 'vitest';
import { textsToCheck } from './grammar-of.ts';
import { checkGrammarInThread } from './node.ts';
import { faulty } from './testing/sentences.ts';

it('asks for nothing without texts', async () => {
  expect(await checkGrammarInThread([])).toEqual({});
});

// Opening the checker takes seconds: with `npm run fuzz -- grammar`.
it.runIf(process.env['EVERY_CASE'])(
  'finds mistakes that people make, and next to none in the samples',
  async () => {
    const samples = await Promise.all(sampleResumes.map(({ slug }) => loadSample(slug)));
    const good = samples.filter(({ locale }) => locale.startsWith('en')).flatMap((one) => textsToCheck(one, {}));
    const notes = await checkGrammarInThread([...Object.keys(faulty), ...good]);
    const found = Object.keys(faulty).map((text) => [text, notes[text]?.map((note) => note.instead ?? note.text)]);
    expect(found).toEqual(Object.entries(faulty).map(([text, quoted]) => [text, quoted === null ? [] : [quoted]]));
    expect(good.flatMap((text) => notes[text] ?? [])).toEqual([]);
    expect(good.length).toBeGreaterThan(80);
  },
  180_000,
);
