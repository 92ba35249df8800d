import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readDocumentFile, resumeSchema, writeDocumentFile, type Resume } from '@vitae/domain';
import { exporters } from '@vitae/exporter';
import { aPhoto, readBack } from '@vitae/testkit/exports';
import { letterFixtures } from '@vitae/testkit/fixtures';
import { predefinedCharacters, writePdf } from '@vitae/testkit/import-files';
import { readPdf } from '@vitae/testkit/read-pdf';
import { everyNth, isInSample, triesAll } from '@vitae/testkit/sample';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sample, vitae } from './testing/vitae.ts';

const run = promisify(execFile);
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitae-cli-'));
});
afterEach(() => rm(folder, { recursive: true }));

const stored = async (resume: Resume = sample()) => {
  const path = join(folder, 'in.vitae.json');
  await writeFile(path, JSON.stringify(resume));
  return path;
};

const storedLetter = async () => {
  const path = join(folder, 'letter.vitae.json');
  const normal = letterFixtures.find(({ name }) => name === 'normal');
  if (!normal) throw new Error('no such letter');
  await writeFile(path, writeDocumentFile(normal.letter, new Map()));
  return path;
};

describe('import and convert', () => {
  it('reads a PDF whose fonts name a predefined character map', async () => {
    const characters = predefinedCharacters().find(({ map }) => map === 'UniGB-UCS2-H');
    const file = join(folder, 'resume.pdf');
    const texts = [
      { text: '林晓彤', x: 50, y: 60, size: 22 },
      { text: 'someone@example.org', x: 50, y: 90 },
    ];
    await writeFile(file, writePdf([{ texts }], characters ? { characters } : {}));
    expect((await vitae('import', file)).stdout).toContain('"fullName": "林晓彤"');
  });

  it('returns a document in our format unchanged', async () => {
    const resume = sample();
    const { code, stdout } = await vitae('import', await stored(resume));
    expect(code).toBe(0);
    expect(resumeSchema.parse(JSON.parse(stdout))).toEqual(resume);
  });

  it('reads a cover letter from text, as which it was named', async () => {
    const file = join(folder, 'letter.txt');
    await writeFile(file, 'Dear Ms Lee,\n\nI led eight people.\n\nKind regards,\nAda Park\n');
    const { code, stdout } = await vitae('import', file, '--kind', 'coverletter');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      kind: 'coverletter',
      opening: 'Dear Ms Lee,',
      sender: { fullName: 'Ada Park' },
    });
    expect(await vitae('import', file, '--kind', 'coverletter', '--as', 'json-resume')).toMatchObject({ code: 2 });
  });

  it.each(triesAll ? ['json-resume', 'md', 'txt'] : ['md'])(
    'writes %s that reads back with the same name, role and bullets',
    async (format) => {
      const file = join(folder, `out.${format}`);
      expect(await vitae('convert', await stored(), '--to', format, '-o', file)).toMatchObject({ code: 0, stderr: '' });
      const { stdout, code } = await vitae('import', file);
      expect(code).toBe(0);
      const back = resumeSchema.parse(JSON.parse(stdout));
      expect(back.basics.fullName).toBe('Ines Moreau');
      expect(back.sections.experience.items[0]).toMatchObject({
        position: 'Line cook',
        employer: 'Bistro Lune',
        start: '2021-03',
        current: true,
      });
      expect(back.sections.experience.items[0]?.body).toContain('Fed 80 guests an evening');
    },
  );

  it.each(everyNth(4, 0, ['docx', 'md', 'html', 'txt', 'vitae', 'json', 'vitae.json']))(
    'writes the format of the extension .%s, including the photo',
    async (extension) => {
      const { sha256, bytes, assets } = aPhoto();
      const resume = sample();
      resume.basics.photo = { asset: sha256, alt: 'Ines' };
      const input = join(folder, 'with-photo.vitae.json');
      await writeFile(input, writeDocumentFile(resume, assets));
      const out = join(folder, `out.${extension}`);
      expect(await vitae('convert', input, '-o', out)).toEqual({ code: 0, stdout: '', stderr: '' });
      const exporter = exporters.find((candidate) => candidate.extension === extension);
      const written = await readFile(out);
      const text = readBack(exporter?.id ?? 'txt', extension === 'docx' ? written : written.toString());
      for (const words of ['Ines Moreau', 'Line cook', 'Bistro Lune', 'Cut waste by 12 %', 'Pastry'])
        expect(text).toContain(words);
      if (extension === 'docx') expect(written.includes('word/media/')).toBe(true);
      else if (!['md', 'txt'].includes(extension))
        expect(written.toString()).toContain(Buffer.from(bytes).toString('base64'));
    },
  );

  it('says which command writes a PDF', async () => {
    const { code, stderr } = await vitae('convert', await stored(), '-o', join(folder, 'out.pdf'));
    expect(code).toBe(2);
    expect(stderr).toContain('a PDF is written by render');
  });

  it('says when the extension and the format do not match', async () => {
    const { code, stderr } = await vitae('convert', await stored(), '--to', 'docx', '-o', join(folder, 'out.pdf'));
    expect(code).toBe(0);
    expect(stderr).toContain('out.pdf: written as Word; such a file is usually named .docx.');
  });

  it('restores the photo of a document', async () => {
    const { sha256, assets } = aPhoto();
    const resume = sample();
    resume.basics.photo = { asset: sha256, alt: '' };
    const input = join(folder, 'with-photo.vitae.json');
    await writeFile(input, writeDocumentFile(resume, assets));
    const { stdout } = await vitae('import', input);
    expect(readDocumentFile(JSON.parse(stdout)).assets.get(sha256)).toEqual(assets.get(sha256));
  });

  it('leaves out a photo whose content does not match its name, and reports it', async () => {
    const resume = sample();
    const { assets } = aPhoto();
    resume.basics.photo = { asset: 'ab'.repeat(32), alt: '' };
    const input = join(folder, 'forged.vitae.json');
    await writeFile(
      input,
      writeDocumentFile(resume, new Map([...assets.values()].map((asset) => ['ab'.repeat(32), asset]))),
    );
    const { code, stdout, stderr } = await vitae('import', input);
    expect(code).toBe(0);
    expect(stderr).toContain('The photo in the file is damaged');
    expect(resumeSchema.parse(JSON.parse(stdout)).basics.photo).toBeNull();
  });

  it.each([
    ['import', []],
    ['convert', ['--to', 'md']],
    ['render', []],
  ])('shows the lines that no field has, with their pages: %s', async (command, args) => {
    const input = join(folder, 'ada.txt');
    await writeFile(
      input,
      'Ada Park\nada@example.org\nRef 77-QX\n\nEXPERIENCE\nRope Technician, Cliff Works Ltd, 2019 - 2021\n\nSKILLS\nKnots\n',
    );
    const { code, stderr } = await vitae(command, input, ...args, '-o', join(folder, 'out'));
    expect(code).toBe(0);
    expect(stderr).toContain('1 line was not imported.\n  page 1: Ref 77-QX\n');
  });

  it('writes JSON Resume when requested', async () => {
    const { stdout } = await vitae('import', await stored(), '--as', 'json-resume');
    expect(JSON.parse(stdout)).toMatchObject({
      basics: { name: 'Ines Moreau' },
      work: [{ name: 'Bistro Lune', startDate: '2021-03' }],
    });
  });
});

