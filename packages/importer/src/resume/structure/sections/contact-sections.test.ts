import { markedLines } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { drawn, readPages, resumeOfLines, THEME } from '../../testing/drawn.ts';
import { roofingStudies } from '../../testing/parts-of-resumes.ts';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';
import { resumeOfHtml } from '../../testing/resume-of-text.ts';
import { resumeOfWord } from '../../testing/resume-of-word.ts';

const SKILLS = '<h2>Skills</h2><p>Weaving, Felting</p><h2>Languages</h2><p>Welsh</p><p>Breton</p>';

describe('what is below "About"', () => {
  it('an address, a number and handles below "About" are contact details', async () => {
    const { basics, summary } = await resumeOfLines(
      '* Ada Park',
      '# About',
      'ada@example.org',
      '(802) 555-0118',
      'Joiner who builds boats of oak and larch, and teaches how it is done.',
      '# Skills',
      'Caulking, Varnish',
    );
    expect(basics).toMatchObject({ email: 'ada@example.org', phone: '(802) 555-0118' });
    expect(summary).toMatch(/^Joiner who builds/u);
  });

  it('details below the prose of a profile are no part of it', async () => {
    const about = [
      '# About',
      'Roofer who has kept the slates of old barns and of two churches dry for many years.',
      'Phone: (802) 555-0118',
      'Email: ada@example.org',
    ];
    const { resume } = await readPages(drawn(['* Ada Park', ...about, ...roofingStudies], THEME));
    expect(resume.summary).toBe('Roofer who has kept the slates of old barns and of two churches dry for many years.');
    expect(resume.basics).toMatchObject({ email: 'ada@example.org', phone: '(802) 555-0118' });
    const { resume: other } = await readPages(
      drawn(['* Ada Park', ...about.slice(0, 2), 'My number is (802) 555-0118.', ...roofingStudies], THEME),
    );
    expect(other.summary).toContain('My number is');
  });
});

describe('what is below "About me"', () => {
  it('are contact details where most of it stands behind their labels', async () => {
    const { basics, summary } = await resumeOfWord(
      '# Curriculum Vitae',
      '# About me',
      'Name\tAda Park',
      'Address\t4 Quay Lane, 24937 Flensburg',
      'Telephone\t+49 461 5550123',
      'Nationality\tDanish',
      'Driving licence\tB',
      '# Education',
      '2015 - 2018\tBSc Geology, University of Kiel',
    );
    expect([basics.fullName, basics.location.city, basics.phone, summary]).toEqual([
      'Ada Park',
      'Flensburg',
      '+49 461 5550123',
      '',
    ]);
  });

  it('is told where labels are few', async () => {
    const { summary } = await resumeOfWord(
      '# Ada Park',
      'ada@example.org',
      '# About me',
      'I draw maps of the sea floor.',
      'Years at sea: seven, of which three in the south.',
      'Availability: from May',
      '# Education',
      '2015 - 2018\tBSc Geology, University of Kiel',
    );
    expect(summary).toContain('I draw maps');
  });

  it('are contact details if it has a mail address and no sentence', async () => {
    const read = await resumeOfPages(
      markedLines(
        [
          '* Ada Park',
          '# About me',
          'Quay Lane 4',
          '24937 Flensburg Germany',
          'ada@example.org',
          'born in 1990',
          '# Skills',
          'SQL',
        ],
        {
          xOf: () => 40,
          top: 40,
          step: 15,
          heading: 11.8,
        },
      ),
    );
    expect([read.basics.email, read.basics.location.city, read.summary]).toEqual(['ada@example.org', 'Flensburg', '']);
  });

  it('is told where sentences are among them', async () => {
    const { summary } = await resumeOfPages(
      markedLines(
        [
          '* Ada Park',
          '# About me',
          'I draw maps of the cold seas.',
          'Sailors use them.',
          'ada@example.org',
          '# Skills',
          'SQL',
        ],
        {
          xOf: () => 40,
          top: 40,
          step: 15,
          heading: 11.8,
        },
      ),
    );
    expect(summary).toContain('I draw maps');
  });
});

describe('basic information', () => {
  const about = 'Weaver with eleven years on the looms of three yards, who teaches how sails are made.';

  it('is the summary where it is told in sentences', async () => {
    const { summary } = await resumeOfHtml(
      '<p>ada@example.org</p>',
      `<h2>Basic information</h2><p>${about}</p>`,
      SKILLS,
    );
    expect(summary).toBe(about);
  });

  it('is details where it has some', async () => {
    const { basics, summary } = await resumeOfHtml(
      '<h2>Basic information</h2><p>Phone: (802) 555-0118</p><p>Salem, OR</p>',
      SKILLS,
    );
    expect([basics.phone, basics.location.city, summary]).toEqual(['(802) 555-0118', 'Salem', '']);
  });
});
