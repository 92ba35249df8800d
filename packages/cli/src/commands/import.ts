import { exporters } from '@vitae/exporter';
import { commandLineText } from '@vitae/words/command-line';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { readResumeFile, writeOutput } from '../files.ts';

const forms = exporters.filter((exporter) => exporter.mediaType === 'application/json');

export const importCommand: Command = {
  name: 'import',
  usage: 'import FILE [--as json-resume|vitae] [-o OUT]',
  summary: commandLineText('import'),
  async run(args, io) {
    const {
      file,
      as = 'vitae',
      out,
    } = readArguments(args, {
      as: { choices: forms.map((form) => form.id) },
      out: { short: 'o' },
    });
    const { resume, assets, notes, leftover } = await readResumeFile(file);
    const text = (await forms.find((form) => form.id === as)?.write(resume, assets)) ?? '';
    if (out) await writeOutput(out, text);
    else io.stdout(String(text));
    for (const note of notes) io.stderr(`${file}: ${note.message}\n`);
    if (leftover.length > 0) io.stderr(`${commandLineText('leftover', { file, count: leftover.length })}\n`);
  },
};
