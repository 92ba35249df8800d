import { loadSamples, sampleKinds } from '@vitae/samples';
import { describe, expect, it } from 'vitest';
import { placesOf } from './point-places.ts';

describe('the places of a document', () => {
  it('include everything that the points of the samples refer to, each place once and with a name', async () => {
    for (const kind of sampleKinds)
      for (const { slug, document, points } of await loadSamples(kind)) {
        const places = placesOf({ ...document });
        const known = places.map(({ at }) => at);
        expect(
          points.map(({ at }) => at).filter((at) => !known.includes(at)),
          slug,
        ).toEqual([]);
        expect(new Set(known).size, slug).toBe(known.length);
        expect(
          places.filter(({ label }) => label === ''),
          slug,
        ).toEqual([]);
      }
  });
});
