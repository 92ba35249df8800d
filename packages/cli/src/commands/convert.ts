import { exporters } from '@vitae/exporter';
import { readArguments } from '../arguments.ts';
import { type Command, UsageError } from '../command.ts';
import { readResumeFile, writeWhole } from '../files.ts';

const ids: readonly string[] = exporters.map((exporter) => exporter.id);

export const convertCommand: Command = {
  name: 'convert',
  usage: `convert FILE --to ${['json-resume', ...ids.filter((id) => id !== 'json-resume')].join('|')} -o OUT`,
  summary: 'Read a resume and write it in another format.',
  async run(args) {
    const { file, to, out } = readArguments(args, {
      to: { required: true, choices: ids },
      out: { short: 'o', required: true },
    });
    const exporter = exporters.find((candidate) => candidate.id === to);
    if (!exporter || !out) throw new UsageError('--to and -o are needed.');
    const { resume } = await readResumeFile(file);
    await writeWhole(out, exporter.write(resume));
  },
};
