import { letterView, richTextToPlain, type CoverLetter } from '@vitae/domain';
import { aPhoto, hasLibreOffice, officeConvert, readBack, words } from '@vitae/testkit/exports';
import { letterFixtures } from '@vitae/testkit/fixtures';
import { linesOf as linesOnPages, readPdf } from '@vitae/testkit/pdf';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { exportersOf, type Exporter } from '../index.ts';

const { sha256, assets } = aPhoto();

/** A letter with everything that the fixtures leave out. */
const complete = (letter: CoverLetter): CoverLetter => ({
  ...letter,
  enclosures: 'Resume <2026>\nCertificates & references',
  posting: 'The text of the posting',
  signature: { asset: sha256 },
});
const letters = letterFixtures.map(({ name, letter }) => ({ name, letter: complete(letter) }));

/** The lines of a letter in reading order. */
function linesOf(letter: CoverLetter): string[] {
  const view = letterView(letter);
  const [date, recipient] = [[view.date.text], view.recipient.map(({ text }) => text)];
  return [
    view.fullName.text,
    view.headline.text,
    ...view.contacts.map(({ text }) => text),
    ...(view.form.date === 'below' ? [...recipient, ...date] : [...date, ...recipient]),
    view.subject.text,
    view.opening.text,
    ...letter.paragraphs.flatMap(({ text }) => richTextToPlain(text).split('\n')),
    view.closing.text,
    view.signature.text,
    view.enclosures.label,
    ...view.enclosures.items.map(({ text }) => text),
  ]
    .map(words)
    .filter(Boolean);
}

async function written(id: Exporter['id'], letter: CoverLetter): Promise<string | Uint8Array<ArrayBuffer>> {
  const exporter = exportersOf('coverletter').find((candidate) => candidate.id === id);
  if (!exporter) throw new Error(`Letters are not exported as ${id}.`);
  return exporter.write(letter, assets);
}

/** Looks for each line after the previous one; a bullet has its own mark in each format. */
function expectInOrder(text: string, letter: CoverLetter): void {
  let at = 0;
  for (const line of linesOf(letter)) {
    const found = text.indexOf(line.replace(/^[•-] /u, ''), at);
    expect(found, `“${line}” after “${text.slice(Math.max(0, at - 60), at)}”`).toBeGreaterThanOrEqual(0);
    at = found + 1;
  }
}

describe.each(['docx', 'html', 'md', 'txt'] as const)('a letter as %s', (id) => {
  it.each(letters)('has every line of the letter “$name” in order, and no notes', async ({ letter }) => {
    const text = readBack(id, await written(id, letter));
    expectInOrder(text, letter);
    expect(text).not.toContain(letter.posting);
  });
});

it.each(['docx', 'html'] as const)('a letter as %s has its signature, described by the name', async (id) => {
  const [first] = letters;
  if (!first) throw new Error('There is no letter.');
  const content = await written(id, first.letter);
  const text =
    typeof content === 'string' ? content : strFromU8(unzipSync(content)['word/document.xml'] ?? new Uint8Array());
  expect(text).toMatch(id === 'html' ? /<img src="data:image\/\w+;base64,[^"]+" alt="Li Wei">/ : /descr="Li Wei"/);
});

it.skipIf(!hasLibreOffice())('letters as docx open in LibreOffice with every line in its place', async () => {
  const files = new Map<string, Uint8Array>();
  for (const { name, letter } of letters) {
    const content = await written('docx', letter);
    if (typeof content === 'string') throw new TypeError('A Word file is no text.');
    files.set(`${name}.docx`, content);
  }
  const texts = officeConvert(files, 'txt');
  for (const { name, letter } of letters)
    expectInOrder(words(new TextDecoder().decode(texts.get(`${name}.docx`))), letter);
});

it.skipIf(!hasLibreOffice())('a German letter as docx has its recipient in the window of an envelope', async () => {
  const german = letterFixtures.find(({ name }) => name === 'german')?.letter;
  if (!german) throw new Error('There is no letter.');
  const content = await written('docx', german);
  if (typeof content === 'string') throw new TypeError('A Word file is no text.');
  const pdf = officeConvert(new Map([['german.docx', content]]), 'pdf').get('german.docx') ?? new Uint8Array();
  const lines = linesOnPages((await readPdf(pdf)).pages);
  const millimetres = (of: string) => {
    const line = lines.find(({ text }) => text === of);
    return { top: (line?.baseline ?? 0) / 2.835, left: (line?.left ?? 0) / 2.835 };
  };
  for (const text of [german.recipient.name, ...german.recipient.address.split('\n')]) {
    expect(millimetres(text).top, text).toBeGreaterThan(45);
    expect(millimetres(text).top, text).toBeLessThan(90);
    expect(millimetres(text).left, text).toBeGreaterThan(20);
  }
});

it.each(['docx', 'html'] as const)('a letter as %s has its parts on the sides of its country', async (id) => {
  const japanese = letterFixtures.find(({ name }) => name === 'japanese')?.letter;
  if (!japanese) throw new Error('There is no letter.');
  const content = await written(id, japanese);
  const text =
    typeof content === 'string' ? content : strFromU8(unzipSync(content)['word/document.xml'] ?? new Uint8Array());
  const before = (words: string) => text.slice(0, text.lastIndexOf(words)).slice(-400);
  const [end, center] =
    id === 'html' ? [/class="end"[^/]*$/, /class="center"[^/]*$/] : [/w:jc w:val="end"/, /w:jc w:val="center"/];
  expect(before(japanese.closing)).toMatch(end);
  expect(before('2026年3月3日')).toMatch(end);
  expect(before(japanese.subject)).toMatch(center);
});
