import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type Translator, useTexts } from '../../../../../base/i18n/index.ts';
import { memo, useMemo } from 'react';
import { classNames } from '../../../../../parts/components/index.ts';
import { resumeOf } from '../hooks.ts';
import { contentAt, itemAt, type SectionPath } from '../document-edits.ts';
import { useEditor, type Editor } from '../../../../../base/editor/index.ts';
import { ItemCard, type ItemCardProps } from './item-card.tsx';
import type { Fields } from './item-fields.tsx';
import { itemLines } from './item-lines.ts';
import type { CardListProps } from './item-list.tsx';

/**
 * The card whose top or bottom edge is nearest: cards have very different heights, so their centres are a poor measure
 * of position. An arrow key aligns the bottoms of an open card and the next, and the tops on the way up.
 */
const closestEdge: CollisionDetection = ({ collisionRect, droppableContainers, droppableRects }) =>
  droppableContainers
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id);
      if (!rect) return [];
      const value = Math.min(Math.abs(rect.top - collisionRect.top), Math.abs(rect.bottom - collisionRect.bottom));
      return [{ id, data: { value } }];
    })
    .toSorted((a, b) => a.data.value - b.data.value);

/** Cards that are dragged by their handles, with the pointer or with the keyboard. */
export function SortableList({ ids, ...props }: CardListProps) {
  const { section, fields, itemName, onMove } = props;
  const { t } = useTexts('editor');
  const editor = useEditor();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => over && onMove(String(active.id), ids.indexOf(String(over.id)));
  const announcements = useMemo(
    () => announcementsOf(t, editor, section, fields, itemName),
    [t, editor, section, fields, itemName],
  );
  const sortableIds = useMemo(() => [...ids], [ids]);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestEdge}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('item.dragHow') } }}
    >
      <SortableContext items={sortableIds} strategy={verticalListSortingStrategy}>
        <ul className="flex flex-col gap-2">
          {ids.map((id, index) => (
            <SortableCard key={id} {...props} itemId={id} index={index} count={ids.length} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

const SortableCard = memo(function SortableCard(props: Omit<ItemCardProps, 'handle'>) {
  const { section, itemId } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: itemId,
  });
  return (
    <li
      ref={setNodeRef}
      data-path={`${section}.items.${itemId}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames(
        'rounded-card border border-line bg-surface',
        isDragging && 'relative z-10 shadow-floating',
      )}
    >
      <ItemCard {...props} handle={{ ...attributes, ...listeners, ref: setActivatorNodeRef }} />
    </li>
  );
});

/** What a screen reader hears while an entry is moved. */
function announcementsOf(
  t: Translator<'editor'>,
  editor: Editor,
  section: SectionPath,
  fields: Fields,
  itemName: string,
): Announcements {
  const nameOf = (id: UniqueIdentifier) => {
    const resume = resumeOf(editor);
    const item = itemAt(resume, section, String(id));
    return (item && itemLines(item, fields, resume.locale).title) || itemName;
  };
  const placeOf = (id: UniqueIdentifier) =>
    (contentAt(resumeOf(editor), section)?.items.findIndex((item) => item.id === id) ?? 0) + 1;
  return {
    onDragStart: ({ active }) => t('item.lifted', { name: nameOf(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? t('item.over', { name: nameOf(active.id), place: placeOf(over.id) }) : undefined,
    // It has already moved.
    onDragEnd: ({ active, over }) =>
      over ? t('item.dropped', { name: nameOf(active.id), place: placeOf(active.id) }) : undefined,
    onDragCancel: ({ active }) => t('item.dragEnded', { name: nameOf(active.id) }),
  };
}
