import type { Resume } from '@vitae/domain';
import { importFile } from '@vitae/importer';
import { aPhoto, hasLibreOffice, officeConvert, readBack, visibleLines, words } from '@vitae/testkit/exports';
import { latinFixtures, pureScriptFixtures, scriptFixtures } from '@vitae/testkit/fixtures';
import { strFromU8, unzipSync } from 'fflate';
import { convertToHtml } from 'mammoth';
import { describe, expect, it } from 'vitest';
import { exporters, type Exporter } from './index.ts';

const { sha256, bytes: photoBytes, assets } = aPhoto();
const withPhoto = (resume: Resume): Resume => ({
  ...resume,
  basics: { ...resume.basics, photo: { asset: sha256, alt: 'Portrait of a "swimmer"' } },
});
const fixtures = [...latinFixtures, ...scriptFixtures].map(({ name, resume }) => ({ name, resume: withPhoto(resume) }));
const everySection = fixtureNamed('custom-sections');

function fixtureNamed(wanted: string): Resume {
  const fixture = fixtures.find(({ name }) => name === wanted);
  if (!fixture) throw new Error(`There is no fixture ${wanted}.`);
  return fixture.resume;
}

const write = async (id: Exporter['id'], resume: Resume): Promise<string | Uint8Array> => {
  const exporter = exporters.find((candidate) => candidate.id === id);
  if (!exporter) throw new Error(`There is no exporter ${id}.`);
  return exporter.write(resume, assets);
};
const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** Looks for each line after the previous one. */
const expectInOrder = (text: string, lines: readonly string[]) => {
  let at = 0;
  for (const line of lines) {
    const found = text.indexOf(line, at);
    expect(found, `"${line}" after "${text.slice(Math.max(0, at - 60), at)}"`).toBeGreaterThanOrEqual(0);
    at = found + line.length;
  }
};

describe.each(exporters.filter(({ mediaType }) => mediaType !== 'application/json'))('$id', ({ id }) => {
  it.each(fixtures)('contains every line of $name', async ({ resume }) => {
    const text = readBack(id, await write(id, resume));
    for (const line of visibleLines(resume)) expect(text).toContain(line);
  });
});

describe('ours', () => {
  it.each(fixtures)('round-trips $name, including the photo', async ({ resume }) => {
    const back = await importFile({ name: 'resume.vitae.json', bytes: bytesOf(await write('vitae', resume)) });
    expect(back.resume).toEqual(resume);
    expect(back.assets.get(sha256)?.bytes).toEqual(photoBytes);
  });
});

describe('a Chinese resume', () => {
  const chinese = pureScriptFixtures.filter(({ name }) => name === 'pure-chinese').map(({ resume: pure }) => pure);

  it.each(['html', 'md', 'txt', 'docx'] as const)('has the separators of its own script as %s', async (id) => {
    for (const pure of chinese) {
      const bytes = bytesOf(await write(id, pure));
      const source = id === 'docx' ? unzipSync(bytes)['word/document.xml'] : bytes;
      const text = strFromU8(source ?? new Uint8Array()).replace(/<style>[^]*?<\/style>|<[^>]*>/gu, '');
      expect(text).toMatch(/\p{Script=Han}[、：]\p{Script=Han}/u);
      expect(text.match(/\p{Script=Han}[,:;] ?\p{Script=Han}/gu)).toBeNull();
    }
  });
});

