import { documentKinds } from '@vitae/domain';
import { templateKindOf } from '@vitae/templates';
import { type Command, UsageError } from '../command.ts';

export const templatesCommand: Command = {
  name: 'templates',
  usage: 'templates',
  summary: 'List the templates: one a line, its id, the kind of document it draws, and its name.',
  run(args, io) {
    if (args.length > 0) throw new UsageError('"templates" takes no arguments.');
    for (const kind of documentKinds)
      for (const { id, name } of templateKindOf(kind.key).templates) io.stdout(`${id}\t${kind.name}\t${name}\n`);
    return Promise.resolve();
  },
};
