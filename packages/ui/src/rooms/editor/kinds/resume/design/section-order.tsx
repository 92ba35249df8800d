import {
  closestCorners,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useDroppable,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragOverEvent,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { directionOf, type PlacedSection, type Resume } from '@vitae/domain';
import { templateOf } from '@vitae/templates';
import { Ellipsis, EyeOff, GripVertical } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { Badge, classNames, IconButton, Menu, type MenuEntry } from '../../../../../parts/components/index.ts';
import { withLayout } from '../../../design/design-changes.ts';
import { arrangedSections, withArrangement, withSectionHidden, type Column } from './arranged-sections.ts';
import { columnOf, moveOver, type Arrangement } from './arrangement.ts';

export interface SectionOrderProps {
  resume: Resume;
  change: (label: string, update: (resume: Resume) => Resume) => void;
}

/** The order of the sections, and their columns if the template has two: by drag, by keyboard, or from a menu. */
export function SectionOrder({ resume, change }: SectionOrderProps) {
  const { t } = useTexts('preview');
  const stored = arrangedSections(resume);
  const sections = [...stored.main, ...stored.side];
  const storedKeys: Arrangement = { main: stored.main.map(({ key }) => key), side: stored.side.map(({ key }) => key) };
  const [dragged, setDragged] = useState<Arrangement | null>(null);
  const shown = dragged ?? storedKeys;
  const { hasSide, sideAt = 'left' } = templateOf(resume.template.id);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const arrange = (arrangement: Arrangement) =>
    change(t('undo.order'), (current) => withArrangement(current, arrangement));
  const onDragOver = ({ active, over }: DragOverEvent) =>
    over && setDragged(moveOver(shown, String(active.id), String(over.id)));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) arrange(moveOver(shown, String(active.id), String(over.id)));
    setDragged(null);
  };
  const headingOf = (id: string | number) => sections.find(({ key }) => key === id)?.heading ?? '';

  if (sections.length === 0) return <p className="text-14 text-ink-soft">{t('design.sectionsEmpty')}</p>;
  // As on the page, which is mirrored for right-to-left scripts.
  const sideIsFirst = hasSide && (sideAt === 'left') === (directionOf(resume.locale) === 'ltr');
  const columns: readonly Column[] = sideIsFirst ? ['side', 'main'] : hasSide ? ['main', 'side'] : ['main'];
  return (
    <div className="flex flex-col gap-4">
      <p className="text-13 text-ink-faint">{t('design.sectionsHint')}</p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCorners}
        onDragStart={() => setDragged(storedKeys)}
        onDragOver={onDragOver}
        onDragEnd={onDragEnd}
        onDragCancel={() => setDragged(null)}
        accessibility={{
          screenReaderInstructions: { draggable: t('design.sectionsHint') },
          announcements: announcementsOf(headingOf),
        }}
      >
        <div
          className={classNames(
            'grid gap-4',
            hasSide && (sideIsFirst ? 'sm:grid-cols-[1fr_1.2fr]' : 'sm:grid-cols-[1.2fr_1fr]'),
          )}
        >
          {columns.map((column) => (
            <ColumnList
              key={column}
              column={column}
              title={hasSide ? t(column === 'main' ? 'design.mainColumn' : 'design.sideColumn') : null}
              sections={shown[column].flatMap((key) => sections.find((section) => section.key === key) ?? [])}
              menuOf={(section) => menuOf(section, columnOf(storedKeys, section.key))}
            />
          ))}
        </div>
      </DndContext>
    </div>
  );

  function menuOf(section: PlacedSection, column: Column): MenuEntry[] {
    const { key } = section;
    const list = storedKeys[column];
    const place = list.indexOf(key);
    const neighbour = (offset: number) => list[place + offset];
    const other: Column = column === 'main' ? 'side' : 'main';
    const broken = resume.template.layout.breakBefore;
    const moveBy = (offset: number): MenuEntry => {
      const target = neighbour(offset);
      return {
        label: t(offset < 0 ? 'design.moveUp' : 'design.moveDown'),
        disabled: target === undefined,
        onSelect: () => target !== undefined && arrange(moveOver(storedKeys, key, target)),
      };
    };
    return [
      moveBy(-1),
      moveBy(1),
      ...(hasSide
        ? [
            {
              label: t(column === 'main' ? 'design.toSide' : 'design.toMain'),
              onSelect: () =>
                arrange({
                  ...storedKeys,
                  [column]: list.filter((name) => name !== key),
                  [other]: [...storedKeys[other], key],
                }),
            },
          ]
        : []),
      'separator',
      {
        label: t('design.breakBefore'),
        checked: broken.includes(key),
        onSelect: () =>
          change(t('undo.break'), (current) =>
            withLayout(current, {
              breakBefore: broken.includes(key) ? broken.filter((name) => name !== key) : [...broken, key],
            }),
          ),
      },
      ...(key === 'summary'
        ? []
        : [
            {
              label: t('design.hide'),
              checked: section.content.hidden,
              onSelect: () =>
                change(t('undo.hide'), (current) => withSectionHidden(current, key, !section.content.hidden)),
            },
          ]),
    ];
  }
}