describe('DOCX', () => {
  const document = async (resume: Resume) => unzipSync(bytesOf(await write('docx', resume)));

  it('has real headings, lists and links, and the photo with its description', async () => {
    const { value, messages } = await convertToHtml(
      { buffer: Buffer.from(bytesOf(await write('docx', everySection))) },
      { styleMap: ["p[style-name='Title'] => h1.title:fresh"] },
    );
    expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
    const tags = (pattern: RegExp) => [...value.matchAll(pattern)].map(([, inside = '']) => inside);
    expect(tags(/<h1 class="title">(.*?)<\/h1>/g)).toEqual(['Priya Raghunathan']);
    expect(tags(/<h1>(.*?)<\/h1>/g)).toHaveLength(
      1 + Object.keys(everySection.sections).length + everySection.custom.length,
    );
    expect(tags(/<h2>(.*?)<\/h2>/g)).toContain('Research scientist');
    expect(tags(/<li>(.*?)<\/li>/g)).toContain('Raised $2.4 million from four agencies since 2019.');
    expect(tags(/<a href="(.*?)">/g)).toEqual(
      expect.arrayContaining(['https://kelpwatch.example.org', 'mailto:priya.raghunathan@example.com']),
    );
    expect(value).toContain('alt="Portrait of a &quot;swimmer&quot;"');
  });

  it.each([
    ['circle', 'ellipse'],
    ['square', 'rect'],
  ] as const)('frames a photo in a %s as an %s', async (shape, frame) => {
    const { photo } = everySection.basics;
    const resume = { ...everySection, basics: { ...everySection.basics, photo: photo && { ...photo, shape } } };
    const xml = strFromU8((await document(resume))['word/document.xml'] ?? new Uint8Array());
    expect([...xml.matchAll(/<a:prstGeom prst="(\w+)"/g)].map(([, geometry]) => geometry)).toEqual([frame]);
  });

  it('declares its language, title and author, and takes paper size and margins from the document', async () => {
    const { template } = everySection;
    const files = await document({
      ...everySection,
      locale: 'de',
      template: { ...template, tokens: { ...template.tokens, page: 'A4', margin: 20, fontFamily: 'bitter' } },
    });
    const part = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(part('docProps/core.xml')).toContain('<dc:creator>Priya Raghunathan</dc:creator>');
    expect(part('docProps/core.xml')).toContain(`<dc:title>${everySection.title}</dc:title>`);
    expect(part('word/styles.xml')).toContain('<w:lang w:val="de-DE"/>');
    expect(part('word/styles.xml')).toContain('w:ascii="Times New Roman"');
    expect(part('word/fontTable.xml')).toContain(
      '<w:font w:name="Times New Roman"><w:altName w:val="Liberation Serif"/>',
    );
    expect(part('word/document.xml')).toMatch(
      /<w:pgSz w:w="11906" w:h="16838"[^>]*\/><w:pgMar w:top="1134" w:right="1134"/,
    );
    expect(Object.keys(files).filter((name) => name.startsWith('word/media/'))).toHaveLength(1);
  });

  it.each([
    ['GB', 'en-GB'],
    ['US', 'en-US'],
  ])('is in the English of its country, %s', async (country, tag) => {
    const files = await document({ ...everySection, locale: 'en', country });
    expect(strFromU8(files['word/styles.xml'] ?? new Uint8Array())).toContain(`<w:lang w:val="${tag}"/>`);
  });

  it('runs from right to left if the language does, with words of the other direction in runs of their own', async () => {
    const resume = {
      ...everySection,
      locale: 'ar',
      basics: { ...everySection.basics, fullName: 'ليلى منصور', headline: 'مهندسة Kubernetes في Leeds' },
    };
    const xml = strFromU8((await document(resume))['word/document.xml'] ?? new Uint8Array());
    const paragraphs = [...xml.matchAll(/<w:p>(.*?)<\/w:p>/gs)]
      .map(([, inside = '']) => inside)
      .filter((inside) => inside.includes('<w:t'));
    expect(paragraphs.length).toBeGreaterThan(30);
    for (const paragraph of paragraphs) expect(paragraph).toContain('<w:bidi/>');
    const headline = paragraphs.find((paragraph) => paragraph.includes('Kubernetes')) ?? '';
    const runs = [...headline.matchAll(/<w:r>(.*?)<w:t[^>]*>(.*?)<\/w:t>/gs)].map(([, properties = '', text]) => ({
      text,
      rtl: properties.includes('<w:rtl/>'),
    }));
    expect(runs).toEqual([
      { text: 'مهندسة ', rtl: true },
      { text: 'Kubernetes', rtl: false },
      { text: ' في ', rtl: true },
      { text: 'Leeds', rtl: false },
    ]);
  });

  it('removes characters that XML cannot contain', async () => {
    const resume = { ...everySection, summary: 'A\u0000B\u000Bc \uD800 <w:p> & "d" ]]>' };
    expect(readBack('docx', await write('docx', resume))).toContain(words('AB c \uFFFD <w:p> & "d" ]]>'));
  });

  it.skipIf(!hasLibreOffice())('opens in LibreOffice with every line in its place', async () => {
    const files = new Map<string, Uint8Array>();
    for (const { name, resume } of fixtures) files.set(`${name}.docx`, bytesOf(await write('docx', resume)));
    const texts = officeConvert(files, 'txt');
    for (const { name, resume } of fixtures)
      expectInOrder(words(new TextDecoder().decode(texts.get(`${name}.docx`))), visibleLines(resume));
  });
});

