import type { FieldValue, Resume } from '@vitae/domain';
import type { ImportResult } from '@vitae/importer';
import { useCallback, useMemo, useState } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { addLeftover, withSectionOf } from './add-leftover.ts';
import {
  isFilled,
  regionsOf,
  reviewGroups,
  wantsLook,
  type LeftoverLine,
  type Region,
  type ReviewField,
  type ReviewGroup,
} from './review-model.ts';

export interface Review {
  resume: Resume;
  groups: ReviewGroup[];
  regions: Region[];
  leftover: readonly LeftoverLine[];
  /** Paths of the fields that need checking, in order. */
  toCheck: string[];
  /** Whether anything was corrected, confirmed or added here. */
  touched: boolean;
  change: (field: ReviewField, value: FieldValue) => void;
  confirm: (path: string) => void;
  /** Puts a left-over line into a section; returns a function that undoes it. */
  place: (line: LeftoverLine, section: string) => () => void;
}

/** A person's edits of an import before it becomes a document. */
export function useReview(result: ImportResult): Review {
  const { t } = useTexts('review');
  const [resume, setResume] = useState(result.resume);
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const [leftover, setLeftover] = useState<readonly LeftoverLine[]>(result.leftover);

  const groups = useMemo(() => reviewGroups(resume, result.provenance, t('basics')), [resume, result.provenance, t]);
  const fields = useMemo(() => groups.flatMap(({ items }) => items.flatMap((item) => item.fields)), [groups]);
  const toCheck = useMemo(
    () => fields.filter((field) => wantsLook(field, confirmed)).map(({ path }) => path),
    [fields, confirmed],
  );
  const regions = useMemo(() => regionsOf(groups), [groups]);

  const confirm = useCallback((path: string) => setConfirmed((paths) => new Set(paths).add(path)), []);
  const change = useCallback((field: ReviewField, value: FieldValue) => {
    setResume((current) => field.write(current, value));
    // Correcting a value counts as checking it; emptying the name makes it need checking again.
    setConfirmed((paths) => (isFilled(value) ? new Set(paths).add(field.path) : paths));
  }, []);
  const place = useCallback(
    (line: LeftoverLine, section: string) => {
      setResume((current) => addLeftover(current, section, line.text));
      setLeftover((lines) => lines.filter((other) => other !== line));
      return () => {
        setResume((current) => withSectionOf(current, resume, section));
        setLeftover((lines) => [...lines, line].sort((a, b) => a.page - b.page || a.line - b.line));
      };
    },
    [resume],
  );

  const touched = resume !== result.resume || confirmed.size > 0;
  return { resume, groups, regions, leftover, toCheck, touched, change, confirm, place };
}
