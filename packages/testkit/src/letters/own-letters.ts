import { createPdfRenderer } from '@vitae/renderer';
import { nodeFonts } from '@vitae/renderer/node';
import { letterTemplates } from '@vitae/templates';
import { letterFixtures, letterScriptFixtures } from '../fixtures/index.ts';
import type { LetterFile } from './letter-files.ts';
import { readLetter } from './score-letter.ts';

const render = createPdfRenderer({ fonts: nodeFonts, assets: () => Promise.resolve(undefined) });
const letters = [
  ...letterFixtures.filter((fixture) => !letterScriptFixtures.includes(fixture)),
  ...letterScriptFixtures,
];

/**
 * Our own letters, drawn without the enclosed document, so that the pages have to be read; those that `isWanted` selects
 * by the positions of template and letter.
 */
export async function ownLetters(isWanted: (row: number, column: number) => boolean): Promise<LetterFile[]> {
  const files: LetterFile[] = [];
  for (const [row, { id }] of letterTemplates.entries())
    for (const [column, { name, letter }] of letters.entries()) {
      if (!isWanted(row, column)) continue;
      const drawn = { ...letter, template: { ...letter.template, id } };
      const { bytes } = await render(drawn, { attachment: 'none' });
      files.push({
        name: `${name}, ${id}`,
        layout: 'our own templates',
        isHeldOut: false,
        format: 'pdf',
        bytes,
        truth: readLetter(letter),
      });
    }
  return files;
}
