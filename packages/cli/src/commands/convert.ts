import { exporters, type Exporter } from '@vitae/exporter';
import { resolveTokens, templateOf } from '@vitae/templates';
import { readArguments } from '../arguments.ts';
import { type Command, UsageError } from '../command.ts';
import { readResumeFile, writeOutput } from '../files.ts';

const ids: readonly string[] = exporters.map((exporter) => exporter.id);

/** The longest ending counts: `x.vitae.json` is ours, `x.json` is JSON Resume. */
const exporterFor = (name: string): Exporter | undefined =>
  exporters
    .filter(({ extension }) => name.toLowerCase().endsWith(`.${extension}`))
    .toSorted((a, b) => b.extension.length - a.extension.length)
    .at(0);

export const convertCommand: Command = {
  name: 'convert',
  usage: `convert FILE [--to ${ids.join('|')}] -o OUT`,
  summary:
    'Read a resume and write it in another format; without --to the one that the name of OUT ends in. For PDF there is render.',
  async run(args, io) {
    const { file, to, out } = readArguments(args, { to: { choices: ids }, out: { short: 'o', required: true } });
    if (!out) throw new UsageError('-o is needed.');
    const usual = exporterFor(out);
    const exporter = to ? exporters.find(({ id }) => id === to) : usual;
    if (!exporter)
      throw new UsageError(`${out} does not end in a format that is known. Name one with --to: ${ids.join(', ')}.`);
    const { resume, assets, notes } = await readResumeFile(file);
    await writeOutput(out, await exporter.write(resume, assets, resolveTokens(templateOf(resume.template.id), resume)));
    for (const note of notes) io.stderr(`${file}: ${note.message}\n`);
    const misleads = usual ? usual.mediaType !== exporter.mediaType : /\.(?:pdf|doc)$/iu.test(out);
    if (misleads)
      io.stderr(`${out}: written as ${exporter.name}; such a name usually ends in .${exporter.extension}.\n`);
  },
};
