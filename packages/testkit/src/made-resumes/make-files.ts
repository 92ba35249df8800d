import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { officeConvert } from '../exports/libre-office.ts';
import { startChromium } from '../pdf/chromium.ts';
import { families, writes, type Family } from './families.ts';
import { vocabularies } from './languages/index.ts';
import type { ListedFile } from './score-files.ts';
import { pageOf } from './page.ts';
import { chanceOf, personOf, type MadePerson } from './person.ts';
import { truthOf, type Truth } from './truth.ts';
import { writeDrawn } from './write-drawn.ts';
import { writeHtml } from './write-html.ts';
import { writeLatex } from './write-latex.ts';
import { writeWord } from './write-word.ts';

/** A resume in a file, and what it shows. */
export interface MadeFile {
  id: string;
  family: string;
  language: string;
  extension: 'pdf' | 'docx' | 'odt' | 'rtf' | 'html';
  bytes: Uint8Array;
  truth: Truth;
}

export interface Draft {
  id: string;
  family: Family;
  person: MadePerson;
  /** The language of the headings, if it is another one. */
  truth: Truth;
}

/**
 * The resumes to write: every family with `each` people, in languages that take turns; every seventh has its headings in
 * English over content in another language.
 */
export function draftsOf(each: number, keep: (family: string) => boolean, from = 0): Draft[] {
  return families.flatMap((family, at) => {
    if (!keep(family.name)) return [];
    const languages = vocabularies.map(({ language }) => language).filter((language) => writes(family, language));
    return Array.from({ length: each }, (_, index): Draft => {
      const seed = 1000 * (at + 1) + from + index;
      // Half of them are in English, as among real files.
      const language = index % 2 === 0 ? 'en' : (languages[(at * 5 + index * 3) % languages.length] ?? 'en');
      return draftOf(family, language, seed, from + index);
    });
  });
}

/** The resume of a person in a family; every seventh that is not English has English headings. */
export function draftOf(family: Family, language: string, seed: number, number: number): Draft {
  const isMixed = language !== 'en' && chanceOf(seed * 7).below(7) === 0;
  const isPlainClass = family.name === 'europecv' || family.name === 'currvita';
  const person: MadePerson = {
    ...personOf(seed, language),
    ...(isMixed ? { headings: personOf(seed, 'en').headings } : {}),
    ...(isPlainClass ? { github: '', linkedin: '' } : {}),
    ...(family.name === 'currvita' ? { site: '' } : {}),
  };
  return { id: draftId(family, language, number), family, person, truth: truthOf(person, family.design) };
}

/** The id of the resume with a number. */
export const draftId = (family: Family, language: string, number: number): string =>
  `${family.name.replace(/[^a-z0-9]+/gu, '-')}-${language}-${String(number)}`;

const run = promisify(execFile);

/** Files that LibreOffice opens at once: more take longer than it is given. */
const mostInOffice = 8;

