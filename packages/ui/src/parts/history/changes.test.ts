import { createResume, newId, resumeSchema, type Resume } from '@vitae/domain';
import { growthOf, mostGrowth } from '@vitae/testkit/linear';
import { describe, expect, it } from 'vitest';
import { summaryOf } from './change-summary.ts';
import { changesBetween } from './changes.ts';
import { previousVersion } from './previous-version.ts';
import { restored } from './restored.ts';

const empty = createResume({ title: 'Ada' }, '2026-01-01T00:00:00.000Z');
const role = (values: Partial<Resume['sections']['experience']['items'][number]>) => ({
  id: newId(),
  hidden: false,
  breakBefore: false,
  keepTogether: false,
  position: '',
  employer: '',
  location: '',
  start: '',
  end: '',
  current: false,
  url: '',
  body: '',
  ...values,
});
const withRoles = (resume: Resume, items: Resume['sections']['experience']['items']): Resume => ({
  ...resume,
  sections: { ...resume.sections, experience: { ...resume.sections.experience, items } },
});
const engineer = role({ position: 'Engineer', body: 'Built **bridges**' });
const analyst = role({ position: 'Analyst' });
const two = withRoles(empty, [engineer, analyst]);

describe('changesBetween', () => {
  it.each<[string, (count: number) => Resume]>([
    [
      'links',
      (count) => {
        const links = Array.from({ length: count }, (_, at) => ({ id: newId(), label: '', url: `https://a.b/${at}` }));
        return { ...empty, basics: { ...empty.basics, links } };
      },
    ],
    [
      'entries',
      (count) =>
        withRoles(
          empty,
          Array.from({ length: count }, () => role({ position: 'Engineer' })),
        ),
    ],
  ])('describes many new %s in time that grows linearly with them', async (_name, make) => {
    const growth = await growthOf(make, (after) => changesBetween(empty, after), 1_000, 15);
    expect(growth).toBeLessThan(mostGrowth);
  });

  it('describes all new links, and all new keywords of an entry, by one change', () => {
    const tool = (keywords: string[]) => ({
      id: engineer.id,
      hidden: false,
      breakBefore: false,
      keepTogether: false,
      name: 'Tools',
      keywords,
    });
    const skilled = (keywords: string[], urls: string[]): Resume =>
      resumeSchema.parse({
        ...empty,
        basics: { ...empty.basics, links: urls.map((url) => ({ id: newId(), label: '', url })) },
        sections: { ...empty.sections, skill: { ...empty.sections.skill, items: [tool(keywords)] } },
      });
    const changes = changesBetween(skilled([], []), skilled(['Node.js', 'SQL'], ['https://a.b/1', 'https://a.b/2']));
    expect(changes.map(({ after }) => after)).toEqual(['https://a.b/1\nhttps://a.b/2', 'Node.js, SQL']);
  });

  it('ignores metadata: times, the address, conflicts, being final', () => {
    const other = {
      ...empty,
      slug: 'other',
      updatedAt: '2027-01-01T00:00:00.000Z',
      final: { at: '2027-01-01T00:00:00.000Z', renderer: '1', layout: 'x' },
    };
    expect(changesBetween(empty, other)).toEqual([]);
  });

  it('names the entry and the field, and shows rich text without marks', () => {
    const after = withRoles(empty, [{ ...engineer, body: 'Built *towers*' }, analyst]);
    expect(changesBetween(two, after)).toEqual([
      {
        place: { is: 'section', key: 'experience' },
        entry: 'Engineer',
        entryId: engineer.id,
        what: 'changed',
        field: { label: 'What you did and achieved' },
        before: 'Built bridges',
        after: 'Built towers',
      },
    ]);
  });

  it('reports an entry that was added or removed, with its text', () => {
    const [change] = changesBetween(two, withRoles(empty, [engineer]));
    expect(change).toMatchObject({ what: 'removed', entry: 'Analyst', before: 'Analyst', after: '' });
    const [back] = changesBetween(withRoles(empty, [engineer]), two);
    expect(back).toMatchObject({ what: 'added', entry: 'Analyst', before: '', after: 'Analyst' });
  });

  it('reports a changed order of the entries', () => {
    expect(changesBetween(two, withRoles(empty, [analyst, engineer]))).toMatchObject([
      { what: 'moved', field: { known: 'entries' } },
    ]);
  });

  it('reports switches of entries and sections', () => {
    const hidden = withRoles(two, [{ ...engineer, hidden: true }, analyst]);
    expect(changesBetween(two, hidden)).toMatchObject([
      { entry: 'Engineer', field: { known: 'hidden' }, before: 'false', after: 'true' },
    ]);
  });

  it('reports personal details, and each of their lists once', () => {
    const links = [
      { id: newId(), label: 'Site', url: 'https://a.example' },
      { id: newId(), label: '', url: 'https://b.example' },
    ];
    const after: Resume = {
      ...empty,
      basics: { ...empty.basics, fullName: 'Ada L.', location: { ...empty.basics.location, city: 'Leeds' }, links },
    };
    expect(changesBetween(empty, after)).toMatchObject([
      { place: { is: 'personal' }, field: { known: 'fullName' }, after: 'Ada L.' },
      { place: { is: 'personal' }, field: { known: 'city' }, after: 'Leeds' },
      {
        place: { is: 'personal' },
        field: { known: 'links' },
        before: '',
        after: 'Site: https://a.example\nhttps://b.example',
      },
    ]);
  });

  it('reports custom sections, the design, the name, tags and the target', () => {
    const custom = [
      { id: newId(), key: 'talks', kind: 'list' as const, heading: 'Talks', hidden: false, grouped: false, items: [] },
    ];
    const after: Resume = {
      ...empty,
      title: 'Ada 2',
      tags: ['Berlin', 'x'],
      custom,
      target: { ...empty.target, yearsOfExperience: 4 },
      template: {
        ...empty.template,
        id: 'other',
        tokens: { ...empty.template.tokens, accent: '#112233', fontSize: 11 },
      },
    };
    const reported = changesBetween(empty, after).map(({ place, field, what, after: now }) => [
      place.is,
      field && 'known' in field ? field.known : '',
      what,
      now,
    ]);
    expect(reported).toContainEqual(['title', '', 'changed', 'Ada 2']);
    expect(reported).toContainEqual(['tags', '', 'changed', 'Berlin, x']);
    expect(reported).toContainEqual(['custom', '', 'added', '']);
    expect(reported).toContainEqual(['target', 'yearsOfExperience', 'changed', '4']);
    expect(reported).toContainEqual(['design', 'template', 'changed', 'other']);
    expect(reported.filter(([place, field]) => place === 'design' && field === 'tokens')).toHaveLength(1);
    expect(changesBetween(empty, after).find(({ place }) => place.is === 'custom')?.place).toEqual({
      is: 'custom',
      heading: 'Talks',
    });
  });
});

