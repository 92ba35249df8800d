import { sections } from '@vitae/domain';
import { expect, it } from 'vitest';
import { levelOf } from './level-scale.ts';

const ranked: Record<number, string[]> = {
  5: [
    'Native',
    'Bilingual proficiency',
    'C1',
    'C2 (Goethe)',
    'Muttersprache',
    'langue maternelle',
    '母语',
    'Expert',
    '10/10',
  ],
  4: ['Fluent', 'B2', 'Upper intermediate', 'verhandlungssicher', 'Full professional proficiency', 'свободно', '80 %'],
  3: ['B1', 'Intermediate', 'Professional working proficiency', 'gut', 'متوسط', '日常会話レベル', '3/5'],
  2: ['A2', 'Basic', 'Limited working proficiency', 'Grundkenntnisse', 'notions', 'Pre-intermediate', '2 of 5'],
  1: ['A1', 'Beginner', 'Anfängerin', '5 %'],
};

it.each(Object.entries(ranked))('reads words in the languages of documents as %s of 5', (rank, levels) => {
  expect(levels.map(levelOf)).toEqual(levels.map(() => Number(rank)));
});

it('ignores text that states no level', () => {
  expect(['', 'since 2015', '6/5', '0 %', 'Gutenberg', 'Begodt', 'A12'].map(levelOf)).toEqual(Array(7).fill(null));
});

it('knows every level that a form suggests', () => {
  const suggested: string[] = sections.flatMap(({ fields }) =>
    Object.values(fields).flatMap((field) =>
      'suggestions' in field && field.slot === 'level' ? [...(field.suggestions ?? [])] : [],
    ),
  );
  expect(suggested.length).toBeGreaterThan(8);
  expect(suggested.filter((level) => levelOf(level) === null)).toEqual([]);
});