interface ColumnListProps {
  column: Column;
  title: string | null;
  sections: PlacedSection[];
  menuOf: (section: PlacedSection) => MenuEntry[];
}

function ColumnList({ column, title, sections, menuOf }: ColumnListProps) {
  const { setNodeRef } = useDroppable({ id: column });
  return (
    <SortableContext id={column} items={sections.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
      <div ref={setNodeRef}>
        {title && <h3 className="mb-2 text-13 font-medium text-ink-soft">{title}</h3>}
        <ul className="flex min-h-11 flex-col gap-1 rounded-card border border-line bg-surface-sunken p-1">
          {sections.map((section) => (
            <Row key={section.key} section={section} menu={menuOf(section)} />
          ))}
        </ul>
      </div>
    </SortableContext>
  );
}

function Row({ section, menu }: { section: PlacedSection; menu: MenuEntry[] }) {
  const { t } = useTexts('preview');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: section.key,
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      className={classNames(
        'flex items-center rounded-control border border-line bg-surface',
        isDragging && 'relative z-10 shadow-floating',
      )}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={t('design.drag', { section: section.heading })}
        className="flex h-9 min-w-0 flex-1 cursor-grab touch-none items-center gap-2 rounded-control ps-2 text-start text-14 pointer-coarse:h-11"
      >
        <GripVertical size={16} aria-hidden className="text-ink-faint" />
        <span className="truncate">{section.heading}</span>
        {section.content.hidden && (
          <Badge>
            <EyeOff size={16} aria-hidden />
            {t('design.hidden')}
          </Badge>
        )}
      </button>
      <Menu label={t('design.sectionMenu', { section: section.heading })} items={menu} align="end">
        {(trigger) => (
          <IconButton
            {...trigger}
            label={t('design.sectionMenu', { section: section.heading })}
            icon={Ellipsis}
            size="sm"
          />
        )}
      </Menu>
    </li>
  );
}

function announcementsOf(headingOf: (id: string | number) => string) {
  return {
    onDragStart: ({ active }: Pick<DragOverEvent, 'active'>) => headingOf(active.id),
    onDragOver: ({ active, over }: Pick<DragOverEvent, 'active' | 'over'>) =>
      over ? `${headingOf(active.id)} → ${headingOf(over.id)}` : undefined,
    onDragEnd: ({ active, over }: Pick<DragOverEvent, 'active' | 'over'>) =>
      over ? `${headingOf(active.id)} → ${headingOf(over.id)}` : undefined,
    onDragCancel: ({ active }: Pick<DragOverEvent, 'active'>) => headingOf(active.id),
  };
}
