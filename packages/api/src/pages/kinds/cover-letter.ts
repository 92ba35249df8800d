import { coverLetterKind } from '@vitae/domain';
import { evaluationPages, samplePages, type KindPages } from '../kind-pages.ts';

export const coverLetter: KindPages = {
  kind: coverLetterKind,
  built: 'coverLetter',
  list: { head: { title: 'Cover letters' }, places: { side: { group: 'documents', icon: 'letter' } } },
  start: { head: { title: 'Start a cover letter' } },
  upload: { head: { title: 'Start a cover letter from a file' } },
  gallery: { head: { title: 'Cover letter templates' }, places: { top: { group: 'templates' } } },
  builder: { head: { title: 'Cover letter builder' } },
  others: [
    ...evaluationPages(
      coverLetterKind,
      {
        head: { title: 'Cover letter evaluations' },
        places: { side: { group: 'documents', icon: 'mail-check', label: 'Letter evaluations' } },
      },
      { name: 'cover letter', label: 'Evaluate My Coverletter' },
    ),
    ...samplePages(coverLetterKind, 'coverLetterSamples', 'Cover letter samples by job title'),
  ],
};
