import { coverLetterKind, newId } from '@vitae/domain';
import { expect, it } from 'vitest';
import { changesBetween } from '../changes.ts';

const empty = coverLetterKind.create({ title: 'Letter', locale: 'en', country: 'GB' }, '2026-01-01T00:00:00.000Z');
const [one, two] = [
  { id: newId(), text: 'I led **eight** people.' },
  { id: newId(), text: 'I could start in May.' },
];

it('names what changed in a letter: the recipient, the job, the parts of the letter and its sender', () => {
  const after = {
    ...empty,
    sender: { ...empty.sender, fullName: 'Ada Park' },
    recipient: { ...empty.recipient, company: 'Halden' },
    jobTitle: 'Nurse',
    opening: 'Dear team,',
    paragraphs: [one],
  };
  expect(changesBetween(empty, after)).toMatchObject([
    { place: { is: 'personal' }, field: { known: 'fullName' }, after: 'Ada Park' },
    { place: { is: 'recipient' }, field: { known: 'company' }, before: '', after: 'Halden' },
    { place: { is: 'target' }, field: { known: 'jobTitle' }, after: 'Nurse' },
    { place: { is: 'letter' }, field: { known: 'opening' }, after: 'Dear team,' },
    { place: { is: 'letter' }, what: 'added', field: { known: 'paragraph' }, after: 'I led eight people.' },
  ]);
});

it('distinguishes an edited paragraph from a deleted and a moved one', () => {
  const before = { ...empty, paragraphs: [one, two] };
  const changed = (paragraphs: (typeof one)[]) => changesBetween(before, { ...empty, paragraphs });
  expect(changed([{ ...one, text: 'I led nine people.' }, two])).toMatchObject([
    { what: 'changed', before: 'I led eight people.', after: 'I led nine people.' },
  ]);
  expect(changed([two])).toMatchObject([{ what: 'removed', before: 'I led eight people.', after: '' }]);
  expect(changed([two, one])).toMatchObject([{ what: 'moved', before: '', after: '' }]);
});
