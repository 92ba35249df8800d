import type { Resume } from '@vitae/domain';
import { latinFixtures } from '@vitae/testkit/fixtures';
import { twoPageResume } from '@vitae/testkit/pdf';
import { expect, it } from 'vitest';
import { createEngine, pageCount } from './engine.ts';
import { lastPageFill, pageFill } from './last-page-fill.ts';
import { pageGeometry } from './layout/anchors.ts';
import { nodeFonts } from './node.ts';

const engine = createEngine({ fonts: nodeFonts, assets: () => Promise.resolve(undefined) });

const inSpread = (resume: Resume, autoFit: boolean | null = null): Resume => ({
  ...resume,
  template: { ...resume.template, id: 'two-column', layout: { ...resume.template.layout, autoFit } },
});

it('saves a nearly empty last page of columns filled by estimate, unless sizes are to stay', async () => {
  const summary = Array.from({ length: 6 }, (_, line) => `- Line ${line} of a summary`).join('\n');
  const resume = { ...twoPageResume(), summary };
  const still = await engine.layOut(inSpread(resume, false));
  expect([pageCount(still), still.fit]).toEqual([2, 0]);
  expect(lastPageFill(pageGeometry(still.pages))).toBeLessThan(0.2);
  const adjusted = await engine.layOut(inSpread(resume));
  expect(pageCount(adjusted)).toBe(1);
  expect(adjusted.fit).toBeGreaterThan(0);
  expect(adjusted.fit).toBeLessThanOrEqual(0.5);
});

it('sets a sparse page of such columns larger, unless sizes are to stay', async () => {
  const [sparse] = latinFixtures.filter(({ name }) => name === 'short');
  if (!sparse) throw new Error('There is no short resume');
  const reach = async (autoFit: boolean | null) => {
    const layout = await engine.layOut(inSpread(sparse.resume, autoFit));
    expect(pageCount(layout)).toBe(1);
    return { fit: layout.fit, fill: Math.max(...pageGeometry(layout.pages).map(pageFill)) };
  };
  const [still, larger] = [await reach(false), await reach(null)];
  expect(larger.fit).toBe(-1);
  expect(larger.fill).toBeGreaterThan(still.fill * 1.2);
});

it('fills such columns with what the estimate left free, so that five pages of text take three', async () => {
  const [long] = latinFixtures.filter(({ name }) => name === 'five-pages');
  expect(long && pageCount(await engine.layOut(inSpread(long.resume, false)))).toBe(3);
});

it.each(['two-column', 'compact'])('saves the nearly empty page that a name of three lines makes in %s', async (id) => {
  const two = twoPageResume();
  const fullName = 'Maria Aleksandra Wiśniewska-Kowalczyk-Zielińska de la Concepción y Montenegro';
  const headline =
    'Senior Principal Staff Platform Reliability Engineering Manager for Logistics, Measuring Instruments and Paper';
  const inTemplate = (autoFit: boolean | null): Resume => ({
    ...two,
    basics: { ...two.basics, fullName, headline },
    template: { ...two.template, id, layout: { ...two.template.layout, autoFit } },
  });
  expect(pageCount(await engine.layOut(inTemplate(false)))).toBe(2);
  expect(pageCount(await engine.layOut(inTemplate(null)))).toBe(1);
});
