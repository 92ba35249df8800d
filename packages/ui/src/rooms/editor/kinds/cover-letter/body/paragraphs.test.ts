import { coverLetterKind, newId } from '@vitae/domain';
import { expect, it } from 'vitest';
import { withParagraph } from './paragraphs.ts';

const letter = (...texts: string[]) => ({
  ...coverLetterKind.create({ title: 'Letter' }),
  paragraphs: texts.map((text) => ({ id: newId(), text })),
});
const textsOf = ({ paragraphs }: ReturnType<typeof letter>) => paragraphs.map(({ text }) => text);

it.each([
  [[], 'first', ['new']],
  [['', '', ''], 'first', ['new', '', '']],
  [['', '', ''], 'middle', ['', 'new', '']],
  [['', '', ''], 'last', ['', '', 'new']],
  [['a', 'b'], 'first', ['new', 'a', 'b']],
  [['a', 'b'], 'middle', ['a', 'b', 'new']],
  [['a', ''], 'middle', ['a', 'new']],
  [[''], 'last', ['', 'new']],
] as const)('%j with a paragraph at the place “%s” is %j', (before, place, after) =>
  expect(textsOf(withParagraph(letter(...before), 'new', place))).toEqual(after),
);
