import { describe, expect, it } from 'vitest';
import { resumeOf } from '../../testing/drawn.ts';

describe('a lone name among what somebody did for others', () => {
  it.each([
    ['Capture the Sign', { organization: 'Capture the Sign', role: '' }],
    ['Youth Trainer', { organization: '', role: 'Youth Trainer' }],
  ])('is where that was, unless it has a word of a role: %s', async (name, fields) => {
    const { sections } = await resumeOf(
      ['# Extracurricular Activities', `* ${name} || 2021 - 2023`, '- Set puzzles for two hundred pupils'],
      [40, 440],
    );
    expect(sections['community-service'].items).toMatchObject([fields]);
  });
});
