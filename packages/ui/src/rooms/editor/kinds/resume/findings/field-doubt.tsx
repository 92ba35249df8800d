import { TriangleAlert } from 'lucide-react';
import { useTexts } from '../../../../../base/i18n/index.ts';
import type { Fields } from '../items/item-fields.tsx';
import { contentAt, type SectionPath } from '../document-edits.ts';
import { useDocument } from '../hooks.ts';
import { doubtWords } from './doubt-words.ts';
import { entryDoubts } from './entry-doubts.ts';

export interface FieldDoubtProps {
  section: SectionPath;
  fields: Fields;
  path: string;
}

/** A probable mistake in a field, shown below it. */
export function FieldDoubt({ section, fields, path }: FieldDoubtProps) {
  const { t } = useTexts('editor');
  const doubt = useDocument((resume) => {
    const content = contentAt(resume, section);
    const key = section.split('.').at(-1) ?? '';
    return content && entryDoubts({ key, path: section, fields, content }).find((one) => one.path === path);
  });
  if (!doubt) return null;
  return (
    <p role="status" className="col-span-full -mt-2 flex items-start gap-1.5 text-13 text-notice-ink">
      <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
      {doubtWords(doubt, t)}
    </p>
  );
}
