import { createResume, knowing, maxDocumentBytes, newId, variantOf, visibleContent, type Resume } from '@vitae/domain';
import { growthOf, mostGrowth } from '@vitae/testkit/linear';
import { describe, expect, it } from 'vitest';
import { offeredMerge } from './offered-merge.ts';

const item = (position: string, body: string) => ({
  id: newId(),
  hidden: false,
  breakBefore: false,
  keepTogether: false,
  position,
  employer: 'Northwind',
  location: '',
  start: '',
  end: '',
  current: false,
  url: '',
  body,
});

const base = createResume({ title: 'Ada' });
const original: Resume = {
  ...base,
  summary: 'Plans routes. Speaks Polish.',
  sections: { ...base.sections, experience: { ...base.sections.experience, items: [item('Manager', '- Led 30')] } },
};
const variant = variantOf(original, 'Ada for Halden', 'Buyer');
const withSummary = (resume: Resume, summary: string): Resume => ({ ...resume, summary });

describe('a variant of a resume', () => {
  it('is a copy for one job with its own address, and is offered nothing at first', () => {
    expect(variant).toMatchObject({
      title: 'Ada for Halden',
      target: { jobTitle: 'Buyer' },
      summary: original.summary,
    });
    expect([variant.id, variant.slug]).not.toContain(original.id);
    expect(offeredMerge(variant, original)).toBeNull();
  });

  it('is offered what was edited in the original, and keeps its own edits', () => {
    const own = withSummary(variant, 'Plans every route. Speaks Polish.');
    const [first] = original.sections.experience.items;
    const edited: Resume = {
      ...withSummary(original, 'Plans routes. Speaks fluent Polish.'),
      title: 'Ada 2026',
      basics: { ...original.basics, phone: '0113 496 0182' },
      sections: {
        ...original.sections,
        experience: {
          ...original.sections.experience,
          items: [item('Director', '- Led 60'), ...(first ? [first] : [])],
        },
      },
    };
    const merged = offeredMerge(own, edited);
    expect(merged).toMatchObject({
      id: variant.id,
      title: 'Ada for Halden',
      target: { jobTitle: 'Buyer' },
      summary: 'Plans every route. Speaks fluent Polish.',
      basics: { phone: '0113 496 0182' },
      conflicts: [],
    });
    expect(merged?.sections.experience.items.map(({ position }) => position)).toEqual(['Director', 'Manager']);
    expect(merged && offeredMerge(merged, edited)).toBeNull();
    // Declined edits are not offered again either; later ones are.
    const declined = knowing(own, edited);
    expect(offeredMerge(declined, edited)).toBeNull();
    const later = { ...edited, basics: { ...edited.basics, email: 'ada@example.com' } };
    expect(offeredMerge(declined, later)?.basics).toMatchObject({ email: 'ada@example.com', phone: '' });
  });

  it('keeps its value where both changed the same field, and lets the user decide', () => {
    const named = (resume: Resume, headline: string): Resume => ({ ...resume, basics: { ...resume.basics, headline } });
    const merged = offeredMerge(named(variant, 'Buyer'), named(original, 'Director'));
    expect(merged?.basics.headline).toBe('Buyer');
    expect(merged?.conflicts).toMatchObject([{ path: 'basics.headline', kept: 'Buyer', other: 'Director' }]);
  });

  it('is offered nothing from another resume, or without a readable base', () => {
    expect(offeredMerge(variant, createResume({ title: 'Other' }))).toBeNull();
    const broken = { ...variant, variantOf: { id: original.id, base: '{"kind":"resume"' } };
    expect(offeredMerge(broken, withSummary(original, 'New'))).toBeNull();
  });

  it('of a large resume is never too large to sync, but is offered nothing', () => {
    const large = withSummary(original, '"ü'.repeat(100_000));
    for (const made of [variantOf(large, 'Ada for Halden'), knowing(variant, large)]) {
      expect(Buffer.byteLength(JSON.stringify(made))).toBeLessThanOrEqual(maxDocumentBytes);
      expect(made.variantOf?.id).toBe(large.id);
      expect(offeredMerge(made, withSummary(large, 'New'))).toBeNull();
    }
  });

  it('is offered many new links in time that grows linearly with them', async () => {
    const linked = (count: number): Resume => {
      const links = Array.from({ length: count }, (_, at) => ({ id: newId(), label: '', url: `https://a.b/${at}` }));
      return { ...original, basics: { ...original.basics, links } };
    };
    expect(offeredMerge(variant, linked(3_000))?.basics.links).toHaveLength(3_000);
    const growth = await growthOf(linked, (edited) => offeredMerge(variant, edited), 1_000, 20);
    expect(growth).toBeLessThan(mostGrowth);
  });

  it('does not travel with its pages, and its variants have the same original', () => {
    expect(visibleContent(variant).variantOf).toBeNull();
    expect(variantOf(variant, 'Ada for Acme').variantOf).toEqual(variant.variantOf);
  });
});
