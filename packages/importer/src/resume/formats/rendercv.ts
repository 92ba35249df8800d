import { parse } from 'yaml';
import { resumeFromData } from '../data/resume-from-data.ts';
import { isData, listOf, textOf, type Data } from '../data/values.ts';
import { ImportError } from '../../errors.ts';
import type { Format } from './format.ts';
import { unknownNote } from './unknown-note.ts';

/** RenderCV's input: YAML with everything under `cv`. */
export const rendercv: Format = {
  id: 'rendercv',
  extensions: ['yaml', 'yml'],
  recognises: (file) => /^cv:\s*$/mu.test(file.text() ?? ''),
  read: (file, { asOf, name }) => {
    const { cv, others } = cvOf(file.text() ?? '');
    const sections = isData(cv['sections']) ? cv['sections'] : {};
    const lists = Object.entries(sections).map(([section, entries]) => ({ name: section, entries: listOf(entries) }));
    const { resume, unknown } = resumeFromData(
      { basics: cv, summary: textOf(cv['summary']), lists, title: name.replace(/\.[^.]*$/u, '') },
      asOf,
    );
    return Promise.resolve({ kind: 'resume', resume, notes: unknownNote([...unknown, ...others]) });
  },
};

/** The file's data about a person, and the names of its other parts, such as its design. */
const cvOf = (source: string): { cv: Data; others: string[] } => {
  try {
    const root: unknown = parse(source, { maxAliasCount: 100, prettyErrors: false, uniqueKeys: false });
    if (isData(root) && isData(root['cv']))
      return { cv: root['cv'], others: Object.keys(root).filter((key) => key !== 'cv') };
  } catch (cause) {
    throw new ImportError('damaged', { cause });
  }
  throw new ImportError('not-a-resume');
};
