import { customFields } from './custom-fields.ts';
import { parseRichText } from './rich-text.ts';
import type { Field } from './section.ts';
import { sections } from './sections/index.ts';

/** The maximum size of a document as JSON, in bytes; far more than any real one has. Servers accept no larger one. */
export const maxDocumentBytes = 512 * 1024;

type Fields = Readonly<Record<string, Field>>;

const fieldsOf = new Map<string, Fields>(sections.map(({ key, fields }) => [key, fields]));

/** Objects whose parts only make sense together: half of one address is not an address. */
const wholes = /^(?:(?:basics|sender)\.(?:location|photo|links\.[^.]+|extra\.[^.]+)|signature|variantOf)$/;
const prose = /^(?:summary|paragraphs\.[^.]+\.text)$/;
const entryField = /^(?:sections\.([^.]+)|custom\.[^.]+)\.items\.[^.]+\.([^.]+)$/;

/**
 * How edits of two devices to the same field are merged. Rich text is merged word by word. Every other text is a single
 * value, so that no name, number, date or link results that no one typed. Paths consist of keys and item ids, as in
 * conflicts.
 */
export function mergeShapeOf(path: string): 'prose' | 'parts' | 'whole' {
  if (wholes.test(path)) return 'whole';
  if (prose.test(path)) return 'prose';
  const [, section, name = ''] = entryField.exec(path) ?? [];
  const fields: Fields = section === undefined ? customFields : (fieldsOf.get(section) ?? {});
  return name !== '' && Object.hasOwn(fields, name) && fields[name]?.kind === 'richText' ? 'prose' : 'parts';
}

/** Whether a merged text shows no more marks as characters than one of the texts it was merged from. */
export function keepsMarks(joined: string, mine: string, theirs: string): boolean {
  return strayMarks(joined) <= Math.max(strayMarks(mine), strayMarks(theirs));
}

/** Markers that are printed literally, because they have no partner. */
function strayMarks(richText: string): number {
  const unescaped = richText.replaceAll(/\\[^\n]/g, 'x');
  const texts = parseRichText(unescaped).flatMap(({ spans }) => spans.map(({ text }) => text));
  return texts.reduce((count, text) => count + (text.match(/[*[\]]|<\/?u>/g) ?? []).length, 0);
}

/** The rules for merging documents (SPEC.md of the sync package, M1–M4). */
export const documentMergeRules = { shapeOf: mergeShapeOf, mayStand: keepsMarks, maxBytes: maxDocumentBytes } as const;
