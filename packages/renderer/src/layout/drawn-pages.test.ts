import { resumeView } from '@vitae/domain';
import { latinFixtures } from '@vitae/testkit/fixtures';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine.ts';
import { nodeFonts } from '../node.ts';
import { drawnPages } from './drawn-pages.ts';

const fixture = (name: string) => {
  const found = latinFixtures.find((one) => one.name === name);
  if (!found) throw new Error(`There is no fixture ${name}`);
  return found.resume;
};
const engine = createEngine({ fonts: nodeFonts, assets: () => Promise.resolve(undefined) });

describe('the pages that an evaluation looks at', () => {
  it('have every field with its look, its place on the page and what is behind it', async () => {
    const sample = fixture('sidebar-heavy');
    const document = { ...sample, template: { ...sample.template, id: 'sidebar' } };
    const view = resumeView(document);
    const [page] = drawnPages(await engine.layOut(document));
    const find = (path: string) => page?.runs.find((run) => run.path === path);
    expect(find('basics.fullName')).toMatchObject({
      text: view.fullName.text,
      role: 'name',
      background: '#ffffff',
      embedded: true,
      invisible: false,
    });
    expect(find('basics.email')).toMatchObject({
      text: document.basics.email,
      href: `mailto:${document.basics.email}`,
    });
    // The side column is tinted.
    expect(find('basics.email')?.background).not.toBe('#ffffff');
    for (const { heading } of view.sections)
      if (heading.text)
        expect(page?.runs.some(({ role, path }) => role === 'heading' && path === heading.path)).toBe(true);
    for (const { box } of page?.runs ?? []) {
      expect(box.x).toBeGreaterThan(0);
      expect(box.x + box.width).toBeLessThan(page?.width ?? 0);
      expect(box.y + box.height).toBeLessThan(page?.height ?? 0);
    }
  });

  it('join what is set alike in a line, and leave out no word', async () => {
    const document = fixture('rich-summary');
    const pages = drawnPages(await engine.layOut(document));
    const text = pages.flatMap(({ runs }) => runs.map((run) => run.text)).join(' ');
    for (const word of ['finalist', 'Hartwell Prize', 'surveyed', 'Tidewater Daily', 'Records Prize'])
      expect(text).toContain(word);
    expect(pages.flatMap(({ runs }) => runs).length).toBeLessThan(120);
  });
});
