import { documentKinds } from '@vitae/domain';
import { templateKindOf } from '@vitae/templates';
import { commandLineText } from '@vitae/words/command-line';
import { type Command, UsageError } from '../command.ts';

export const templatesCommand: Command = {
  name: 'templates',
  usage: 'templates',
  summary: commandLineText('templates'),
  run(args, io) {
    if (args.length > 0) throw new UsageError(commandLineText('noArguments', { name: 'templates' }));
    for (const kind of documentKinds)
      for (const { id, name } of templateKindOf(kind.key).templates) io.stdout(`${id}\t${kind.name}\t${name}\n`);
    return Promise.resolve();
  },
};
