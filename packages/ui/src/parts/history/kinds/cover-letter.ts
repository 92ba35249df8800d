import { coverLetterKind, richTextToPlain, type CoverLetter } from '@vitae/domain';
import { known, valueChange, type Change } from '../change.ts';
import { personChange } from '../person-change.ts';
import type { KindChanges } from './change-of-kind.ts';

export const coverLetter: KindChanges = {
  key: coverLetterKind.key,
  changeAt: (path, before, after) => changeAt(path, coverLetterKind.of(before), coverLetterKind.of(after)),
  wholes: /^(?:sender\.(?:links|extra|photo)|enclosures)(?=\.)/,
};

const letterPlace = { is: 'letter' } as const;

function changeAt([root = '', ...rest]: readonly string[], before: CoverLetter, after: CoverLetter): Change | null {
  switch (root) {
    case 'sender':
      return personChange(rest, before.sender, after.sender);
    case 'recipient':
      return recipientChange(rest[0], before, after);
    case 'jobTitle':
    case 'posting':
      return valueChange({ is: 'target' }, known(root), before[root], after[root]);
    case 'date':
    case 'subject':
    case 'opening':
    case 'closing':
    case 'enclosures':
      return valueChange(letterPlace, known(root), before[root], after[root]);
    case 'signature':
      return valueChange(letterPlace, known(root), '', '');
    case 'paragraphs':
      return paragraphChange(rest[0], before, after);
    case 'application':
      return valueChange({ is: 'application' }, null, '', '');
    default:
      return null;
  }
}

function recipientChange(name: string | undefined, before: CoverLetter, after: CoverLetter): Change | null {
  if (name !== 'name' && name !== 'role' && name !== 'company' && name !== 'address') return null;
  return valueChange({ is: 'recipient' }, known(name), before.recipient[name], after.recipient[name]);
}

function paragraphChange(id: string | undefined, before: CoverLetter, after: CoverLetter): Change {
  const textIn = ({ paragraphs }: CoverLetter) => paragraphs.find((paragraph) => paragraph.id === id)?.text;
  const [old, now] = [textIn(before), textIn(after)];
  const what = id === undefined ? 'moved' : old === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
  const plain = (text: string | undefined) => (text === undefined ? '' : richTextToPlain(text));
  return { ...valueChange(letterPlace, known('paragraph'), plain(old), plain(now)), what };
}
