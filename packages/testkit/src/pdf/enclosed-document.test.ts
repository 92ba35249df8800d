import { createHash } from 'node:crypto';
import { visibleContent, type Resume } from '@vitae/domain';
import { importFile } from '@vitae/importer';
import { createPdfRenderer, type RenderOptions } from '@vitae/renderer';
import { nodeFonts } from '@vitae/renderer/node';
import { templates } from '@vitae/templates';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPng } from './a-png.ts';
import { drawOnce, inTemplate } from './draw-once.ts';
import { latinFixtures, scriptFixtures } from '../fixtures/index.ts';
import { twoPageResume } from './two-page-resume.ts';
import { isInSample } from '../sample.ts';

const picture = aPng();
const sha256 = createHash('sha256').update(picture).digest('hex');
const render = createPdfRenderer({
  fonts: nodeFonts,
  assets: (name) => Promise.resolve(name === sha256 ? picture : undefined),
});

const fixtures = [...latinFixtures, ...scriptFixtures];
const base = twoPageResume();
const hidden: Resume = {
  ...base,
  basics: { ...base.basics, photo: { asset: sha256, alt: 'At her desk' } },
  target: { jobTitle: 'Head of everything', level: 'executive', yearsOfExperience: 14 },
  sections: {
    ...base.sections,
    experience: {
      ...base.sections.experience,
      items: base.sections.experience.items.map((item, index) => ({ ...item, hidden: index === 1 })),
    },
    award: {
      ...base.sections.award,
      hidden: true,
      items: base.sections.education.items.slice(0, 1).map(({ id }) => ({
        id,
        hidden: false,
        breakBefore: false,
        keepTogether: false,
        title: 'Secret',
        awarder: '',
        date: '',
        body: '',
      })),
    },
  },
};

const readBack = async (document: Resume, options?: RenderOptions) =>
  importFile({ name: 'resume.pdf', bytes: (await render(document, options)).bytes });

describe('the document in its PDF', () => {
  it.each(templates.map(({ id }, row) => ({ id, row })))(
    'is restored exactly from fixtures in $id',
    async ({ id, row }) => {
      for (const { resume } of fixtures.filter((_, column) => isInSample(row, column))) {
        const drawn = inTemplate(resume, id, 'A4');
        const { bytes } = await drawOnce(drawn);
        const { resume: read, format, notes } = await importFile({ name: 'resume.pdf', bytes });
        expect(read).toEqual(visibleContent(drawn));
        expect(format).toBe('pdf');
        expect(notes).toEqual([]);
      }
    },
  );

  it('is by default what the pages show, including the photo', async () => {
    const { resume, assets } = await readBack(hidden);
    expect(resume).toEqual(visibleContent(hidden));
    expect(JSON.stringify(resume)).not.toMatch(/Secret|Head of everything/);
    expect(assets.get(sha256)).toEqual({ type: 'image/png', bytes: picture });
  });

  it('is everything, or nothing, on request', async () => {
    expect((await readBack(hidden, { attachment: 'everything' })).resume).toEqual(hidden);
    const { resume, pages } = await readBack(hidden, { attachment: 'none' });
    expect(resume).not.toEqual(visibleContent(hidden));
    expect(resume.basics.fullName).toBe(hidden.basics.fullName);
    expect(pages).toHaveLength(2);
  });

  it('does not change the bytes of a revision', async () => {
    expect((await render(hidden)).bytes).toEqual((await render(hidden)).bytes);
  });
});

describe('a file with another attachment', () => {
  let source = Buffer.alloc(0);
  beforeAll(async () => {
    source = Buffer.from((await render(base)).bytes);
  });
  /** The file with the same number of different bytes in the same place. */
  const changed = (from: string, to: string): Uint8Array => {
    const at = source.indexOf(from);
    expect(at).toBeGreaterThan(0);
    const bytes = new Uint8Array(source);
    bytes.set(Buffer.from(to), at);
    return bytes;
  };
  const readsPages = async (bytes: Uint8Array) => {
    const { resume, pages } = await importFile({ name: 'resume.pdf', bytes });
    expect(pages).toHaveLength(2);
    expect(resume.basics.fullName).toBe(base.basics.fullName);
  };

  it('is read from its pages: another name', () =>
    readsPages(changed('/UF (resume.vitae.json)', '/UF (invoice.data.json)')));

  it('is read from its pages: damaged', async () => {
    const at = source.indexOf('stream\n', source.indexOf('/EmbeddedFile')) + 40;
    const bytes = new Uint8Array(source);
    bytes.fill(0, at, at + 60);
    await readsPages(bytes);
  });
});
