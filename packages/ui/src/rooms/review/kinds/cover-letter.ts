import { coverLetterKind, escapeRichText, newId, type CoverLetter } from '@vitae/domain';
import type { Provenance } from '@vitae/importer';
import { textsOf } from '../../../base/i18n/index.ts';
import { personGroup } from '../person-group.ts';
import type { ReviewKind } from '../review-kind.ts';
import { asText, fieldMaker, type ReviewField, type ReviewFieldKind, type ReviewGroup } from '../review-model.ts';

const { of } = coverLetterKind;

export const coverLetter: ReviewKind = {
  key: coverLetterKind.key,
  accept: '.pdf,.docx,.odt,.rtf,.html,.htm,.txt,.md,.markdown,.json,.vitae',
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
};

/** The fields of the letter itself that a left-over line can be put in. */
const texts = ['subject', 'opening', 'closing', 'enclosures'] as const;
const ofRecipient = ['name', 'role', 'company', 'address'] as const;
const isMultiLine: ReadonlySet<string> = new Set(['address', 'enclosures']);

function groupsOf(letter: CoverLetter, provenance: readonly Provenance[]): ReviewGroup[] {
  const { t } = textsOf('letter');
  const field = fieldMaker(provenance);
  const recipient = ofRecipient.map((key) =>
    field(
      `recipient.${key}`,
      t(`recipient.${key}`),
      isMultiLine.has(key) ? 'lines' : 'text',
      letter.recipient[key],
      writing((old, value) => ({ recipient: { ...old.recipient, [key]: value } })),
      { needed: key === 'company' && letter.recipient.name === '' },
    ),
  );
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
  const group = (key: string, heading: string, fields: ReviewField[]): ReviewGroup => ({
    key,
    heading,
    items: [{ key, title: '', fields }],
  });
  return [
    personGroup(
      {
        root: 'sender',
        person: letter.sender,
        write: (change) => writing((old, value) => ({ sender: { ...old.sender, ...change(old.sender, value) } })),
      },
      textsOf('review').t('basics'),
      field,
    ),
    group('recipient', t('content.recipient'), recipient),
    group('letter', t('content.letter'), [
      one('date', 'day'),
      one('subject', 'text'),
      one('opening', 'text'),
      ...paragraphs,
      one('closing', 'text'),
      one('enclosures', 'lines'),
    ]),
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
