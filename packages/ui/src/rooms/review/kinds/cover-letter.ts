import { acceptedPictures } from '../../../base/documents/accepted-pictures.ts';
import { coverLetterKind, escapeRichText, newId, type CoverLetter } from '@vitae/domain';
import type { Provenance } from '@vitae/importer';
import { textsOf } from '../../../base/i18n/index.ts';
import { newLink, personFields, personGroup, tidyPerson, type PersonPlace } from '../person-group.ts';
import type { Place, ReviewKind } from '../review-kind.ts';
import {
  asText,
  byPlace,
  fieldMaker,
  startOf,
  type LinePlace,
  type MakeField,
  type ReviewField,
  type ReviewFieldKind,
  type ReviewGroup,
} from '../review-model.ts';

const { of } = coverLetterKind;

export const coverLetter: ReviewKind = {
  key: coverLetterKind.key,
  accept: `.pdf,.docx,.odt,.rtf,.html,.htm,.txt,.md,.markdown,.json,.vitae,${acceptedPictures}`,
  groups: (document, provenance) => groupsOf(of(document), provenance),
  targets: () => {
    const { t } = textsOf('letter');
    return [
      ...texts.map((key) => ({ key, heading: t(`fields.${key}`) })),
      ...ofRecipient.map((key) => ({ key: `recipient.${key}`, heading: t(`recipient.${key}`) })),
      { key: 'paragraphs', heading: t('paragraphs.label') },
    ];
  },
  withLine: (document, target, line) => withLine(of(document), target, line),
  withTargetOf: (document, other, target) => withTargetOf(of(document), of(other), target),
  places: (document, provenance, at) => placesOf(of(document), provenance, at),
  tidied: (document, paths) => {
    const letter = of(document);
    const isGone = ({ id, text }: CoverLetter['paragraphs'][number]) =>
      text === '' && paths.includes(`paragraphs.${id}.text`);
    return {
      ...letter,
      sender: tidyPerson(letter.sender, 'sender', paths),
      paragraphs: letter.paragraphs.filter((paragraph) => !isGone(paragraph)),
    };
  },
};

/** The fields of the letter itself that a left-over line can be put in. */
const texts = ['subject', 'opening', 'closing', 'enclosures'] as const;
const ofRecipient = ['name', 'role', 'company', 'address'] as const;
const isMultiLine: ReadonlySet<string> = new Set(['address', 'enclosures']);

function groupsOf(letter: CoverLetter, provenance: readonly Provenance[]): ReviewGroup[] {
  const { t } = textsOf('letter');
  const field = fieldMaker(provenance);
  const group = (key: string, heading: string, fields: ReviewField[]): ReviewGroup => ({
    key,
    heading,
    items: [{ key, title: '', fields }],
  });
  return [
    personGroup(senderOf(letter), textsOf('review').t('basics'), field),
    group('recipient', t('content.recipient'), recipientFields(letter, field)),
    group('letter', t('content.letter'), letterFields(letter, field)),
  ];
}

const senderOf = ({ sender }: CoverLetter): PersonPlace => ({
  root: 'sender',
  person: sender,
  write: (change) => writing((old, value) => ({ sender: { ...old.sender, ...change(old.sender, value) } })),
});

function recipientFields(letter: CoverLetter, field: MakeField): ReviewField[] {
  const { t } = textsOf('letter');
  return ofRecipient.map((key) =>
    field(
      `recipient.${key}`,
      t(`recipient.${key}`),
      isMultiLine.has(key) ? 'lines' : 'text',
      letter.recipient[key],
      writing((old, value) => ({ recipient: { ...old.recipient, [key]: value } })),
      { needed: key === 'company' && letter.recipient.name === '' },
    ),
  );
}

function letterFields(letter: CoverLetter, field: MakeField): ReviewField[] {
  const { t } = textsOf('letter');
  const one = (key: 'date' | (typeof texts)[number], kind: ReviewFieldKind) =>
    field(
      key,
      t(`fields.${key}`),
      kind,
      letter[key],
      writing((_, value) => ({ [key]: value })),
      { needed: key === 'opening' || key === 'closing' },
    );
  const paragraphs = letter.paragraphs.map(({ id, text }, index) =>
    field(
      `paragraphs.${id}.text`,
      t('paragraphs.numbered', { number: index + 1 }),
      'richText',
      text,
      writing((old, value) => ({
        paragraphs: old.paragraphs.map((paragraph) =>
          paragraph.id === id ? { ...paragraph, text: value } : paragraph,
        ),
      })),
    ),
  );
  return [
    one('date', 'day'),
    one('subject', 'text'),
    one('opening', 'text'),
    ...paragraphs,
    one('closing', 'text'),
    one('enclosures', 'lines'),
  ];
}

/** Where the text of a line can be put: the sender, the recipient, the letter and a paragraph of its own. */
function placesOf(letter: CoverLetter, provenance: readonly Provenance[], at: LinePlace): Place[] {
  const { t } = textsOf('letter');
  const labels = textsOf('review').t('basics');
  const field = fieldMaker(provenance);
  const sender = senderOf(letter);
  const id = newId();
  const isLater = (paragraph: { id: string }) => {
    const start = startOf(provenance, `paragraphs.${paragraph.id}`);
    return start !== null && byPlace(start, at) > 0;
  };
  const paragraph = field(
    `paragraphs.${id}.text`,
    textsOf('review').t('assign.newParagraph'),
    'richText',
    '',
    writing(({ paragraphs }, text) => {
      const next = paragraphs.findIndex(isLater);
      return { paragraphs: paragraphs.toSpliced(next < 0 ? paragraphs.length : next, 0, { id, text }) };
    }),
  );
  return [
    {
      key: 'sender',
      label: labels.heading,
      fields: [...personFields(sender, labels, field), newLink(sender, textsOf('review').t('assign.newLink'), field)],
    },
    { key: 'recipient', label: t('content.recipient'), fields: recipientFields(letter, field) },
    { key: 'letter', label: t('content.letter'), fields: [...letterFields(letter, field), paragraph] },
  ];
}

const writing =
  (change: (letter: CoverLetter, value: string) => Partial<CoverLetter>): ReviewField['write'] =>
  (document, value) => {
    const letter = of(document);
    return { ...letter, ...change(letter, asText(value)) };
  };

function withLine(letter: CoverLetter, target: string, line: string): CoverLetter {
  const text = texts.find((key) => key === target);
  if (text) return { ...letter, [text]: joined(letter[text], line, isMultiLine.has(text)) };
  const part = ofRecipient.find((key) => target === `recipient.${key}`);
  if (!part) return { ...letter, paragraphs: [...letter.paragraphs, { id: newId(), text: escapeRichText(line) }] };
  const value = joined(letter.recipient[part], line, isMultiLine.has(part));
  return { ...letter, recipient: { ...letter.recipient, [part]: value } };
}

const joined = (text: string, line: string, isList: boolean): string =>
  [text, line].filter(Boolean).join(isList ? '\n' : ' ');

function withTargetOf(letter: CoverLetter, other: CoverLetter, target: string): CoverLetter {
  const text = texts.find((key) => key === target);
  if (text) return { ...letter, [text]: other[text] };
  const part = ofRecipient.find((key) => target === `recipient.${key}`);
  if (part) return { ...letter, recipient: { ...letter.recipient, [part]: other.recipient[part] } };
  // A line becomes a paragraph of its own, so that edits of the others stay.
  const known = new Set(other.paragraphs.map(({ id }) => id));
  return { ...letter, paragraphs: letter.paragraphs.filter(({ id }) => known.has(id)) };
}
