import { newId } from '@vitae/domain';
import { evaluate } from '../../evaluate.ts';
import { inputWith, type Changes } from './sample-input.ts';

/** The report on the good resume with changes, by the paths of their fields. */
export const reportOf = (changes: Changes) => evaluate(inputWith('resume', changes));

/** What a check finds in the good resume with changes; `undefined` if nothing. */
export const findingIn = (id: string, changes: Changes) =>
  reportOf(changes).findings.find((finding) => finding.id === id);

/** What a check says of the good resume with changes: `pass` or `skip`, if it finds nothing. */
export const statusOf = (id: string, changes: Changes) => {
  const { findings, passed } = reportOf(changes);
  return findings.find((finding) => finding.id === id)?.status ?? (passed.includes(id) ? 'pass' : 'skip');
};

/** The texts that a check shows of the good resume with changes. */
export const textsOf = (id: string, changes: Changes) => findingIn(id, changes)?.evidence.map(({ text }) => text);

/** A role that lasted three years and more, with other fields. */
export const role = (fields: Record<string, unknown>) => ({
  id: newId(),
  start: '2020-01',
  end: '2023-03',
  ...fields,
});

/** Changes that make the good resume an uploaded file with some lines. */
export const uploaded = (lines: readonly string[], changes: Changes = {}): Changes => ({
  origin: 'uploaded',
  lines,
  ...changes,
});
