import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, useEffect, useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadAreas } from '../../../base/i18n/index.ts';
import { SearchField } from './search-field.tsx';

beforeAll(() => loadAreas(['admin']));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const input = createRef<HTMLInputElement>();
let goTo = (_search: string) => {};

/** A list whose address follows a while after it was asked for, as a page that loads does. */
function List() {
  const [search, setSearch] = useState('');
  useEffect(() => {
    goTo = setSearch;
  }, []);
  const [address] = useState(() => ({
    change: ({ search: next = '' }: Record<string, string>) => void setTimeout(() => setSearch(next), 1_000),
  }));
  return <SearchField hint="" input={input} address={{ ...address, value: () => search }} />;
}

it('keeps every key that is typed while the address follows, and shows what the back button brings', () => {
  vi.useFakeTimers();
  render(<List />);
  const field = screen.getByRole('searchbox');
  const shown = () => (field instanceof HTMLInputElement ? field.value : '');
  for (const text of ['gr', 'grace', 'grace@ex', 'grace@example.com']) {
    fireEvent.change(field, { target: { value: text } });
    act(() => void vi.advanceTimersByTime(600));
    expect(shown()).toBe(text);
  }
  act(() => void vi.advanceTimersByTime(5_000));
  expect(shown()).toBe('grace@example.com');
  act(() => goTo(''));
  expect(shown()).toBe('');
});
