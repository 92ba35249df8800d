import type { PlacedSection } from '@vitae/domain';
import { Plus } from 'lucide-react';
import { useCallback, useEffect, type ReactNode } from 'react';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { Button } from '../../../../../parts/components/index.ts';
import { loadRichTextEditor } from '../../../controls/rich-text-control.tsx';
import { ItemList, loadSortableList } from '../items/item-list.tsx';
import { contentAt, emptyItem, sortedByDate, withItems } from '../document-edits.ts';
import { useEditor } from '../../../../../base/editor/index.ts';
import { useChange, useDocument, resumeOf } from '../hooks.ts';
import { EmptySection } from './empty-section.tsx';
import { SectionSettings } from './section-settings.tsx';
import { useSuggestions } from '../phrases/use-suggestions.tsx';

export interface SectionFormProps {
  section: Pick<PlacedSection, 'path' | 'fields' | 'kind'>;
  /** The name of one entry: "role". */
  itemName: string;
  /** The heading on the page if the user sets none. */
  usualHeading: string;
  /** Shown above the entries. */
  children?: ReactNode;
}

/** The entries of one section, whatever its fields are. */
export function SectionForm({ section, itemName, usualHeading, children }: SectionFormProps) {
  const { path, fields, kind } = section;
  const { t } = useTexts('editor');
  const editor = useEditor();
  const change = useChange();
  const count = useDocument((resume) => contentAt(resume, path)?.items.length ?? 0);
  const isUnsorted = useDocument((resume) => {
    const items = contentAt(resume, path)?.items ?? [];
    return sortedByDate(items, fields) !== items;
  });
  const { asideOf, extrasOf } = useSuggestions(section);

  const add = useCallback(() => {
    const item = emptyItem(fields);
    // The newest is at the top.
    change(t('undo.add'), (resume) =>
      withItems(resume, path, (items) => (kind === 'timeline' ? [item, ...items] : [...items, item])),
    );
    editor.openField(`${path}.items.${item.id}`);
  }, [fields, change, t, path, kind, editor]);
  const sort = () =>
    change(t('undo.sort'), (resume) => withItems(resume, path, (items) => sortedByDate(items, fields)));

  // While a section is empty, the code that its first entry needs is fetched; the entry asks again if that fails.
  useEffect(() => {
    Promise.all([loadSortableList(), loadRichTextEditor()]).catch(() => undefined);
  }, []);

  // A single entry is opened at once.
  useEffect(() => {
    const items = contentAt(resumeOf(editor), path)?.items ?? [];
    if (items.length === 1 && items[0]) editor.setItemOpen(items[0].id, true);
  }, [editor, path]);

  return (
    <>
      <SectionSettings section={section} usualHeading={usualHeading} offered={count > 0} />
      {children}
      {count === 0 ? (
        <EmptySection fields={fields} itemName={itemName} onAdd={add} path={path} />
      ) : (
        <div className="flex flex-col gap-3">
          <ItemList section={path} fields={fields} itemName={itemName} asideOf={asideOf} extrasOf={extrasOf} />
          <div className="flex flex-wrap gap-2">
            <Button icon={Plus} onClick={add} data-add={path}>
              {t('item.add', { name: itemName })}
            </Button>
            {isUnsorted && (
              <Button variant="ghost" onClick={sort}>
                {t('item.sort')}
              </Button>
            )}
          </div>
        </div>
      )}
    </>
  );
}
