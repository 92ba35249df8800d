import { expect, it } from 'vitest';
import { findingIn, role } from '../checks/testing/reports.ts';
import { isToolList } from './tool-lists.ts';

it.each([
  ['Stack: Django, DRF, PostgreSQL, Redis', true],
  ['Technologies and tools – Go, Kafka (2.8, 3.1)', true],
  ['Tech used: Node.js, React', true],
  ['Tecnologías utilizadas Visual Basic, ASP, SQL Server.', true],
  ['Outils : Vim, Git, Cacti', true],
  ['Eingesetzte Technologien: Java', true],
  ['Tools: built a command line that cut each deployment by 40 %', false],
  ['Tools are kept by me, and Excel', false],
  ['Stack development for retailers', false],
  ['Language teaching - German, French', false],
])('knows a list of tools by what stands before it: %s', (text, is) => {
  expect(isToolList(text)).toBe(is);
});

const items = 'document.sections.experience.items';
const tasks = ['Built the booking of berths', 'Moved the archive of charts', 'Wrote the guide for pilots'];
const rolesWith = (stack: string) =>
  ['Ned', 'Tusk', 'Fjell'].map((employer, at) =>
    role({
      position: 'Developer',
      employer,
      start: `${2014 + 2 * at}-01`,
      end: `${2015 + 2 * at}-12`,
      body: [tasks[at], ...tasks.map((task) => `${task} of ${employer} anew`), stack]
        .map((text) => `- ${text}`)
        .join('\n'),
    }),
  );

it('counts a list of tools as no bullet, whose opener is repeated and which has no figure', () => {
  const listed = { [items]: rolesWith('Stack: Perl, Oracle') };
  const said = { [items]: rolesWith('Stacked shelves of Perl and Oracle') };
  expect(findingIn('IMP-05', said)?.evidence.some(({ text }) => text.startsWith('Stack'))).toBe(true);
  expect(findingIn('IMP-05', listed)?.evidence.some(({ text }) => text.startsWith('Stack')) ?? false).toBe(false);
  expect(findingIn('IMP-02', said)?.values).toMatchObject({ total: 15 });
  expect(findingIn('IMP-02', listed)?.values).toMatchObject({ total: 12 });
});

it('takes the bullets beside a list of tools for specific, and a tool or an employer written small', () => {
  const plain = (body: string, employer = 'Northwind Traders') => ({
    [items]: [role({ position: 'Clerk', employer, body })],
  });
  const vague =
    '- Added a search to the pages\n- Kept the machines running\n- Helped the people in need\n- Wrote the guides';
  expect(findingIn('IMP-12', plain(vague))).toBeDefined();
  expect(findingIn('IMP-12', plain(`${vague}\n- Stack: Perl, Oracle`))).toBeUndefined();
  const small =
    '- Added a search to the kelpmeadow api\n- Kept the kubernetes machines running\n- Wrote guides for git\n- Met all';
  expect(findingIn('IMP-12', plain(small, 'Kelpmeadow'))).toBeUndefined();
});
