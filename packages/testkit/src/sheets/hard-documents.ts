import { resumeSchema, sections, type CoverLetter, type FieldValue, type Resume } from '@vitae/domain';
import { aPhoto } from '../exports/a-photo.ts';
import { bulletList } from '../fixtures/build-fixture.ts';
import { fivePages } from '../fixtures/five-pages.ts';
import { letterFixtures, pureScriptFixtures, scriptFixtures } from '../fixtures/index.ts';
import { short } from '../fixtures/short.ts';
import { singleRole } from '../fixtures/single-role.ts';
import { twoPageResume } from '../pdf/two-page-resume.ts';

/** A document that is difficult for a template, named after its difficulty. */
export interface HardDocument {
  name: string;
  document: Resume | CoverLetter;
}

const named = (list: readonly { name: string; resume: Resume }[], name: string): Resume => {
  const found = list.find((fixture) => fixture.name === name);
  if (!found) throw new Error(`There is no fixture "${name}"`);
  return found.resume;
};

const photo = aPhoto(240);

/** The files that the difficult documents refer to. */
export const hardAssets = photo.assets;

/** A resume with each section of the registry filled, once. */
function everySection(): Resume {
  const base = twoPageResume();
  let last = 0x500;
  const id = () => {
    last += 1;
    return `01890a5d-ac96-774b-bcce-${last.toString(16).padStart(12, '0')}`;
  };
  const filled = Object.fromEntries(
    sections.map(({ key, fields }) => [
      key,
      {
        items: [0, 1].map((at): Record<string, FieldValue> => ({
          id: id(),
          ...Object.fromEntries(
            Object.entries(fields).map(([name, field]): [string, FieldValue] => {
              const example = field.example ?? '';
              if (field.kind === 'boolean') return [name, at === 0 && name === 'current'];
              if (field.kind === 'tags') return [name, [example, 'Teaching', 'Budget of €2 million'].filter(Boolean)];
              if (field.kind === 'date') return [name, at === 0 ? example : '2017'];
              return [name, field.kind === 'richText' ? example || bulletList('Did a thing well') : example];
            }),
          ),
        })),
      },
    ]),
  );
  return resumeSchema.parse({ ...base, sections: filled });
}

/** The twelve documents that contact sheets show with every template. */
export function hardDocuments(): HardDocument[] {
  const two = twoPageResume();
  const english = named(scriptFixtures, 'english');
  const [letter] = letterFixtures.filter(({ name }) => name === 'normal');
  if (!letter) throw new Error('There is no normal letter');
  return [
    { name: 'sparse', document: short.resume },
    { name: 'one-page', document: english },
    { name: 'five-pages', document: fivePages.resume },
    {
      name: 'long-name',
      document: {
        ...two,
        basics: {
          ...two.basics,
          fullName: 'Maria Aleksandra Wiśniewska-Kowalczyk-Zielińska de la Concepción y Montenegro',
          headline:
            'Senior Principal Staff Platform Reliability Engineering Manager for Logistics, Measuring Instruments and Paper',
        },
      },
    },
    {
      name: 'no-headline',
      document: { ...singleRole.resume, basics: { ...singleRole.resume.basics, headline: '', links: [], phone: '' } },
    },
    { name: 'every-section', document: everySection() },
    { name: 'arabic', document: named(pureScriptFixtures, 'pure-arabic') },
    { name: 'chinese', document: named(pureScriptFixtures, 'pure-chinese') },
    { name: 'hindi', document: named(pureScriptFixtures, 'pure-hindi') },
    { name: 'polish', document: named(scriptFixtures, 'polish') },
    {
      name: 'photo',
      document: { ...two, basics: { ...two.basics, photo: { asset: photo.sha256, alt: 'Portrait' } } },
    },
    { name: 'letter', document: letter.letter },
  ];
}
