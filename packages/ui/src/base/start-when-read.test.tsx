import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startWhenRead } from './start-when-read.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (done: () => void) => setTimeout(done, 50));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const during = (state: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);

it('starts the interface once the page has loaded with its pictures, in a quiet moment', () => {
  during('interactive');
  const start = vi.fn();
  startWhenRead(start);
  vi.advanceTimersByTime(500);
  expect(start).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(start).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(start).toHaveBeenCalledTimes(1);
});

it.each(['pointerdown', 'keydown', 'input', 'pointermove'])('starts it at once at a %s, and once', (use) => {
  during('interactive');
  const start = vi.fn();
  startWhenRead(start);
  document.body.dispatchEvent(new Event(use, { bubbles: true }));
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(start).toHaveBeenCalledTimes(1);
});

it('does not take for a use that the browser tells where the pointer rests', () => {
  during('interactive');
  const start = vi.fn();
  startWhenRead(start);
  document.body.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, movementX: 0, movementY: 0 }));
  expect(start).not.toHaveBeenCalled();
  document.body.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, movementX: 3, movementY: 0 }));
  expect(start).toHaveBeenCalledTimes(1);
});

it('waits until something was painted, where the browser tells, and not longer than for a picture', () => {
  let tell = (_names: string[]): void => undefined;
  const disconnect = vi.fn();
  class Observer {
    static supportedEntryTypes = ['paint'];
    disconnect = disconnect;
    constructor(told: (list: { getEntriesByName: (name: string) => string[] }) => void) {
      tell = (names) => told({ getEntriesByName: (name) => names.filter((one) => one === name) });
    }
    observe(): void {}
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  during('complete');
  const start = vi.fn();
  startWhenRead(start);
  document.body.innerHTML = '<div id="app"></div>';
  // What is below the first screen of a phone comes with the paint, not with the interface.
  const isPainted = () => document.querySelector('#app')?.hasAttribute('data-painted');
  tell(['first-paint']);
  vi.advanceTimersByTime(3_000);
  expect([start.mock.calls.length, isPainted()]).toEqual([0, false]);
  tell(['first-contentful-paint']);
  expect([start.mock.calls.length, isPainted()]).toEqual([0, true]);
  vi.advanceTimersByTime(100);
  expect(start).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

it('starts it without a picture that does not come, and on a page that has loaded already', () => {
  const [late, now] = [vi.fn(), vi.fn()];
  during('interactive');
  startWhenRead(late);
  vi.advanceTimersByTime(4_000);
  expect(late).toHaveBeenCalledTimes(1);
  during('complete');
  startWhenRead(now);
  vi.advanceTimersByTime(100);
  expect(now).toHaveBeenCalledTimes(1);
});
