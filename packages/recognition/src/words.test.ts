import { describe, expect, it } from 'vitest';
import { inkOf } from './ink.ts';
import { canvas, lineAt } from './testing/drawn.ts';
import { wordsOf } from './words.ts';

const empty = inkOf(canvas(800, 400).picture, 128);
const textOf = (...lines: Parameters<typeof wordsOf>[0]) =>
  wordsOf(lines, empty)
    .words.map(({ text }) => text)
    .join(' ');

describe('list marks', () => {
  it('that were read as other signs are list marks', () => {
    for (const sign of ['«', '*', '+', '°', 'e', '¢', '«+'])
      expect(
        textOf(
          lineAt(100, [
            [sign, 50, 60, 46, 88, 97],
            ['Led', 80, 120],
            ['ten', 128, 160],
          ]),
        ),
      ).toBe('• Led ten');
  });

  it('are not words of one letter, numbers, or dates', () => {
    for (const word of ['A', 'I', 'y', '1.', '3'])
      expect(
        textOf(
          lineAt(100, [
            [word, 50, 62],
            ['manager', 70, 150],
          ]),
        ),
      ).toBe(`${word} manager`);
    expect(textOf(lineAt(100, [['2016-2018', 50, 140, 40]]))).toBe('2016-2018');
  });

  it('that look like a letter are list marks where several lines begin with them', () => {
    const listed = [100, 140].map((y) =>
      lineAt(y, [
        ['o', 50, 62, 90],
        ['Ran', 80, 120],
        ['it', 128, 150],
      ]),
    );
    expect(textOf(...listed)).toBe('• Ran it • Ran it');
  });

  it('that were not seen at all are found in the picture', () => {
    const { picture, fill } = canvas(800, 400);
    fill(56, 89, 62, 95);
    const { marks } = wordsOf([lineAt(100, [['Led', 80, 120]])], inkOf(picture, 128));
    expect(marks).toEqual([{ x: 59, y: 92, size: 6 }]);
  });

  it('are neither letters nor rules', () => {
    const { picture, fill } = canvas(800, 400);
    fill(54, 83, 62, 100);
    fill(0, 192, 70, 195);
    const lines = [lineAt(100, [['Led', 80, 120]]), lineAt(200, [['Led', 80, 120]])];
    expect(wordsOf(lines, inkOf(picture, 128)).marks).toEqual([]);
  });
});

describe('what is no text', () => {
  it.each([
    [
      'an icon before an address',
      [
        ['&', 50, 62, 64],
        ['(555)123-4567', 70, 190],
        ['@', 210, 222, 90],
        ['a@b.io', 230, 300],
      ],
      '(555)123-4567 a@b.io',
    ],
    [
      'a bar before a heading',
      [
        ['m=', 20, 60, 51],
        ['WORK', 70, 120],
        ['EXPERIENCE', 130, 240],
      ],
      'WORK EXPERIENCE',
    ],
    [
      'ornaments around a heading',
      [
        ['o', 20, 30, 80],
        ['Profiles', 50, 120],
        ['o', 140, 150, 80],
      ],
      'Profiles',
    ],
    [
      'circles that rate a skill',
      [
        ['CSS00000', 50, 150],
        ['®®', 160, 180, 40],
        ['Python', 190, 250],
      ],
      'CSS Python',
    ],
    [
      'a picture',
      [
        ['ee', 20, 40, 21],
        ['A', 50, 60, 40],
      ],
      '',
    ],
  ] as const)('%s is left out', (_, words, expected) => {
    expect(textOf(lineAt(100, words))).toBe(expected);
  });

  it('a dot between two texts is a dot', () => {
    const line = lineAt(100, [
      ['Engineer', 50, 130],
      ['+', 140, 146, 60, 90, 96],
      ['Architect', 156, 240],
    ]);
    expect(textOf(line)).toBe('Engineer · Architect');
  });
});

it('words with wide strokes are bold', () => {
  const { picture, strokes } = canvas(800, 400);
  for (const y of [100, 140, 180]) strokes(50, y - 17, 400, y, 3);
  strokes(50, 203, 120, 220, 6);
  strokes(130, 203, 400, 220, 3);
  const plain = [100, 140, 180].map((y) =>
    lineAt(y, [
      ['ordinary', 50, 200],
      ['words', 210, 400],
    ]),
  );
  const { words } = wordsOf(
    [
      ...plain,
      lineAt(220, [
        ['Title', 50, 120],
        ['place', 130, 400],
      ]),
    ],
    inkOf(picture, 128),
  );
  expect(words.filter(({ isBold }) => isBold).map(({ text }) => text)).toEqual(['Title']);
});
