import { expect, it } from 'vitest';
import { resumeOfText } from '../../testing/resume-of-text.ts';

it('the first item of an entry says the role or the department that the lines above it lack', async () => {
  const { sections } = await resumeOfText(
    [
      '# 佐藤 花',
      'hana@example.jp',
      '## 学歴',
      '北山工業専門学校（2005/04 - 2007/03）',
      '- 情報処理科卒業',
      '## 職務経歴',
      '株式会社みなと（2012/10 - 2014/03）',
      '- 役職: エンジニア\n- 決済サイトの開発',
    ].join('\n\n'),
    'md',
  );
  expect(sections.education.items).toMatchObject([{ institution: '北山工業専門学校', area: '情報処理科', body: '' }]);
  expect(sections.experience.items).toMatchObject([
    { employer: '株式会社みなと', position: 'エンジニア', body: '- 決済サイトの開発' },
  ]);
});

it('a label of duties in brackets on its own line is no role', async () => {
  const { sections } = await resumeOfText(
    [
      '# 佐藤 花',
      'hana@example.jp',
      '## 職務経歴',
      '### 株式会社みなと',
      '事業内容 : 広告代理業',
      '2018年4月〜2020年10月',
      '**[担当業務]**',
      '企業向けの広告の営業として以下の業務を担当。',
    ].join('\n\n'),
    'md',
  );
  expect(sections.experience.items).toMatchObject([{ employer: '株式会社みなと', position: '', start: '2018-04' }]);
});
