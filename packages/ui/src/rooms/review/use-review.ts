import type { AnyDocument, FieldValue } from '@vitae/domain';
import type { ImportedDocument } from '@vitae/importer';
import { useCallback, useMemo, useState } from 'react';
import type { LeftoverTarget, ReviewKind } from './review-kind.ts';
import {
  isFilled,
  regionsOf,
  wantsLook,
  type LeftoverLine,
  type Region,
  type ReviewField,
  type ReviewGroup,
} from './review-model.ts';

export interface Review {
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
  confirm: (path: string) => void;
  /** Puts a left-over line at a target; returns a function that undoes it. */
  place: (line: LeftoverLine, target: string) => () => void;
}

/** A person's edits of an import before it becomes a document. */
export function useReview(kind: ReviewKind, result: ImportedDocument): Review {
  const [document, setDocument] = useState(result.document);
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const [leftover, setLeftover] = useState<readonly LeftoverLine[]>(result.leftover);

  const groups = useMemo(() => kind.groups(document, result.provenance), [kind, document, result.provenance]);
  const targets = useMemo(() => kind.targets(document), [kind, document]);
  const fields = useMemo(() => groups.flatMap(({ items }) => items.flatMap((item) => item.fields)), [groups]);
  const toCheck = useMemo(
    () => fields.filter((field) => wantsLook(field, confirmed)).map(({ path }) => path),
    [fields, confirmed],
  );
  const regions = useMemo(() => regionsOf(groups), [groups]);

  const confirm = useCallback((path: string) => setConfirmed((paths) => new Set(paths).add(path)), []);
  const change = useCallback((field: ReviewField, value: FieldValue) => {
    setDocument((current) => field.write(current, value));
    // Correcting a value counts as checking it; emptying the name makes it need checking again.
    setConfirmed((paths) => (isFilled(value) ? new Set(paths).add(field.path) : paths));
  }, []);
  const place = useCallback(
    (line: LeftoverLine, target: string) => {
      setDocument((current) => kind.withLine(current, target, line.text));
      setLeftover((lines) => lines.filter((other) => other !== line));
      return () => {
        setDocument((current) => kind.withTargetOf(current, document, target));
        setLeftover((lines) => [...lines, line].sort((a, b) => a.page - b.page || a.line - b.line));
      };
    },
    [kind, document],
  );

  const touched = document !== result.document || confirmed.size > 0;
  return { document, groups, regions, leftover, targets, toCheck, touched, change, confirm, place };
}
