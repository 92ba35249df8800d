import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { endEarlyClicks, keepEarlyClick, repeatEarlyClick } from './early-click.ts';

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
