import { describe, expect, it } from 'vitest';
import { withNote, type Note } from './notes.ts';

const on = (page: number, text = ''): Note => ({
  check: null,
  text,
  place: { page, box: { x: 1, y: 1, width: 0, height: 0 } },
});

describe('the notes of an answer', () => {
  it('grow by one with each place, and a blank one moves to the place that is chosen next', () => {
    const first = withNote([{ check: null, text: '' }], on(0));
    expect(first).toEqual({ notes: [{ check: null, text: '' }, on(0)], at: 1 });
    expect(withNote(first.notes, on(2))).toEqual({ notes: [{ check: null, text: '' }, on(2)], at: 1 });
    expect(withNote([on(0, 'Shorten this.')], on(2)).at).toBe(1);
  });

  it('about a finding are added beside a blank one', () => {
    expect(withNote([on(0)], { check: 'CON-03', text: '' }).at).toBe(1);
  });
});
