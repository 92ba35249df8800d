import { coverLetterKind, languageOf, richTextToPlain } from '@vitae/domain';
import { importerOf } from '@vitae/importer/kinds';
import { letterFixtures } from '@vitae/testkit/fixtures';
import { describe, expect, it } from 'vitest';
import { exportersOf } from '../index.ts';

const normal = letterFixtures.find(({ name }) => name === 'normal');

describe.each(['txt', 'md', 'docx'])('a letter that was exported as %s', (id) => {
  it('is read back with its parts in their fields', async () => {
    if (!normal) throw new Error('no such letter');
    const { letter } = normal;
    const content = await exportersOf('coverletter')
      .find((exporter) => exporter.id === id)
      ?.write(letter, new Map());
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : (content ?? new Uint8Array());
    const read = coverLetterKind.of((await importerOf('coverletter').read({ name: `a.${id}`, bytes })).document);
    const { sender, recipient, date, subject, opening, closing, enclosures, locale } = letter;
    expect(read).toMatchObject({
      locale: languageOf(locale),
      sender: { fullName: sender.fullName, email: sender.email, phone: sender.phone },
      recipient,
      date,
      subject,
      opening,
      closing,
      enclosures,
    });
    // Only Markdown has the marks of bold text and links.
    const bodyOf = ({ paragraphs }: typeof letter) =>
      paragraphs.map(({ text }) => (id === 'md' ? text : richTextToPlain(text).slice(0, 60)));
    expect(bodyOf(read)).toEqual(bodyOf(letter));
  });
});
