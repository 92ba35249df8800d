import { sections } from '@vitae/domain';
import { expect, it } from 'vitest';
import type { Line } from '../../../text/line.ts';
import { cellAt, lineOf } from '../../testing/line-of.ts';
import { fieldNames } from '../fields.ts';
import { headOf } from '../heads/atoms.ts';
import { levelsIn, readLevels } from './read-levels.ts';

const names = fieldNames(sections.find(({ kind }) => kind === 'levels')?.fields ?? {});

const read = (...lines: Line[]) => readLevels(lines, names).entries.map((fields) => fields[names.title ?? '']?.value);

const row = (...texts: string[]): Line =>
  lineOf(
    texts.map((text, index) => cellAt(text, 40 + 90 * index, 100 + 90 * index)),
    { right: 300 },
  );

const style = { size: 10, bold: false, italic: false };

it('each row of a table of languages begins with one, also where nobody knows it', () => {
  expect(read(row('English', 'fluent', 'mother tongue'), row('Hindustani', 'bits of'))).toEqual([
    'English',
    'Hindustani',
  ]);
  expect(read(row('Language 1', 'Skill level', 'Comment'), row('Language 2', 'Skill level', 'Comment'))).toEqual([
    'Language 1',
    'Language 2',
  ]);
});

it('languages beside each other have their levels below them', () => {
  expect(read(row('English', 'Te Reo Māori'), row('Native speaker', 'Intermediate'))).toEqual([
    'English',
    'Te Reo Māori',
  ]);
  expect(read(row('English', 'fluent'), row('Welsh', 'basic'))).toEqual(['English', 'Welsh']);
});

it('a language that nobody knows is one where a part of it has a level', () => {
  expect(levelsIn(row('KARIMOJONG', 'Oral: good'))).toMatchObject([{ name: 'KARIMOJONG', level: 'Oral: good' }]);
  expect(levelsIn(row('AUTOCAD', 'Versions: old'))).not.toMatchObject([{ name: 'AUTOCAD' }]);
});

it('two languages with a word or a sign between them have one level', () => {
  const spoken = (...lines: Line[]) =>
    readLevels(lines, names).entries.map((fields) => [names.title, names.level].map((key) => fields[key ?? '']?.value));
  expect(spoken(row('Spanish & Italian'), row('Fluent'), row('Welsh'))).toEqual([
    ['Spanish', 'Fluent'],
    ['Italian', 'Fluent'],
    ['Welsh', undefined],
  ]);
  expect(spoken(row('Deutsch und Englisch: fließend'))).toEqual([
    ['Deutsch', 'fließend'],
    ['Englisch', 'fließend'],
  ]);
});

it('the word for a level may stand before it, and languages that few people speak are known', () => {
  const spoken = readLevels([row('English fluent, French level B1, Esperanto basic, Luhya native')], names).entries;
  expect(spoken.map((fields) => [names.title, names.level].map((key) => fields[key ?? '']?.value))).toEqual([
    ['English', 'fluent'],
    ['French', 'level B1'],
    ['Esperanto', 'basic'],
    ['Luhya', 'native'],
  ]);
});

it('rows that name skills, or are alone in their columns, name no languages', () => {
  expect(read(row('Listening', 'every day'), row('Writing', 'some of it'))).toEqual([]);
  expect(read(row('English', 'fluent'), row('Exchange year in Leeds with a family'), row('Choir', 'bits of'))).toEqual([
    'English',
  ]);
});

it('a degree ends before the word that leads to a school in other letters', () => {
  const bold = { ...style, bold: true };
  const line = row('');
  const runs = [
    { text: 'Bachelor of Arts at ', style },
    { text: 'Harlow College', style: bold },
  ];
  const head = (parts: typeof runs): string[] =>
    headOf([
      {
        line: { ...line, cells: [{ text: parts.map(({ text }) => text).join(''), x: 40, right: 300, runs: parts }] },
        role: 'head',
        dates: [],
        look: '',
      },
    ]).atoms.map(({ text }) => text);
  expect(head(runs)).toEqual(['Bachelor of Arts', 'Harlow College']);
  expect(head([{ text: 'Hat', style }])).toEqual(['Hat']);
});

it.each([
  'Anglický jazyk',
  'Język angielski',
  'Engleski jezik',
  'Английски език',
  'Англійська мова',
  'Anglų kalba',
  'Angļu valoda',
  'Inglise keel',
])('the word for "language" belongs to the name: %s', (name) => {
  expect(read(row(`${name} – B2`))).toEqual([name]);
});
