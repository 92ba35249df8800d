import { describe, expect, it } from 'vitest';
import { createResume, visibleContent } from './index.ts';
import { tidyTags } from './document-tags.ts';

describe('document tags', () => {
  it('are empty in a new document', () => {
    expect(createResume({ title: 'A' }).tags).toEqual([]);
  });
  it('are not exported with the pages', () => {
    expect(visibleContent({ ...createResume({ title: 'A' }), tags: ['plan B'] }).tags).toEqual([]);
  });
  it('are normalised: trimmed, without duplicates, in the first spelling', () => {
    expect(tidyTags([' Acme ', '', 'remote  work', 'ACME', '  '])).toEqual(['Acme', 'remote work']);
  });
});
