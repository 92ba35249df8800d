import { ImportError } from '../../errors.ts';
import { IMPORT_LIMITS } from '../../limits.ts';
import { placeLines, plainStyle, type DraftLine } from '../../text/plain-lines.ts';
import type { Format } from './format.ts';
import { isSource } from './sniff.ts';

const CHARACTER = 5;

/** Plain text: indents, blank lines and wide gaps are all the layout there is. */
export const text: Format = {
  id: 'text',
  extensions: ['txt', 'text', 'asc'],
  recognises: (file) => {
    const content = file.text();
    return (
      content !== undefined &&
      content.trim() !== '' &&
      file.json() === undefined &&
      !isSource(content) &&
      !/^\s*(?:<!doctype|<html|<svg[\s>]|<\?xml|\{\\rtf)/iu.test(content)
    );
  },
  read: (file) => {
    const placed = placeLines(draftsOf(file.text() ?? ''));
    if (placed.lines.length === 0) throw new ImportError('no-text');
    return Promise.resolve({ kind: 'text', text: placed, notes: [] });
  },
};

const RULE = /^\s*([-=_*~#.])\1{2,}\s*$/u;

const draftsOf = (content: string): DraftLine[] => {
  const drafts: DraftLine[] = [];
  let blank = 0;
  const rows = content.replace(/^\uFEFF/u, '').split(/\r\n|\r|\n|\f/u, IMPORT_LIMITS.lines);
  for (const row of rows) {
    if (!row.trim()) {
      blank += 1;
      continue;
    }
    if (RULE.test(row)) {
      // A rule under a line makes it a heading.
      const above = drafts.at(-1);
      if (above && blank === 0 && above.cells.length === 1 && /^\s*[=-]/u.test(row))
        above.headingLevel = row.includes('=') ? 1 : 2;
      blank += 1;
      continue;
    }
    const expanded = row.replace(/^\t+/u, (tabs) => '    '.repeat(tabs.length));
    const indent = /^ */u.exec(expanded)?.[0].length ?? 0;
    const cells = expanded
      .trim()
      .split(/\t+|\s{3,}/u)
      .map((cell) => [{ text: cell, style: plainStyle }]);
    drafts.push({
      cells,
      indent: indent * CHARACTER,
      bullet: false,
      headingLevel: 0,
      gapAbove: blank * 12,
      lane: 0,
      width: expanded.trimEnd().length * CHARACTER,
    });
    blank = 0;
  }
  return drafts;
};
