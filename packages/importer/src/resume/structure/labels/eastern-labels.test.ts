import { describe, expect, it } from 'vitest';
import { matchHeading, targetKey } from '../headings/headings.ts';
import { easternHeadings } from '../headings/known-headings/eastern.ts';
import { labelKind, TITLE_OF_DOCUMENT } from './contact-labels.ts';
import { entryLabel } from './entry-labels.ts';

describe('headings and labels of central and eastern Europe', () => {
  it.each(
    Object.entries(easternHeadings).flatMap(([key, headings]) => headings.split('|').map((text) => ({ text, key }))),
  )('$text announces $key', ({ text, key }) => {
    const match = matchHeading(text);
    expect(match?.exact).toBe(true);
    expect(match && targetKey(match.target)).toBe(key);
  });

  it.each('Szkoła Główna Lipowa|Информационные технологии|Praca w magazynie|Hrvatski jezik'.split('|'))(
    '%s is no heading',
    (text) => expect(matchHeading(text)).toBeUndefined(),
  );

  it.each([
    ['Jméno a příjmení', 'name'],
    ['Elektronická pošta', 'email'],
    ['Numer telefonu', 'phone'],
    ['Broj mobitela', 'phone'],
    ['Bydliště', 'place'],
    ['Elukoht', 'place'],
    ['El. paštas', 'email'],
    ['Tālrunis', 'phone'],
    ['Lakcím', 'place'],
    ['Имейл', 'email'],
    ['Ιστοσελίδα', 'url'],
    ['Datum narození', 'extra'],
    ['Datum rođenja', 'extra'],
    ['Cetățenie', 'extra'],
    ['Jogosítvány', 'extra'],
    ['Шофьорска книжка', 'extra'],
    ['Gimimo data', 'extra'],
    ['Juhiluba', 'extra'],
  ])('%s is a label of %s', (label, kind) => expect(labelKind(label)).toBe(kind));

  it.each('Strukturovaný životopis|Profesionalna biografija|Βιογραφικό Σημείωμα|Dzīves gājums'.split('|'))(
    '%s is the title of a document',
    (title) => expect(TITLE_OF_DOCUMENT.test(title)).toBe(true),
  );
});

describe('labels within entries of central and eastern Europe', () => {
  it.each([
    ['Náplň práce', 'duties'],
    ['Zaměstnavatel', 'employer'],
    ['Studijní obor', 'area'],
    ['Zakres zadań', 'duties'],
    ['Poslodavac', 'employer'],
    ['Работодател', 'employer'],
    ['Спеціальність', 'area'],
    ['Munkakör', 'position'],
    ['Perioada', 'period'],
    ['Καθήκοντα', 'duties'],
    ['Pareigos', 'position'],
    ['Pienākumi', 'duties'],
    ['Tööülesanded', 'duties'],
  ])('%s is one of %s', (label, kind) => expect(entryLabel(label)).toBe(kind));
});
