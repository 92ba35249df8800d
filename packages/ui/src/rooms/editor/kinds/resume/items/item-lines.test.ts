import { sections } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { emptyItem } from '../document-edits.ts';
import { itemLines } from './item-lines.ts';

const fieldsOf = (key: string) => sections.find((section) => section.key === key)?.fields ?? {};
const lines = (key: string, values: Record<string, string | string[] | boolean>, locale = 'en') =>
  itemLines({ ...emptyItem(fieldsOf(key)), ...values }, fieldsOf(key), locale);

describe('the lines of a card', () => {
  it('show what, where and when', () => {
    expect(
      lines('experience', { position: 'Planner', employer: 'Northwind', start: '2021-03', current: true }),
    ).toEqual({ title: 'Planner', detail: 'Northwind · Mar 2021 – Present' });
    expect(lines('education', { degree: 'MSc', area: 'Physics', institution: 'Leeds', end: '2019' }, 'de')).toEqual({
      title: 'MSc, Physics',
      detail: 'Leeds · 2019',
    });
  });

  it('show the content of a group', () => {
    expect(lines('skill', { name: 'Planning', keywords: ['SAP', 'Excel'] })).toEqual({
      title: 'Planning',
      detail: 'SAP, Excel',
    });
  });

  it('use the fields that are filled in', () => {
    expect(lines('experience', { employer: 'Northwind' })).toEqual({ title: 'Northwind', detail: '' });
    expect(lines('experience', {})).toEqual({ title: '', detail: '' });
  });
});
