import { describe, expect, it } from 'vitest';
import { resumeOfWord } from '../../testing/resume-of-word.ts';

describe('known headings as labels in tables of projects', () => {
  it('begin no sections where few lines are known headings', async () => {
    const { sections } = await resumeOfWord(
      '# 박바다',
      'bada@example.kr',
      '## 보유 기술 목록',
      'Java, SQL',
      '## 나의 주요 경력',
      '등대해운, 선원, 2010.03 ~ 2016.02',
      '## 기타 작은 프로젝트',
      '* 물때표',
      ['설명', '물때를 알려 주는 웹'],
      ['언어', 'Python, Vue'],
      ['기타', '라즈베리파이'],
      ['기간', '2020.03 ~ 2020.08'],
      '* 항로 지도',
      ['설명', '항로를 그리는 지도'],
      ['언어', 'Go'],
      ['기타', 'Docker'],
      ['기간', '2022.05 ~ 2022.09'],
    );
    expect(sections.language.items).toEqual([]);
    expect(sections.project.items).toMatchObject([
      { name: '물때표', start: '2020-03' },
      { name: '항로 지도', start: '2022-05' },
    ]);
  });
});
