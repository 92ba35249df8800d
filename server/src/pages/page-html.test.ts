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
const sample = {
  kind: 'resume' as const,
  slug: 'nurse',
  title: 'Nurse',
  jobTitle: 'nurse',
  category: 'Healthcare',
  level: 'mid' as const,
  locale: 'en-US',
  person: 'Dana Whit',
  updatedAt: '2026-01-15T09:00:00.000Z',
  picture: '',
  pages: null,
  points: [],
  marks: [],
  related: [],
  siblings: [],
};
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

  it('names its language, and the direction that it is read in', () => {
    expect(make().html).toContain('<html lang="en" dir="ltr">');
    expect(make({ language: 'de' }).html).toContain('<html lang="de" dir="ltr">');
    expect(make({ language: 'ar' }).html).toContain('<html lang="ar" dir="rtl">');
  });

  it('asks not to be indexed if it should not be', () => {
    expect(headOf(make({ isListed: false }).html).elements).toContain('meta name="robots" content="noindex"');
    expect(make().html).not.toContain('robots');
  });

  it('inserts the page, unchanged and marked, with the files it needs, and no longer asks for JavaScript', () => {
    const files = { styles: ['/assets/a.css'], scripts: ['/assets/b.js'] };
    const { html } = make({ body: ['<h1>Terms</h1>', '<p>$& $1</p>'], files });
    expect(html).toContain('<div id="app" data-rendered><h1>Terms</h1><p>$& $1</p></div>');
    expect(headOf(html).elements).toEqual(
      expect.arrayContaining(['link rel="stylesheet" crossorigin href="/assets/a.css"']),
    );
    expect(html).not.toContain('noscript');
  });

  it('has what programs read after what people see, and another validator for each of its parts', () => {
    const body = ['<p>before</p>', '<header></header>', '<h1>Nurse</h1>', '<footer></footer>', ''];
    const data = { list: { kind: 'resume' as const, samples: [] } };
    const shown = createPageHtml(template, origin);
    const page = shown({ ...plain, body, data, structured: [{ '@type': 'ItemList' }] });
    expect(page.html).toMatch(/<div id="app"[^>]*><p>before<.*<footer><\/footer><\/div>.*ld\+json.*page-data/s);
    expect(page.bytes.toString()).toBe(page.html);
    const etags = body.map((_, at) => shown({ ...plain, body: body.with(at, 'other') }).etag);
    expect(new Set([...etags, shown({ ...plain, body }).etag, page.etag]).size).toBe(body.length + 2);
  });

  it('requests the interface only once it has been painted, if it can be read without it', () => {
    const early = '<script type="module" async crossorigin src="/assets/early.js" data-form="/assets/form.js"';
    const built = template.replace(
      '</head>',
      `<script type="module" crossorigin src="/assets/index-1.js"></script>
      <link rel="modulepreload" crossorigin href="/assets/core.js">
      <link rel="modulepreload" crossorigin href="/assets/read-parts.js">
      ${early} data-read="/assets/read.js /assets/read-parts.js"></script></head>`,
    );
    const page = createPageHtml(built, origin);
    const files = { styles: [], scripts: ['/assets/b.js', '/assets/core.js'] };
    const { elements } = headOf(page({ ...plain, body: ['<h1>Terms</h1>'], files }).html);
    expect(elements.filter((element) => /assets/.test(element))).toEqual([
      'script type="module" async crossorigin data-entry="/assets/index-1.js" data-first="/assets/core.js" data-later="/assets/b.js" src="/assets/read.js"',
      'link rel="modulepreload" crossorigin href="/assets/read-parts.js"',
    ]);
    // A page that only the interface renders starts it at once.
    expect(headOf(page(plain).html).elements).toEqual(
      expect.arrayContaining([
        'script type="module" crossorigin src="/assets/index-1.js"',
        'link rel="modulepreload" crossorigin href="/assets/core.js"',
      ]),
    );
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
    expect(page({ ...plain })).toEqual(page({ ...plain }));
    expect(createPageHtml(template, origin)(plain).etag).toBe(page(plain).etag);
    expect(page({ ...plain, title: 'Other' }).etag).not.toBe(page(plain).etag);
    expect(page(plain).etag).toMatch(/^"[\w-]{43}"$/);
  });

  it('shows other sites a title and a picture if search engines may list it', () => {
    const listed = {
      title: 'Nurse',
      canonical: '/resumes/nurse',
      siteName: 'Vitae',
      picture: '/pictures/a/preview.jpg',
    };
    const { elements } = headOf(make(listed).html);
    expect(elements).toContain('meta property="og:title" content="Nurse"');
    expect(elements).toContain('meta property="og:image" content="https://vitae.example/pictures/a/preview.jpg"');
    expect(elements).toContain('meta property="og:url" content="https://vitae.example/resumes/nurse"');
    expect(make({ ...listed, isListed: false }).html).not.toContain('og:');
  });

  it('names the same page in other languages', () => {
    const languages = [
      { locale: 'en', path: '/resumes/nurse' },
      { locale: 'de', path: '/resumes/pflege' },
    ];
    expect(headOf(make({ languages }).html).elements).toContain(
      'link rel="alternate" hreflang="de" href="https://vitae.example/resumes/pflege"',
    );
  });

  it('holds what it was rendered from, with the document of a sample, and the same document again', () => {
    const sampleOf = (title: string, document: Record<string, unknown>) => ({ ...sample, title, document });
    const shown = createPageHtml(template, origin);
    const document = { kind: 'resume', summary: 'Ends </script> here.', id: '1' };
    for (const one of [sampleOf('Nurse', document), sampleOf('Nurse, again', document), sampleOf('None', {})]) {
      const { html } = shown({ ...plain, body: [''], data: { list: { kind: 'resume', samples: [] }, sample: one } });
      const [, text = ''] = /id="page-data">([^]*?)<\/script>/.exec(html) ?? [];
      expect(JSON.parse(text)).toEqual({ list: { kind: 'resume', samples: [] }, sample: one });
    }
  });

  it('describes what it is about as data that cannot end its element', () => {
    const hostile = '</script><script>alert(1)</script>';
    const { html } = make({ structured: [{ '@type': 'CreativeWork', name: hostile }] });
    expect(html).not.toContain(hostile);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({ '@type': 'CreativeWork', name: hostile });
  });
});
