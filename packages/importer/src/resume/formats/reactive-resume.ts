import { resumeFromData, type DataList } from '../data/resume-from-data.ts';
import { leavesOf } from '../data/leaves.ts';
import { isData, listOf, textOf, type Data } from '../data/values.ts';
import type { Format } from './format.ts';
import { unknownNote } from './unknown-note.ts';

/** Reactive Resume's export, versions 4 and 5. */
export const reactiveResume: Format = {
  id: 'reactive-resume',
  extensions: ['json'],
  recognises: (file) => {
    const data = file.json();
    return isData(data) && isData(data['basics']) && isData(data['sections']);
  },
  read: (file, { asOf, name }) => {
    const data = file.json();
    const root: Data = isData(data) ? data : {};
    const sections: Data = isData(root['sections']) ? root['sections'] : {};
    const summary = isData(root['summary']) ? root['summary'] : isData(sections['summary']) ? sections['summary'] : {};
    const own = [
      ...Object.entries(isData(sections['custom']) ? sections['custom'] : {}),
      ...listOf(root['customSections']).map((section) => ['', section] as const),
    ];
    const lists = [
      ...Object.entries(sections).map(([key, section]) => listIn(key, section)),
      ...own.map(([, section]) =>
        listIn(isData(section) ? textOf(section['name']) || textOf(section['title']) : '', section),
      ),
    ].filter((list) => list !== undefined);
    const shown = summary['hidden'] !== true && summary['visible'] !== false;
    const { resume, unknown } = resumeFromData(
      {
        basics: isData(root['basics']) ? root['basics'] : {},
        summary: shown ? textOf(summary['content']) : '',
        lists,
        title: name.replace(/\.[^.]*$/u, ''),
      },
      asOf,
    );
    return Promise.resolve({ kind: 'resume', resume, notes: unknownNote([...unknown, ...othersIn(root)]) });
  },
};

/** Parts other than the person and the sections, except those about the look of pages. */
const othersIn = (root: Data): string[] =>
  Object.entries(root).flatMap(([key, value]) =>
    ['basics', 'sections', 'summary', 'customSections', 'metadata', 'picture'].includes(key) ||
    leavesOf(value).length === 0
      ? []
      : [key],
  );

const listIn = (name: string, section: unknown): DataList | undefined =>
  isData(section) && Array.isArray(section['items']) && section['hidden'] !== true && section['visible'] !== false
    ? { name, entries: section['items'] }
    : undefined;
