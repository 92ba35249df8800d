import { markedLines } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import {
  drawn,
  headRows,
  person,
  readPages,
  resumeOf,
  resumeOfLines,
  resumeOfRows,
  rowAt,
  THEME,
  titleAt,
} from '../../testing/drawn.ts';
import { roofing, roofingStudies } from '../../testing/parts-of-resumes.ts';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';
import { resumeOfHtml } from '../../testing/resume-of-text.ts';
import { personHeading, resumeOfWord } from '../../testing/resume-of-word.ts';

const list = (text: string): string => `<ul><li>${text}</li></ul>`;

describe('projects', () => {
  const projectsOf = async (given: readonly string[], apart = 140) => {
    const page = markedLines(['* Ada Park', 'ada@example.org', ...roofing, '# Projects', ...given], {
      xOf: (cell) => 40 + cell * apart,
      top: 60,
      step: 13,
      heading: 15,
    });
    return (await readPages(page)).resume.sections.project.items;
  };

  const described = [
    { name: 'Barn Finder', body: 'A map of the listed barns of the county with their roofs' },
    { name: 'Slate Count', body: 'Counts the slates of a roof in a photo, used by twelve firms' },
  ];

  it('names before what they are, in a list or in paragraphs, are names', async () => {
    const told = ['Barn Finder - A map of the listed barns of the county with their roofs'];
    told.push('Slate Count: Counts the slates of a roof in a photo, used by twelve firms');
    expect(await projectsOf(told)).toMatchObject(described);
    expect(await projectsOf(told.map((line) => `- ${line}`))).toMatchObject(described);
  });

  it('one that is all of its section has its name before the dash', async () => {
    expect(
      await projectsOf(['Ferry Alphabet - A typeface that is drawn from the letters of old ferries.']),
    ).toMatchObject([{ name: 'Ferry Alphabet', body: 'A typeface that is drawn from the letters of old ferries.' }]);
  });

  it('names of several words and keywords are not divided', async () => {
    expect(await projectsOf(['* Barn Finder - Northern Edition', 'Python, hand tools, roof slates'])).toMatchObject([
      { name: 'Barn Finder - Northern Edition', keywords: ['Python', 'hand tools', 'roof slates'] },
    ]);
  });

  it('two projects side by side are two, and short lines of a sentence are no titles', async () => {
    const items = await projectsOf(
      [
        'Barn Finder || Slate Count',
        'Lead || Surveyor',
        'A map of the listed barns of the whole || Counts the slates of a roof in a',
        'county with their roofs of slate. || photo, which twelve firms have used.',
      ],
      200,
    );
    expect(items).toMatchObject([
      { name: 'Barn Finder', role: 'Lead' },
      { name: 'Slate Count', role: 'Surveyor' },
    ]);
  });

  it('what somebody was in a project is its role', async () => {
    const { sections } = await resumeOfHtml(
      '<h2>Projects</h2>',
      `<p><b>Contributor</b> | Open Loom</p><p>2019 - 2021</p>${list('Wove the sails of two ships')}`,
      `<p><b>Programadora principal</b> | Telar abierto</p><p>2018 - 2019</p>${list('Diseñó el telar')}`,
      `<p><b>Task Manager</b> | Kanban board</p><p>2016 - 2018</p>${list('Planned the looms')}`,
    );
    expect(sections.project.items).toMatchObject([
      { name: 'Open Loom', role: 'Contributor' },
      { name: 'Telar abierto', role: 'Programadora principal' },
      { name: 'Task Manager', role: 'Kanban board' },
    ]);
  });
});

describe('certificates', () => {
  it('takes a chamber in brackets behind a certificate for its issuer', async () => {
    const { sections } = await resumeOfPages([
      ...headRows,
      titleAt(90, 'Zertifikate'),
      ...rowAt(110, [40, '2019'], [110, 'Ausbilderschein (IHK Erfurt)']),
      ...rowAt(125, [40, '2012'], [110, 'Gabelstaplerschein']),
    ]);
    expect(sections.certification.items.map(({ name }) => name)).toEqual(['Ausbilderschein', 'Gabelstaplerschein']);
  });

  it('an abbreviation in brackets is no issuer', async () => {
    const { sections } = await resumeOfRows('# Certifications', 'Critical Care Registered Nurse (CCRN) || 2019');
    expect(sections.certification.items).toMatchObject([{ name: 'Critical Care Registered Nurse (CCRN)' }]);
  });

  it('who gave a certificate is told by the words before it, wherever it stands', async () => {
    const { resume } = await readPages(
      drawn(
        [...person, '# Certificates', '2019-03', 'Issued by: Guild of Slaters', 'Master of slates', ...roofingStudies],
        THEME,
      ),
    );
    expect(resume.sections.certification.items).toMatchObject([
      { name: 'Master of slates', issuer: 'Guild of Slaters', date: '2019-03' },
    ]);
  });

  it('have their year in the last of their brackets, before a colon', async () => {
    const { sections } = await resumeOf(
      [
        '# Certificates',
        '- Course for leaders (Harlow Chamber) (2022): how to speak to people who know more than you',
        '- Course for sailors (2021): how to come back',
      ],
      [40, 300, 440],
      false,
    );
    expect(sections.certification.items).toMatchObject([{ date: '2022' }, { date: '2021' }]);
  });
});

