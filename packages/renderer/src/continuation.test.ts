import type { Resume } from '@vitae/domain';
import { paper } from '@vitae/templates';
import { latinFixtures, pureScriptFixtures } from '@vitae/testkit/fixtures';
import { describe, expect, it } from 'vitest';
import { createEngine, pageCount } from './engine.ts';
import { continuationOf } from './layout/continuation.ts';
import { nodeFonts } from './node.ts';
import { inkOf } from './testing/ink-of.ts';

const engine = createEngine({ fonts: nodeFonts, assets: () => Promise.resolve(undefined) });
const unsettled = createEngine({ fonts: nodeFonts, assets: () => Promise.resolve(undefined) }, { isSettled: false });

/** A resume with one paragraph that is longer than a page. */
function withLongParagraph(resume: Resume, copies: number): Resume {
  const { experience } = resume.sections;
  const [first, ...others] = experience.items;
  if (!first) throw new Error('The fixture has no experience');
  const text = typeof first['body'] === 'string' ? first['body'].replaceAll(/^[-*] |\n/gmu, ' ').trim() : '';
  const body = Array.from({ length: copies }, () => text).join(' ');
  const items = [{ ...first, body, keepTogether: false }, ...others];
  return { ...resume, sections: { ...resume.sections, experience: { ...experience, items } } };
}

const fivePages = latinFixtures.filter(({ name }) => name === 'five-pages').map(({ resume }) => resume);
const arabic = pureScriptFixtures.filter(({ name }) => name === 'pure-arabic').map(({ resume }) => resume);
/** A template with a document each, since every layout takes long. */
const cases = [
  ...fivePages.map((resume) => ({ name: 'bullets', id: 'sidebar', resume })),
  ...fivePages.map((resume) => ({ name: 'a paragraph', id: 'sidebar-right', resume: withLongParagraph(resume, 12) })),
  ...arabic.map((resume) => ({ name: 'right to left', id: 'sidebar', resume: withLongParagraph(resume, 40) })),
];

describe('pages after a side column', () => {
  it.each(cases)('have text over their whole width, with every word in order: $id, $name', async ({ id, resume }) => {
    const document = { ...resume, template: { ...resume.template, id } };
    const narrow = await unsettled.layOut(document);
    const laid = await engine.layOut(document);
    expect(continuationOf(narrow.pages)).not.toBeNull();
    expect(continuationOf(laid.pages)).toBeNull();
    expect(pageCount(laid)).toBeLessThanOrEqual(pageCount(narrow));
    expect(pageCount(laid)).toBeGreaterThan(1);

    const { lines } = inkOf(laid.pages);
    const { width } = paper[document.template.tokens.page ?? 'A4'];
    const later = lines.filter(({ page }) => page > 0);
    expect(Math.min(...later.map(({ around }) => around.left)) / width).toBeLessThan(0.1);
    expect(Math.max(...later.map(({ around }) => around.right)) / width).toBeGreaterThan(0.85);

    const wordsOf = (from: typeof lines) =>
      from
        .filter(({ words }) => !/\d+ of \d+|·/u.test(words))
        .flatMap(({ words }) => words.split(/\s+/u))
        .join('');
    expect(wordsOf(lines)).toBe(wordsOf(inkOf(narrow.pages).lines));
  });
});
