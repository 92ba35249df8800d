import { templates } from '@vitae/templates';
import { type Command, UsageError } from '../command.ts';

export const templatesCommand: Command = {
  name: 'templates',
  usage: 'templates',
  summary: 'List the templates: one id a line, then its name.',
  run(args, io) {
    if (args.length > 0) throw new UsageError('"templates" takes no arguments.');
    for (const template of templates) io.stdout(`${template.id}\t${template.name}\n`);
    return Promise.resolve();
  },
};
