import { expect, it } from 'vitest';
import { tagsOf, withTags, wrapsOf } from './tags.ts';

const text = (id: string) => ({ type: 'content', id });
const element = (role: string, ...children: (ReturnType<typeof text> | object)[]) => ({ role, children });

/** A page as browsers print it: a heading, a paragraph with a link, and a table. */
const tree = element(
  'Root',
  element(
    'Document',
    element('H2', element('NonStruct', text('heading'))),
    element('P', element('NonStruct', text('before')), element('Link', element('NonStruct', text('link')))),
    element('Table', element('TR', element('TD', element('NonStruct', text('cell'))))),
  ),
) as Parameters<typeof tagsOf>[0];

it('texts are tagged in the order of the structure, with the headings and cells around them', () => {
  const tags = tagsOf(tree);
  expect([...tags].map(([id, { order, heading, isInCell }]) => [id, order, heading, isInCell])).toEqual([
    ['heading', 0, 2, false],
    ['before', 1, 0, false],
    ['link', 2, 0, false],
    ['cell', 3, 0, true],
  ]);
  expect(tagsOf(null).size).toBe(0);
});

it('a text has the tag of the innermost mark around it that is one of the structure', () => {
  const item = (str: string) => ({ str, dir: 'ltr', transform: [], width: 1, height: 1, fontName: 'f', hasEOL: false });
  const begin = (id: string) => ({ type: 'beginMarkedContentProps', id });
  const end = { type: 'endMarkedContent', id: '' };
  const items = [begin('heading'), begin('unknown'), item('Work'), end, end, item('alone')];
  expect(withTags(items, tagsOf(tree)).map((each) => ('tag' in each ? each.tag?.heading : undefined))).toEqual([
    undefined,
    undefined,
    2,
    undefined,
    undefined,
    undefined,
  ]);
});

it('a line is the rest of the one above in one element, is not in another block, and may be in one paragraph', () => {
  const tags = tagsOf(tree);
  const of = (id: string) => [...tags].flatMap(([each, tag]) => (each === id ? [tag] : []));
  expect(wrapsOf(of('before'), of('before'))).toBe(true);
  expect(wrapsOf(of('heading'), of('before'))).toBe(false);
  expect(wrapsOf(of('before'), of('link'))).toBe(undefined);
  expect(wrapsOf([], of('link'))).toBe(undefined);
});
