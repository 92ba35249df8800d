import {
  coverLetterKind,
  escapeRichText,
  newId,
  openingSuggestions,
  richTextToPlain,
  type CoverLetter,
} from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { mentionsOf, withFollowers, withGapsFilled, withMentionsReplaced } from './renamed.ts';

const ids = [newId(), newId()] as const;
const letter = (fields: Partial<CoverLetter>): CoverLetter => ({
  ...coverLetterKind.create({ title: 'Letter', locale: 'en', country: 'GB' }),
  jobTitle: 'Buyer',
  recipient: { name: '', role: '', company: 'Halden Energy', address: '' },
  ...fields,
});

describe('a company or job title that was changed', () => {
  it('changes the subject and the salutation that a suggestion made', () => {
    const before = letter({ recipient: { name: '', role: '', company: 'Northwind', address: '' } });
    const opening = openingSuggestions(before).find((text) => text.includes('Northwind')) ?? '';
    const followed = withFollowers(letter({ opening }), 'company', 'Northwind');
    expect(followed.opening).toBe(opening.replace('Northwind', 'Halden Energy'));
    const subject = withFollowers(
      letter({ subject: 'Application for the position of Chef' }),
      'jobTitle',
      'Chef',
    ).subject;
    expect(subject).toBe('Application for the position of Buyer');
  });

  it('fills in what starters left blank', () => {
    const paragraphs = [
      { id: ids[0], text: 'I would like to be **a [job]** at [company].' },
      { id: ids[1], text: 'At [Harbour Software] I wrote.' },
    ];
    const filled = withGapsFilled(withGapsFilled(letter({ paragraphs }), 'company'), 'jobTitle');
    expect(filled.paragraphs.map(({ text }) => richTextToPlain(text))).toEqual([
      'I would like to be a Buyer at Halden Energy.',
      'At [Harbour Software] I wrote.',
    ]);
    expect(filled.paragraphs[0]?.text).toContain('**a Buyer**');
    expect(withGapsFilled(filled, 'company')).toBe(filled);
  });

  it('fills in the blanks of starters in every language', () => {
    const paragraphs = [
      '[Unternehmen] sucht [Stelle].',
      '[entreprise] cherche [poste].',
      '[empresa] busca [puesto].',
    ].map((text) => ({ id: newId(), text: escapeRichText(text) }));
    const filled = withGapsFilled(withGapsFilled(letter({ paragraphs }), 'company'), 'jobTitle');
    expect(filled.paragraphs.map(({ text }) => richTextToPlain(text))).toEqual([
      'Halden Energy sucht Buyer.',
      'Halden Energy cherche Buyer.',
      'Halden Energy busca Buyer.',
    ]);
  });

  it('leaves what the user wrote', () => {
    const own = letter({ subject: 'Chef wanted?', opening: 'Hello Northwind,' });
    expect(withFollowers(own, 'jobTitle', 'Chef')).toBe(own);
    expect(withFollowers(own, 'company', 'Northwind')).toBe(own);
  });

  it('is still named elsewhere: as separate words, in any case, with marks', () => {
    const own = letter({
      subject: 'Application to Northwind',
      paragraphs: [
        { id: ids[0], text: 'I know **northwind** and northwinds.' },
        { id: ids[1], text: 'Halden Energy is new to me.' },
      ],
    });
    expect(mentionsOf(own, 'company', 'Northwind').map(({ path }) => path)).toEqual([
      'subject',
      `paragraphs.${ids[0]}.text`,
    ]);
    // With the whole words around it.
    const long = 'Somewhat longer sentences are cut where a word of Northwind ends, not in the middle of one of them.';
    const [cut] = mentionsOf(letter({ paragraphs: [{ id: ids[0], text: long }] }), 'company', 'Northwind');
    expect(cut?.context).toBe('… are cut where a word of Northwind ends, not in the middle of …');
    // The earlier name is part of the present one.
    expect(mentionsOf(own, 'company', 'Halden')).toEqual([]);
    expect(mentionsOf(own, 'company', 'HALDEN ENERGY')).toEqual([]);
  });

  it('is replaced where the user wants it, marks and case kept', () => {
    const own = letter({
      subject: 'Chef',
      paragraphs: [{ id: ids[0], text: 'As a **chef** I cooked; [Chef](https://chef.example) is my site.' }],
    });
    const path = `paragraphs.${ids[0]}.text`;
    const changed = withMentionsReplaced(own, 'jobTitle', 'Chef', [path]);
    expect(changed.subject).toBe('Chef');
    expect(changed.paragraphs[0]?.text).toBe('As a **buyer** I cooked; [Buyer](https://chef.example) is my site.');
    expect(mentionsOf(changed, 'jobTitle', 'Chef')).toEqual([expect.objectContaining({ path: 'subject' })]);
  });
});
