import { describe, expect, it } from 'vitest';
import { resumeOfWord } from '../../testing/resume-of-word.ts';

describe('a heading of engagement and hobbies', () => {
  it('announces both: what has dates, and the lists below it', async () => {
    const { sections } = await resumeOfWord(
      '# Ada Park',
      'ada@example.org',
      '## Engagement und Hobbys',
      'Jugend rudert Kiel, Trainer, seit 2018',
      'Modulare Synthesizer, Bouldern',
      '## Sprachen',
      'Deutsch (Muttersprache)',
    );
    const engaged = [...sections['volunteer-experience'].items, ...sections['community-service'].items];
    expect(engaged).toMatchObject([{ organization: 'Jugend rudert Kiel', start: '2018' }]);
    expect(sections.hobbies.items.flatMap(({ keywords }) => keywords)).toEqual(['Modulare Synthesizer', 'Bouldern']);
  });
});
