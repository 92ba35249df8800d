import type { PlacedSection } from '@vitae/domain';
import type { Translator } from '../../../../../base/i18n/index.ts';
import { asText } from '../bindings.ts';
import type { Finding } from '../../../export/finding-list.tsx';

/** What readers look for in a role, and in a study: who employed the person, and when it was. */
const asked = {
  experience: { title: 'position', employer: 'employer' },
  education: { title: 'degree', employer: null },
} as const;

const isAsked = (key: string): key is keyof typeof asked => Object.hasOwn(asked, key);

/** Visible roles without an employer, and visible roles and studies without any date; those without a name are doubts. */
export function missingFacts(sections: readonly PlacedSection[], t: Translator<'preview'>): Finding[] {
  return sections.flatMap(({ key, path, content }) => {
    if (!isAsked(key) || content.hidden) return [];
    const { title, employer } = asked[key];
    return content.items.flatMap((item): Finding[] => {
      const text = (name: string): string => asText(item[name]).trim();
      const entry = text(title);
      if (item.hidden || !entry) return [];
      const at = (name: string) => `${path}.items.${item.id}.${name}`;
      return [
        ...(employer && !text(employer) ? [{ words: t('finalize.noEmployer', { entry }), path: at(employer) }] : []),
        ...(text('start') || text('end') ? [] : [{ words: t('finalize.noDates', { entry }), path: at('start') }]),
      ];
    });
  });
}
