import { coverLetterKind } from '@vitae/domain';
import { evaluationPages, samplePages, type KindPages } from '../kind-pages.ts';
import type { PageWords } from '../page.ts';

const forms = 'editor/kinds/cover-letter/forms';

/** The component of each step, its title, and the other areas of the catalogue that it shows. */
const steps: Readonly<Record<string, [screen: string, title: string, ...words: PageWords[]]>> = {
  content: ['content-step', 'Letter', 'letter'],
  template: ['template-step', 'Template', 'letter', 'preview', 'library'],
  finalize: ['finalize-step', 'Finish', 'letter', 'preview'],
};

export const coverLetter: KindPages = {
  kind: coverLetterKind,
  built: {
    since: '0.2.0',
    form: `${forms}/details-step`,
    formWords: ['letter'],
    step(address) {
      const [screen, title, ...words] = steps[address] ?? ['content-step', ''];
      return { screen: `${forms}/${screen}`, title, words };
    },
  },
  list: { head: { title: 'Cover letters' }, places: { side: { group: 'documents', icon: 'letter' } } },
  start: {
    head: {
      title: 'Your cover letters',
      description: 'Write a cover letter with openings and closings suggested in its language.',
    },
    places: {
      side: { group: 'create', icon: 'letter', label: 'New cover letter' },
      palette: { icon: 'letter', label: 'All cover letters' },
    },
  },
  upload: { head: { title: 'Open a cover letter' } },
  gallery: {
    head: {
      title: 'Cover letter templates',
      description: 'Letter templates drawn as real pages, each made to go with a resume.',
    },
    places: { top: { group: 'templates' } },
  },
  builder: { head: { title: 'Cover letter builder' } },
  others: [
    ...evaluationPages(
      coverLetterKind,
      {
        head: { title: 'Cover letter evaluations' },
        places: { side: { group: 'documents', icon: 'mail-check', label: 'Letter evaluations' } },
      },
      {
        name: 'cover letter',
        label: 'Evaluate My Coverletter',
      },
    ),
    ...samplePages(coverLetterKind, 'coverLetterSamples', 'Cover letter samples by job title'),
  ],
};
