import { coverLetterKind } from '@vitae/domain';
import { coverLetter as of } from '../builders/cover-letter.ts';
import { evaluationPages, samplePages, type KindPages } from '../kind-pages.ts';

export const coverLetter: KindPages = {
  of,
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
    ...samplePages(
      coverLetterKind,
      {
        title: 'Cover letter examples by job title',
        description:
          'Whole letters for 40 job titles, each with what makes it work. Open one in the builder with a click and make it yours.',
      },
      { name: 'Cover letter example', label: 'Cover letter examples' },
    ),
  ],
};
