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

it('hands what was chosen and ticked before the interface to it', async () => {
  function Choices() {
    const [level, setLevel] = useState('all');
    const [isRemote, setRemote] = useState(false);
    useEffect(repeatEarlyClick, []);
    return (
      <>
        <select aria-label="Level" value={level} onChange={(event) => setLevel(event.target.value)}>
          <option value="all">All</option>
          <option value="senior">Senior</option>
        </select>
        <input
          type="checkbox"
          aria-label="Remote"
          checked={isRemote}
          onChange={(event) => setRemote(event.target.checked)}
        />
        <output>{`${level}, ${isRemote ? 'remote' : 'anywhere'}`}</output>
      </>
    );
  }
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Choices />);
  keepEarlyClick();
  const level = screen.getByLabelText<HTMLSelectElement>('Level');
  level.value = 'senior';
  level.dispatchEvent(new Event('input', { bubbles: true }));
  const remote = screen.getByLabelText<HTMLInputElement>('Remote');
  remote.checked = true;
  remote.dispatchEvent(new Event('input', { bubbles: true }));
  endEarlyClicks();
  render(<Choices />, { container: page, hydrate: true });
  expect(await screen.findByText('senior, remote')).toHaveProperty('tagName', 'OUTPUT');
  expect([level.value, remote.checked]).toEqual(['senior', true]);
  page.remove();
});

it('opens the dialog of a button that asks for a file at once, and forgets the click if it is cancelled', () => {
  const clicked = vi.fn();
  render(
    <button type="button" data-accept=".pdf" onClick={clicked}>
      Choose
    </button>,
  );
  const dialog = () => document.querySelector<HTMLInputElement>('input[data-early]');
  keepEarlyClick();
  screen.getByText('Choose').click();
  screen.getByText('Choose').click();
  expect(document.querySelectorAll('input[data-early]')).toHaveLength(1);
  expect(dialog()).toMatchObject({ type: 'file', accept: '.pdf', hidden: true });
  clicked.mockClear();
  dialog()?.dispatchEvent(new Event('cancel'));
  expect(dialog()).toBeNull();
  endEarlyClicks();
  repeatEarlyClick();
  expect(clicked).not.toHaveBeenCalled();
});

it('leaves no dialog behind for a later button if somebody pressed another one, or its own is gone', () => {
  const buttons = (
    <>
      <button type="button" data-accept=".pdf">
        Choose
      </button>
      <button type="button">Other</button>
    </>
  );
  const { unmount } = render(buttons);
  keepEarlyClick();
  screen.getByText('Choose').click();
  screen.getByText('Other').click();
  expect(document.querySelector('input[data-early]')).toBeNull();
  screen.getByText('Choose').click();
  unmount();
  endEarlyClicks();
  repeatEarlyClick();
  expect(document.querySelector('input[data-early]')).toBeNull();
});
