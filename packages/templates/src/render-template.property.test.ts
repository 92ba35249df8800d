import { resumeView, type Resume, type ResumeView, type ViewEntry } from '@vitae/domain';
import { aResume, resumes } from '@vitae/testkit';
import { twoPageResume } from '@vitae/testkit/pdf';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnText } from './testing/drawn-text.ts';
import { templates } from './registry.ts';
import { renderTemplate } from './render-template.ts';
import { everyNth } from '@vitae/testkit/sample';

const fieldsOf = (entry: ViewEntry): { text: string; path: string }[] => [
  ...[
    entry.title,
    entry.subtitle,
    entry.location,
    entry.dates,
    entry.url,
    entry.email,
    entry.phone,
    entry.level,
    ...entry.meta,
  ].filter((value) => value !== null),
  ...entry.tags.items.map((text) => ({ text, path: entry.tags.path })),
  ...entry.body.blocks.flatMap((block) => block.spans.map((span) => ({ text: span.text, path: entry.body.path }))),
  ...entry.roles.flatMap(fieldsOf),
];

const headOf = (view: ResumeView) => [view.fullName, view.headline, ...view.contacts];

const inTemplate = (resume: Resume, id: string): Resume => ({ ...resume, template: { ...resume.template, id } });

describe.each(everyNth(3, 1, templates))('$id', ({ id, tokens }) => {
  it('draws every field of any resume, within its anchor', () => {
    fc.assert(
      fc.property(resumes, (any) => {
        const resume = inTemplate(any, id);
        const view = resumeView(resume, tokens.dateStyle);
        const pieces = drawnText(renderTemplate(resume), { withAlternatives: true });
        const fields = [
          ...headOf(view),
          ...view.sections.flatMap((section) => [section.heading, ...section.entries.flatMap(fieldsOf)]),
        ];
        for (const { text, path } of fields.filter((field) => field.text)) {
          const within = pieces.filter((piece) => piece.anchors.includes(path)).map((piece) => piece.text);
          expect(within.join(''), path).toContain(text);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('draws entries in the order of their column, the head before the body', () => {
    fc.assert(
      fc.property(resumes, (any) => {
        const resume = inTemplate(any, id);
        const view = resumeView(resume, tokens.dateStyle);
        const anchors = drawnText(renderTemplate(resume)).flatMap((piece) => piece.anchors);
        for (const section of view.sections) {
          const first = section.entries
            .map((entry) => anchors.indexOf(entry.path || entry.body.path))
            .filter((at) => at >= 0);
          expect(first).toEqual(first.toSorted((a, b) => a - b));
          for (const entry of section.entries) {
            const [title, body] = [anchors.indexOf(entry.title.path), anchors.indexOf(entry.body.path)];
            if (entry.title.text && entry.body.blocks.length > 0) expect(title).toBeLessThan(body);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('starts with the name and draws nothing else if there is nothing else', () => {
    const base = aResume();
    const pieces = drawnText(
      renderTemplate(inTemplate({ ...base, basics: { ...base.basics, fullName: 'Ada Lovelace' } }, id)),
    );
    expect(pieces.map((piece) => piece.text).join('')).toBe('Ada Lovelace');
  });

  it('links every field that has a target', () => {
    const base = aResume();
    const resume = inTemplate(
      {
        ...base,
        basics: { ...base.basics, fullName: 'Ada', email: 'ada@example.com', phone: '+44 20 7946 0958' },
        summary: 'See [my work](https://example.com/work).',
      },
      id,
    );
    const links = drawnText(renderTemplate(resume)).filter((piece) => piece.href);
    expect(new Map(links.map(({ text, href }) => [text, href]))).toEqual(
      new Map([
        ['+44 20 7946 0958', 'tel:+442079460958'],
        ['ada@example.com', 'mailto:ada@example.com'],
        ['my work', 'https://example.com/work'],
      ]),
    );
  });

  it('draws bullets and links in the second colour, and no employer, title or place like a link', () => {
    const base = twoPageResume();
    const { tokens: own } = base.template;
    const resume = inTemplate(
      {
        ...base,
        summary: 'See [my work](https://example.com/work).',
        template: { ...base.template, tokens: { ...own, accent: ACCENT, secondColour: SECOND } },
      },
      id,
    );
    const pieces = drawnText(renderTemplate(resume));
    const colours = (texts: typeof pieces) => new Set(texts.map(({ colour }) => colour));
    expect(colours(pieces.filter(({ text }) => text === 'my work' || text === '•'))).toEqual(new Set([SECOND]));
    const heads = resumeView(resume).sections.flatMap(({ entries }) =>
      entries.flatMap((entry) => [entry, ...entry.roles].flatMap((one) => [one.title, one.subtitle, one.location])),
    );
    const paths = new Set(heads.map(({ path }) => path));
    const drawn = pieces.filter(({ anchors, href }) => href === '' && paths.has(anchors.at(-1) ?? ''));
    expect(drawn.length).toBeGreaterThan(0);
    expect([...colours(drawn)].filter((colour) => colour === ACCENT || colour === SECOND)).toEqual([]);
  });
});

/** Readable on paper as they are. */
const ACCENT = '#1d4ed8';
const SECOND = '#a21caf';
