import type { AnyDocument } from '@vitae/domain';
import { letterTemplates, templates } from '@vitae/templates';
import { letterFixtures, pureScriptFixtures, scriptFixtures } from '@vitae/testkit/fixtures';
import { everyNth, isInSample, triesAll } from '@vitae/testkit/sample';
import { describe, expect, it } from 'vitest';
import { createEngine } from './engine.ts';
import { nodeFonts } from './node.ts';
import { inkFaults, inkOf } from './testing/ink-of.ts';

const sources = { fonts: nodeFonts, assets: () => Promise.resolve(undefined) };
const engine = createEngine(sources);

/** A letter from each person who writes in one script only. */
const pureLetters = pureScriptFixtures.flatMap(({ name, resume }) =>
  letterFixtures.slice(0, 1).map(({ letter }) => ({
    name,
    letter: {
      ...letter,
      locale: resume.locale,
      sender: { ...letter.sender, fullName: resume.basics.fullName, headline: resume.basics.headline },
      subject: resume.basics.headline,
      opening: resume.basics.fullName,
      paragraphs: letter.paragraphs.map((paragraph) => ({ ...paragraph, text: resume.summary })),
      closing: resume.basics.headline,
    },
  })),
);

describe.each(templates.map(({ id }, row) => ({ id, row })))('the ink of $id', ({ id, row }) => {
  const sampled = <T>(documents: readonly T[]) => documents.filter((_, column) => isInSample(row, column));
  // A separate engine for each: a face that another document requested must not be loaded by chance.
  it.each(sampled(pureScriptFixtures))('overlaps neither other ink nor a rule: $name', async ({ resume }) => {
    const { pages } = await createEngine(sources).layOut({ ...resume, template: { ...resume.template, id } });
    expect(inkOf(pages).lines.length).toBeGreaterThan(10);
    expect(inkFaults(pages)).toEqual([]);
  });

  it.each(sampled(scriptFixtures))('overlaps neither other ink nor a rule: $name', async ({ resume }) => {
    const { pages } = await engine.layOut({ ...resume, template: { ...resume.template, id } });
    expect(inkFaults(pages)).toEqual([]);
  });
});

describe.each(letterTemplates.map(({ id }, row) => ({ id, row })))('the ink of $id', ({ id, row }) => {
  it.each([...pureLetters, ...letterFixtures].filter((_, column) => isInSample(row, column)))(
    'overlaps neither other ink nor a rule: $name',
    async ({ letter }) => {
      const { pages } = await createEngine(sources).layOut({ ...letter, template: { ...letter.template, id } });
      expect(inkFaults(pages)).toEqual([]);
    },
  );
});

describe('the faces that determine the baselines', () => {
  const linesOf = async (engine: ReturnType<typeof createEngine>, document: AnyDocument) =>
    inkOf((await engine.layOut(document)).pages).lines.map(({ words, around }) => [words, around.top.toFixed(2)]);

  it.each(everyNth(3, 0, pureScriptFixtures))(
    'are loaded for a first document as for a later one: $name',
    async ({ resume }) => {
      for (const id of ['modern', 'executive']) {
        const document = { ...resume, template: { ...resume.template, id } };
        const warm = createEngine(sources);
        const [english] = scriptFixtures;
        if (english) await warm.layOut({ ...english.resume, template: document.template });
        expect(await linesOf(createEngine(sources), document), id).toEqual(await linesOf(warm, document));
      }
    },
  );
});

it.each(pureScriptFixtures.filter(({ name }) => triesAll || /hindi|chinese/.test(name)))(
  'digits beside letters that have no italic stand upright, as they do: $name',
  async ({ resume }) => {
    // Classic sets employers, places and dates in italics where the letters have them.
    const { pages } = await engine.layOut({ ...resume, template: { ...resume.template, id: 'classic' } });
    const { lines } = inkOf(pages);
    const dated = lines.filter(({ words }) => /\p{Nd}{4}/u.test(words));
    expect(dated.length).toBeGreaterThan(1);
    expect(dated.flatMap(({ fonts }) => fonts).filter((font) => font === '' || /italic/iu.test(font))).toEqual([]);
  },
);
