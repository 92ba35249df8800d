import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { useShallow } from 'zustand/react/shallow';
import { contentAt, withItems, withMoved } from '../document-edits.ts';
import { useChange, useDocument } from '../hooks.ts';
import { ItemCard } from './item-card.tsx';
import type { ItemFieldsProps } from './item-fields.tsx';

export interface ItemListProps extends Pick<ItemFieldsProps, 'section' | 'fields'> {
  /** The name of one entry. */
  itemName: string;
  /** Renders the part next to a field's label in one entry. */
  asideOf: (itemId: string) => ItemFieldsProps['asideOf'];
  /** The part under the fields of an open entry. */
  extrasOf?: (itemId: string) => ReactNode;
}

/** The props of both lists, with and without dragging. */
export interface CardListProps extends ItemListProps {
  ids: readonly string[];
  onMove: (itemId: string, place: number) => void;
}

const noIds: string[] = [];

/** The entries of a section as cards, to be dragged by their handles or moved with the keyboard. */
export function ItemList(props: ItemListProps) {
  const { section } = props;
  const { t } = useTexts('editor');
  const change = useChange();
  const list = useRef<HTMLDivElement>(null);
  const ids = useDocument(useShallow((resume) => contentAt(resume, section)?.items.map(({ id }) => id) ?? noIds));
  const move = useCallback(
    (id: string, place: number) =>
      change(t('undo.move'), (resume) => withItems(resume, section, (items) => withMoved(items, id, place))),
    [change, t, section],
  );
  const [List] = useSortableList(list);
  return (
    <div ref={list}>
      <List {...props} ids={ids} onMove={move} />
    </div>
  );
}

function PlainList({ ids, ...props }: CardListProps) {
  return (
    <ul className="flex flex-col gap-2">
      {ids.map((id, index) => (
        <li key={id} data-path={`${props.section}.items.${id}`} className="rounded-card border border-line bg-surface">
          <ItemCard {...props} itemId={id} index={index} count={ids.length} />
        </li>
      ))}
    </ul>
  );
}

let loaded: ComponentType<CardListProps> | null = null;

/** Fetches the list that can be dragged, so that it is loaded when the first entry is made. */
export async function loadSortableList(): Promise<void> {
  loaded ??= (await import('./sortable-list.tsx')).SortableList;
}

/**
 * The list that can be dragged, once its code is loaded and its placeholder is not in use. A handle that has the focus
 * keeps it.
 */
function useSortableList(list: RefObject<HTMLElement | null>): [ComponentType<CardListProps>] {
  const [List, setList] = useState(() => loaded);
  const focusedHandle = useRef<string | undefined>(undefined);

  useEffect(() => {
    if (List) return undefined;
    const ended = new AbortController();
    const swap = () => {
      const { activeElement } = document;
      const handle = activeElement instanceof HTMLElement ? activeElement.dataset['handle'] : undefined;
      const isUsed =
        (list.current?.contains(activeElement) && handle === undefined) ||
        list.current?.querySelector('[aria-haspopup][aria-expanded=true]');
      if (ended.signal.aborted || isUsed) return;
      focusedHandle.current = handle;
      setList(() => loaded);
    };
    loadSortableList().then(
      () => {
        swap();
        list.current?.addEventListener('focusout', () => setTimeout(swap), { signal: ended.signal });
      },
      // The menu of an entry can move it, too.
      (error: unknown) => console.error(error),
    );
    return () => ended.abort();
  }, [List, list]);

  useLayoutEffect(() => {
    if (List && focusedHandle.current)
      list.current?.querySelector<HTMLElement>(`[data-handle="${focusedHandle.current}"]`)?.focus();
    focusedHandle.current = undefined;
  }, [List, list]);

  return [List ?? PlainList];
}
