import { registeredText } from '@vitae/words/catalogue';
import { richTextToPlain, type Field, type Item } from '@vitae/domain';
import { itemLines } from '../items/item-lines.ts';
import { emptyItem } from '../document-edits.ts';

/** An entry built from the fields' own examples, as a card would show it. */
export function exampleOf(
  fields: Readonly<Record<string, Field>>,
  locale: string,
): { title: string; detail: string; body: string } {
  const values = Object.entries(fields).flatMap(([name, { kind, example }]) => {
    if (example === undefined) return [];
    const text = registeredText(example);
    return [[name, kind === 'tags' ? text.split(/[,،]\s*/) : text] as const];
  });
  const item: Item = { ...emptyItem(fields), ...Object.fromEntries(values) };
  // Without a name an example is meaningless.
  if (!Object.values(fields).some(({ slot, example }) => slot === 'title' && example !== undefined))
    return { title: '', detail: '', body: '' };
  const body = Object.values(fields).find(({ slot, example }) => slot === 'body' && example)?.example ?? '';
  return { ...itemLines(item, fields, locale), body: richTextToPlain(registeredText(body)) };
}
