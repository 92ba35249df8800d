import { basename, extname, resolve } from 'node:path';
import type { PageSize } from '@vitae/domain';
import { renderPdf } from '@vitae/renderer';
import { nodeFonts } from '@vitae/renderer/node';
import { templates } from '@vitae/templates';
import { readArguments } from '../arguments.ts';
import { type Command, UsageError } from '../command.ts';
import { readResumeFile, writeWhole } from '../files.ts';

const pageSizes: Readonly<Record<string, PageSize>> = { a4: 'A4', letter: 'LETTER' };

export const renderCommand: Command = {
  name: 'render',
  usage: 'render FILE [--template ID] [--page a4|letter] [-o OUT.pdf]',
  summary: 'Read a resume and write it as PDF; without -o beside you, under the name of FILE.',
  async run(args, io) {
    const { file, template, page, out } = readArguments(args, {
      template: { choices: templates.map(({ id }) => id) },
      page: { choices: Object.keys(pageSizes) },
      out: { short: 'o' },
    });
    const target = out ?? `${basename(file, extname(file))}.pdf`;
    if (resolve(target) === resolve(file)) throw new UsageError(`${target} is the input itself. Name another file with -o.`);
    const { resume } = await readResumeFile(file);
    const { tokens } = resume.template;
    const settings = {
      ...resume.template,
      id: template ?? resume.template.id,
      tokens: { ...tokens, page: page ? (pageSizes[page] ?? null) : tokens.page },
    };
    const { bytes, missing } = await renderPdf(
      { ...resume, template: settings },
      // A file carries no pictures beside itself, so a photo that is only named cannot be drawn.
      { fonts: nodeFonts, assets: () => Promise.resolve(undefined) },
    );
    await writeWhole(target, bytes);
    const characters = [...new Set(missing.map(({ char }) => char))];
    if (characters.length > 0) io.stderr(`${target}: no font can draw ${characters.join(' ')}; printed as a box.\n`);
    if (!out) io.stdout(`${target}\n`);
  },
};
