import { afterEach, expect, it, vi } from 'vitest';
import { warmUp } from './warm-up.ts';

afterEach(() => vi.unstubAllGlobals());

it('takes a character from the page to rich text once, each part of it in idle time, and leaves no trace', async () => {
  const idle = vi.fn<typeof requestIdleCallback>((callback) =>
    Number(setTimeout(callback, 0, { didTimeout: false, timeRemaining: () => 50 })),
  );
  vi.stubGlobal('requestIdleCallback', idle);
  document.body.innerHTML = '<input>';
  document.querySelector('input')?.focus();
  const before = document.body.innerHTML;
  expect(await warmUp()).toBe('One **bold** *word*\n\n- and an entry.');
  expect(idle).toHaveBeenCalledTimes(3);
  expect(document.body.innerHTML).toBe(before);
  expect(document.activeElement).toBe(document.querySelector('input'));
});
