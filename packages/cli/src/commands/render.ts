import { basename, extname } from 'node:path';
import {
  documentKinds,
  kindOf,
  templateLayoutSchema,
  templateTokensSchema,
  type PageSize,
  type TemplateLayout,
  type TemplateTokens,
} from '@vitae/domain';
import { renderPdf } from '@vitae/renderer';
import { nodeFonts } from '@vitae/renderer/node';
import { templateKindOf } from '@vitae/templates';
import { commandLineText } from '@vitae/words/command-line';
import { readArguments } from '../arguments.ts';
import { type Command, UsageError } from '../command.ts';
import { readBounded, readDocument, refuseInput, sayHowRead, writeOutput } from '../files.ts';

const pageSizes: Readonly<Record<string, PageSize>> = { a4: 'A4', letter: 'LETTER' };

/** Ids of the templates made for a kind of document. */
const idsFor = (kind: string): string[] => templateKindOf(kind).templates.map(({ id }) => id);

/** A last page that is filled less than this is reported. */
const LEAST_FILL = 0.25;

export const renderCommand: Command = {
  name: 'render',
  usage: 'render FILE [--template ID] [--page a4|letter] [--fit PAGES|off] [--tokens JSON] [-o OUT.pdf]',
  summary: commandLineText('render'),
  async run(args, io) {
    const {
      file,
      template,
      page,
      fit,
      tokens: set,
      out,
    } = readArguments(args, {
      template: { choices: documentKinds.flatMap(({ key }) => idsFor(key)) },
      page: { choices: Object.keys(pageSizes) },
      fit: {},
      tokens: {},
      out: { short: 'o' },
    });
    const target = out ?? `${basename(file, extname(file))}.pdf`;
    await refuseInput(target, file);
    const asked = {
      tokens: set === undefined ? {} : await readTokens(set),
      layout: fit === undefined ? {} : readFit(fit),
    };
    const imported = await readDocument(file);
    const { document, assets } = imported;
    const ids = idsFor(document.kind);
    if (template && !ids.includes(template)) {
      throw new UsageError(
        commandLineText('wrongTemplate', { file, kind: kindOf(document.kind).name, template, ids: ids.join(', ') }),
      );
    }
    const tokens = { ...document.template.tokens, ...asked.tokens };
    const settings = {
      ...document.template,
      id: template ?? document.template.id,
      tokens: { ...tokens, page: page ? (pageSizes[page] ?? null) : tokens.page },
      layout: { ...document.template.layout, ...asked.layout },
    };
    const {
      bytes,
      missing,
      pageCount,
      lastPageFill,
      fit: fitted = 0,
    } = await renderPdf(
      { ...document, template: settings },
      { fonts: nodeFonts, assets: (sha256) => Promise.resolve(assets.get(sha256)?.bytes) },
    );
    await writeOutput(target, bytes);
    sayHowRead(file, imported, io);
    const characters = [...new Set(missing.map(({ char }) => char))];
    if (characters.length > 0)
      io.stderr(`${commandLineText('missingGlyphs', { target, characters: characters.join(' ') })}\n`);
    const { fitPages } = settings.layout;
    if (fitPages !== null && pageCount > fitPages)
      io.stderr(`${commandLineText('doesNotFit', { target, pages: pageCount, fit: fitPages })}\n`);
    if (fitPages === null && fitted > 0) io.stderr(`${commandLineText('tightened', { target })}\n`);
    if (lastPageFill < LEAST_FILL) io.stderr(`${commandLineText('nearlyEmpty', { target })}\n`);
    if (!out) io.stdout(`${target}\n`);
  },
};

/** Parses `--fit`: a number of pages, or that no size may be changed. @throws {UsageError} */
function readFit(given: string): Partial<TemplateLayout> {
  if (given === 'off') return { fitPages: null, autoFit: false };
  const read = templateLayoutSchema.safeParse({ fitPages: Number(given) });
  if (!read.success) throw new UsageError(commandLineText('wrongFit', { given }));
  return { fitPages: read.data.fitPages };
}

/**
 * Parses `--tokens`: settings of the look as JSON, or the name of a file with them.
 * @throws {UsageError} for invalid JSON, and for a setting that is unknown or out of range.
 */
async function readTokens(given: string): Promise<Partial<TemplateTokens>> {
  const names = Object.keys(templateTokensSchema.shape);
  let value: unknown;
  try {
    value = JSON.parse(given.trim().startsWith('{') ? given : Buffer.from(await readBounded(given)).toString());
  } catch (cause) {
    throw new UsageError(commandLineText('tokensNotJson', { cause: String(cause) }));
  }
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const unknown = keys.filter((key) => !names.includes(key));
  if (keys.length === 0) throw new UsageError(commandLineText('tokensEmpty', { names: names.join(', ') }));
  if (unknown.length > 0)
    throw new UsageError(commandLineText('tokensUnknown', { names: names.join(', '), unknown: unknown.join(', ') }));
  const read = templateTokensSchema.safeParse(value);
  if (!read.success)
    throw new UsageError(
      commandLineText('tokensWrong', {
        issues: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
      }),
    );
  return Object.fromEntries(Object.entries(read.data).filter(([name]) => keys.includes(name)));
}
