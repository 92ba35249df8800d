import { createResume, customFields, kebab, sections } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import {
  contentAt,
  customSection,
  emptyItem,
  itemAt,
  sortedByDate,
  withContent,
  withCopy,
  withItem,
  withItems,
  withMoved,
} from './document-edits.ts';

const resume = createResume({ title: 'Test' });

describe('edits of a document', () => {
  it.each(sections)('change one entry of $key and share the rest', ({ key, fields }) => {
    const path = `sections.${key}`;
    const [first, second] = [emptyItem(fields), emptyItem(fields)];
    const two = withItems(resume, path, () => [first, second]);
    const changed = withItem(two, path, second.id, { hidden: true });
    expect(itemAt(changed, path, second.id)?.hidden).toBe(true);
    expect(itemAt(changed, path, first.id)).toBe(first);
    expect(changed.basics).toBe(resume.basics);
  });

  it('change a custom section', () => {
    const section = customSection(resume, 'Patents', 'list', kebab);
    const withOne = { ...resume, custom: [section] };
    const path = `custom.${section.id}`;
    const item = emptyItem(customFields);
    const changed = withItems(withOne, path, (items) => [...items, item]);
    expect(contentAt(changed, path)?.items).toEqual([item]);
    expect(changed.custom[0]).toMatchObject({ key: 'patents', kind: 'list' });
    expect(customSection(changed, 'Patents', 'list', kebab).key).toBe('patents-2');
  });

  it('leave the document alone if there is nothing to change', () => {
    expect(withContent(resume, 'sections.none', (content) => ({ ...content, hidden: true }))).toBe(resume);
    expect(withItem(resume, 'sections.skill', 'none', { hidden: true })).toBe(resume);
    expect(withItems(resume, 'custom.none', () => [])).toBe(resume);
  });

  it('move and copy entries', () => {
    const items = ['a', 'b', 'c'].map((id) => ({ ...emptyItem({}), id }));
    const ids = (list: typeof items) => list.map(({ id }) => id).join('');
    expect(ids(withMoved(items, 'a', 2))).toBe('bca');
    expect(ids(withMoved(items, 'c', 0))).toBe('cab');
    expect(withMoved(items, 'c', 3)).toBe(items);
    expect(ids(withCopy(items, 'b', 'x'))).toBe('abxc');
  });

  it('sort entries by date, ongoing ones first, and leave those without a date at the end', () => {
    const fields = sections.find(({ key }) => key === 'experience')?.fields ?? {};
    const entry = (id: string, values: object) => ({ ...emptyItem(fields), id, ...values });
    const items = [
      entry('undated', {}),
      entry('old', { start: '2001', end: '2009-12' }),
      entry('year', { start: '2005', end: '2012' }),
      entry('month', { start: '2006', end: '2012-05' }),
      entry('now', { start: '2015-01', current: true }),
      entry('also now', { start: '2016', current: true }),
      entry('undated too', {}),
    ];
    const sorted = sortedByDate(items, fields);
    expect(sorted.map(({ id }) => id)).toEqual(['also now', 'now', 'year', 'month', 'old', 'undated', 'undated too']);
    expect(sortedByDate(sorted, fields)).toBe(sorted);
  });
});
