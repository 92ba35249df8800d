import { resumeKind, sectionOf } from '@vitae/domain';
import { evaluationPages, samplePages, type KindPages } from '../kind-pages.ts';
import { firstVersion, type PageWords } from '../page.ts';

/** The steps that do not edit a section: component, title, and the other areas of the catalogue that it shows. */
const steps: Readonly<Record<string, [screen: string, title: string, ...words: PageWords[]]>> = {
  prequest: ['prequest-step', 'Your target', 'steps'],
  extra: ['extra-step', 'More sections', 'steps'],
  'extra/:key': ['custom-section-step', 'Your custom section', 'steps'],
  summary: ['summary-step', 'Summary', 'steps'],
  template: ['template-step', 'Template', 'preview', 'library'],
  finalize: ['finalize-step', 'Finish', 'preview'],
};

const forms = 'editor/kinds/resume/forms';

export const resume: KindPages = {
  kind: resumeKind,
  built: {
    since: firstVersion,
    form: `${forms}/personal-step`,
    step(address) {
      const [screen, title, ...words] = steps[address] ?? ['section-step', sectionOf(address)?.headings.en ?? ''];
      return { screen: `${forms}/${screen}`, title, words };
    },
  },
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
      title: 'Start from a file',
      description: 'Turn a PDF, Word, text or JSON file into a resume that you can edit. It is read on your device.',
    },
    places: { palette: { icon: 'import', label: 'Import a file' } },
  },
  gallery: {
    head: {
      title: 'Resume templates',
      description: 'Every template drawn as real pages, free and without a watermark. Switch at any time.',
    },
    places: {
      top: { group: 'templates' },
      side: { group: 'create', icon: 'templates', label: 'Templates' },
      palette: { icon: 'templates', label: 'Browse templates' },
    },
  },
  builder: { head: { title: 'Resume builder' } },
  others: [
    ...evaluationPages(
      resumeKind,
      { head: { title: 'Resume evaluations' }, places: { side: { group: 'documents', icon: 'gauge' } } },
      {
        name: 'resume',
        label: 'Evaluate My CV/Resume',
      },
    ),
    ...samplePages(resumeKind, 'resumeSamples', 'Resume samples by job title'),
  ],
};