if (!hasLibreOffice()) console.warn('Skipped: no LibreOffice (soffice) to open Word documents with.');

describe('HTML', () => {
  it('is self-contained: the photo is embedded, nothing is fetched, nothing is executed', async () => {
    const page = String(await write('html', everySection));
    // Whole pages make long messages, so only the searched part is asserted.
    expect(page.slice(0, 60)).toContain('<html lang="en" dir="ltr">');
    expect(page).toContain(
      `src="data:image/png;base64,${Buffer.from(photoBytes).toString('base64')}" alt="Portrait of a &quot;swimmer&quot;"`,
    );
    expect(page).toContain('default-src &#39;none&#39;');
    expect(page.match(/<(?:script|link|iframe|object)\b/gi)).toBeNull();
    expect(page.match(/<h1>/g)).toHaveLength(1);
    expect(page.match(/<h2 /g)).toHaveLength(
      1 + Object.keys(everySection.sections).length + everySection.custom.length,
    );
  });

  it('shows markup as text, and does not link to a script', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const link = { id: everySection.id, label: hostile, url: 'javascript:alert(1)//"><script>' };
    const resume = {
      ...everySection,
      summary: `${hostile} [click](javascript:alert(1))`,
      basics: { ...everySection.basics, fullName: `</title>${hostile}`, links: [link] },
    };
    const page = String(await write('html', resume));
    expect(page).not.toContain('<script');
    expect(page).not.toContain('<img src=x');
    expect([...page.matchAll(/href="([^"]*)"/g)].every(([, href = '']) => /^(?:https?:|mailto:|tel:)/.test(href))).toBe(
      true,
    );
    expect(readBack('html', page)).toContain(hostile);
  });
});

describe('the values of the template for the pages', () => {
  const look = {
    accent: '#7a4a16',
    secondColour: '#0f5a6b',
    fontFamily: 'eb-garamond',
    headingFamily: 'inter',
    fontSize: 11,
    lineHeight: 1.4,
    margin: 25.4,
    page: 'LETTER',
  } as const;

  it('determine the look of the Word document', async () => {
    const files = unzipSync(
      bytesOf((await exporters.find(({ id }) => id === 'docx')?.write(everySection, assets, look)) ?? ''),
    );
    const styles = strFromU8(files['word/styles.xml'] ?? new Uint8Array());
    for (const words of [
      'w:ascii="Times New Roman"',
      'w:ascii="Arial"',
      '<w:sz w:val="21"/>',
      '<w:color w:val="7a4a16"/>',
      '<w:color w:val="0f5a6b"/>',
    ])
      expect(styles).toContain(words);
    expect(strFromU8(files['word/document.xml'] ?? new Uint8Array())).toMatch(
      /<w:pgSz w:w="12240" w:h="15840"[^>]*\/><w:pgMar w:top="1440"/,
    );
  });

  it('determine the look of the web page', async () => {
    const page = String(await exporters.find(({ id }) => id === 'html')?.write(everySection, assets, look));
    for (const words of [
      '--accent: #7a4a16',
      '--second: #0f5a6b',
      "'EB Garamond', Georgia",
      "h1, h2 { font-family: 'Inter', system-ui",
      'size: letter; margin: 25.4mm',
    ])
      expect(page).toContain(words);
  });
});

describe('without the bytes of its photo', () => {
  it.each(exporters)('$id writes the rest', async (exporter) => {
    expect(readBack(exporter.id, await exporter.write(everySection, new Map()))).toContain('Priya Raghunathan');
  });
});
