import { describe, expect, it } from 'vitest';
import { coverLetterSchema, type CoverLetter } from './cover-letter.ts';
import { letterView } from './letter-view.ts';
import { assetsOf, visibleContent, withoutAssets } from './kinds/index.ts';

const stamp = '2026-01-05T10:00:00.000Z';
const id = '01890a5d-ac96-774b-9001-000000000001';

const letterOf = (fields: Partial<CoverLetter> = {}): CoverLetter =>
  coverLetterSchema.parse({ id, slug: 'x', createdAt: stamp, updatedAt: stamp, ...fields });

const sender = (city: string): CoverLetter['sender'] => {
  const letter = letterOf();
  return { ...letter.sender, location: { ...letter.sender.location, city } };
};

describe('letterView', () => {
  it.each([
    ['en', 'US', 'March 3, 2026'],
    ['en', 'GB', '3 March 2026'],
    ['de', 'DE', 'Lyon, 3. März 2026'],
    ['fr', 'FR', 'Lyon, le 3 mars 2026'],
    ['sv', 'SE', 'Lyon den 3 mars 2026'],
    ['ja', 'JP', '2026年3月3日'],
    ['vi', 'VN', 'Lyon, ngày 03 tháng 3 năm 2026'],
  ])('writes the day as letters in %s of %s do', (locale, country, written) => {
    expect(letterView(letterOf({ locale, country, date: '2026-03-03', sender: sender('Lyon') })).date).toEqual({
      text: written,
      path: 'date',
    });
  });

  it('writes the first day of a month as an ordinal where people do', () => {
    const first = (locale: string, country: string) =>
      letterView(letterOf({ locale, country, date: '2026-04-01', sender: sender('Nice') })).date.text;
    expect(first('fr', 'FR')).toBe('Nice, le 1er avril 2026');
    expect(first('it', 'IT')).toBe('Nice, 1º aprile 2026');
    expect(first('pt-BR', 'BR')).toBe('Nice, 1º de abril de 2026');
    expect(first('de', 'DE')).toBe('Nice, 1. April 2026');
  });

  it('shows neither a place without a date nor an empty date', () => {
    expect(letterView(letterOf({ locale: 'de', sender: sender('Bonn') })).date.text).toBe('');
    expect(letterView(letterOf({ locale: 'de', date: '2026-03-03' })).date.text).toBe('3. März 2026');
  });

  it('has every line of the recipient that is not empty, and every paragraph with text', () => {
    const view = letterView(
      letterOf({
        recipient: { name: 'Ada', role: '', company: ' Acme ', address: '1 Main St\n\nTown\r\n' },
        paragraphs: [
          { id, text: 'One **two**' },
          { id, text: '  ' },
        ],
      }),
    );
    expect(view.recipient).toEqual([
      { text: 'Ada', path: 'recipient.name' },
      { text: 'Acme', path: 'recipient.company' },
      { text: '1 Main St', path: 'recipient.address' },
      { text: 'Town', path: 'recipient.address' },
    ]);
    expect(view.paragraphs).toEqual([
      {
        path: `paragraphs.${id}.text`,
        blocks: [{ kind: 'paragraph', spans: [{ text: 'One ' }, { text: 'two', bold: true }] }],
      },
    ]);
  });

  it('lists the enclosures under the label of its language, and leaves out the notes on the job', () => {
    const letter = letterOf({
      locale: 'de',
      enclosures: 'Lebenslauf\n\n Zeugnisse ',
      posting: 'We look for',
      jobTitle: 'Cook',
    });
    const { enclosures } = letterView(letter);
    expect([enclosures.label, ...enclosures.items.map(({ text }) => text)]).toEqual([
      'Anlagen',
      'Lebenslauf',
      'Zeugnisse',
    ]);
    expect(visibleContent(letter)).toMatchObject({ posting: '', jobTitle: '', enclosures: letter.enclosures });
  });

  it('has the marks around a list that Japanese letters have, and the indent of Chinese ones', () => {
    const of = (locale: string) => {
      const { enclosures, indent } = letterView(letterOf({ locale, enclosures: 'A' }));
      return [enclosures.marks, indent];
    };
    expect(of('ja')).toEqual([{ above: '記', below: '以上' }, 0]);
    expect([of('zh-Hans'), of('zh-TW')]).toEqual([
      [null, 2],
      [null, 2],
    ]);
    expect(of('en')).toEqual([null, 0]);
  });

  it('refers to the picture of the signature, but not if its file has been deleted', () => {
    const asset = 'a'.repeat(64);
    const letter = letterOf({ signature: { asset } });
    expect(letterView(letter).signaturePicture).toEqual({ asset, path: 'signature' });
    expect(assetsOf(letter)).toEqual([asset]);
    expect(withoutAssets(letter, new Set([asset])).signature).toBeNull();
    expect(withoutAssets(letter, new Set(['b']))).toBe(letter);
  });

  it('adds no salutation and no closing', () => {
    const view = letterView(letterOf());
    expect([view.opening, view.closing, view.subject, view.signature].map(({ text }) => text)).toEqual([
      '',
      '',
      '',
      '',
    ]);
  });

  it('names the fields of the sender by their paths', () => {
    const view = letterView(letterOf({ sender: { ...sender('Lyon'), email: 'a@example.com' } }));
    expect(view.contacts.map(({ path }) => path)).toEqual(['sender.email', 'sender.location']);
  });
});

it('leaves the photo out of the exported pages, since no letter shows it', () => {
  const letter = letterOf({ sender: { ...sender(''), photo: { asset: 'ab'.repeat(32), alt: '' } } });
  expect(visibleContent(letter).sender.photo).toBeNull();
});
