import { Plus } from 'lucide-react';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { Button } from '../../../../../parts/components/index.ts';
import type { Fields } from '../items/item-fields.tsx';
import { exampleOf } from './example.ts';

export interface EmptySectionProps {
  fields: Fields;
  itemName: string;
  path: string;
  onAdd: () => void;
}

/** An empty section: below the sentence that says what belongs here, an example and a button. */
export function EmptySection({ fields, itemName, path, onAdd }: EmptySectionProps) {
  const { t, language } = useTexts('editor');
  const { title, detail, body } = exampleOf(fields, language);
  return (
    <div className="flex flex-col items-start gap-4 rounded-card border border-dashed border-line p-5">
      {title && (
        <figure className="w-full border-s-2 border-line ps-3">
          <figcaption className="text-12 font-medium text-ink-faint">{t('item.example')}</figcaption>
          <p className="text-14 font-medium">{title}</p>
          {detail && <p className="text-13 text-ink-faint">{detail}</p>}
          {body && <p className="mt-1 text-13 text-ink-soft">{body}</p>}
        </figure>
      )}
      <Button variant="primary" icon={Plus} onClick={onAdd} data-add={path}>
        {t('item.add', { name: itemName })}
      </Button>
    </div>
  );
}
