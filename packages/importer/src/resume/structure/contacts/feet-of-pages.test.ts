import { expect, it } from 'vitest';
import { drawn, readPages } from '../../testing/drawn.ts';

/** Two pages of work, each with these lines at its foot. */
const withFeet = async (...foot: readonly string[]) => {
  const page = (head: readonly string[], work: readonly string[]) => [
    ...drawn([...head, ...work], { heading: 16 }),
    ...foot.map((text, index) => ({ text, x: 200, y: 747 + 13.5 * index, size: 9 })),
  ];
  const { resume } = await readPages(
    page(
      ['* Ada Park', '# Experience'],
      ['* Rigger || 2019 - 2022', 'Lake Boats Ltd', '- Rigged forty boats', '- Taught two apprentices'],
    ),
    page([], ['* Sailor || 2015 - 2019', 'Quay Ferries Ltd', '- Sailed the ferry to the island', '- Kept the log']),
  );
  return resume;
};

it('contacts in two lines at the foot of every page are the person’s, and no work', async () => {
  const { basics, sections } = await withFeet(
    '+1 212 555 0142 · a.p@example.org',
    'github.com/lake-rigger · skype: ada_park',
  );
  expect([basics.email, basics.phone.replace(/\D/gu, '')]).toEqual(['a.p@example.org', '12125550142']);
  expect(basics.extra).toMatchObject([{ label: 'Skype', value: 'ada_park' }]);
  expect(JSON.stringify(sections)).not.toContain('example.org');
});

it('a site that one page alone has low down is of the work there', async () => {
  const { sections } = await withFeet();
  expect(sections.experience.items).toHaveLength(2);
});

it('addresses side by side that stand apart at the end are the person’s', async () => {
  const linksBelow = async (step: number) => {
    const lines = ['* Ada Park', 'ada@example.org', '# Skills', 'Sails, Oak'];
    const foot = drawn(['adapark.example · github.com/adapark'], { top: 60 + 14 * lines.length + step });
    const { resume } = await readPages([...drawn(lines, { heading: 16 }), ...foot]);
    return resume.basics.links.map(({ url }) => url);
  };
  expect(await linksBelow(40)).toEqual(['adapark.example', 'github.com/adapark']);
  expect(await linksBelow(0)).toEqual([]);
});