describe('a letter in another format', () => {
  const mail =
    'Ada Park\nada@example.com\n\n3 March 2026\n\nNorthwind Ltd\n12 Harbour Street\nBristol BS1 4RB\n\n' +
    'Dear Ms Lee,\n\nI led eight people.\n\nKind regards,\nAda Park\n';
  const letterFile = async () => {
    const path = join(folder, 'letter.txt');
    await writeFile(path, mail);
    return path;
  };

  it('is seen by its content when it is imported, drawn and converted', async () => {
    const input = await letterFile();
    const read = await vitae('import', input);
    expect({ ...read, stdout: '' }).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(JSON.parse(read.stdout)).toMatchObject({
      kind: 'coverletter',
      date: '2026-03-03',
      recipient: { company: 'Northwind Ltd' },
      opening: 'Dear Ms Lee,',
    });
    const pdf = join(folder, 'letter.pdf');
    expect(await vitae('render', input, '--template', 'letter-minimal', '-o', pdf)).toMatchObject({ code: 0 });
    expect((await run('pdftotext', [pdf, '-'])).stdout).toContain('I led eight people.');
    const html = join(folder, 'letter.html');
    expect(await vitae('convert', input, '-o', html)).toMatchObject({ code: 0, stderr: '' });
    expect((await vitae('import', html)).stdout).toContain('"closing": "Kind regards,"');
  });

  it('cannot be written in a format for resumes', async () => {
    const out = join(folder, 'a.json');
    const { code, stderr } = await vitae('convert', await letterFile(), '--to', 'json-resume', '-o', out);
    expect(code).toBe(2);
    expect(stderr).toContain('is a letter, which cannot be written in that format. Choose one of docx, html, md, txt,');
  });
});

