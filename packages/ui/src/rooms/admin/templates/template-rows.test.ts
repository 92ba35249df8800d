import { expect, it } from 'vitest';
import { removedVariants, rowsOf } from './template-rows.ts';

it('asks for the names of removed variants alone: templates that were shipped, and new variants, can be had again', () => {
  const shipped = rowsOf('resume', []);
  const base = shipped[0]?.base ?? '';
  const variantOf = (id: string, name: string) => ({
    id,
    base,
    name,
    description: null,
    tokens: {},
    premium: false,
    enabled: true,
  });
  const [blue, red] = [variantOf('v-blue', 'Blue'), variantOf('v-red', 'Red')];
  const before = [...shipped, blue, red];
  expect(removedVariants('resume', before, before)).toEqual([]);
  expect(removedVariants('resume', before, [...shipped.slice(1), red, variantOf('v-new', 'New')])).toEqual(['Blue']);
});
