import { describe, expect, it } from 'vitest';
import { resumeOfText } from '../../testing/resume-of-text.ts';

/** The resume in a page with a table of these rows, each with its cells between bars. */
const form = async (...rows: string[]) => {
  const cells = (row: string): string =>
    row
      .split('|')
      .map((cell) => `<td>${cell.trim()}</td>`)
      .join('');
  const table = `<table>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</table>`;
  return resumeOfText(`<html><body><h1>織田 恵</h1><p>megumi@example.org</p>${table}</body></html>`, 'html');
};

describe('rows of a Japanese form with a year, a month and an event', () => {
  it('are studies and jobs from joining to leaving', async () => {
    const { sections } = await form(
      '年|月|学歴・職歴（各別にまとめて書く）',
      '||学歴',
      '平成20|4|北川大学 織物学科 入学',
      '平成24|3|北川大学 織物学科 卒業',
      '||職歴',
      '平成24|4|株式会社九港 入社',
      '平成31|3|一身上の都合により退職',
      '令和元|5|株式会社古浜 入社',
      '||現在に至る',
      '||以上',
      '年|月|免許・資格',
      '平成22|9|普通自動車第一種運転免許',
      '平成25|7|織物技能士',
    );
    expect(sections.education.items).toMatchObject([{ start: '2008-04', end: '2012-03' }]);
    expect(sections.experience.items).toMatchObject([
      { employer: '株式会社九港', start: '2012-04', end: '2019-03' },
      { employer: '株式会社古浜', start: '2019-05', current: true },
    ]);
    expect(sections.certification.items).toMatchObject([
      { name: '普通自動車第一種運転免許', date: '2010-09' },
      { name: '織物技能士', date: '2013-07' },
    ]);
  });

  it('may have the date in one cell', async () => {
    const { sections } = await form(
      '職歴|',
      '2015年4月|株式会社九港 入社',
      '2019年3月|株式会社九港 退職',
      '学歴|',
      '2011年4月|北川大学 入学',
      '2015年3月|北川大学 卒業',
    );
    expect(sections.experience.items).toMatchObject([{ employer: '株式会社九港', start: '2015-04', end: '2019-03' }]);
    expect(sections.education.items).toMatchObject([{ start: '2011-04', end: '2015-03' }]);
  });

  it('are entries of their own where nothing begins or ends', async () => {
    const { sections } = await form(
      '受賞歴|',
      '2015年4月|織物大賞',
      '2019年3月|染色賞',
      '学歴|',
      '2011年4月|北川大学 入学',
    );
    expect(sections.award.items).toMatchObject([
      { title: '織物大賞', date: '2015-04' },
      { title: '染色賞', date: '2019-03' },
    ]);
  });

  it('may leave their years open, and name a school once', async () => {
    const { sections } = await form(
      '年（西暦）|月|学歴・職歴（各別にまとめて書く）',
      '||学歴',
      '20XX|4|北川大学 織物学科 入学',
      '20XX|3|同 卒業',
      '||職歴',
      '20XX|4|株式会社九港 入社',
      '||現在にいたる',
      '年（西暦）|月|免許・資格',
      '20XX|9|普通自動車第一種運転免許',
      '20XX|7|織物技能士',
    );
    expect(sections.education.items).toMatchObject([{ start: '', end: '' }]);
    expect(sections.experience.items).toMatchObject([{ employer: '株式会社九港' }]);
    expect(sections.certification.items).toMatchObject([{ name: '普通自動車第一種運転免許' }, { name: '織物技能士' }]);
  });

  it('may have their dates in digits, below names of columns', async () => {
    const { sections } = await form(
      '学歴|',
      '年月|学歴',
      '2009.04|北川大学 入学',
      '2013.03|北川大学 卒業',
      '職歴|',
      '年月|職歴',
      '2013/04|株式会社九港 入社',
      '2019/03|株式会社九港 退職',
    );
    expect(sections.education.items).toMatchObject([{ institution: '北川大学', start: '2009-04', end: '2013-03' }]);
    expect(sections.experience.items).toMatchObject([{ employer: '株式会社九港', start: '2013-04', end: '2019-03' }]);
  });
});
