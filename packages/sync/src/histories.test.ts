import { liveThrough, type Happening } from '@vitae/testkit/sync';
import { expect, it } from 'vitest';

const sync = (device: number, more: Partial<Extract<Happening, { do: 'sync' }>> = {}): Happening => ({
  do: 'sync',
  device,
  fault: null,
  meanwhile: null,
  ...more,
});
const write = (device: number, ...edits: Extract<Happening, { do: 'edit' }>['edits']): Happening => ({
  do: 'edit',
  device,
  document: 0,
  edits: [{ act: 'write', place: 0, word: 0, how: 'insert' }, ...edits],
  isOpen: false,
});
/** Removes an entry that does not exist. */
const changeNothing = (device: number, isOpen: boolean): Happening => ({
  do: 'edit',
  device,
  document: 0,
  edits: [{ act: 'remove', place: 0, at: 0, to: 0 }],
  isOpen,
});
const create = (device: number): Happening => ({ do: 'create', device, document: 0 });

/** Histories that once went wrong. */
const failures: { name: string; history: Happening[]; isDisjoint?: boolean }[] = [
  {
    name: 'a document that moved because it was deleted for good comes back with a backup',
    history: [
      create(0),
      sync(0),
      sync(2),
      { do: 'purge', device: 2, document: 0 },
      write(0),
      { do: 'back-up' },
      sync(2),
      sync(0, { meanwhile: { at: 1, happenings: [{ do: 'restore-server' }] } }),
    ],
  },
  {
    name: 'a document is made again under an id that was given up',
    history: [
      create(2),
      create(1),
      sync(1),
      { do: 'purge', device: 1, document: 0 },
      sync(1),
      sync(2),
      create(2),
      sync(2),
    ],
  },
  {
    name: 'a push whose answer was lost is refused by a server that is older than the updated program',
    isDisjoint: true,
    history: [
      write(1, { act: 'add', place: 0, at: 0 }),
      sync(1, { fault: { what: 'lost-answer', at: 1 } }),
      { do: 'update', device: 1 },
      sync(1),
      { do: 'update-server' },
      write(1),
      sync(1),
    ],
  },
  {
    name: 'an open document in which nothing changed is deleted for good elsewhere',
    history: [
      create(0),
      sync(0),
      sync(2),
      { do: 'create', device: 0, document: 1 },
      { do: 'purge', device: 0, document: 0 },
      sync(2, { meanwhile: { at: 0, happenings: [sync(0), changeNothing(2, false)] } }),
      changeNothing(2, true),
    ],
  },
  {
    name: 'a document to be deleted for good is sent again by another device after the server was restored',
    history: [
      { do: 'back-up' },
      create(1),
      sync(1),
      { do: 'purge', device: 1, document: 0 },
      sync(0),
      { do: 'restore-server' },
    ],
  },
];

it.each(failures)('$name', async ({ history, isDisjoint = false }) => {
  expect(await liveThrough(history, { isDisjoint })).toBe('');
});