describe('render', () => {
  it('writes a PDF that contains every word, for each template and paper size', async () => {
    const { stdout } = await vitae('templates');
    const ids = stdout
      .trim()
      .split('\n')
      .flatMap((line) => (line.split('\t')[1] === 'resume' ? [line.split('\t')[0] ?? ''] : []));
    expect(ids).toContain('classic');
    const input = await stored();
    for (const id of ids.filter((_, row) => isInSample(row))) {
      const pdf = join(folder, `${id}.pdf`);
      expect(await vitae('render', input, '--template', id, '--page', 'a4', '-o', pdf)).toMatchObject({
        code: 0,
        stderr: '',
      });
      const { stdout: text } = await run('pdftotext', ['-raw', pdf, '-']);
      for (const words of ['Ines Moreau', 'Line cook', 'Bistro Lune', 'Cut waste by 12 %', 'Pastry'])
        expect(text, id).toContain(words);
      expect((await run('pdfinfo', [pdf])).stdout, id).toContain('(A4)');
    }
  });

  it('writes a cover letter in each template for letters', async () => {
    const { stdout } = await vitae('templates');
    const ids = stdout
      .trim()
      .split('\n')
      .flatMap((line) => (line.split('\t')[1] === 'letter' ? [line.split('\t')[0] ?? ''] : []));
    expect(ids).toHaveLength(12);
    const input = await storedLetter();
    for (const id of ids.filter((_, row) => isInSample(row))) {
      const pdf = join(folder, `${id}.pdf`);
      expect(await vitae('render', input, '--template', id, '--page', 'letter', '-o', pdf)).toEqual({
        code: 0,
        stdout: '',
        stderr: '',
      });
      const { stdout: text } = await run('pdftotext', ['-raw', pdf, '-']);
      for (const words of ['Amelia Hart', 'Jordan Reyes', 'Care Navigation', 'Brightline', 'Sincerely,'])
        expect(text, id).toContain(words);
      expect((await run('pdfinfo', [pdf])).stdout, id).toContain('(letter)');
    }
  });

  it('lists the templates for the kind of document in the file', async () => {
    const out = join(folder, 'out.pdf');
    const resume = await vitae('render', await stored(), '--template', 'letter-classic', '-o', out);
    expect(resume).toMatchObject({ code: 2, stdout: '' });
    expect(resume.stderr).toMatch(
      /in\.vitae\.json is a resume, and the template letter-classic is not for that\. Choose one of classic, /,
    );
    const letter = await vitae('render', await storedLetter(), '--template', 'classic', '-o', out);
    expect(letter).toMatchObject({ code: 2, stdout: '' });
    expect(letter.stderr).toMatch(
      /letter\.vitae\.json is a letter, and the template classic is not for that\. Choose one of letter-classic, /,
    );
    expect(await readdir(folder)).not.toContain('out.pdf');
  });

  it('says when a letter cannot be read', async () => {
    const input = join(folder, 'letter.vitae.json');
    await writeFile(input, '{"kind":"coverletter","schemaVersion":1}');
    expect((await vitae('render', input, '-o', join(folder, 'out.pdf'))).stderr).toContain('this letter is damaged');
    await writeFile(input, '{"kind":"coverletter","schemaVersion":99}');
    expect((await vitae('render', input, '-o', join(folder, 'out.pdf'))).stderr).toContain('newer version');
  });

  it('refuses to overwrite its input', async () => {
    const input = join(folder, 'x.pdf');
    await writeFile(input, 'x');
    expect(await vitae('render', input, '-o', input)).toMatchObject({ code: 2 });
    expect(await readFile(input, 'utf8')).toBe('x');
  });
});

