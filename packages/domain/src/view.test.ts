import { describe, expect, it } from 'vitest';
import { documentText } from './document-text.ts';
import { newId } from './ids.ts';
import { createResume } from './kinds/index.ts';
import type { FieldValue, Item } from './section.ts';
import { dateStyleSchema, orderedSections, resumeView, shortUrl, webHref } from './index.ts';
import type { Location, Resume } from './resume.ts';
import { locationText } from './view.ts';

const item = (fields: Record<string, FieldValue>): Item => ({
  id: newId(),
  hidden: false,
  breakBefore: false,
  keepTogether: false,
  ...fields,
});

function resumeWith(change: (resume: Resume) => void): Resume {
  const resume = createResume({ title: 'x' }, '2026-01-02T03:04:05.000Z');
  change(resume);
  return resume;
}

describe('resumeView', () => {
  it('labels further values in the document’s language', () => {
    const graded = (locale: string) =>
      resumeView({
        ...resumeWith((resume) => resume.sections.education.items.push(item({ degree: 'MSc', score: '1,3' }))),
        locale,
      }).sections[0]?.entries[0]?.meta[0];
    expect(graded('de')).toMatchObject({ label: 'Note', text: '1,3' });
    expect(graded('ja')?.label).toBe('成績');
    expect(graded('fi')?.label).toBe('Grade');
  });

  it('puts fields in their slots, with the path of each', () => {
    const role = item({
      position: 'Cook',
      employer: 'Bistro',
      start: '2020-03',
      current: true,
      body: '- Fed 80 guests',
    });
    const view = resumeView(resumeWith((resume) => resume.sections.experience.items.push(role)));
    const entry = view.sections[0]?.entries[0];
    expect(view.sections[0]).toMatchObject({ key: 'experience', kind: 'timeline', heading: { text: 'Experience' } });
    expect(entry).toMatchObject({
      title: { text: 'Cook', path: `sections.experience.items.${role.id}.position` },
      subtitle: { text: 'Bistro', path: `sections.experience.items.${role.id}.employer` },
      dates: { text: 'Mar 2020 – Present' },
      body: { blocks: [{ kind: 'bullet', spans: [{ text: 'Fed 80 guests' }] }] },
    });
  });

  it('joins fields that share a slot', () => {
    const view = resumeView(
      resumeWith((resume) =>
        resume.sections.education.items.push(item({ degree: 'BSc', area: 'Physics', institution: 'MIT' })),
      ),
    );
    expect(view.sections[0]?.entries[0]?.title.text).toBe('BSc, Physics');
  });

  it('leaves out what is hidden or empty', () => {
    const view = resumeView(
      resumeWith((resume) => {
        resume.sections.experience.items.push({ ...item({ position: 'Cook' }), hidden: true }, item({}));
        resume.sections.skill.items.push(item({ keywords: ['Sushi'] }));
        resume.sections.skill.hidden = true;
        resume.sections.language.items.push(item({ name: 'Dutch' }));
      }),
    );
    expect(view.sections.map((section) => section.key)).toEqual(['language']);
  });

  it('follows the layout’s order, then the usual one', () => {
    const resume = resumeWith((draft) => {
      draft.summary = 'Hello';
      draft.custom.push({
        id: newId(),
        key: 'sailing',
        heading: 'Sailing',
        kind: 'list',
        hidden: false,
        grouped: false,
        items: [item({ title: 'Skipper' })],
      });
      draft.sections.skill.items.push(item({ keywords: ['Sushi'] }));
      draft.template.layout.order = [draft.custom[0]?.id ?? '', 'skill', 'gone'];
    });
    expect(resumeView(resume).sections.map((section) => section.heading.text)).toEqual([
      'Sailing',
      'Skills',
      'Summary',
    ]);
    expect(orderedSections(resume)).toHaveLength(16);
  });

  it('writes headings, dates and "present" in the document’s language', () => {
    const view = resumeView(
      resumeWith((resume) => {
        resume.locale = 'de-AT';
        resume.sections.experience.items.push(item({ position: 'Koch', start: '2020-03', current: true }));
      }),
    );
    expect(view.sections[0]?.heading.text).toBe('Berufserfahrung');
    expect(view.sections[0]?.entries[0]?.dates.text).toBe('März 2020 – heute');
  });

  it.each(dateStyleSchema.options)(
    'writes a time within one date once, not as a range, in the style %s',
    (dateStyle) => {
      const within = [
        { start: '2021', end: '2021' },
        { start: '2021-05', end: '2021-05' },
        { start: '2021-02', end: '2021-11' },
        { start: '2021', end: '2021-11' },
      ];
      for (const locale of ['en', 'de', 'ja', 'ar']) {
        const resume = resumeWith((base) => base.sections.experience.items.push(...within.map(item)));
        const [section] = resumeView({ ...resume, locale }, dateStyle).sections;
        const dates = section?.entries.map((entry) => entry.dates.text) ?? [];
        expect(dates).toHaveLength(within.length);
        for (const text of dates) {
          const [from, to] = text.split(' – ');
          expect(from, text).not.toBe(to);
        }
        if (dateStyle === 'year') expect(new Set(dates).size, dates.join()).toBe(1);
      }
    },
  );

  it('groups consecutive roles at one employer', () => {
    const view = resumeView(
      resumeWith((resume) => {
        resume.sections.experience.grouped = true;
        resume.sections.experience.items.push(
          item({ position: 'Chef', employer: 'Bistro', location: 'Lyon', start: '2022' }),
          item({ position: 'Cook', employer: 'bistro', location: 'Lyon', start: '2020' }),
          item({ position: 'Waiter', employer: 'Café' }),
        );
      }),
    );
    const [group, single] = view.sections[0]?.entries ?? [];
    expect(group).toMatchObject({ title: { text: '' }, subtitle: { text: 'Bistro' }, location: { text: 'Lyon' } });
    expect(group?.roles.map((role) => [role.title.text, role.subtitle.text, role.location.text])).toEqual([
      ['Chef', '', ''],
      ['Cook', '', ''],
    ]);
    expect(single).toMatchObject({ title: { text: 'Waiter' }, roles: [] });
  });

  it('starts a new group where a role starts a page', () => {
    const view = resumeView(
      resumeWith((resume) => {
        resume.sections.experience.grouped = true;
        const roles = ['Chef', 'Cook', 'Porter', 'Waiter'].map((position) => item({ position, employer: 'Bistro' }));
        resume.sections.experience.items.push(
          ...roles.map((role, index) => (index === 2 ? { ...role, breakBefore: true } : role)),
        );
      }),
    );
    const groups = view.sections[0]?.entries ?? [];
    expect(groups.map(({ breakBefore }) => breakBefore)).toEqual([false, true]);
    expect(groups.map(({ subtitle, roles }) => [subtitle.text, ...roles.map(({ title }) => title.text)])).toEqual([
      ['Bistro', 'Chef', 'Cook'],
      ['Bistro', 'Porter', 'Waiter'],
    ]);
  });
});

