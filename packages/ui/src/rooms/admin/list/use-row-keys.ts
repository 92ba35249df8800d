import { useEffect, type RefObject } from 'react';

/** The Latin letters of the keys of a list by their place: a keyboard of another script has none. */
const places: Readonly<Record<string, string>> = { KeyJ: 'j', KeyK: 'k', KeyX: 'x', Slash: '/' };

/** The key that was meant: on a keyboard of another script the one in its place. */
const meant = ({ key, code }: KeyboardEvent): string => (/^[^ -~]$/.test(key) ? (places[code] ?? key) : key);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null;

interface Places {
  table: RefObject<HTMLElement | null>;
  search: RefObject<HTMLInputElement | null>;
}

/**
 * Keys of a list: `j` and `k` move to the next and the previous row, `Enter` follows its link, `x` selects it, `/` goes
 * to the search. None while something is typed, or a dialog is open.
 */
export function useRowKeys({ table, search }: Places): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey } = event;
      const key = meant(event);
      if (ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (document.querySelector('[role=dialog], [role=menu]')) return;
      if (key === 'Escape' && target === search.current) search.current?.blur();
      if (isTyping(target)) return;
      if (key === '/') {
        event.preventDefault();
        search.current?.focus();
        search.current?.select();
        return;
      }
      const rows = [...(table.current?.querySelectorAll<HTMLElement>('tbody tr[data-row]') ?? [])];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const row = rows[at];
      if (key === 'j' || key === 'k') {
        event.preventDefault();
        const next = rows[Math.min(rows.length - 1, Math.max(0, at === -1 ? 0 : at + (key === 'j' ? 1 : -1)))];
        next?.querySelector<HTMLElement>('[data-row-link]')?.focus();
      }
      if (key === 'x' && row) {
        event.preventDefault();
        row.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [table, search]);
}
