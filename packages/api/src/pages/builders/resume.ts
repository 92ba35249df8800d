import { resumeKind, sectionOf } from '@vitae/domain';
import type { KindBuilder } from '../builder-pages.ts';
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

export const resume: KindBuilder = {
  kind: resumeKind,
  built: {
    since: firstVersion,
    form: `${forms}/personal-step`,
    step(address) {
      const [screen, title, ...words] = steps[address] ?? ['section-step', sectionOf(address)?.headings.en ?? ''];
      return { screen: `${forms}/${screen}`, title, words };
    },
  },
  builder: { head: { title: 'Resume builder' } },
};
