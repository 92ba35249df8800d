import { describe, expect, it } from 'vitest';
import { resumeOfWord } from '../../testing/resume-of-word.ts';

describe('a name in two scripts', () => {
  it.each([
    ['# 何海晴（Hoi-Ching Ho）', '何海晴'],
    ['# 박바다 (Bada Park)', '박바다'],
  ])('%s is said in the first', async (heading, fullName) => {
    const { basics } = await resumeOfWord(
      heading,
      '海洋工程師',
      '台中，台灣',
      'sea@example.org',
      '## 技能',
      'Java, SQL',
    );
    expect(basics).toMatchObject({ fullName, location: { city: '台中', countryCode: 'TW' } });
  });

  it('is whole where the brackets have something else', async () => {
    const { basics } = await resumeOfWord('# Ada (Addie) Park', 'sea@example.org', '## Skills', 'Java, SQL');
    expect(basics.fullName).toBe('Ada (Addie) Park');
  });
});
