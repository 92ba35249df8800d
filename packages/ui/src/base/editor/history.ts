import { documentMergeRules, newId, parseLike, type AnyDocument } from '@vitae/domain';
import { fetchedMerging } from '@vitae/store';

/** One action of the user, as the states before and after it; they share everything that did not change. */
export interface Step<State> {
  /** Its name for undo: "Delete role". */
  label: string;
  /** Consecutive steps with the same key are one step: the characters typed into a field. `null` is never merged. */
  coalesceKey: string | null;
  before: State;
  after: State;
  /** When it was last added to, in milliseconds. */
  at: number;
}

export interface History<State> {
  past: readonly Step<State>[];
  future: readonly Step<State>[];
}

export const emptyHistory: History<never> = { past: [], future: [] };

/** The most steps that can be undone. */
export const maxSteps = 200;

/** A pause in typing that ends a step, in milliseconds. */
export const coalescePause = 1_000;

/** The history after one more step; undone steps are discarded. */
export function recorded<State>({ past }: History<State>, step: Step<State>): History<State> {
  const last = past.at(-1);
  const continues =
    last !== undefined &&
    last.coalesceKey !== null &&
    last.coalesceKey === step.coalesceKey &&
    last.after === step.before &&
    step.at - last.at < coalescePause;
  const steps = continues ? [...past.slice(0, -1), { ...step, before: last.before }] : [...past, step];
  return { past: steps.slice(-maxSteps), future: [] };
}

export interface Travel<State> {
  history: History<State>;
  state: State;
  step: Step<State>;
}

/** `target` with what `current` has over `base`: how an undone step meets edits that came from elsewhere since then. */
export type Carry<State> = (base: State, target: State, current: State) => State;

/** Undoes the last step. Edits that came from elsewhere since then stay: only the step's own changes are reversed. */
export function undone<State>(
  { past, future }: History<State>,
  current: State,
  carry: Carry<State>,
): Travel<State> | null {
  const step = past.at(-1);
  if (!step) return null;
  const state = carry(step.after, step.before, current);
  const earlier = past.slice(0, -1);
  const previous = earlier.at(-1);
  // The previous step ends where this one started, with its new timestamp.
  const linked =
    previous && previous.after === step.before && current === step.after
      ? [...earlier.slice(0, -1), { ...previous, after: state }]
      : earlier;
  return {
    state,
    step,
    history: { past: sealed(linked), future: [{ ...step, before: state, after: current }, ...future] },
  };
}

/** Redoes the last undone step. */
export function redone<State>(
  { past, future }: History<State>,
  current: State,
  carry: Carry<State>,
): Travel<State> | null {
  const [step, ...later] = future;
  if (!step) return null;
  const state = carry(step.before, step.after, current);
  const [next, ...rest] = later;
  const linked =
    next && next.before === step.after && current === step.before ? [{ ...next, before: state }, ...rest] : later;
  return {
    state,
    step,
    history: {
      past: [...sealed(past), { ...step, coalesceKey: null, before: current, after: state }],
      future: linked,
    },
  };
}

/** After undo and redo, typing starts a new step. */
function sealed<State>(past: readonly Step<State>[]): readonly Step<State>[] {
  const last = past.at(-1);
  return last?.coalesceKey ? [...past.slice(0, -1), { ...last, coalesceKey: null }] : past;
}

/** A document with the edits applied on top that `current` has over `base`. */
export function carriedOver<Doc extends AnyDocument>(base: Doc, target: Doc, current: Doc): Doc {
  if (current === base) return target;
  const merging = fetchedMerging();
  if (!merging) throw new Error('Edits from elsewhere are adopted by the saver, which fetches this code first.');
  const { updatedAt } = current;
  const at = (document: Doc): Doc => ({ ...document, updatedAt });
  const known = new Set([...base.conflicts, ...target.conflicts, ...current.conflicts].map(({ id }) => id));
  const merged = merging.merge(at(base), at(target), at(current), {
    device: '',
    newId,
    parse: (value) => parseLike(base, value),
    rules: documentMergeRules,
  });
  // Both values were visible, so the user need not choose again.
  return { ...merged, conflicts: merged.conflicts.filter(({ id }) => known.has(id)) };
}
