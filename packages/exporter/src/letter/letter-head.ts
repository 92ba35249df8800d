import type { LetterView, ViewText } from '@vitae/domain';

/** Lines that stand together, and where. */
interface LetterGroup {
  lines: ViewText[];
  /** A block at the end begins in the middle; a line at the end is set to the right. */
  at: 'start' | 'half' | 'end';
}

const dayOf = ({ date, form }: LetterView): LetterGroup => ({
  lines: [date].filter(({ text }) => text),
  at: form.dateAt,
});

/** The groups of lines between the sender and the subject, in the order in which the pages have them. */
export function letterHead(view: LetterView): LetterGroup[] {
  const { recipient, form } = view;
  const to: LetterGroup = { lines: recipient, at: form.recipientAt === 'end' ? 'half' : 'start' };
  const day = form.date === 'last' ? [] : [dayOf(view)];
  return (form.date === 'below' ? [to, ...day] : [...day, to]).filter(({ lines }) => lines.length > 0);
}

/** The date below the signature; nothing where it stands above. */
export const letterFoot = (view: LetterView): ViewText[] => (view.form.date === 'last' ? dayOf(view).lines : []);

/** The title of a letter's file. */
export const letterTitle = ({ subject, fullName }: LetterView, otherwise: string): string =>
  [fullName.text, subject.text].filter(Boolean).join(' – ') || otherwise;
