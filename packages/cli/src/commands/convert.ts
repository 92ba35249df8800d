import { documentKinds, kindOf, type DocumentKind } from '@vitae/domain';
import { exportersOf } from '@vitae/exporter';
import { resolveTokens, templateKindOf } from '@vitae/templates';
import { commandLineText } from '@vitae/words/command-line';
import { readArguments } from '../arguments.ts';
import { type Command, UsageError } from '../command.ts';
import { readDocument, refuseInput, sayHowRead, writeOutput } from '../files.ts';

const ids = [...new Set(documentKinds.flatMap(({ key }) => exportersOf(key).map(({ id }) => id)))];

/** `x.vitae` is our format, and so is `x.vitae.json`, as it was called before; `x.json` is JSON Resume. */
const exporterFor = (name: string, kind: DocumentKind) => {
  const usual = name.toLowerCase().replace(/\.vitae\.json$/, '.vitae');
  return exportersOf(kind).find(({ extension }) => usual.endsWith(`.${extension}`));
};

export const convertCommand: Command = {
  name: 'convert',
  usage: `convert FILE [--to ${ids.join('|')}] -o OUT`,
  summary: commandLineText('convert'),
  async run(args, io) {
    const { file, to, out } = readArguments(args, { to: { choices: ids }, out: { short: 'o', required: true } });
    if (!out) throw new UsageError(commandLineText('outMissing'));
    if (to === undefined && /\.pdf$/iu.test(out)) throw new UsageError(commandLineText('pdfByRender', { out }));
    const isKnown = to !== undefined || documentKinds.some(({ key }) => exporterFor(out, key));
    if (!isKnown) throw new UsageError(commandLineText('formatUnknown', { out, ids: ids.join(', ') }));
    await refuseInput(out, file);
    const imported = await readDocument(file);
    const { document, assets } = imported;
    const usual = exporterFor(out, document.kind);
    const own = exportersOf(document.kind);
    const exporter = to ? own.find(({ id }) => id === to) : usual;
    if (!exporter) {
      const choices = own.map(({ id }) => id).join(', ');
      throw new UsageError(commandLineText('wrongFormat', { file, kind: kindOf(document.kind).name, ids: choices }));
    }
    const template = templateKindOf(document.kind).templateOf(document.template.id);
    await writeOutput(out, await exporter.write(document, assets, resolveTokens(template, document)));
    sayHowRead(file, imported, io);
    const misleads = usual ? usual.mediaType !== exporter.mediaType : /\.(?:pdf|doc)$/iu.test(out);
    if (misleads)
      io.stderr(
        `${commandLineText('formatMisleads', { out, format: commandLineText(`format-${exporter.id}`), extension: exporter.extension })}\n`,
      );
  },
};
