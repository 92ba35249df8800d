import { exporters, type Exporter } from '@vitae/exporter';
import { resolveTokens, templateOf } from '@vitae/templates';
import { commandLineText } from '@vitae/words/command-line';
import { readArguments } from '../arguments.ts';
import { type Command, UsageError } from '../command.ts';
import { readResumeFile, writeOutput } from '../files.ts';

const ids: readonly string[] = exporters.map((exporter) => exporter.id);

/** The longest extension wins: `x.vitae.json` is our format, `x.json` is JSON Resume. */
const exporterFor = (name: string): Exporter | undefined =>
  exporters
    .filter(({ extension }) => name.toLowerCase().endsWith(`.${extension}`))
    .toSorted((a, b) => b.extension.length - a.extension.length)
    .at(0);

export const convertCommand: Command = {
  name: 'convert',
  usage: `convert FILE [--to ${ids.join('|')}] -o OUT`,
  summary: commandLineText('convert'),
  async run(args, io) {
    const { file, to, out } = readArguments(args, { to: { choices: ids }, out: { short: 'o', required: true } });
    if (!out) throw new UsageError(commandLineText('outMissing'));
    const usual = exporterFor(out);
    const exporter = to ? exporters.find(({ id }) => id === to) : usual;
    if (!exporter) throw new UsageError(commandLineText('formatUnknown', { out, ids: ids.join(', ') }));
    const { resume, assets, notes } = await readResumeFile(file);
    await writeOutput(out, await exporter.write(resume, assets, resolveTokens(templateOf(resume.template.id), resume)));
    for (const note of notes) io.stderr(`${file}: ${note.message}\n`);
    const misleads = usual ? usual.mediaType !== exporter.mediaType : /\.(?:pdf|doc)$/iu.test(out);
    if (misleads)
      io.stderr(
        `${commandLineText('formatMisleads', { out, format: commandLineText(`format-${exporter.id}`), extension: exporter.extension })}\n`,
      );
  },
};
