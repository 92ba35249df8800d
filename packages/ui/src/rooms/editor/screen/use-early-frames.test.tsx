import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useEarlyFrames } from './use-early-frames.ts';

afterEach(() => vi.restoreAllMocks());

it('asks for a frame before a field handles the key, until the builder is left', () => {
  const order: string[] = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation(() => order.push('frame'));
  const field = document.body.appendChild(document.createElement('input'));
  field.addEventListener('keydown', () => order.push('field'));
  const { unmount } = renderHook(() => useEarlyFrames());
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  expect(order).toEqual(['frame', 'field']);
  unmount();
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', bubbles: true }));
  expect(order).toEqual(['frame', 'field', 'field']);
  field.remove();
});
