import type { PlacedSection, Resume } from '@vitae/domain';
import type { Translator } from '../../../../../base/i18n/index.ts';
import { asText } from '../bindings.ts';
import { doubtOf } from '../../../controls/validity.ts';
import type { Finding } from '../../../export/finding-list.tsx';

/** Addresses and phone numbers that cannot be right, of the person and of visible entries. */
export function valueDoubts(
  { basics: { email, phone, links } }: Resume,
  sections: readonly PlacedSection[],
  t: Translator<'preview'>,
): Finding[] {
  const values = [
    { kind: 'email' as const, value: email, path: 'basics.email' },
    { kind: 'phone' as const, value: phone, path: 'basics.phone' },
    ...links.map(({ id, url }) => ({ kind: 'url' as const, value: url, path: `basics.links.${id}.url` })),
    ...sections
      .filter(({ content }) => !content.hidden)
      .flatMap(({ path, fields, content }) =>
        content.items
          .filter(({ hidden }) => !hidden)
          .flatMap((item) =>
            Object.entries(fields).map(([name, { kind }]) => ({
              kind,
              value: asText(item[name]),
              path: `${path}.items.${item.id}.${name}`,
            })),
          ),
      ),
  ];
  return values.flatMap(({ kind, value, path }) => {
    const doubt = doubtOf(kind, value);
    return doubt ? [{ words: t(`doubts.${doubt}`, { value: value.trim() }), path }] : [];
  });
}
