import { resumeKind } from '@vitae/domain';
import { resume as of } from '../builders/resume.ts';
import { evaluationPages, samplePages, type KindPages } from '../kind-pages.ts';

export const resume: KindPages = {
  of,
  list: { head: { title: 'Resumes' }, places: { side: { group: 'documents', icon: 'file' } } },
  start: {
    head: {
      title: 'Your resumes',
      description: 'Start a resume from scratch, from a file you have, or from a sample. No account needed.',
    },
    places: {
      side: { group: 'create', icon: 'new-file', label: 'New resume' },
      palette: { icon: 'folder', label: 'All resumes' },
    },
  },
  upload: {
    head: {
      // Search engines do not list it: only the interface draws it.
      title: 'Start from a file',
    },
    places: { palette: { icon: 'import', label: 'Import a file' } },
  },
  gallery: {
    head: {
      title: 'Resume templates',
      description: 'Every template drawn as real pages, most of them free, none with a watermark. Switch at any time.',
    },
    places: {
      top: { group: 'templates' },
      side: { group: 'create', icon: 'templates', label: 'Templates' },
      palette: { icon: 'templates', label: 'Browse templates' },
    },
  },
  others: [
    ...evaluationPages(
      resumeKind,
      { head: { title: 'Resume evaluations' }, places: { side: { group: 'documents', icon: 'gauge' } } },
      {
        name: 'resume',
        label: 'Evaluate My CV/Resume',
      },
    ),
    ...samplePages(
      resumeKind,
      {
        title: 'Resume examples by job title',
        description:
          'Whole resumes for 60 job titles, each with what makes it work. Open one in the builder with a click and make it yours.',
      },
      { name: 'Resume example', label: 'Resume examples' },
    ),
  ],
};
