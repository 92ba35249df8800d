import { newId } from '@vitae/domain';
import { ArrowDown, ArrowUp, Copy, CornerUpRight, Eye, EyeOff, FileDown, Rows3, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { toast, type MenuEntry } from '../../../../../parts/components/index.ts';
import { MenuPopup } from '../../../../../parts/components/menu-popup.tsx';
import { contentAt, withCopy, withItem, withItems, type SectionPath } from '../document-edits.ts';
import { moveTargets, withMovedTo, type MoveTarget } from './move-to-section.ts';
import { useEditor } from '../../../../../base/editor/index.ts';
import { useChange, resumeOf } from '../hooks.ts';

interface ItemMenuOptions {
  section: SectionPath;
  itemId: string;
  name: string;
  index: number;
  count: number;
  onMove: (itemId: string, place: number) => void;
  hidden: boolean;
  breakBefore: boolean;
  keepTogether: boolean;
}

export interface ItemMenuProps extends ItemMenuOptions {
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The menu of an entry; its code is fetched when it first opens. */
export function ItemMenu({ anchor, open, onOpenChange, ...options }: ItemMenuProps) {
  const { t } = useTexts('editor');
  const label = t('item.menu', { name: options.name });
  return <MenuPopup {...{ anchor, open, onOpenChange, label }} items={useItemMenu(options)} />;
}

/** Actions on an entry as a whole. */
function useItemMenu({
  section,
  itemId,
  name,
  index,
  count,
  onMove,
  hidden,
  breakBefore,
  keepTogether,
}: ItemMenuOptions): MenuEntry[] {
  const { t } = useTexts('editor');
  const editor = useEditor();
  const change = useChange();
  const pathOf = (id: string) => `${section}.items.${id}`;

  const duplicate = () => {
    const copyId = newId();
    change(t('undo.duplicate'), (resume) => withItems(resume, section, (items) => withCopy(items, itemId, copyId)));
    editor.openField(pathOf(copyId));
  };
  const remove = () => {
    const items = contentAt(resumeOf(editor), section)?.items ?? [];
    const item = items[index];
    const neighbour = items[index + 1] ?? items[index - 1];
    if (!item) return;
    change(t('undo.delete'), (resume) => withItems(resume, section, (list) => list.filter(({ id }) => id !== itemId)));
    focusAfterDelete(section, neighbour?.id);
    toast({
      title: t('item.deleted', { name }),
      action: {
        label: t('undoDelete'),
        onSelect: () => {
          change(t('undo.restore'), (resume) =>
            withItems(resume, section, (list) =>
              list.some(({ id }) => id === itemId) ? list : list.toSpliced(index, 0, item),
            ),
          );
          editor.openField(pathOf(itemId));
        },
      },
    });
  };
  const { language } = useTexts('editor');
  const targets = moveTargets(resumeOf(editor), section, itemId, language);
  const moveTo = ({ path, name: target }: MoveTarget) => {
    const movedId = newId();
    const neighbour = contentAt(resumeOf(editor), section)?.items[index + 1];
    change(t('undo.move'), (resume) => withMovedTo(resume, section, itemId, path, movedId));
    focusAfterDelete(section, neighbour?.id);
    toast({
      title: t('item.movedTo', { name, section: target }),
      action: { label: t('item.goThere'), onSelect: () => editor.openField(`${path}.items.${movedId}`) },
    });
  };
  const toggle = (field: 'hidden' | 'breakBefore' | 'keepTogether', value: boolean) =>
    change(t(`undo.${field}`), (resume) => withItem(resume, section, itemId, { [field]: value }));

  return [
    { label: t('item.duplicate'), icon: Copy, onSelect: duplicate },
    {
      label: hidden ? t('item.show') : t('item.hide'),
      icon: hidden ? Eye : EyeOff,
      onSelect: () => toggle('hidden', !hidden),
    },
    { label: t('item.moveUp'), icon: ArrowUp, disabled: index === 0, onSelect: () => onMove(itemId, index - 1) },
    {
      label: t('item.moveDown'),
      icon: ArrowDown,
      disabled: index === count - 1,
      onSelect: () => onMove(itemId, index + 1),
    },
    'separator',
    {
      label: t('item.breakBefore'),
      icon: FileDown,
      checked: breakBefore,
      onSelect: () => toggle('breakBefore', !breakBefore),
    },
    {
      label: t('item.keepTogether'),
      icon: Rows3,
      checked: keepTogether,
      onSelect: () => toggle('keepTogether', !keepTogether),
    },
    ...(targets.length > 0 ? [{ heading: t('item.moveTo') }] : []),
    ...targets.map((target) => ({ label: target.name, icon: CornerUpRight, onSelect: () => moveTo(target) })),
    'separator',
    { label: t('item.delete'), icon: Trash2, danger: true, onSelect: remove },
  ];
}

/** The focus goes to the next entry, or to the button that adds one, once the menu has released it. */
function focusAfterDelete(section: SectionPath, neighbourId: string | undefined): void {
  setTimeout(() => {
    const selector = neighbourId
      ? `[data-path="${section}.items.${neighbourId}"] [data-toggle]`
      : `[data-add="${section}"]`;
    document.querySelector<HTMLElement>(selector)?.focus();
  }, 50);
}
