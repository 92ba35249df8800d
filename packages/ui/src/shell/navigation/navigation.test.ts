import { defaultSiteSettings, pageOf } from '@vitae/api';
import { describe, expect, it } from 'vitest';
import { footerColumns, navigationGroups, socialProfiles } from './navigation.ts';

const settings = {
  ...defaultSiteSettings,
  jobsUrl: 'https://jobs.example.com/',
  faqUrl: 'https://help.example.com/',
  linkedinUrl: 'https://www.linkedin.com/company/example',
};

describe('navigationGroups', () => {
  it('has its groups (behaviour NV-1)', () => {
    expect(navigationGroups(defaultSiteSettings).map(({ label }) => label)).toEqual([
      'templates',
      'evaluate',
      'jobs',
      'resources',
    ]);
  });

  it('leads only to pages that exist', () => {
    const links = [...navigationGroups(defaultSiteSettings), ...footerColumns(defaultSiteSettings)].flatMap(
      (group) => group.links,
    );
    for (const { to } of links) expect(pageOf(to), to).not.toBeNull();
  });

  it('has every link between the bar and the footer (behaviour NV-2)', () => {
    const links = [...navigationGroups(settings), ...footerColumns(settings)].flatMap((group) =>
      group.links.map(({ to }) => to),
    );
    expect(links).toEqual(
      expect.arrayContaining([
        '/resumes',
        '/coverletters',
        '/resume/templates',
        '/coverletter/templates',
        '/resume/evaluation/start',
        '/coverletter/evaluation/start',
        '/blog',
        '/contact',
        '/privacy-policy',
        '/refund-policy',
        '/terms',
        'https://jobs.example.com/',
        'https://help.example.com/',
      ]),
    );
  });
});

describe('socialProfiles', () => {
  it('links to the home page if the site names no profile', () => {
    expect(socialProfiles(settings).map(({ name, to, external }) => [name, to, external])).toEqual([
      ['LinkedIn', 'https://www.linkedin.com/company/example', true],
      ['Facebook', '/', false],
      ['Instagram', '/', false],
      ['X', '/', false],
      ['Telegram', '/', false],
      ['YouTube', '/', false],
    ]);
  });
});
