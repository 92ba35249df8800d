import { expect, it } from 'vitest';
import { resumeOfText } from '../../testing/resume-of-text.ts';

const jobsIn = async (text: string): Promise<unknown[]> =>
  (await resumeOfText(text)).sections.experience.items.map(({ position, employer, location }) => [
    position,
    employer,
    location,
  ]);

it('takes the abbreviation that ends a firm for no end of a sentence', async () =>
  expect(
    await jobsIn(
      [
        'Yiğit Karaosman',
        'yigit@example.com',
        '',
        'İş Deneyimi',
        '',
        'İnsan Kaynakları Uzmanı  Mart 2019 – Günümüz',
        'Ege Tekstil San. ve Tic. A.Ş.',
        '- Yılda iki yüz işe alım yürüttü',
      ].join('\n'),
    ),
  ).toEqual([['İnsan Kaynakları Uzmanı', 'Ege Tekstil San. ve Tic. A.Ş.', '']]));

it.each([
  ['Bokhuset i Norrköping AB', 'Bokhuset i Norrköping AB', ''],
  ['Bokhuset AB i Stockholm', 'Bokhuset AB', 'Stockholm'],
])('leaves the legal form with its firm: %s', async (printed, employer, location) =>
  expect(
    await jobsIn(
      [
        'Elin Sandvall',
        'elin@example.se',
        '',
        'Arbetslivserfarenhet',
        '',
        'Redovisningsekonom',
        printed,
        '2019 – idag',
      ].join('\n'),
    ),
  ).toEqual([['Redovisningsekonom', employer, location]]),
);

it('finds the role behind a company and its department in Chinese, above a task', async () =>
  expect(
    await jobsIn(
      [
        '周晓岚',
        'xiaolan@example.cn',
        '',
        '工作经历',
        '',
        '海潮科技有限公司，研发部，后端工程师，2018.1~2020.1',
        '负责支付系统',
        '',
        '云帆信息公司，质量部门，测试工程师，2015.3~2017.12',
        '参与接口测试',
      ].join('\n'),
    ),
  ).toEqual([
    ['后端工程师', '海潮科技有限公司', ''],
    ['测试工程师', '云帆信息公司', ''],
  ]));