describe('awards', () => {
  it('how somebody placed is not the name of the prize', async () => {
    const { sections } = await resumeOfLines(
      ...person,
      '# Awards and distinctions',
      '2023 || top 3/140 || Graduate Robotics Challenge',
      '2019 || 2nd/50 || City Programming Contest',
    );
    expect(sections.award.items).toMatchObject([
      { title: 'Graduate Robotics Challenge', date: '2023' },
      { title: 'City Programming Contest', date: '2019' },
    ]);
  });
});

describe('words', () => {
  it('behind a dash that end several titles are their issuer', async () => {
    const titles = ['Agile teams', 'Plans and budgets', 'Quality - second part'].map(
      (text) => `- ${text} - Open Academy`,
    );
    const { sections } = await resumeOf(['# Certifications', ...titles]);
    expect(sections.certification.items.map(({ name, issuer }) => [name, issuer])).toEqual([
      ['Agile teams', 'Open Academy'],
      ['Plans and budgets', 'Open Academy'],
      ['Quality - second part', 'Open Academy'],
    ]);
  });
});

describe('a certificate', () => {
  it('keeps the level at which it was taken, and names who issued it', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Certifications',
      'Certified Network Engineer – Associate (2023)',
      'Go - The Whole Language (Udemy), 2021',
      'Site Safety – Harbour Institute (2022)',
    );
    expect(sections.certification.items.map(({ name, issuer }) => [name, issuer])).toEqual([
      ['Certified Network Engineer – Associate', ''],
      ['Go - The Whole Language', 'Udemy'],
      ['Site Safety', 'Harbour Institute'],
    ]);
  });

  it('keeps the year of an event that it is named after', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Awards',
      'Finalist in the Bridge Contest (NBC 2024)',
      'Dean Prize (2023)',
    );
    expect(sections.award.items.map(({ title, date }) => [title, date])).toEqual([
      ['Finalist in the Bridge Contest (NBC 2024)', '2024'],
      ['Dean Prize', '2023'],
    ]);
  });
});

describe('heads of projects', () => {
  it('have what somebody was in them behind a dash, above what they are', async () => {
    const { sections } = await resumeOf(
      [
        '# Projects',
        '* Tide Map - tech lead & only developer || 2023 - 2024',
        'A map of tides with alarms',
        '- Drew the coast',
      ],
      [40, 300, 440],
      false,
    );
    expect(sections.project.items).toMatchObject([{ name: 'Tide Map', start: '2023' }]);
  });

  it('keep a dash before other words', async () => {
    const { sections } = await resumeOf(
      ['# Projects', '* Tide Map - Northern coast || 2023 - 2024', 'A map of tides', '- Drew it'],
      [40, 300, 440],
      false,
    );
    expect(sections.project.items).toMatchObject([{ name: 'Tide Map - Northern coast' }]);
  });
});

describe('a place in a competition', () => {
  it('stays with the names behind its dash', async () => {
    const { sections } = await resumeOf(
      ['# Awards', '- 1st Place - Harlow College - City Hackathon 2009', '- 2nd Place - Hill School - Robot Cup 2006'],
      [40, 300, 440],
      false,
    );
    expect(sections.award.items).toMatchObject([
      { title: '1st Place - Harlow College - City Hackathon', date: '2009' },
      { title: '2nd Place - Hill School - Robot Cup', date: '2006' },
    ]);
  });
});

it('an award that ends in a word of awards has who gave it behind its comma, a medal what it was won at', async () => {
  const { sections } = await resumeOfWord(
    ...personHeading,
    '# Awards',
    'Navy Achievement Medal, 2015',
    'Terminal of the Year, Port Operators League, 2023',
    'Médaille d’or, Meilleurs apprentis de Bretagne, 2009',
  );
  expect(sections.award.items.map(({ title, awarder }) => [title, awarder])).toEqual([
    ['Navy Achievement Medal', ''],
    ['Terminal of the Year', 'Port Operators League'],
    ['Médaille d’or, Meilleurs apprentis de Bretagne', ''],
  ]);
});