it('prints short addresses with full link targets', () => {
  expect(shortUrl('https://www.example.com/')).toBe('example.com');
  expect(webHref('example.com/me')).toBe('https://example.com/me');
  expect(webHref('javascript:alert(1)')).toBe('https://alert(1)');
});

it('collects every shown word for search', () => {
  const text = documentText(
    resumeWith((resume) => {
      resume.basics.fullName = 'Ada Lovelace';
      resume.sections.skill.items.push(item({ name: 'Kitchen', keywords: ['Sushi'] }));
    }),
  );
  expect(text).toBe('Ada Lovelace\nSkills\nKitchen\nSushi');
});

const nowhere: Location = { address: '', city: '', region: '', postalCode: '', countryCode: '' };

it.each([
  [
    { city: 'Pleasantville', region: 'CA', postalCode: '94588', countryCode: 'US' },
    'Pleasantville, CA 94588, United States',
  ],
  [
    { address: '7 Main St', city: 'Pleasantville', region: 'CA', postalCode: '94588' },
    '7 Main St, Pleasantville, CA 94588',
  ],
  [{ city: 'Boston', postalCode: '02115', countryCode: 'US' }, 'Boston 02115, United States'],
  [
    { address: '14 Clifton Hill', city: 'Bristol', postalCode: 'BS8 1BN', countryCode: 'GB' },
    '14 Clifton Hill, Bristol BS8 1BN, United Kingdom',
  ],
  [
    { address: 'Königstraße 12', city: 'Stuttgart', postalCode: '70173', countryCode: 'DE' },
    'Königstraße 12, 70173 Stuttgart, Germany',
  ],
  [{ city: 'Lyon', postalCode: '69003' }, '69003 Lyon'],
])('writes %j in the order of its country', (place: Partial<Location>, text) => {
  expect(locationText({ ...nowhere, ...place }, 'en')).toBe(text);
});

it.each([
  [
    'ja',
    { address: '渋谷2-1-1', city: '渋谷区', region: '東京都', postalCode: '150-0002', countryCode: 'JP' },
    '日本、〒150-0002 東京都渋谷区渋谷2-1-1',
  ],
  ['ja', { city: '横浜市', region: '神奈川県', postalCode: '〒220-0012' }, '〒220-0012 神奈川県横浜市'],
  ['ja', { city: 'Berlin', countryCode: 'DE' }, 'Berlin、ドイツ'],
  [
    'zh-CN',
    { address: '张江路 88 号', city: '上海', countryCode: 'CN', postalCode: '201203' },
    '中国上海张江路 88 号 201203',
  ],
  [
    'ko',
    { city: '마포구', region: '서울특별시', address: '양화로 45', postalCode: '04036' },
    '서울특별시 마포구 양화로 45 04036',
  ],
  ['en', { city: '渋谷区', region: '東京都' }, '渋谷区, 東京都'],
])('writes a place in %s, %j, from the country to the house', (locale, place: Partial<Location>, text) => {
  expect(locationText({ ...nowhere, ...place }, locale)).toBe(text);
});
