import { describe, expect, it } from 'vitest';
import { resumeOfText } from '../../testing/resume-of-text.ts';

const jobsIn = async (...lines: readonly string[]) =>
  (await resumeOfText(['# Ada Park', '## Experience', ...lines, '## Skills', 'Nets, ropes'].join('\n\n'), 'md'))
    .sections.experience.items;

describe('roles with headings below that of their employer', () => {
  it('are all at that employer, whatever dashes they have', async () => {
    const jobs = await jobsIn(
      '### 海浪研究股份有限公司',
      '#### 組長 – 潮汐系統',
      '2021 年 6 月 – 迄今',
      '- 帶領五人',
      '#### 工程師 – 浮標系統',
      '2018 年 3 月 – 2021 年 5 月',
      '- 設計浮標',
    );
    expect(jobs).toMatchObject([
      { employer: '海浪研究股份有限公司', position: '組長 – 潮汐系統' },
      { employer: '海浪研究股份有限公司', position: '工程師 – 浮標系統', start: '2018-03', end: '2021-05' },
    ]);
  });

  it('are not where each has a heading of one level', async () => {
    const jobs = await jobsIn(
      '### Rigger – Harbour Works Ltd',
      '2021 - 2024',
      '- Made ropes',
      '### Fisher – Cove Boats Ltd',
      '2018 - 2021',
      '- Mended nets',
    );
    expect(jobs).toMatchObject([{ employer: 'Harbour Works Ltd' }, { employer: 'Cove Boats Ltd' }]);
  });
});
