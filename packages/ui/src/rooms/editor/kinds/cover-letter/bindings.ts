import { coverLetterKind, type CoverLetter } from '@vitae/domain';
import { bindingFor, type Binding } from '../../controls/binding.ts';
import type { PersonPlace } from '../../person/person-place.ts';

/** Ties a control to a field of a letter. */
export const letterBinding = <Value>(binding: Binding<Value, CoverLetter>): Binding<Value> =>
  bindingFor(coverLetterKind, binding);

/** The fields of a letter that are a single text. */
export type TextField = 'jobTitle' | 'posting' | 'date' | 'subject' | 'opening' | 'closing' | 'enclosures';

/** Binds a text of the letter. */
export const textBinding = (name: TextField, label: string): Binding<string> =>
  letterBinding({
    path: name,
    label,
    read: (letter) => letter[name],
    write: (letter, value) => ({ ...letter, [name]: value }),
  });

/** Binds a text of the recipient. */
export const recipientBinding = (name: keyof CoverLetter['recipient'], label: string): Binding<string> =>
  letterBinding({
    path: `recipient.${name}`,
    label,
    read: ({ recipient }) => recipient[name],
    write: (letter, value) => ({ ...letter, recipient: { ...letter.recipient, [name]: value } }),
  });

/** Where a letter stores the details of its sender. */
export const person: PersonPlace = {
  path: 'sender',
  read: (document) => coverLetterKind.of(document).sender,
  write: (document, sender) => ({ ...coverLetterKind.of(document), sender }),
};
