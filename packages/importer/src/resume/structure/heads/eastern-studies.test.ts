import { describe, expect, it } from 'vitest';
import { personHeading, resumeOfWord } from '../../testing/resume-of-word.ts';

describe('universities with their faculties', () => {
  it('are a school and a subject when run on', async () => {
    const { sections } = await resumeOfWord(...personHeading, '## 学歴', [
      '2011年4月 – 2015年3月',
      '北海大学水産学部海洋生物科学科',
    ]);
    expect(sections.education.items).toMatchObject([{ institution: '北海大学', area: '水産学部海洋生物科学科' }]);
  });

  it('say behind their department that studies are over, and below it the grade', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '## 학력',
      '*해안대학교 신문방송학과 졸업*\n2010.03 – 2015.08\n학점 3.71 / 4.5',
    );
    expect(sections.education.items).toMatchObject([
      { institution: '해안대학교', area: '신문방송학과', degree: '', score: '3.71 / 4.5' },
    ]);
  });

  it('stand above a department with the degree beside it', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '## 學歷',
      '國立海洋大學\n水產養殖學系 碩士',
      '國立東華大學\n生命科學系 學士',
    );
    expect(sections.education.items).toMatchObject([
      { institution: '國立海洋大學', area: '水產養殖學系', degree: '碩士' },
      { institution: '國立東華大學', area: '生命科學系', degree: '學士' },
    ]);
  });

  it('are not parted where no faculty follows', async () => {
    const { sections } = await resumeOfWord(...personHeading, '## 学歴', ['2011年4月 – 2015年3月', '北海大学大学院']);
    expect(sections.education.items).toMatchObject([{ institution: '北海大学大学院' }]);
  });
});

describe('kinds of employment in brackets', () => {
  it('are no part of an employer’s name', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '## 職歴',
      ['2015.04 ~ 2018.03', '株式会社北斗水産 (正社員)'],
      ['2018.04 ~ 2021.03', 'パン工房こむぎ (アルバイト)'],
    );
    expect(sections.experience.items).toMatchObject([
      { employer: '株式会社北斗水産', start: '2015-04', end: '2018-03' },
      { employer: 'パン工房こむぎ', start: '2018-04', end: '2021-03' },
    ]);
  });

  it('are other names in other brackets', async () => {
    const { sections } = await resumeOfWord(...personHeading, '## 職歴', [
      '2015.04 ~ 2018.03',
      '北斗水産株式会社（函館水産）',
    ]);
    expect(JSON.stringify(sections.experience.items)).toContain('函館水産');
  });
});
