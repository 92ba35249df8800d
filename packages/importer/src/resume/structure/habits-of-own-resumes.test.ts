import { markedLines, type PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { findDates } from '../../language/dates.ts';
import { parsePlace } from '../../language/places.ts';
import { organisationScore, roleScore } from '../../language/words.ts';
import { matchHeading } from './headings.ts';
import { importFile } from '../import-file.ts';
import { AS_OF, resumeOfPages } from '../testing/resume-of-pages.ts';

const textsOf = (given: readonly string[], cells: readonly number[]): PdfText[] =>
  markedLines(given, { xOf: (cell) => cells[cell] ?? 40, top: 40, step: 15, heading: 11.8, isFirstBold: true }).filter(
    ({ text }) => text.trim() !== '',
  );

const pdf = async (given: readonly string[], cells: readonly number[] = [40, 300]) =>
  resumeOfPages(textsOf(['* Ada Park', 'ada@example.org', ...given], cells));

describe('entries that name nothing beside their period', () => {
  it('name it in the first sentence of what describes them', async () => {
    const { sections } = await pdf([
      '# Work experience',
      'Sep 2016 - May 2018',
      'Test engineer | Harlow Diagnostics GmbH. Tasks: measuring samples for a new product, and writing down what',
      'went wrong with each of them.',
      'Jan 2014 - Aug 2016',
      'Various committees at Harlow Swimming Club: mostly planning of feasts for the members and of one tournament.',
    ]);
    expect(sections.experience.items.map(({ position, employer }) => [position, employer])).toEqual([
      ['Test engineer', 'Harlow Diagnostics GmbH'],
      ['Various committees', 'Harlow Swimming Club'],
    ]);
    expect(sections.experience.items[0]).toHaveProperty('body', expect.stringMatching(/^Tasks: measuring/u));
  });

  it('have no long sentence as their name', async () => {
    const { sections } = await pdf([
      '# Work experience',
      'Sep 2016 - May 2018',
      'We were looking after the old people of the whole village together, and after their houses, gardens and cats.',
    ]);
    expect(sections.experience.items).toMatchObject([{ position: '', start: '2016-09' }]);
  });
});

describe('marks of a list', () => {
  const jobs = (below: readonly [string, string]) => [
    '# Work experience',
    '- Cook, Harbour Kitchens Inc.',
    ` || ${below[0]}`,
    ' || I was hired for the summer and stayed because the people were kind to me and to the guests.',
    ' ||  || - Peeled potatoes',
    ' ||  || - Boiled them',
    '- Waiter, Hill Hotel',
    ` || ${below[1]}`,
    ' ||  || - Carried plates',
  ];
  it('before titles with their periods below are dots, whatever lists the entries have', async () => {
    const { sections } = await pdf(jobs(['Feb 2019 - Present', 'Sep 2016 - Jan 2019']), [40, 48, 80]);
    expect(sections.experience.items.map(({ position, employer, start }) => [position, employer, start])).toEqual([
      ['Cook', 'Harbour Kitchens Inc.', '2019-02'],
      ['Waiter', 'Hill Hotel', '2016-09'],
    ]);
    expect(sections.experience.items[0]).toHaveProperty('body', expect.stringContaining('- Peeled potatoes'));
  });

  it('are those of a list where no period is below each of them', async () => {
    const { sections } = await pdf(jobs(['in the summers', 'in the winters']), [40, 48, 80]);
    expect(sections.experience.items.every(({ start }) => start === '')).toBe(true);
  });

  it('before headings that no list has are icons, where several known ones have them', async () => {
    const { sections } = await pdf([
      '# - Education',
      'BSc Physics, University of Harlow, 2012 - 2016',
      '# - Languages',
      'English (native)',
      '# - Experience',
      'Cook, Hill Hotel, 2016 - 2019',
      '# - Certified courses taken',
      'First Aid, 2015',
    ]);
    expect(sections.certification.items).toMatchObject([{ name: 'First Aid', date: '2015' }]);
  });
});

describe('places', () => {
  const after = ['# Experience', 'Cook, Hill Hotel, 2016 - 2019', '# Languages', 'English'];
  const placeOf = async (...lines: string[]) => {
    const texts = textsOf(['* Ada Park', ...lines, 'ada@example.org', ...after], [40]);
    const enlarged = texts.map((text) => ({
      ...text,
      size: text.y === 40 ? 20 : text.text.startsWith('Family') ? 12 : text.size,
    }));
    return (await resumeOfPages(enlarged)).basics;
  };
  const markdown = async (...lines: string[]) => {
    const bytes = new TextEncoder().encode(
      ['# Ada Park', ...lines, '## Experience', 'Cook, Hill Hotel, 2016 - 2019'].join('\n\n'),
    );
    return (await importFile({ name: 'x.md', bytes, asOf: AS_OF })).resume.basics;
  };

  it('are beside a headline, and none of it', async () => {
    const { headline, location } = await placeOf('Family Doctor · Fortaleza/CE');
    expect([headline, location.city, location.region]).toEqual(['Family Doctor', 'Fortaleza', 'CE']);
    const both = await placeOf('Family Doctor · Teacher');
    expect(both.headline).toBe('Family Doctor · Teacher');
  });

  it('have a dash before the code of a state, and other details behind it', async () => {
    const { location, phone } = await markdown(
      'Igarapava – RS (51) 95555-0176 ada.p@example.org Portfolio: https://ada.example.org',
    );
    expect([location.city, location.region, phone]).toEqual(['Igarapava', 'RS', '(51) 95555-0176']);
  });

  it('may have no commas', async () => {
    expect(parsePlace('Medford MA USA')).toMatchObject({ city: 'Medford', region: 'MA', countryCode: 'US' });
    expect(parsePlace('Medford MA')).toMatchObject({ city: 'Medford', region: 'MA', countryCode: '' });
    expect(parsePlace('Zürich CH')).toMatchObject({ countryCode: 'CH' });
    expect(parsePlace('Aachen DE')).toMatchObject({ countryCode: 'DE' });
  });

  it('end what a label calls an address, whether they are known or not', async () => {
    const { location } = await placeOf('Address: 12 Quay Lane, Mill House, Ballinderry Cross');
    expect(location).toMatchObject({ city: 'Ballinderry Cross', address: '12 Quay Lane, Mill House' });
  });

  it('are no words that lead to a page', async () => {
    const { location } = await markdown('ada@example.org', '[PDF version](https://example.org/cv.pdf)');
    expect(location.city).toBe('');
    expect((await markdown('ada@example.org · Ballinderry')).location.city).toBe('Ballinderry');
  });
});

describe('details of the head', () => {
  it('are no telephone numbers where their label says so', async () => {
    const { basics } = await pdf(['RUT: 12.345.678', '# Experience', 'Cook, Hill Hotel, 2016 - 2019']);
    expect(basics.phone).toBe('');
  });

  it('name languages behind a label in any column', async () => {
    const { sections } = await pdf([
      'Curriculum Vitae || Languages: Dutch, French',
      '# Experience',
      'Cook, Hill Hotel, 2016 - 2019',
    ]);
    expect(sections.language.items.map(({ name }) => name)).toEqual(['Dutch', 'French']);
  });

  it('are addresses whose letters are set apart', async () => {
    const { basics } = await pdf(['https: // adapark. be', '# Experience', 'Cook, Hill Hotel, 2016 - 2019']);
    expect(basics.links.map(({ url }) => url)).toEqual(['https://adapark.be']);
  });
});

describe('prose below a first heading that no list has', () => {
  const said = 'I am an engineer and a doctor of physics, and I have made programs for schools and for their pupils.';
  it('introduces the person', async () => {
    const { summary } = await pdf([
      '# À présent',
      said,
      '# Experience',
      'Cook, Hill Hotel, 2016 - 2019',
      '# Languages',
      'English',
    ]);
    expect(summary).toBe(said);
  });
  it('does not where something else does', async () => {
    const { summary } = await pdf(['# Profile', 'I cook.', '# À présent', said, '# Languages', 'English']);
    expect(summary).toBe('I cook.');
  });
});

describe('lists of entries', () => {
  it('have their periods before a place', async () => {
    const { sections } = await pdf([
      '# Experience',
      '- Text writer: Harlow Media GmbH, May 2012 - May 2013, Leeds',
      '- Teacher: Hill School, February 2011 - March 2011, Leeds, Yorkshire',
    ]);
    expect(sections.experience.items.map(({ start, end, employer }) => [start, end, employer])).toEqual([
      ['2012-05', '2013-05', 'Harlow Media GmbH'],
      ['2011-02', '2011-03', 'Hill School'],
    ]);
  });

  it('have none within a sentence', async () => {
    const { sections } = await pdf([
      '# Experience',
      'Cook, Hill Hotel, 2014 - 2019',
      '- Ran the kitchen from 2016 - 2018, When the chef was ill',
      '- Cooked for guests',
    ]);
    expect(sections.experience.items).toHaveLength(1);
  });

  it('have labels between them that are none of them', async () => {
    const { sections } = await pdf([
      '# Experience',
      '- Teacher - Hill School (2019 - 2021)',
      '- Teacher - Harlow College (2015 - 2019)',
      '* Administration & computers',
      '- Head of the office - Harlow Council (2010 - 2015)',
      '- Maker of a program for the office',
      '# Certifications',
      '* Research',
      '- Statistics with R (May 2019)',
      '- Ethics of studies (June 2018)',
      '* Clinical',
      '- First Aid (July 2017)',
    ]);
    expect(sections.experience.items.map(({ start }) => start)).toEqual(['2019', '2015', '2010', '']);
    expect(sections.certification.items.map(({ name }) => name)).toEqual([
      'Statistics with R',
      'Ethics of studies',
      'First Aid',
    ]);
  });

  it('are those of an employer above roles', async () => {
    const { sections } = await pdf([
      '# Experience',
      '* Harlow Hotels',
      '- Head chef (2019 - 2021)',
      '- Cook (2015 - 2019)',
    ]);
    expect(JSON.stringify(sections.experience.items)).toContain('Harlow Hotels');
  });
});

describe('headings', () => {
  it('are known with a letter missing or in the wrong place', () => {
    expect(['Exprience', 'Eductaion', 'Certfications'].map((text) => matchHeading(text)?.exact)).toEqual([
      true,
      true,
      true,
    ]);
  });
  it('are none with another ending or another letter', () => {
    expect(['Communication', 'Contract', 'Informatics'].map((text) => matchHeading(text)?.exact ?? false)).toEqual([
      false,
      false,
      false,
    ]);
  });

  const below = async (title: string) => {
    const lines = [
      '# Ada Park',
      '## Education',
      'BSc Physics, University of Harlow, 2016',
      '## Experience',
      'Cook, Hill Hotel, 2016 - 2019',
      '## References',
      'On request',
      '## Knowledge',
      '### Languages',
      'German (native)',
      title,
      'Excel, Word, SAP',
      '### Hobbies',
      'Chess',
    ];
    const bytes = new TextEncoder().encode(lines.join('\n\n'));
    return (await importFile({ name: 'x.md', bytes, asOf: AS_OF })).resume.sections;
  };
  it('of one level by their style are several, if they speak of sections', async () => {
    expect((await below('### Tools & software')).skill.items).toMatchObject([{ keywords: ['Excel', 'Word', 'SAP'] }]);
    expect((await below('**Tools & software**')).skill.items).toEqual([]);
  });
});

describe('tables', () => {
  const table = async (head: string) => {
    const rows = [
      `| ${head} |`,
      '| --- | --- |',
      '| First Aid | Red Cross, 2019 |',
      '| Forklift | Harlow Council, 2017 |',
    ];
    const bytes = new TextEncoder().encode(['# Ada Park', '## Certifications', rows.join('\n')].join('\n\n'));
    return (await importFile({ name: 'x.md', bytes, asOf: AS_OF })).resume.sections.certification.items;
  };
  it('begin with names of columns, which are no entry', async () => {
    expect((await table('Title | Details')).map(({ name }) => name)).toEqual(['First Aid', 'Forklift']);
    expect((await table('Certificate of Baking | Harlow College, 2021')).map(({ name }) => name)).toContain(
      'Certificate of Baking',
    );
  });
});

describe('dates', () => {
  it('after "desde" begin what goes on, and are none of December', () => {
    expect(findDates('desde 2020', AS_OF)).toMatchObject([{ start: '2020', current: true }]);
    expect(findDates('des. 2020', AS_OF)).toMatchObject([{ start: '2020-12' }]);
  });

  it('of courses have their hours behind them', async () => {
    const { sections } = await pdf([
      '# Certifications',
      '- Excel - Harlow Academy - 2022 (40 hrs)',
      '- Python - Open College - 2024 (91 hrs)',
    ]);
    expect(sections.certification.items.map(({ date }) => date)).toEqual(['2022', '2024']);
    const { sections: others } = await pdf(['# Certifications', '- Course of 2022 (40 people came)', '- First Aid']);
    expect(others.certification.items.map(({ date }) => date)).toEqual(['', '']);
  });

  it('behind a dot alone are above their entry, if its text begins left of them', async () => {
    const { sections } = await pdf(['# Certifications', ' || - July 2013', 'First Aid'], [40, 60]);
    expect(sections.certification.items).toMatchObject([{ name: 'First Aid', date: '2013-07' }]);
    const { sections: listed } = await pdf(['# Certifications', ' || - First Aid in July 2013', 'Red Cross'], [40, 60]);
    expect(JSON.stringify(listed.certification.items)).toContain('First Aid');
  });
});

describe('words', () => {
  it('of ranks before letters are roles', () => {
    expect([roleScore('Senior SE'), organisationScore('Senior SE')]).toEqual([0.9, 0]);
    expect([roleScore('Harlow SE'), roleScore('Jovem Aprendiz')]).toEqual([0, 0.85]);
  });

  it('behind a dash that end several titles are their issuer', async () => {
    const titles = ['Agile teams', 'Plans and budgets', 'Quality - second part'].map(
      (text) => `- ${text} - Open Academy`,
    );
    const { sections } = await pdf(['# Certifications', ...titles]);
    expect(sections.certification.items.map(({ name, issuer }) => [name, issuer])).toEqual([
      ['Agile teams', 'Open Academy'],
      ['Plans and budgets', 'Open Academy'],
      ['Quality - second part', 'Open Academy'],
    ]);
  });

  it('before a date or a level say what it is, and are no value', async () => {
    const { sections } = await pdf([
      '# Certifications',
      '* Agile teams',
      'Année de délivrance : 2025',
      '* Plans and budgets',
      'Année de délivrance : 2024',
      '# Languages',
      'French | Niveau : C2',
      'Dutch | Niveau : B1',
    ]);
    expect(sections.certification.items.map(({ issuer, date }) => [issuer, date])).toEqual([
      ['', '2025'],
      ['', '2024'],
    ]);
    expect(sections.language.items.map(({ name, fluency }) => [name, fluency])).toEqual([
      ['French', 'C2'],
      ['Dutch', 'B1'],
    ]);
  });

  it('before languages say how well they are spoken, unless they announce them', async () => {
    const { sections } = await pdf(['# Languages', 'Fit for the office: Dutch, English', 'A little: Spanish']);
    expect(sections.language.items.map(({ name, fluency }) => [name, fluency])).toEqual([
      ['Dutch', 'Fit for the office'],
      ['English', 'Fit for the office'],
      ['Spanish', 'A little'],
    ]);
    const { sections: announced } = await pdf(['# Languages', 'Spoken languages: Dutch, English']);
    expect(announced.language.items.map(({ fluency }) => fluency)).not.toContain('Spoken languages');
  });
});

describe('the first line of a section', () => {
  const awards = (first: string) => ['# Awards', first, '2016', 'Best bread, Harlow Fair', '2014'];
  it('is a title, however long it is, if it ends before its column does', async () => {
    const title = 'Digital Project Award of the Students of Harlow and its Villages in the Whole of Essex';
    const { sections } = await pdf(
      [...awards(title), '# Experience', `Cook, Hill Hotel, 2016 - 2019 || a kitchen`],
      [40, 480],
    );
    expect(sections.award.items.map(({ date }) => date)).toEqual(['2016', '2014']);
    expect(JSON.stringify(sections.award.items[0])).toContain('Digital Project Award');
  });
  it('is none if a full stop ends it', async () => {
    const { sections } = await pdf(
      awards('My bread has won more prizes than that of all the other bakers of the town.'),
    );
    expect(sections.award.items.map(({ title }) => String(title)).join()).not.toContain('My bread has won');
  });
});

describe('brackets in another style', () => {
  const jobsOf = async (title: string, tail: string) => {
    const part = (text: string, x: number, y: number, more: Partial<PdfText> = {}): PdfText => ({
      text,
      x,
      y,
      size: 10,
      ...more,
    });
    const { sections } = await resumeOfPages([
      part('Ada Park', 40, 40, { size: 20, bold: true }),
      part('Experience', 40, 70, { size: 14, bold: true }),
      part(title, 40, 90, { bold: true }),
      part(tail, 40 + 5.8 * title.length, 90),
      part('Truly Digital (Aug 2023 - Mar 2024)', 40, 105, { bold: true }),
      part('- Made pages for shops', 46, 120),
    ]);
    return sections.experience.items.map(({ position, employer }) => [position, employer]);
  };
  it('belong to the title before them', async () => {
    expect(await jobsOf('Web developer', '(intern)')).toEqual([['Web developer (intern)', 'Truly Digital']]);
  });
  it('are a value of their own with a name in them', async () => {
    expect(JSON.stringify(await jobsOf('Web developer', '(Harlow)'))).not.toContain('Web developer (Harlow)');
  });
});

describe('studies that name no degree', () => {
  it('name a subject before the school', async () => {
    const { sections } = await pdf(['# Education', '2011 - 2015', 'Bookbinding, University of Harlow']);
    expect(sections.education.items).toMatchObject([{ degree: 'Bookbinding', institution: 'University of Harlow' }]);
  });

  it('name no subject where a part of the school or a town stands there', async () => {
    const { sections } = await pdf(['# Education', '2011 - 2015', 'Faculty of Arts, University of Harlow']);
    expect(sections.education.items[0]).not.toHaveProperty('degree', 'Faculty of Arts');
  });
});
