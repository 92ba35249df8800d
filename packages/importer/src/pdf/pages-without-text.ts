import { importerWords } from '@vitae/words/importer';
import type { FoundNote } from '../resume/result.ts';

/** The note that this many pages have only pictures; none for none. */
export const pagesWithoutText = (pages: number): FoundNote[] =>
  pages === 0 ? [] : [{ code: 'some-pages-without-text', message: importerWords('pagesWithoutText', { pages }) }];

/** The note that the text of some pages was recognised; none for none. */
export const recognisedNote = (pages: number): FoundNote[] =>
  pages === 0 ? [] : [{ code: 'recognised', message: importerWords('recognised') }];
