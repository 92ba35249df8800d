import {
  closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type Announcements, type DragEndEvent, type UniqueIdentifier,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { TFunction } from 'i18next';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { contentAt, itemAt, withItems, withMoved, type SectionPath } from '../state/document-edits.ts';
import { useChange, useDocument, useEditor, type Editor } from '../state/index.ts';
import { ItemCard } from './item-card.tsx';
import type { Fields, ItemFieldsProps } from './item-fields.tsx';
import { itemLines } from './item-lines.ts';

export interface ItemListProps extends Pick<ItemFieldsProps, 'section' | 'fields'> {
  /** What one entry is called. */
  itemName: string;
  /** Draws what stands beside a field's label in one entry. */
  asideOf: (itemId: string) => ItemFieldsProps['asideOf'];
  /** What stands under the fields of an open entry. */
  extrasOf?: (itemId: string) => ReactNode;
}

const noIds: string[] = [];

/** The entries of a section as cards, to be dragged by their handles or moved with the keyboard. */
export function ItemList({ section, fields, itemName, asideOf, extrasOf }: ItemListProps) {
  const { t } = useTranslation('editor');
  const editor = useEditor();
  const change = useChange();
  const ids = useDocument(useShallow((resume) => contentAt(resume, section)?.items.map(({ id }) => id) ?? noIds));
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const move = useCallback((id: string, place: number) => change(t('undo.move'), (resume) => withItems(resume, section, (items) => withMoved(items, id, place))), [change, t, section]);
  const onDragEnd = ({ active, over }: DragEndEvent) => over && move(String(active.id), ids.indexOf(String(over.id)));
  const announcements = useMemo(() => announcementsOf(t, editor, section, fields, itemName), [t, editor, section, fields, itemName]);
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd} accessibility={{ announcements, screenReaderInstructions: { draggable: t('item.dragHow') } }}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className="flex flex-col gap-2">
          {ids.map((id, index) => (
            <ItemCard key={id} section={section} fields={fields} itemId={id} itemName={itemName} index={index} count={ids.length} onMove={move} asideOf={asideOf} extrasOf={extrasOf} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

/** What a screen reader hears while an entry is moved. */
function announcementsOf(t: TFunction<'editor'>, { state }: Editor, section: SectionPath, fields: Fields, itemName: string): Announcements {
  const nameOf = (id: UniqueIdentifier) => {
    const { document } = state.getState();
    const item = itemAt(document, section, String(id));
    return (item && itemLines(item, fields, document.locale).title) || itemName;
  };
  const placeOf = (id: UniqueIdentifier) => (contentAt(state.getState().document, section)?.items.findIndex((item) => item.id === id) ?? 0) + 1;
  return {
    onDragStart: ({ active }) => t('item.lifted', { name: nameOf(active.id) }),
    onDragOver: ({ active, over }) => (over ? t('item.over', { name: nameOf(active.id), place: placeOf(over.id) }) : undefined),
    onDragEnd: ({ active, over }) => (over ? t('item.dropped', { name: nameOf(active.id), place: placeOf(over.id) }) : undefined),
    onDragCancel: ({ active }) => t('item.dragEnded', { name: nameOf(active.id) }),
  };
}
