import type { Resume } from '@vitae/domain';
import { templates } from '@vitae/templates';
import { twoPageResume } from '@vitae/testkit/pdf';
import { everyNth, isInSample, triesAll } from '@vitae/testkit/sample';
import { describe, expect, it } from 'vitest';
import { createEngine } from './engine.ts';
import { nodeFonts } from './node.ts';
import { stretchesOf } from './testing/stretches-of.ts';

const engine = createEngine({ fonts: nodeFonts, assets: () => Promise.resolve(undefined) });
const base = twoPageResume();
const { experience, skill } = base.sections;
const idOf = (index: number) => `01890a5d-ac96-774b-bcce-${String(index).padStart(12, '0')}`;

/** A resume with these jobs, no other section but skills, and no summary. */
function resumeOf(bodies: readonly string[], groups = 0): Resume {
  const [job] = experience.items;
  const [group] = skill.items;
  if (!job || !group) throw new Error('There is no job or no group');
  const { sections } = structuredClone(base);
  for (const section of Object.values(sections)) section.items = [];
  sections.experience.items = bodies.map((body, at) => ({ ...job, id: idOf(at), employer: `Employer ${at}`, body }));
  sections.skill.items = Array.from({ length: groups }, (_, at) => ({
    ...group,
    id: idOf(50 + at),
    name: `Group ${at}`,
  }));
  return { ...base, summary: '', sections };
}

/** What is drawn of each of these entries. */
async function drawnOf(resume: Resume, template: string, ids: readonly string[]) {
  const all = stretchesOf((await engine.layOut({ ...resume, template: { ...resume.template, id: template } })).pages);
  return ids.map((id) => all.filter(({ anchors }) => anchors.some((anchor) => anchor.includes(id))));
}

it.each(everyNth(3, 1, templates).map(({ id }) => id))('%s sets jobs further apart than bullets', async (id) => {
  const [first = [], second = []] = await drawnOf(resumeOf(Array<string>(6).fill('- One\n- Two\n- Three')), id, [
    idOf(0),
    idOf(1),
  ]);
  const [one, two, three] = first.filter(({ tag }) => tag === 'LBody');
  if (!one || !two || !three || second.length === 0) throw new Error('Something is missing');
  const apart = Math.min(...second.map(({ top }) => top)) - three.bottom;
  expect(apart).toBeGreaterThan(two.top - one.bottom + 3);
});

it.each(templates.map(({ id }) => id))(
  '%s sets works and references of several lines as far apart as jobs',
  async (id) => {
    const resume = resumeOf(Array<string>(4).fill('One line'));
    const plain = { hidden: false, breakBefore: false, keepTogether: false };
    const items = [0, 1, 2, 3].map((at) => ({ ...plain, id: idOf(70 + at), name: `Film ${at}`, body: 'One line' }));
    const apart = async (drawn: Resume, from: number) => {
      const [first = [], second = []] = await drawnOf(drawn, id, [idOf(from), idOf(from + 1)]);
      if (first.length === 0 || second.length === 0) throw new Error('Something is missing');
      return Math.min(...second.map(({ top }) => top)) - Math.max(...first.map(({ bottom }) => bottom));
    };
    const jobs = await apart(resume, 0);
    for (const key of ['portfolio', 'reference'] as const) {
      const sections = { ...resume.sections, experience: { ...experience, items: [] } };
      const listed = { ...resume, sections: { ...sections, [key]: { ...sections[key], items } } };
      expect(await apart(listed, 70), key).toBeGreaterThan(jobs - 0.5);
    }
  },
);

/** Where skills stand beside the jobs, in a column that only they fill. */
const beside = ['sidebar', 'sidebar-right', 'technical'];
/** Where so many bullets take more than a page: Spread puts them into two columns. */
const below = templates.map(({ id }) => id).filter((id) => id !== 'two-column' && !beside.includes(id));

describe('a group of skills', () => {
  it.each(below.filter((_, row) => isInSample(row)))('is never alone overleaf in %s', async (id) => {
    const pages = new Set<number | undefined>();
    for (let bullets = 20; bullets < 60; bullets += 1) {
      const groups = await drawnOf(resumeOf(['- One line\n'.repeat(bullets)], 3), id, [50, 51, 52].map(idOf));
      const on = new Set(groups.map(([first]) => first?.page));
      expect(on.size, `after ${bullets} bullets`).toBe(1);
      for (const page of on) pages.add(page);
    }
    expect([...pages]).toEqual([0, 1]);
  });

  it.skipIf(!triesAll).each(beside)('is never alone overleaf beside the jobs of %s', async (id) => {
    const overleaf = new Set<number>();
    for (let count = 18; count < 46; count += 1) {
      const ids = Array.from({ length: count }, (_, at) => idOf(50 + at));
      const groups = await drawnOf(resumeOf(['- One line'], count), id, ids);
      overleaf.add(groups.filter(([first]) => first?.page === 1).length);
    }
    expect(overleaf).toContain(0);
    expect(Math.max(...overleaf)).toBeGreaterThan(2);
    expect(overleaf).not.toContain(1);
  });
});