describe('errors', () => {
  it.each([
    ['no command', []],
    ['an unknown command', ['fly']],
    ['no file', ['import']],
    ['an unknown option', ['import', 'x', '--fast']],
    ['an unknown format', ['import', 'x', '--as', 'xml']],
    ['an unknown template', ['render', 'x', '--template', 'none']],
    ['an unknown paper', ['render', 'x', '--page', 'a3']],
    ['no target format', ['convert', 'x', '-o', 'y']],
    ['no output', ['convert', 'x', '--to', 'md']],
    ['two files', ['import', 'x', 'y']],
    ['an impossible day', ['evaluate', 'x', '--as-of', '2026-02-30']],
    ['a kind that is not evaluated', ['evaluate', 'x', '--kind', 'poem']],
    ['a list with a file', ['evaluate', 'x', '--list']],
    ['an option without its value', ['convert', 'x', '--to', 'md', '-o', '']],
  ])('exit 2 and the usage for %s', async (_case, args) => {
    const { code, stdout, stderr } = await vitae(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/Usage: vitae/);
  });

  it.each([
    ['a missing file', 'nothing-here.pdf', null],
    ['an empty file', 'empty.pdf', ''],
    ['a damaged PDF', 'damaged.pdf', '%PDF-1.7 and no more'],
    ['data that is no resume', 'other.json', '{"a":1}'],
    ['a document of a newer version', 'newer.json', JSON.stringify({ ...sample(), schemaVersion: 99 })],
  ])('exit 1, one line and no output file for %s', async (_case, name, content) => {
    const path = join(folder, name);
    if (content !== null) await writeFile(path, content);
    const out = join(folder, 'out.json');
    const { code, stdout, stderr } = await vitae('import', path, '-o', out);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(await readdir(folder)).toEqual(content === null ? [] : [name]);
  });

  it('leaves nothing behind when the output cannot be written', async () => {
    const { code, stderr } = await vitae(
      'convert',
      await stored(),
      '--to',
      'md',
      '-o',
      join(folder, 'no-such-folder', 'out.md'),
    );
    expect(code).toBe(1);
    expect(stderr).toContain('no such file or folder');
    expect(await readdir(folder)).toEqual(['in.vitae.json']);
  });
});

describe('render with options for the look', () => {
  const sizes = async (...args: string[]) => {
    const out = join(folder, 'out.pdf');
    const result = await vitae('render', await stored(), '-o', out, ...args);
    const pages = result.code === 0 ? (await readPdf(new Uint8Array(await readFile(out)))).pages : [];
    const lines = pages.flatMap(({ items }) => items.map(({ size, baseline }) => [size, baseline]));
    return { ...result, drawn: { width: pages[0]?.width, lines } };
  };

  it('accepts settings of the look as JSON or from a file', async () => {
    const file = join(folder, 'tokens.json');
    await writeFile(file, '{"fontSize":13,"page":"LETTER"}');
    const [plain, inline, read] = [
      await sizes('--fit', 'off'),
      await sizes('--fit', 'off', '--tokens', '{"fontSize":13,"page":"LETTER"}'),
      await sizes('--fit', 'off', '--tokens', file),
    ];
    expect([plain.code, inline.code, read.code]).toEqual([0, 0, 0]);
    expect(inline.drawn).toEqual(read.drawn);
    expect(inline.drawn.width).toBeCloseTo(612, 0);
    expect(Math.max(...inline.drawn.lines.map(([size = 0]) => size))).toBeGreaterThan(
      Math.max(...plain.drawn.lines.map(([size = 0]) => size)),
    );
  });

  it('leaves a sparse page unchanged with --fit off, and adds space without it', async () => {
    const [free, off] = [await sizes(), await sizes('--fit', 'off')];
    expect(free.drawn.lines.length).toBe(off.drawn.lines.length);
    expect(free.drawn).not.toEqual(off.drawn);
    expect((await sizes('--fit', '1')).drawn).toEqual(off.drawn);
  });

  it.each([
    [['--fit', 'none'], /a number of pages from 1 to 20, or off/],
    [['--fit', '0'], /a number of pages/],
    [['--tokens', '{"fontsize":10}'], /unknown: fontsize/],
    [['--tokens', '{"fontSize":99}'], /fontSize/],
    [['--tokens', 'no-such-file.json'], /takes JSON/],
  ])('refuses %j and says why', async (args, words) => {
    const { code, stderr } = await vitae('render', 'x', '-o', join(folder, 'out.pdf'), ...args);
    expect(code).toBe(2);
    expect(stderr).toMatch(words);
  });
});
