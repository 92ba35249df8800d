import { createResume, type Resume } from '@vitae/domain';
import { fetchMerging } from '@vitae/store';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  carriedOver,
  coalescePause,
  emptyHistory,
  maxSteps,
  recorded,
  redone,
  undone,
  type History,
} from './history.ts';

const start = createResume({ title: 'Test' }, '2026-01-01T00:00:00.000Z');
const titled = (resume: Resume, title: string): Resume => ({ ...resume, title });
const summed = (resume: Resume, summary: string): Resume => ({ ...resume, summary });
let clock = 0;

beforeAll(async () => void (await fetchMerging()));

const stamp = (resume: Resume): Resume => ({ ...resume, updatedAt: new Date((clock += 1_000)).toISOString() });
const carry = (base: Resume, target: Resume, current: Resume): Resume => stamp(carriedOver(base, target, current));

/** An editing session: every change goes through here, as in the editor. */
function session() {
  let history: History<Resume> = emptyHistory;
  let document = start;
  return {
    get document() {
      return document;
    },
    get past() {
      return history.past;
    },
    type(update: (resume: Resume) => Resume, at = 0, coalesceKey: string | null = null) {
      const after = stamp(update(document));
      history = recorded(history, { label: 'x', coalesceKey, before: document, after, at });
      document = after;
    },
    remote(update: (resume: Resume) => Resume) {
      document = stamp(update(document));
    },
    undo() {
      const taken = undone(history, document, carry);
      if (taken) ({ history, state: document } = taken);
      return taken !== null;
    },
    redo() {
      const taken = redone(history, document, carry);
      if (taken) ({ history, state: document } = taken);
      return taken !== null;
    },
  };
}

describe('history', () => {
  it('undoes and redoes every step in turn', () => {
    const edits = session();
    for (const title of ['a', 'b', 'c']) edits.type((resume) => titled(resume, title));
    for (const title of ['b', 'a', 'Test']) {
      expect(edits.undo()).toBe(true);
      expect(edits.document.title).toBe(title);
    }
    expect(edits.undo()).toBe(false);
    for (const title of ['a', 'b', 'c']) {
      expect(edits.redo()).toBe(true);
      expect(edits.document.title).toBe(title);
    }
    expect(edits.redo()).toBe(false);
  });

  it('merges typing into one field without a pause', () => {
    const edits = session();
    edits.type((resume) => titled(resume, 'a'), 0, 'title');
    edits.type((resume) => titled(resume, 'ab'), coalescePause - 1, 'title');
    edits.type((resume) => titled(resume, 'abc'), 2 * coalescePause, 'title');
    edits.type((resume) => summed(resume, 's'), 2 * coalescePause, 'summary');
    expect(edits.past).toHaveLength(3);
    edits.undo();
    edits.undo();
    expect(edits.document.title).toBe('ab');
    edits.undo();
    expect(edits.document.title).toBe('Test');
  });

  it('starts a new step after undo and after redo', () => {
    const edits = session();
    edits.type((resume) => titled(resume, 'a'), 0, 'title');
    edits.type((resume) => summed(resume, 's'), 0);
    edits.undo();
    edits.type((resume) => titled(resume, 'ab'), 1, 'title');
    edits.undo();
    expect(edits.document.title).toBe('a');
  });

  it('discards undone steps on the next edit', () => {
    const edits = session();
    edits.type((resume) => titled(resume, 'a'));
    edits.undo();
    edits.type((resume) => titled(resume, 'b'));
    expect(edits.redo()).toBe(false);
  });

  it('never undoes what another window did', () => {
    const edits = session();
    edits.type((resume) => titled(resume, 'mine'));
    edits.type((resume) => summed(resume, 'also mine'));
    edits.remote((resume) => ({ ...resume, basics: { ...resume.basics, email: 'from@elsewhere.example' } }));
    edits.undo();
    expect(edits.document).toMatchObject({ title: 'mine', summary: '', basics: { email: 'from@elsewhere.example' } });
    edits.undo();
    expect(edits.document).toMatchObject({ title: 'Test', basics: { email: 'from@elsewhere.example' } });
    edits.redo();
    edits.redo();
    expect(edits.document).toMatchObject({
      title: 'mine',
      summary: 'also mine',
      basics: { email: 'from@elsewhere.example' },
    });
  });

  it('raises no conflict when an undone value was changed elsewhere', () => {
    const edits = session();
    edits.type((resume) => titled(resume, 'mine'));
    edits.remote((resume) => titled(resume, 'theirs'));
    edits.undo();
    expect(edits.document.title).toBe('Test');
    expect(edits.document.conflicts).toEqual([]);
  });

  it('keeps a limited number of steps', () => {
    const edits = session();
    for (let count = 0; count < maxSteps + 10; count += 1) edits.type((resume) => titled(resume, String(count)));
    expect(edits.past).toHaveLength(maxSteps);
  });
});
