import { describe, expect, it } from 'vitest';
import { resumeOfWord } from '../../testing/resume-of-word.ts';

const projects = [
  '# 주요 경력',
  '## 1. 프로젝트명 : 등대 점검 앱',
  '- 업무기간 : 2019년 05월 ~ 2020년 02월',
  '- 역할 : 서버 개발',
];

describe('labels among the personal details', () => {
  it('tell of a job, a study and of what the person says', async () => {
    const { basics, summary, sections } = await resumeOfWord(
      '# 경력 기술서',
      '## 기본 정보',
      '- 이 름 : 박바다',
      '- 이메일 : bada@example.kr',
      '- 경 력 : 등대해운 (2018.03 ~ )',
      '- 학 력 : 해안대학교(2012.03 ~ 2018.02)',
      '- 소 개 : 항만에서 일을 시작해 선박의 일정을 다루는 도구를 만들어 온 개발자이며 차를 좋아합니다.',
      '# 기술',
      '- Java, SQL',
    );
    expect(basics.fullName).toBe('박바다');
    expect(summary).toContain('항만에서');
    expect(sections.experience.items).toMatchObject([{ employer: '등대해운', start: '2018-03', current: true }]);
    expect(sections.education.items).toMatchObject([{ institution: '해안대학교', end: '2018-02' }]);
  });

  it('tell of neither where no period is beside them', async () => {
    const { sections } = await resumeOfWord(
      '# 이력서',
      '## 기본 정보',
      '- 이름 : 박바다',
      '- 경력 : 6년',
      '- 학력 : 대졸',
    );
    expect(sections.experience.items).toEqual([]);
    expect(sections.education.items).toEqual([]);
  });
});

describe('a career told in projects', () => {
  it('is one of projects if each entry says that it is one', async () => {
    const { sections } = await resumeOfWord('# 박바다', 'bada@example.kr', ...projects);
    expect(sections.project.items).toMatchObject([{ name: '등대 점검 앱', role: '서버 개발', start: '2019-05' }]);
    expect(sections.experience.items).toEqual([]);
  });

  it('is one of jobs if employers are named', async () => {
    const { sections } = await resumeOfWord('# 박바다', 'bada@example.kr', ...projects, '- 회사명 : 등대해운');
    expect(sections.project.items).toEqual([]);
    expect(sections.experience.items).toMatchObject([{ employer: '등대해운' }]);
  });
});