/** Writes the drafts with the programs of their families. A family whose program is missing is left out, with a word. */
export async function makeFiles(drafts: readonly Draft[], say: (text: string) => void): Promise<MadeFile[]> {
  const files: MadeFile[] = [];
  const add = ({ id, family, person, truth }: Draft, extension: MadeFile['extension'], bytes: Uint8Array): void => {
    files.push({ id, family: family.name, language: person.vocabulary.language, extension, bytes, truth });
  };
  const printed: Draft[] = [];
  const office = new Map<'docx' | 'odt' | 'rtf' | 'pdf', Draft[]>();
  const latex: Draft[] = [];
  for (const draft of drafts) {
    const { writer, design } = draft.family;
    const page = pageOf(draft.person, design);
    const heading = draft.person.headings.contact;
    if (writer.kind === 'word') add(draft, 'docx', writeWord(page, writer.look, heading));
    else if (writer.kind === 'drawn') add(draft, 'pdf', await writeDrawn(page, writer.look, heading));
    else if (writer.kind !== 'html') latex.push(draft);
    else if (writer.to === 'html') add(draft, 'html', new TextEncoder().encode(writeHtml(page, writer.look, heading)));
    else if (writer.to === 'pdf') printed.push(draft);
    else {
      const to = writer.to === 'office-pdf' ? 'pdf' : writer.to;
      office.set(to, [...(office.get(to) ?? []), draft]);
    }
  }
  if (printed.length > 0) {
    const browser = await startChromium(process.env['CHROMIUM'] ?? '/usr/bin/chromium');
    const page = await browser.newPage();
    for (const [index, draft] of printed.entries()) {
      await page.setContent(htmlOf(draft));
      // Every other one with the structure of its page, as browsers print it by themselves.
      add(draft, 'pdf', new Uint8Array(await page.pdf({ preferCSSPageSize: true, tagged: index % 2 === 0 })));
    }
    await browser.close();
  }
  for (const [to, all] of office)
    for (let from = 0; from < all.length; from += mostInOffice) {
      const some = all.slice(from, from + mostInOffice);
      const saved = convertAll(new Map(some.map((draft) => [draft.id, new TextEncoder().encode(htmlOf(draft))])), to);
      for (const draft of some) {
        const bytes = saved.get(draft.id);
        if (bytes) add(draft, to, bytes);
        else say(`LibreOffice did not end with ${draft.id}`);
      }
    }
  for (const draft of latex) {
    const bytes = await runLatex(latexOf(draft));
    if (bytes) add(draft, 'pdf', bytes);
    else say(`LaTeX wrote nothing for ${draft.id}`);
  }
  return files;
}

/**
 * What LibreOffice saves web pages as, by their ids. It lays some out for ever, and all that it was given with them: then
 * each gets a run of its own, and those are left out.
 */
function convertAll(
  pages: ReadonlyMap<string, Uint8Array>,
  to: 'docx' | 'odt' | 'rtf' | 'pdf',
  timeout = 120_000,
): Map<string, Uint8Array> {
  try {
    const saved = officeConvert(new Map([...pages].map(([id, bytes]) => [`${id}.html`, bytes])), to, timeout);
    return new Map([...saved].map(([name, bytes]) => [name.replace(/\.html$/u, ''), bytes]));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ETIMEDOUT')) throw error;
    if (pages.size === 1) return new Map();
    return new Map([...pages].flatMap((page) => [...convertAll(new Map([page]), to, 30_000)]));
  }
}

const htmlOf = ({ family: { writer, design }, person }: Draft): string =>
  writer.kind === 'html' ? writeHtml(pageOf(person, design), writer.look, person.headings.contact) : '';

const latexOf = ({ family: { writer, design }, person }: Draft): string =>
  writer.kind === 'latex'
    ? writeLatex(pageOf(person, design), writer.look, person.headings.contact)
    : writer.kind === 'class'
      ? writer.write(person, design)
      : '';

async function runLatex(source: string): Promise<Uint8Array | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'vitae-latex-'));
  try {
    writeFileSync(join(folder, 'resume.tex'), source);
    await run('pdflatex', ['-interaction=nonstopmode', 'resume.tex'], { cwd: folder, timeout: 60_000 }).catch(() => {});
    const file = join(folder, 'resume.pdf');
    if (process.env['KEEP_TEX']) {
      writeFileSync(join(process.env['KEEP_TEX'], 'last.tex'), source);
      if (existsSync(join(folder, 'resume.log')))
        writeFileSync(join(process.env['KEEP_TEX'], 'last.log'), readFileSync(join(folder, 'resume.log')));
    }
    return existsSync(file) ? Uint8Array.from(readFileSync(file)) : undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file as a manifest lists it. */
export const listed = ({ id, family, language, extension }: MadeFile): ListedFile => ({
  id,
  family,
  language,
  path: `${id}.${extension}`,
});

/**
 * Writes files and their truths into a folder, as the shared corpus is laid out. The manifest lists `before` as well: files
 * that are there.
 */
export function saveFiles(folder: string, files: readonly MadeFile[], before: readonly ListedFile[] = []): void {
  mkdirSync(join(folder, 'truth'), { recursive: true });
  const manifest = [...before, ...files.map(listed)];
  for (const { id, extension, bytes, truth } of files) {
    writeFileSync(join(folder, `${id}.${extension}`), bytes);
    writeFileSync(join(folder, 'truth', `${id}.json`), JSON.stringify(truth));
  }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ files: manifest }, undefined, 1));
}
