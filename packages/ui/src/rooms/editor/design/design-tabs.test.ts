import { createResume } from '@vitae/domain';
import { expect, it } from 'vitest';
import { tabOfPath } from './design-tabs.ts';

it('finds the tab of every setting of a template', () => {
  const { template } = createResume({ title: 'Test' });
  const tabsOf = (of: object, under: string) =>
    Object.fromEntries(Object.keys(of).map((name) => [name, tabOfPath(`${under}.${name}`)]));
  expect(tabOfPath('template.id')).toBe('template');
  expect(tabsOf(template.tokens, 'template.tokens')).toEqual({
    accent: 'look',
    secondColour: 'look',
    fontFamily: 'look',
    headingFamily: 'look',
    fontSize: 'look',
    lineHeight: 'look',
    spacing: 'look',
    margin: 'look',
    page: 'page',
    dateStyle: 'page',
    datesAtEnd: 'page',
    contactIcons: 'page',
    levels: 'page',
    pageNumbers: 'page',
    showPhoto: 'page',
  });
  expect(tabsOf(template.layout, 'template.layout')).toEqual({
    order: 'sections',
    side: 'sections',
    breakBefore: 'sections',
    fitPages: 'page',
    autoFit: 'page',
  });
  expect(tabOfPath('template.layout.order.2')).toBe('sections');
});
