import { letterTemplates, templates } from '@vitae/templates';
import { type Command, UsageError } from '../command.ts';

export const templatesCommand: Command = {
  name: 'templates',
  usage: 'templates',
  summary: 'List the templates: one a line, its id, whether for a resume or a letter, and its name.',
  run(args, io) {
    if (args.length > 0) throw new UsageError('"templates" takes no arguments.');
    for (const { id, name } of templates) io.stdout(`${id}\tresume\t${name}\n`);
    for (const { id, name } of letterTemplates) io.stdout(`${id}\tletter\t${name}\n`);
    return Promise.resolve();
  },
};
