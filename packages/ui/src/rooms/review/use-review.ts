import type { AnyDocument, FieldValue } from '@vitae/domain';
import type { ImportedDocument } from '@vitae/importer';
import { useCallback, useMemo, useState } from 'react';
import { emptyHistory, recorded, redone, undone, type History } from '../../base/editor/history.ts';
import type { Draft, Original } from './assign.ts';
import type { LeftoverTarget, ReviewKind } from './review-kind.ts';
import {
  byPlace,
  isFilled,
  regionsOf,
  wantsLook,
  type LeftoverLine,
  type Region,
  type ReviewField,
  type ReviewGroup,
} from './review-model.ts';

export interface Review {
  original: Original;
  draft: Draft;
  document: AnyDocument;
  groups: ReviewGroup[];
  regions: Region[];
  leftover: readonly LeftoverLine[];
  /** Where they can be put. */
  targets: LeftoverTarget[];
  /** Paths of the fields that need checking, in order. */
  toCheck: string[];
  /** Whether anything was corrected, confirmed or added here. */
  touched: boolean;
  change: (field: ReviewField, value: FieldValue) => void;
  confirm: (field: ReviewField) => void;
  /** Puts a left-over line at a target; returns a function that undoes it. */
  place: (line: LeftoverLine, target: LeftoverTarget) => () => void;
  /** Makes another draft of the present one. */
  edit: (change: (draft: Draft) => Draft, label: string) => void;
  undo: () => void;
  redo: () => void;
  /** The last step that can be undone, and the one that can be done again; `null` for none. */
  undoLabel: string | null;
  redoLabel: string | null;
  /** What was done last with a line, or undone or redone, to be said. */
  said: Said | null;
}

/** An edit, and whether it was made or taken back. */
export interface Said {
  label: string;
  isUndone: boolean;
}

/** The steps that undo takes as one, and whether the edit is said. */
interface HowRecorded {
  coalesceKey?: string | null;
  isSaid?: boolean;
}

interface Edits {
  draft: Draft;
  history: History<Draft>;
  said: Said | null;
}

/** A person's edits of an import before it becomes a document. */
export function useReview(kind: ReviewKind, result: ImportedDocument): Review {
  const { pages } = result;
  const original = useMemo(() => ({ kind, pages }), [kind, pages]);
  const [{ draft, history, said }, setEdits] = useState<Edits>(() => ({
    draft: {
      document: result.document,
      provenance: result.provenance,
      leftover: result.leftover,
      confirmed: new Set<string>(),
    },
    history: emptyHistory,
    said: null,
  }));
  const { document, provenance, confirmed, leftover } = draft;

  const groups = useMemo(() => kind.groups(document, provenance), [kind, document, provenance]);
  const targets = useMemo(() => kind.targets(document), [kind, document]);
  const fields = useMemo(() => groups.flatMap(({ items }) => items.flatMap((item) => item.fields)), [groups]);
  const toCheck = useMemo(
    () => fields.filter((field) => wantsLook(field, confirmed)).map(({ path }) => path),
    [fields, confirmed],
  );
  const regions = useMemo(() => regionsOf(groups), [groups]);

  const record = useCallback(
    (change: (draft: Draft) => Draft, label: string, { coalesceKey = null, isSaid = false }: HowRecorded = {}) => {
      const at = Date.now();
      setEdits((edits) => {
        const { draft: before } = edits;
        const after = change(before);
        if (after === before) return edits;
        return {
          draft: after,
          history: recorded(edits.history, { label, coalesceKey, before, after, at }),
          said: isSaid ? { label, isUndone: false } : null,
        };
      });
    },
    [],
  );
  const edit = useCallback(
    (change: (draft: Draft) => Draft, label: string) => record(change, label, { isSaid: true }),
    [record],
  );
  const travel = useCallback((go: typeof undone<Draft>, isUndone: boolean) => {
    setEdits((edits) => {
      const there = go(edits.history, edits.draft, exactly);
      return there
        ? { draft: there.state, history: there.history, said: { label: there.step.label, isUndone } }
        : edits;
    });
  }, []);
  const undo = useCallback(() => travel(undone, true), [travel]);
  const redo = useCallback(() => travel(redone, false), [travel]);

  const confirm = useCallback(
    ({ path, label }: ReviewField) => record((old) => ({ ...old, confirmed: new Set(old.confirmed).add(path) }), label),
    [record],
  );
  const change = useCallback(
    (field: ReviewField, value: FieldValue) =>
      record(
        (old) => ({
          ...old,
          document: field.write(old.document, value),
          // Correcting a value counts as checking it; emptying the name makes it need checking again.
          confirmed: isFilled(value) ? new Set(old.confirmed).add(field.path) : old.confirmed,
        }),
        field.label,
        { coalesceKey: field.path },
      ),
    [record],
  );
  const place = useCallback(
    (line: LeftoverLine, { key, heading }: LeftoverTarget) => {
      record(
        (old) => ({
          ...old,
          document: kind.withLine(old.document, key, line.text),
          leftover: old.leftover.filter((other) => other !== line),
        }),
        heading,
      );
      return () =>
        record(
          (old) => ({
            ...old,
            document: kind.withTargetOf(old.document, document, key),
            leftover: [...old.leftover, line].toSorted(byPlace),
          }),
          heading,
        );
    },
    [record, kind, document],
  );

  return {
    original,
    draft,
    document,
    groups,
    regions,
    leftover,
    targets,
    toCheck,
    touched: document !== result.document || confirmed.size > 0,
    change,
    confirm,
    place,
    edit,
    undo,
    redo,
    undoLabel: history.past.at(-1)?.label ?? null,
    redoLabel: history.future[0]?.label ?? null,
    said,
  };
}

/** Nobody else edits a draft: a step leads back to exactly what was before it. */
const exactly = (_base: Draft, target: Draft): Draft => target;
