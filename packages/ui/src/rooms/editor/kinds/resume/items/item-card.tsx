import { ChevronDown, Ellipsis, EyeOff, GripVertical } from 'lucide-react';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { useShallow } from 'zustand/react/shallow';
import { Badge, classNames, IconButton } from '../../../../../parts/components/index.ts';
import { late } from '../../../../../parts/components/late.tsx';
import { useLazyPopup } from '../../../../../parts/components/menu.tsx';
import { itemAt } from '../document-edits.ts';
import { useEditor, useEditorState } from '../../../../../base/editor/index.ts';
import { useDocument } from '../hooks.ts';
import { ItemFields, type ItemFieldsProps } from './item-fields.tsx';
import { itemLines } from './item-lines.ts';

export interface ItemCardProps extends Pick<ItemFieldsProps, 'section' | 'fields' | 'itemId'> {
  itemName: string;
  index: number;
  count: number;
  onMove: (itemId: string, place: number) => void;
  asideOf: (itemId: string) => ItemFieldsProps['asideOf'];
  extrasOf?: ((itemId: string) => ReactNode) | undefined;
  /** Props that make the handle drag the card. */
  handle?: ComponentPropsWithRef<'button'>;
}

/** One line of the summary; on a phone it wraps, since few titles fit beside the buttons. */
const LINE = 'block truncate max-sm:line-clamp-2 max-sm:whitespace-normal';

const loadMenu = async () => (await import('./item-menu.tsx')).ItemMenu;
const ItemMenu = late(loadMenu);

/**
 * One entry: closed it shows a summary, open it shows its fields. It is in a list item whose `data-path` is the
 * entry's.
 */
export function ItemCard({
  section,
  fields,
  itemId,
  itemName,
  index,
  count,
  onMove,
  asideOf,
  extrasOf,
  handle,
}: ItemCardProps) {
  const { t } = useTexts('editor');
  const editor = useEditor();
  const isOpen = useEditorState(({ openItems }) => openItems.has(itemId));
  const { title, detail, hidden, breakBefore, keepTogether } = useDocument(
    useShallow((resume) => {
      const item = itemAt(resume, section, itemId);
      return {
        ...(item ? itemLines(item, fields, resume.locale) : { title: '', detail: '' }),
        hidden: item?.hidden,
        breakBefore: item?.breakBefore,
        keepTogether: item?.keepTogether,
      };
    }),
  );
  const id = useId();
  const name = title || t('item.untitled', { name: itemName });
  const { trigger, popup } = useLazyPopup('menu', loadMenu);
  return (
    <>
      <div className="flex items-center gap-0.5 p-1">
        <button
          type="button"
          {...handle}
          data-handle={itemId}
          aria-label={t('item.drag', { name })}
          className="grid h-10 w-6 shrink-0 cursor-grab touch-none place-items-center rounded-control text-ink-faint hover:bg-surface-hover hover:text-ink pointer-coarse:h-11 pointer-coarse:w-9"
        >
          <GripVertical size={16} aria-hidden />
        </button>
        <h2 className="min-w-0 flex-1">
          <button
            type="button"
            data-toggle
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-fields` : undefined}
            onClick={() => editor.setItemOpen(itemId, !isOpen)}
            className="flex w-full min-w-0 items-center gap-2 rounded-control px-1.5 py-1 text-start"
          >
            <span className={classNames('min-w-0 flex-1', hidden && 'opacity-55')}>
              <span className={classNames(LINE, 'text-14', title ? 'font-medium' : 'font-normal text-ink-faint')}>
                {name}
              </span>
              {detail && <span className={classNames(LINE, 'text-13 font-normal text-ink-faint')}>{detail}</span>}
            </span>
            {hidden && (
              <Badge>
                <EyeOff size={12} aria-hidden />
                {t('item.hidden')}
              </Badge>
            )}
            <ChevronDown
              size={16}
              aria-hidden
              className={classNames('shrink-0 text-ink-faint transition-transform', isOpen && 'rotate-180')}
            />
          </button>
        </h2>
        <IconButton {...trigger} label={t('item.menu', { name })} icon={Ellipsis} size="sm" />
        {popup && (
          <ItemMenu
            {...{ section, itemId, name, index, count, onMove, ...popup }}
            hidden={hidden === true}
            breakBefore={breakBefore === true}
            keepTogether={keepTogether === true}
          />
        )}
      </div>
      {isOpen && (
        <div id={`${id}-fields`} role="group" aria-label={name} className="border-t border-line px-4 pt-4 pb-5">
          <ItemFields section={section} itemId={itemId} fields={fields} asideOf={asideOf(itemId)} />
          {extrasOf?.(itemId)}
        </div>
      )}
    </>
  );
}
