import { writePdf, type PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { importFile } from '../resume/import-file.ts';

/** Lines one below the other: `# ` is a heading, `> ` hangs a little further right. */
const column = (...lines: string[]): PdfText[] =>
  lines.map((line, index) => ({
    text: line.replace(/^[#>] /u, ''),
    x: line.startsWith('> ') ? 53 : 40,
    y: 50 + index * 13,
    bold: line.startsWith('# '),
    size: line.startsWith('# ') ? 14 : 10,
  }));

const read = async (...lines: string[]) =>
  (await importFile({ name: 'x.pdf', bytes: writePdf([{ texts: column(...lines) }]), asOf: '2026-11-21' })).resume;

const person = ['# Ilse Brandt', 'ilse@example.org', '# Experience', 'Ferry pilot, Harbour Works Ltd.', '2015 - 2020'];

describe('numbers before lines', () => {
  it('are list marks where they count up beside lines that hang', async () => {
    const { sections } = await read(
      ...person,
      '1. Steered nine ferries across the sound in all weathers and',
      '> kept their logs',
      '2. Taught four apprentices',
    );
    expect(sections.experience.items).toHaveProperty(
      '0.body',
      '1. Steered nine ferries across the sound in all weathers and kept their logs\n2. Taught four apprentices',
    );
  });

  it('are none before headings', async () => {
    const { sections } = await read('# Ilse Brandt', '# 1. Skills', 'Knots', '# 2. Languages', 'German');
    expect(sections.language.items).toHaveLength(1);
  });
});
