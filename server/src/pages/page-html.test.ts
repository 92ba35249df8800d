import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPageHtml, type PageContent } from './page-html.ts';

const template = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="description" content="The template's own." />
    <title>Template</title>
  </head>
  <body>
    <div id="app"></div>
    <noscript>This page needs JavaScript.</noscript>
    <script type="module" src="/assets/main.js"></script>
  </body>
</html>`;
const origin = 'https://vitae.example';
const plain: PageContent = { title: 'Vitae', description: null, canonical: null, isListed: true };
const make = (content: Partial<PageContent> = {}) => createPageHtml(template, origin)({ ...plain, ...content });

/** The head's own elements as a browser reads them: name and attributes, and the title's text. */
const headOf = (html: string): { elements: string[]; title: string } => {
  const head = html.slice(html.indexOf('<head>') + 6, html.indexOf('</head>'));
  return {
    elements: [...head.matchAll(/<(\/?[a-z]+)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>/g)].map(
      ([, name = '', attributes = '']) => `${name}${attributes}`.trim(),
    ),
    title: unescaped(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
  };
};
const unescaped = (text: string) =>
  text.replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)));

describe('the HTML of a page', () => {
  it('has its own title and description in place of the template’s, and its address', () => {
    const { html } = make({ title: 'Terms · Vitae', description: 'What holds here.', canonical: '/terms' });
    expect(headOf(html).elements).toEqual([
      'meta charset="utf-8"',
      'title',
      '/title',
      'meta name="description" content="What holds here."',
      'link rel="canonical" href="https://vitae.example/terms"',
    ]);
    expect(headOf(html).title).toBe('Terms · Vitae');
    expect(html.match(/<title>|name="description"/g)).toHaveLength(2);
  });

  it('asks not to be indexed if it should not be', () => {
    expect(headOf(make({ isListed: false }).html).elements).toContain('meta name="robots" content="noindex"');
    expect(make().html).not.toContain('robots');
  });

  it('inserts the page, unchanged and marked, with the files it needs, and no longer asks for JavaScript', () => {
    const files = { styles: ['/assets/a.css'], scripts: ['/assets/b.js'] };
    const { html } = make({ body: '<h1>Terms</h1><p>$& $1</p>', files });
    expect(html).toContain('<div id="app" data-rendered><h1>Terms</h1><p>$& $1</p></div>');
    expect(headOf(html).elements).toEqual(
      expect.arrayContaining([
        'link rel="stylesheet" crossorigin href="/assets/a.css"',
        'link rel="modulepreload" crossorigin href="/assets/b.js"',
      ]),
    );
    expect(html).not.toContain('noscript');
  });

  it('leaves a page that only the browser renders empty', () => {
    expect(make().html).toContain('<div id="app"></div>');
    expect(make().html).toContain('<noscript>');
  });

  it.each([
    '</title><script>alert(1)</script>',
    '" /><script>alert(1)</script>',
    "' onload='alert(1)",
    '</head><body><img src=x onerror=alert(1)>',
    '$& $` $1 $<name>',
    '<!--',
    'a & b &amp; &#60;',
  ])('is not changed by %s in any of its words', (hostile) => {
    const calm = headOf(make({ title: 'a', description: 'b', canonical: '/c' }).html);
    const { html } = make({ title: hostile, description: hostile, canonical: `/${hostile}` });
    const { elements, title } = headOf(html);
    expect(elements.map((element) => element.split(' ')[0])).toEqual(
      calm.elements.map((element) => element.split(' ')[0]),
    );
    expect(title).toBe(hostile);
    expect(unescaped(/name="description" content="([^"]*)"/.exec(html)?.[1] ?? '')).toBe(hostile);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/head>/g)).toHaveLength(1);
    expect(html).not.toContain('Template');
  });

  it('can contain any text without breaking the page', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary-ascii' }), (title, description) => {
        const { html } = make({ title, description });
        expect(headOf(html).elements).toHaveLength(4);
        expect(headOf(html).title).toBe(title);
        expect(html.match(/<[a-z]/g)?.length).toBe(make({ title: '', description: '' }).html.match(/<[a-z]/g)?.length);
      }),
    );
  });

  it('has a validator that is the same for the same bytes, and another for others', () => {
    const page = createPageHtml(template, origin);
    expect(page({ ...plain })).toBe(page({ ...plain }));
    expect(createPageHtml(template, origin)(plain).etag).toBe(page(plain).etag);
    expect(page({ ...plain, title: 'Other' }).etag).not.toBe(page(plain).etag);
    expect(page(plain).etag).toMatch(/^"[\w-]{43}"$/);
  });

  it('is rebuilt if it was evicted, and stays the same', () => {
    const page = createPageHtml(template, origin);
    const first = page({ ...plain, title: '0' });
    for (let count = 1; count <= 501; count += 1) page({ ...plain, title: String(count) });
    expect(page({ ...plain, title: '0' })).toEqual(first);
  });
});
