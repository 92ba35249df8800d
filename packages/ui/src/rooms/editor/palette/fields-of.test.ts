import { expect, it } from 'vitest';
import { fieldsOf } from './fields-of.ts';

it('lists a picture as one field, with its description and not with its name in the store', () => {
  const photo = { asset: 'f82714e2', alt: 'Portrait', origin: { asset: 'e21cd62f', x: 0, y: 0, zoom: 1 } };
  expect(fieldsOf({ basics: { photo } })).toEqual([{ path: 'basics.photo', text: 'Portrait' }]);
});

it('lists what can be filled in, with entries by their ids, and dates and tags as single fields', () => {
  const document = {
    basics: { fullName: 'Ana  Silva', photo: null, links: [] },
    sections: {
      experience: {
        visible: true,
        items: [{ id: 'a1', title: 'x'.repeat(80), start: { year: 2020, month: null }, tags: ['one', 'two'] }],
      },
    },
  };
  expect(fieldsOf(document)).toEqual([
    { path: 'basics.fullName', text: 'Ana Silva' },
    { path: 'basics.photo', text: '' },
    { path: 'basics.links', text: '' },
    { path: 'sections.experience.items.a1.title', text: `${'x'.repeat(60)}…` },
    { path: 'sections.experience.items.a1.start', text: '' },
    { path: 'sections.experience.items.a1.tags', text: 'one, two' },
  ]);
});
