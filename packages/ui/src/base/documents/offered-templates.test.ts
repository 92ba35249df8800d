import { templateTokensSchema, createResume } from '@vitae/domain';
import { templateKindOf } from '@vitae/templates';
import { describe, expect, it } from 'vitest';
import { inOffer, offerOf, offersOf } from './offered-templates.ts';

const plain = (id: string) => ({
  id,
  base: id,
  name: null,
  description: null,
  tokens: null,
  premium: false,
  enabled: true,
});
const navy = {
  ...plain('variant-navy'),
  base: 'modern',
  name: 'Navy',
  tokens: templateTokensSchema.parse({ accent: '#112244', margin: 12 }),
};
const shipped = templateKindOf('resume').templates.map(({ id }) => id);

describe('the templates that a site offers', () => {
  it('are those that were shipped, in their order, until the site says otherwise', () => {
    expect(offersOf('resume', []).map(({ key }) => key)).toEqual(shipped);
  });

  it('come in the order of the site; what it does not name follows, what nobody knows is left out', () => {
    const offers = offersOf('resume', [
      { ...plain('modern'), premium: true },
      navy,
      { ...plain('classic'), enabled: false },
      plain('of-a-later-version'),
    ]);
    expect(offers.map(({ key }) => key)).toEqual([
      'modern',
      'variant-navy',
      ...shipped.filter((id) => id !== 'modern' && id !== 'classic'),
    ]);
    expect(offers[0]?.premium).toBe(true);
    expect(offers[1]).toMatchObject({ id: 'modern', name: 'Navy' });
    expect(offers.find(({ key }) => key === 'executive')?.premium).toBe(true);
    expect(offersOf('resume', [plain('executive')])[0]?.premium).toBeUndefined();
  });

  it('dress a document in a variant, which names its template, and take its settings off again', () => {
    const offers = offersOf('resume', [navy]);
    const [variant, next] = [offers[0], offers.find(({ key }) => key === 'banner')];
    if (!variant || !next) throw new Error('Both are offered.');
    const own = createResume({ title: 'Own' });
    const mine = { ...own, template: { ...own.template, tokens: { ...own.template.tokens, fontSize: 11 } } };
    const dressed = inOffer(mine, variant, offers);
    expect(dressed.template).toMatchObject({ id: 'modern', tokens: { accent: '#112244', margin: 12, fontSize: 11 } });
    expect(offerOf(dressed, offers)?.key).toBe('variant-navy');
    expect(inOffer(dressed, next, offers).template).toMatchObject({
      id: 'banner',
      tokens: { accent: null, margin: null, fontSize: 11 },
    });
    // What the person changed is their own, and the document is no longer in the variant.
    const changed = {
      ...dressed,
      template: { ...dressed.template, tokens: { ...dressed.template.tokens, margin: 20 } },
    };
    expect(offerOf(changed, offers)?.key).toBe('modern');
    expect(inOffer(changed, next, offers).template.tokens).toMatchObject({ accent: '#112244', margin: 20 });
  });
});
