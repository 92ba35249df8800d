import { coverLetterKind } from '@vitae/domain';
import type { KindBuilder } from '../builder-pages.ts';
import type { PageWords } from '../page.ts';

const forms = 'editor/kinds/cover-letter/forms';

/** The component of each step, its title, and the other areas of the catalogue that it shows. */
const steps: Readonly<Record<string, [screen: string, title: string, ...words: PageWords[]]>> = {
  content: ['content-step', 'Letter', 'letter'],
  template: ['template-step', 'Template', 'letter', 'preview', 'library'],
  finalize: ['finalize-step', 'Finish', 'letter', 'preview'],
};

export const coverLetter: KindBuilder = {
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
  builder: { head: { title: 'Cover letter builder' } },
};