describe('summaryOf', () => {
  const summary = (before: Resume, after: Resume) => summaryOf(changesBetween(before, after));
  const nothing = { edited: 0, added: 0, removed: 0, whole: null };

  it('counts entries, also those of one title, and names every other place once', () => {
    const [one, other] = [role({ position: 'Nurse' }), role({ position: 'Nurse' })];
    const before = withRoles(empty, [one, other, analyst]);
    const after: Resume = {
      ...withRoles(empty, [{ ...one, location: 'Leeds' }, { ...other, location: 'Leeds', body: 'New' }, engineer]),
      summary: 'New',
      basics: { ...empty.basics, fullName: 'Ada', email: 'ada@example.com' },
    };
    expect(summary(before, after)).toEqual(
      expect.arrayContaining([
        { place: { is: 'section', key: 'experience' }, edited: 2, added: 1, removed: 1, whole: null },
        { ...nothing, place: { is: 'summary' }, whole: 'changed' },
        { ...nothing, place: { is: 'personal' }, whole: 'changed' },
      ]),
    );
    expect(summary(before, after)).toHaveLength(3);
    expect(summary(before, before)).toEqual([]);
  });

  it('tells reordered entries, and a custom section that is new', () => {
    expect(summary(two, withRoles(empty, [analyst, engineer]))).toEqual([
      { ...nothing, place: { is: 'section', key: 'experience' }, whole: 'moved' },
    ]);
    const custom = [
      { id: newId(), key: 'talks', kind: 'list' as const, heading: 'Talks', hidden: false, grouped: false, items: [] },
    ];
    expect(summary(empty, { ...empty, custom })).toEqual([
      { ...nothing, place: { is: 'custom', heading: 'Talks' }, whole: 'added' },
    ]);
  });
});

describe('previousVersion', () => {
  it('is the next older version of the list, since versions in between may be gone', () => {
    const revisions = [{ rev: 9 }, { rev: 6 }, { rev: 2 }];
    expect(previousVersion(revisions, { rev: 9 }, true)).toBe(6);
    expect(previousVersion(revisions, { rev: 2 }, true)).toBeUndefined();
    expect(previousVersion(revisions, { rev: 2 }, false)).toBeNull();
  });
});

describe('restored', () => {
  const now: Resume = {
    ...two,
    id: newId(),
    slug: 'now-1',
    title: 'Now',
    tags: ['kept'],
    conflicts: [{ id: newId(), path: 'summary', kept: 'a', other: 'b', device: '' }],
  };
  const version: Resume = {
    ...empty,
    summary: 'As it was',
    final: { at: '2026-01-01T00:00:00.000Z', renderer: '1', layout: 'x' },
  };
  const back = restored(now, version, '2026-05-05T00:00:00.000Z');
  it('restores what was written', () => {
    expect(back.summary).toBe('As it was');
    expect(back.title).toBe('Ada');
    expect(back.sections.experience.items).toEqual([]);
  });
  it('stays the same document, with its tags and open conflicts, as a draft with the current time', () => {
    expect(back).toMatchObject({
      id: now.id,
      slug: 'now-1',
      tags: ['kept'],
      conflicts: now.conflicts,
      final: null,
      createdAt: now.createdAt,
      updatedAt: '2026-05-05T00:00:00.000Z',
    });
  });
});
