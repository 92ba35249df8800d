import { basename, extname, resolve } from 'node:path';
import type { DocumentAssets, PageSize } from '@vitae/domain';
import { renderPdf, type RenderableDocument } from '@vitae/renderer';
import { nodeFonts } from '@vitae/renderer/node';
import { letterTemplates, templates } from '@vitae/templates';
import { readArguments } from '../arguments.ts';
import { type Command, UsageError } from '../command.ts';
import { readResumeFile, writeWhole } from '../files.ts';
import { readLetterFile } from '../letter-file.ts';

const pageSizes: Readonly<Record<string, PageSize>> = { a4: 'A4', letter: 'LETTER' };

const idsFor: Readonly<Record<RenderableDocument['kind'], readonly string[]>> = {
  resume: templates.map(({ id }) => id),
  coverletter: letterTemplates.map(({ id }) => id),
};
const nameOf: Readonly<Record<RenderableDocument['kind'], string>> = { resume: 'resume', coverletter: 'letter' };

/** A last page that is used less than this is reported. */
const LEAST_FILL = 0.25;

export const renderCommand: Command = {
  name: 'render',
  usage: 'render FILE [--template ID] [--page a4|letter] [-o OUT.pdf]',
  summary: 'Read a resume or a cover letter and write it as PDF; without -o beside you, under the name of FILE.',
  async run(args, io) {
    const { file, template, page, out } = readArguments(args, {
      template: { choices: Object.values(idsFor).flat() },
      page: { choices: Object.keys(pageSizes) },
      out: { short: 'o' },
    });
    const target = out ?? `${basename(file, extname(file))}.pdf`;
    if (resolve(target) === resolve(file)) throw new UsageError(`${target} is the input itself. Name another file with -o.`);
    const { document, assets } = await readRenderable(file);
    const ids = idsFor[document.kind];
    if (template && !ids.includes(template)) {
      throw new UsageError(`${file} is a ${nameOf[document.kind]}, and ${template} is not made for one. Choose one of ${ids.join(', ')}.`);
    }
    const { tokens } = document.template;
    const settings = {
      ...document.template,
      id: template ?? document.template.id,
      tokens: { ...tokens, page: page ? (pageSizes[page] ?? null) : tokens.page },
    };
    const { bytes, missing, pageCount, lastPageFill } = await renderPdf(
      { ...document, template: settings },
      { fonts: nodeFonts, assets: (sha256) => Promise.resolve(assets.get(sha256)?.bytes) },
    );
    await writeWhole(target, bytes);
    const characters = [...new Set(missing.map(({ char }) => char))];
    if (characters.length > 0) io.stderr(`${target}: no font can draw ${characters.join(' ')}; printed as a box.\n`);
    const { fitPages } = settings.layout;
    if (fitPages !== null && pageCount > fitPages) io.stderr(`${target}: ${pageCount} pages; it does not fit ${fitPages} at sizes that still read well.\n`);
    if (lastPageFill < LEAST_FILL) io.stderr(`${target}: the last page is nearly empty.\n`);
    if (!out) io.stdout(`${target}\n`);
  },
};

/** Reads our own letters as letters, and everything else as a resume. */
async function readRenderable(file: string): Promise<{ document: RenderableDocument; assets: DocumentAssets }> {
  const letter = await readLetterFile(file);
  if (letter) return { document: letter.letter, assets: letter.assets };
  const { resume, assets } = await readResumeFile(file);
  return { document: resume, assets };
}
