import { describe, expect, it } from 'vitest';
import { shippedSamples } from '../../base/samples/shipped-samples.ts';
import { createSampleSearch } from './search-samples.ts';

const search = createSampleSearch(await shippedSamples.list('resume'));

describe('the search for a sample', () => {
  it.each([
    ['nurse', 'registered-nurse'],
    ['regis', 'registered-nurse'],
    ['nusre', 'registered-nurse'],
    ['electrican', 'electrician'],
    ['softwear enginer', 'software-engineer'],
    ['programmer', 'software-engineer'],
    ['PROJECT MANAGER', 'project-manager'],
    ['wélder', 'welder'],
  ])('finds %s', (typed, slug) => {
    expect(
      search(typed)
        .slice(0, 3)
        .map((head) => head.slug),
    ).toContain(slug);
  });

  it('finds all of a category, and nothing where nothing fits', () => {
    expect(search('healthcare').filter(({ category }) => category === 'Healthcare')).toHaveLength(5);
    expect(search('zzzzqq')).toEqual([]);
    expect(search('')).toEqual([]);
  });
});
