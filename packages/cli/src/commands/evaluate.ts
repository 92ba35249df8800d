import { documentKinds, kindOf, type AnyDocument } from '@vitae/domain';
import { checks, type Report } from '@vitae/evaluation';
import { checkGrammarInThread } from '@vitae/grammar/node';
import { commandLineText } from '@vitae/words/command-line';
import { checkText } from '@vitae/words/evaluation';
import { z } from 'zod';
import { readArguments } from '../arguments.ts';
import { type Command, UsageError } from '../command.ts';
import { evaluatePath, readPosting } from '../evaluated-file.ts';
import { reportText } from '../report-text.ts';
import { printable, printableJson } from '../terminal.ts';

const kinds: readonly string[] = documentKinds.map(({ key }) => key);

export const evaluateCommand: Command = {
  name: 'evaluate',
  usage: `evaluate FILE [--kind ${kinds.join('|')}] [--posting FILE] [--as-of DATE] [--grammar] [--json] | evaluate --list`,
  summary: commandLineText('evaluate'),
  async run(args, io) {
    if (args.includes('--list')) {
      if (args.length > 1) throw new UsageError(commandLineText('listAlone'));
      const lines = checks.map(({ id, severity, grade }) =>
        [id, severity, grade, checkText(id, 'title')('en')].join('\t'),
      );
      io.stdout(`${lines.join('\n')}\n`);
      return;
    }
    const options = readArguments(args, {
      kind: { choices: kinds },
      posting: {},
      'as-of': {},
      grammar: { isFlag: true },
      json: { isFlag: true },
    });
    const asOf = dayIn(options['as-of'] ?? new Date().toISOString().slice(0, 10));
    const kind = options.kind === undefined ? undefined : kindOf(options.kind).key;
    const posting = options.posting === undefined ? {} : { posting: await readPosting(options.posting) };
    const grammar = options.grammar === undefined ? {} : { checkGrammar: checkGrammarInThread };
    const { report, evidence, notes } = await evaluatePath(options.file, kind, { ...posting, ...grammar, asOf });
    for (const note of notes) io.stderr(`${options.file}: ${note.message}\n`);
    if (options.json) {
      const { origin, document } = evidence;
      const json = origin === 'ours' ? JSON.stringify(report, null, 2) : withPositions(report, document);
      io.stdout(`${printableJson(json)}\n`);
    } else io.stdout(printable(reportText(options.file, report)));
  },
};

const listed = z.looseObject({ id: z.string() });

/**
 * The report of a file as JSON, whose paths name entries by their position ("sections.experience.items.0.body"): the ids
 * are new with each reading, and nobody has the document that they are of.
 */
function withPositions(report: Report, document: AnyDocument): string {
  const positions = new Map<string, number>();
  JSON.stringify(document, (_, value: unknown) => {
    if (Array.isArray(value))
      for (const [at, one] of value.entries()) {
        const { success, data } = listed.safeParse(one);
        if (success) positions.set(data.id, at);
      }
    return value;
  });
  const named = (path: string) =>
    path
      .split('.')
      .map((part) => positions.get(part) ?? part)
      .join('.');
  return JSON.stringify(
    report,
    (key, value: unknown) => (key === 'path' && typeof value === 'string' ? named(value) : value),
    2,
  );
}

function dayIn(given: string): string {
  const day = z.iso.date().safeParse(given);
  if (!day.success) throw new UsageError(commandLineText('wrongDay', { given }));
  return day.data;
}
