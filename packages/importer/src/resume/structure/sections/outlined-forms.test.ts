import { describe, expect, it } from 'vitest';
import { resumeOfWord } from '../../testing/resume-of-word.ts';

describe('a career as an outline of tables', () => {
  it('has employers, and their projects one level deeper', async () => {
    const { sections } = await resumeOfWord(
      '# 佐藤 花',
      'hana@example.jp',
      '## 職務経歴',
      '### 株式会社みどり',
      ['key', 'value'],
      ['業種', '製造業'],
      ['期間', '2023年03月〜2023年09月'],
      ['雇用形態', '正社員'],
      '#### 〈潮汐表〉',
      ['key', 'value'],
      ['期間', '2023年06月〜2023年09月'],
      ['使用技術', 'Java'],
      ['役割', '詳細設計'],
      '#### 【作業内容】',
      '- 既存プログラム改修',
      '### 株式会社あおぞら',
      ['key', 'value'],
      ['業種', '造船業'],
      ['期間', '2014年4月〜2020年9月'],
      '#### 【職業内容】',
      '- 溶接作業',
      '## 語学',
      '英語',
    );
    expect(sections.experience.items).toMatchObject([
      { employer: '株式会社みどり', position: '', start: '2023-03', end: '2023-09' },
      { employer: '株式会社あおぞら', position: '', start: '2014-04', end: '2020-09' },
    ]);
    expect(sections.experience.items[1]?.body).toContain('- 溶接作業');
    expect(sections.project.items).toMatchObject([
      { name: '潮汐表', role: '詳細設計', start: '2023-06', end: '2023-09' },
    ]);
    expect(sections.project.items[0]?.body).toContain('- 既存プログラム改修');
  });
});
