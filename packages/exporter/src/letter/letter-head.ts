import type { LetterView, ViewText } from '@vitae/domain';

/** The groups of lines between the sender and the subject, in the order in which the pages have them. */
export function letterHead({ date, recipient, hasWindow }: LetterView): ViewText[][] {
  const day = [date].filter(({ text }) => text);
  return (hasWindow ? [recipient, day] : [day, recipient]).filter((lines) => lines.length > 0);
}

/** The title of a letter's file. */
export const letterTitle = ({ subject, fullName }: LetterView, otherwise: string): string =>
  [fullName.text, subject.text].filter(Boolean).join(' – ') || otherwise;
