import { pageOf, posts } from '@vitae/api';
import { interfaceLanguages } from '@vitae/words/languages';
import { defaultLocale } from '@vitae/words/reader';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, 'posts');
const textsIn = (language: string): ReadonlyMap<string, string> => {
  const own = join(folder, language === defaultLocale ? '' : language);
  const files = readdirSync(own).filter((file) => file.endsWith('.md'));
  return new Map(files.map((file) => [file.replace(/\.md$/, ''), readFileSync(join(own, file), 'utf8')]));
};
const english = textsIn(defaultLocale);

it('lists every post that has a text, and no other', () => {
  expect(posts.map(({ slug }) => slug).toSorted()).toEqual([...english.keys()].toSorted());
});

it('has no post in a language that the interface does not have', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).flatMap((found) =>
    found.isDirectory() ? [found.name] : [],
  );
  expect([defaultLocale, ...folders].toSorted()).toEqual([...interfaceLanguages].toSorted());
});

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const sorted = (words: readonly string[]): string[] => words.toSorted((a, b) => a.localeCompare(b));
const linksIn = (text: string): string[] => sorted([...text.matchAll(/\]\((.*?)\)/g)].map(([, path = '']) => path));

/** What a text has in every language: its parts, its links, and each number as often. */
const shapeOf = (text: string) => ({
  paragraphs: text.trim().split(/\n{2,}/).length,
  headings: count(text, /^## /gm),
  points: count(text, /^- /gm),
  steps: count(text, /^\d\. /gm),
  quotations: count(text, /^> /gm),
  strong: count(text, /\*\*.+?\*\*/g),
  links: linksIn(text),
  numbers: sorted(text.match(/\d+/g) ?? []),
});

describe.each(interfaceLanguages)('the posts in %s', (language) => {
  const texts = textsIn(language);

  it('are those of the English blog, part by part', () => {
    expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    for (const [slug, text] of texts) expect(shapeOf(text), slug).toEqual(shapeOf(english.get(slug) ?? ''));
  });

  it('link only to pages that exist', () => {
    for (const [slug, text] of texts)
      for (const link of linksIn(text)) expect(pageOf(link), `${slug} ${link}`).not.toBeNull();
  });
});
