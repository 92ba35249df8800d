import { describe, expect, it } from 'vitest';
import { personHeading, resumeOfWord } from '../../testing/resume-of-word.ts';
import { resumeOfText } from '../../testing/resume-of-text.ts';

describe('forms below titles', () => {
  it('are read by the labels of their items', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# 프로젝트',
      '## 1. 프로젝트명 : 어항 수질 관리',
      '- 설 명 : 수질을 재는 장치',
      '- 업무기간 : 2019년 05월 ~ 2020년 02월(9개월)',
      '- 역 할 : 센서 설계',
      '## 2. 프로젝트명 : 양식장 예약',
      '- 업무기간 : 2021년 03월 ~ 2021년 07월',
      '- 역 할 : 화면 설계',
      '- 성 과 : 예약 30% 증가',
    );
    expect(sections.project.items).toMatchObject([
      { name: '어항 수질 관리', role: '센서 설계', start: '2019-05', end: '2020-02' },
      { name: '양식장 예약', role: '화면 설계', start: '2021-03', end: '2021-07' },
    ]);
    expect(JSON.stringify(sections.project.items[1])).toContain('예약 30% 증가');
  });

  it('may be tables, whose columns are called item and content', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Projects',
      '## Tide table',
      ['*Item*', '*Content*'],
      ['Period', '05/2019 – 02/2020'],
      ['Role', 'design'],
      ['Database', 'PostgreSQL'],
      '## Buoy map',
      ['Period', '2021'],
      ['Role', 'sole developer'],
    );
    expect(sections.project.items).toMatchObject([
      { name: 'Tide table', role: 'design', start: '2019-05', end: '2020-02' },
      { name: 'Buoy map', role: 'sole developer' },
    ]);
    expect(JSON.stringify(sections.project.items[0])).toContain('Database: PostgreSQL');
  });

  it('have an employer as their title where a label says the role', async () => {
    const { sections } = await resumeOfText(
      [
        '# Ada Park',
        '## Experience',
        '### Harbour Lab',
        '- Role: chemist',
        '- Period: 2016 - 2019',
        '- Tasks: water samples',
        '## Education',
        '- Harlow College, Diploma, 2010 - 2012',
      ].join('\n\n'),
      'md',
    );
    expect(sections.experience.items).toMatchObject([
      { employer: 'Harbour Lab', position: 'chemist', start: '2016', end: '2019' },
    ]);
  });

  it('are items of a list where no label says when it was', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Projects',
      '## Tide table',
      '- Goal: show the tides of every harbour',
      '- Result: used by forty ports',
    );
    expect(JSON.stringify(sections.project.items)).toContain('Goal: show');
  });
});
