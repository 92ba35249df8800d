import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useRowKeys } from './use-row-keys.ts';

function List() {
  const table = useRef<HTMLTableElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useRowKeys({ table, search });
  return (
    <>
      <input ref={search} aria-label="Search" />
      <table ref={table}>
        <tbody>
          {['Ada', 'Grace'].map((name) => (
            <tr key={name} data-row={name}>
              <td>
                <input type="checkbox" aria-label={`Select ${name}`} />
                <a href={`#${name}`} data-row-link>
                  {name}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

it.each([
  ['Latin', { j: 'j', k: 'k', x: 'x', slash: '/' }],
  ['Arabic', { j: 'ت', k: 'ن', x: 'ء', slash: 'ظ' }],
])('the keys of a list work on a keyboard with %s letters', (_script, keys) => {
  render(<List />);
  const press = (key: string, code: string) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, code });
  const focused = () => document.activeElement?.textContent;
  press(keys.j, 'KeyJ');
  expect(focused()).toBe('Ada');
  press(keys.j, 'KeyJ');
  press(keys.j, 'KeyJ');
  expect(focused()).toBe('Grace');
  press(keys.x, 'KeyX');
  expect(screen.getByRole('checkbox', { name: 'Select Grace' })).toHaveProperty('checked', true);
  press(keys.k, 'KeyK');
  expect(focused()).toBe('Ada');
  press(keys.slash, 'Slash');
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
  press(keys.j, 'KeyJ');
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});
