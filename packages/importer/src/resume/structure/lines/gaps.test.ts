import { describe, expect, it } from 'vitest';
import { person, resumeOf, resumeOfOutline } from '../../testing/drawn.ts';
import { personHeading, resumeOfWord } from '../../testing/resume-of-word.ts';

describe('spaces', () => {
  it('part values where there are many of them', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Experience',
      '* Cliff Works Ltd                    Bristol, UK',
      'Welder              June 2019 - May 2022',
      '- Welded hulls.  Painted them.',
      '# Skills',
      'Brazing  TIG welding  Blueprint reading',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Welder', employer: 'Cliff Works Ltd', location: 'Bristol, UK', start: '2019-06' },
    ]);
    expect(sections.skill.items.flatMap(({ keywords }) => keywords)).toEqual([
      'Brazing',
      'TIG welding',
      'Blueprint reading',
    ]);
  });

  it('part none in sentences, and beside the marks of a list', async () => {
    const { summary, sections } = await resumeOfWord(
      ...personHeading,
      '# Summary',
      'I weld hulls.  I fit pipes.  I have done so for  ten years in two harbours.',
      '# Skills',
      '• Brazing   • Welding   • Rigging',
    );
    expect(summary).toContain('I weld hulls. I fit pipes. I have done so for ten years');
    expect(sections.skill.items.map(({ keywords }) => keywords)).toEqual([['Brazing', 'Welding', 'Rigging']]);
  });
});

describe('leaders', () => {
  it('of dots or dashes are gaps between an employer and its place', async () => {
    const { sections } = await resumeOfOutline(
      [
        ...person,
        '# Experience',
        '2016-2018 || Finch Financial Inc ---------------------------- Boston, MA',
        '2012-2016 || Nara Lanterns Ltd ........................... Cambridge, MA',
      ],
      [40, 120],
    );
    expect(sections.experience.items.map(({ employer, location }) => [employer, location])).toEqual([
      ['Finch Financial Inc', 'Boston, MA'],
      ['Nara Lanterns Ltd', 'Cambridge, MA'],
    ]);
  });
});

describe('a period that touches the name beside it', () => {
  it('is in a cell of its own, as those of the other entries are', async () => {
    const { sections } = await resumeOf(
      [
        '# Work experience',
        '02/2014 - today || Harlow Radar Ltd || Senior engineer',
        ' || Wrote what guides the boats',
        '08/2013-01/2014Quayside Phones Inc. ||  || Contractor',
        ' || Wrote what rings the bells',
      ],
      [40, 140, 330],
    );
    expect(
      sections.experience.items.map(({ position, employer, start, end }) => [position, employer, start, end]),
    ).toEqual([
      ['Senior engineer', 'Harlow Radar Ltd', '2014-02', ''],
      ['Contractor', 'Quayside Phones Inc.', '2013-08', '2014-01'],
    ]);
  });

  it('is none where letters only follow a year', async () => {
    const { sections } = await resumeOf(['# Skills', 'Mark2014MX, Blender']);
    expect(sections.skill.items[0]).toMatchObject({ keywords: ['Mark2014MX', 'Blender'] });
  });
});
