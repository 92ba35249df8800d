import { labelSeparator, letterView, type CoverLetter } from '@vitae/domain';
import { labelled } from '../detail.ts';
import type { Exporter } from '../exporter.ts';
import { plainBody } from '../plain-body.ts';
import { letterFoot, letterHead } from './letter-head.ts';

/** To paste into a form or a message. */
export const plainText: Exporter<CoverLetter> = {
  id: 'txt',
  extension: 'txt',
  mediaType: 'text/plain',
  write: async (letter) => letterToPlainText(letter),
};

/** What a letter shows as plain text: an empty line between its parts. */
function letterToPlainText(letter: CoverLetter): string {
  const view = letterView(letter);
  const { enclosures } = view;
  const parts = [
    [view.fullName.text, view.headline.text, ...view.contacts.map((contact) => labelled(contact, view.locale))],
    ...letterHead(view).map(({ lines }) => lines.map(({ text }) => text)),
    [view.subject.text],
    [view.opening.text],
    ...view.paragraphs.map(({ blocks }) => plainBody(blocks)),
    [view.closing.text],
    [view.signature.text, ...letterFoot(view).map(({ text }) => text)],
    enclosures.items.length > 0
      ? [
          enclosures.marks?.above ?? '',
          `${enclosures.label}${labelSeparator(view.locale).trimEnd()}`,
          ...enclosures.items.map(({ text }) => text),
          enclosures.marks?.below ?? '',
        ]
      : [],
  ];
  return `${parts
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n')}\n`;
}
