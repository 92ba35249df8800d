import { useEffect, useState } from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { endEarlyClicks, keepEarlyClick } from './early-click.ts';
import { repeatEarlyClick } from './repeat-early.ts';

afterEach(() => {
  cleanup();
  endEarlyClicks();
  repeatEarlyClick();
});

it('repeats the latest click on a button once, when the interface is there', () => {
  const clicked = vi.fn();
  render(
    <>
      <button type="button">One</button>
      <button type="button">
        <b>Two</b>
      </button>
      <a href="#main">Three</a>
    </>,
  );
  keepEarlyClick();
  screen.getByText('One').click();
  screen.getByText('Two').click();
  for (const button of screen.getAllByRole('button'))
    button.addEventListener('click', () => void clicked(button.textContent));
  endEarlyClicks();
  repeatEarlyClick();
  expect(clicked.mock.calls).toEqual([['Two']]);
  repeatEarlyClick();
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('repeats nothing if the latest click was elsewhere, or if the button is gone', () => {
  const clicked = vi.fn();
  const { unmount } = render(
    <>
      <button type="button">One</button>
      <a href="#main">Three</a>
    </>,
  );
  keepEarlyClick();
  const button = screen.getByText('One');
  button.click();
  screen.getByText('Three').click();
  button.addEventListener('click', clicked);
  repeatEarlyClick();
  expect(clicked).not.toHaveBeenCalled();
  keepEarlyClick();
  button.click();
  unmount();
  clicked.mockClear();
  repeatEarlyClick();
  expect(clicked).not.toHaveBeenCalled();
});

it('leaves clicks to the interface once it takes the page over', () => {
  const clicked = vi.fn();
  render(
    <button type="button" onClick={clicked}>
      One
    </button>,
  );
  keepEarlyClick();
  endEarlyClicks();
  screen.getByText('One').click();
  repeatEarlyClick();
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('hands what was typed before the interface to it, and sends no form without it', async () => {
  function Search() {
    const [text, setText] = useState('');
    useEffect(repeatEarlyClick, []);
    return (
      <form>
        <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
        <output>{text}</output>
      </form>
    );
  }
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Search />);
  keepEarlyClick();
  const field = screen.getByLabelText<HTMLInputElement>('Search');
  field.value = 'nurse';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  page.querySelector('form')?.dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(true);
  endEarlyClicks();
  render(<Search />, { container: page, hydrate: true });
  expect(field).toHaveProperty('isConnected', true);
  expect(await screen.findByText('nurse')).toHaveProperty('tagName', 'OUTPUT');
  expect(field.value).toBe('nurse');
  page.remove();
});
