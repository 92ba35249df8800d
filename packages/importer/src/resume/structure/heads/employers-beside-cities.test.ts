import { describe, expect, it } from 'vitest';
import { resumeOfWord } from '../../testing/resume-of-word.ts';

const jobsOf = async (...lines: readonly string[]) =>
  (await resumeOfWord('# Ada Park', 'ada@example.org', '## Experience', ...lines)).sections.experience.items;

describe('an employer', () => {
  it('stands before a city and a period, where no role is told', async () => {
    const jobs = await jobsOf(
      '- BlueMill – Paris – depuis 03/2013',
      '-- Développé un site de statistiques',
      '- Société Harbour – Tours, France – de 10/2011 à 09/2012',
      '-- Développé un ensemble de portails',
    );
    expect(jobs).toMatchObject([
      { employer: 'BlueMill', position: '', location: 'Paris', start: '2013-03' },
      { employer: 'Société Harbour', position: '', location: 'Tours, France', start: '2011-10', end: '2012-09' },
    ]);
  });

  it('is not what says that a period goes on', async () => {
    const jobs = await jobsOf(
      '* Analyst\t|\tWBPO s.r.o.',
      '2025 – present\t•\tCurrent position',
      '- Wrote down what was asked',
    );
    expect(jobs).toMatchObject([{ employer: 'WBPO s.r.o.', position: 'Analyst', start: '2025', current: true }]);
  });

  it('has its own place in brackets, at the right edge too', async () => {
    const jobs = await jobsOf(
      '* Analýza a vývoj\t|\tWBPO s.r.o. (Bratislava, Slovensko)',
      '2025 – súčasnosť',
      '- Napísala, čo kto chcel',
    );
    expect(jobs).toMatchObject([
      { employer: 'WBPO s.r.o.', position: 'Analýza a vývoj', location: 'Bratislava, Slovensko' },
    ]);
  });

  it('has nothing of the distance from which one worked in its name', async () => {
    const jobs = await jobsOf(
      '* Pitanga Bank (remote) – Staff engineer',
      '2019 – 2021',
      '- Halved the bill of storage',
    );
    expect(jobs).toMatchObject([{ employer: 'Pitanga Bank', position: 'Staff engineer', location: 'remote' }]);
  });
});
