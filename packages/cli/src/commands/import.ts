import { documentKinds, kindOf, type DocumentKind } from '@vitae/domain';
import { exportersOf } from '@vitae/exporter';
import { commandLineText } from '@vitae/words/command-line';
import { readArguments } from '../arguments.ts';
import { UsageError, type Command } from '../command.ts';
import { readDocument, refuseInput, sayHowRead, writeOutput } from '../files.ts';
import { printableJson } from '../terminal.ts';

const kinds: readonly string[] = documentKinds.map(({ key }) => key);

/** The formats of data in which a kind is written. */
const formsOf = (kind: DocumentKind) => exportersOf(kind).filter(({ mediaType }) => mediaType === 'application/json');

/** The names of the forms of all kinds. */
const forms = [...new Set(documentKinds.flatMap(({ key }) => formsOf(key).map(({ id }) => id)))];

export const importCommand: Command = {
  name: 'import',
  usage: `import FILE [--kind ${kinds.join('|')}] [--as ${forms.join('|')}] [-o OUT]`,
  summary: commandLineText('import'),
  async run(args, io) {
    const {
      file,
      kind: name,
      as = 'vitae',
      out,
    } = readArguments(args, {
      kind: { choices: kinds },
      as: { choices: forms },
      out: { short: 'o' },
    });
    if (out) await refuseInput(out, file);
    const imported = await readDocument(file, name === undefined ? name : kindOf(name).key);
    const { document, assets } = imported;
    const own = formsOf(document.kind);
    const form = own.find(({ id }) => id === as);
    if (!form) {
      const choices = own.map(({ id }) => id).join(', ');
      throw new UsageError(commandLineText('wrongChoice', { option: '--as', choices, value: as }));
    }
    const text = await form.write(document, assets);
    if (out) await writeOutput(out, text);
    else io.stdout(printableJson(String(text)));
    sayHowRead(file, imported, io);
  },
};
