import fc from 'fast-check';
import { edits, type Edit } from '../arbitraries/edits.ts';

/**
 * The failures of a pass: a request or its response is lost, or the program ends before or after it has written; `at`
 * counts from the start of the pass.
 */
export interface Fault {
  what: 'lost-request' | 'lost-answer' | 'crash-before' | 'crash-after';
  at: number;
}

/** An event in the history of some devices and their server. Numbers select among what exists. */
export type Happening =
  | { do: 'create'; device: number; document: number }
  | { do: 'edit'; device: number; document: number; edits: Edit[]; isOpen: boolean }
  | { do: 'trash' | 'restore' | 'purge'; device: number; document: number }
  | { do: 'resolve'; device: number; document: number; choice: 'kept' | 'other' }
  | { do: 'sync'; device: number; fault: Fault | null; meanwhile: { at: number; happenings: Happening[] } | null }
  | { do: 'restart' | 'update'; device: number }
  | { do: 'limit'; count: number | null }
  | { do: 'update-server' | 'back-up' | 'restore-server' };

const device = fc.nat({ max: 2 });
const document = fc.nat({ max: 2 });
const call = fc.nat({ max: 7 });
const faults: fc.Arbitrary<Fault> = fc.record({
  what: fc.constantFrom('lost-request', 'lost-answer', 'crash-before', 'crash-after'),
  at: call,
});

const edit: fc.Arbitrary<Happening> = fc.record({
  do: fc.constant('edit'),
  device,
  document,
  edits: edits.map((list) => list.slice(0, 3)),
  isOpen: fc.boolean(),
});
const sync: fc.Arbitrary<Happening> = fc.record({
  do: fc.constant('sync'),
  device,
  fault: fc.constant(null),
  meanwhile: fc.constant(null),
});
const place: fc.Arbitrary<Happening> = fc.record({
  do: fc.constantFrom('trash', 'restore', 'purge'),
  device,
  document,
});
const resolve: fc.Arbitrary<Happening> = fc.record({
  do: fc.constant('resolve'),
  device,
  document,
  choice: fc.constantFrom('kept', 'other'),
});
const meanwhile = fc.record({
  at: call,
  happenings: fc.array(
    fc.oneof(
      { weight: 3, arbitrary: edit },
      { weight: 3, arbitrary: sync },
      place,
      fc.record({ do: fc.constantFrom('back-up', 'restore-server') }),
    ),
    { minLength: 1, maxLength: 3 },
  ),
});
const rarely = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 2, nil: null });
const troubledSync: fc.Arbitrary<Happening> = fc.record({
  do: fc.constant('sync'),
  device,
  fault: rarely(faults),
  meanwhile: rarely(meanwhile),
});

/** Histories of three devices: everything that may happen, in any order. */
export const histories: fc.Arbitrary<Happening[]> = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: fc.record({ do: fc.constant('create'), device, document }) },
    { weight: 8, arbitrary: edit },
    { weight: 9, arbitrary: troubledSync },
    { weight: 3, arbitrary: place },
    resolve,
    fc.record({ do: fc.constantFrom('restart', 'update'), device }),
    fc.record({ do: fc.constant('limit'), count: fc.constantFrom(null, 1, 2) }),
    fc.record({ do: fc.constantFrom('update-server', 'back-up', 'restore-server') }),
  ),
  { minLength: 4, maxLength: 30, size: 'max' },
);

/**
 * Histories of three devices that share one document and edit it, whatever fails; no two of them edit the same place.
 */
export const disjointHistories: fc.Arbitrary<Happening[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: edit },
    {
      weight: 8,
      arbitrary: fc.record({
        do: fc.constant('sync'),
        device,
        fault: rarely(faults),
        meanwhile: rarely(
          fc.record({ at: call, happenings: fc.array(fc.oneof(edit, sync), { minLength: 1, maxLength: 3 }) }),
        ),
      }),
    },
    fc.record({ do: fc.constantFrom('restart', 'update'), device }),
    fc.constant({ do: 'update-server' }),
  ),
  { minLength: 4, maxLength: 25, size: 'max' },
);
