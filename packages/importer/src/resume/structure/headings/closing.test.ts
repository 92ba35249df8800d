import { expect, it } from 'vitest';
import type { Line } from '../../../text/line.ts';
import { cellAt, lineOf } from '../../testing/line-of.ts';
import { withoutClosing } from './closing.ts';
import { lookOf } from './heading-looks.ts';

const line = (text: string, over: Partial<Line> = {}): Line => lineOf([cellAt(text, 40, 200)], over);

const resume = Array.from({ length: 12 }, (_, index) => line(`What was done in job number ${index}`));

const endOf = (last: Line): string | undefined => withoutClosing([...resume, last], '2026-11-29').at(-1)?.text;

it.each(['Last updated: November 29, 2026', 'Zuletzt aktualisiert im März 2026', 'Dernière mise à jour : 3 mai 2026'])(
  'a day on which the document was changed tells nothing of the person: %s',
  (text) => {
    expect(endOf(line(text, { gapAbove: 30 }))).toBe('What was done in job number 11');
  },
);

it('a place with the month in which the document was signed tells nothing, and what happened in one stays', () => {
  expect(endOf(line('Leipzig, im Januar 2024', { gapAbove: 30 }))).toBe('What was done in job number 11');
  expect(endOf(line('Leipzig, Januar 2024', { gapAbove: 30 }))).toMatch(/^Leipzig/u);
});

it('what somebody updated in a job stays, and so does what is no end', () => {
  expect(endOf(line('Updated the price lists of all shops', { gapAbove: 30 }))).toMatch(/^Updated/u);
  expect(endOf(line('Last updated: November 29, 2026'))).toMatch(/^Last updated/u);
});

it('a foot in small letters that names the person once more is left out, and one with contact details is read', () => {
  const endBelow = (foot: string): string | undefined => {
    const name = line('Hannah Brook', { style: { ...line('').style, size: 20 } });
    const last = line(foot, { gapAbove: 60, style: { ...line('').style, size: 8 } });
    return withoutClosing([name, ...resume, last], '2026-11-29').at(-1)?.text;
  };
  expect(endBelow('2024 Hannah Brook | CC BY 4.0')).toBe('What was done in job number 11');
  expect(endBelow('Boston hannah@example.org linkedin.com/in/hannahbrook')).toMatch(/^Boston/u);
  expect(endBelow('linkedin.com/in/hannahbrook')).toMatch(/^linkedin/u);
});

it('the name once more at the top of a further page is left out, and its words elsewhere stay', () => {
  const name = line('Hannah Brook', { style: { ...line('').style, size: 20 } });
  const rest = (text: string, gapAbove: number): number => {
    const again = line(text, { page: 1, gapAbove });
    return withoutClosing([name, ...resume, again, line('Baking', { page: 1 })], '2026-11-29').length - resume.length;
  };
  expect(rest('HANNAH BROOK', Infinity)).toBe(2);
  expect(rest('HANNAH BROOK', 4)).toBe(3);
  expect(rest('Hannah Brook Prize', Infinity)).toBe(3);
});

it('a day without a space behind its full stop signs', () => {
  expect(endOf(line('Freiburg, 30.September 2026', { gapAbove: 30 }))).toBe('What was done in job number 11');
});

it('capitals are those of a heading whose font lacks some with accents', () => {
  const keyOf = (text: string): string =>
    lookOf(line(text), line(text).cells[0] ?? { text, x: 0, right: 0, runs: [] }, 10).key;
  expect(keyOf('RéSUMé')).toBe(keyOf('SKILLS'));
  expect(keyOf('Résumé')).not.toBe(keyOf('SKILLS'));
});

it.each([
  'Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb rekrutacji.',
  'Souhlasím se zpracováním osobních údajů pro účely výběrového řízení.',
  'Súhlasím so spracovaním osobných údajov.',
  'Даю согласие на обработку персональных данных.',
  'Sunt de acord cu prelucrarea datelor cu caracter personal.',
])('consent to keep the document is no part of it: %s', (text) => {
  const clause = [line(text, { gapAbove: 30 }), line('zgodnie z ustawą o ochronie danych')];
  expect(withoutClosing([...resume, ...clause], '2026-11-29')).toHaveLength(resume.length);
});

it('what follows such a clause apart from it stays, and so does consent in a job', () => {
  const clause = line('Wyrażam zgodę na przetwarzanie moich danych.', { gapAbove: 30 });
  expect(withoutClosing([...resume, clause, line('Hobby', { gapAbove: 30 })], '2026-11-29').at(-1)?.text).toBe('Hobby');
  expect(endOf(line('Recorded the consent of patients to the processing of data'))).toMatch(/^Recorded/u);
});

it.each(['Created by: @lark / 2018', 'Theme by Jo Lark', 'Modèle réalisé par Studio Plume', 'Vorlage von Ada Park'])(
  'who drew the template is nothing of the person: %s',
  (text) => {
    expect(endOf(line(text, { gapAbove: 30 }))).toBe('What was done in job number 11');
    expect(endOf(line('Created by hand: twelve baskets', { gapAbove: 2 }))).toMatch(/^Created/u);
  },
);

it.each([
  'References available on request',
  'References gladly furnished',
  'Professional references will be provided upon request.',
  'Referenzen auf Anfrage',
  'Références disponibles sur demande',
  'Referencias disponibles bajo petición',
  'Referenties op aanvraag',
  'Рекомендации предоставлю по запросу',
  'المراجع متوفرة عند الطلب',
  'המלצות יינתנו לפי דרישה',
])('a promise of references below something else is none of it: %s', (text) => {
  expect(endOf(line(text))).toBe('What was done in job number 11');
});

it('a promise of references below their heading stays, and so does what somebody knows of them', () => {
  const heading = line('References');
  const promise = line('References available on request');
  expect(withoutClosing([...resume, heading, promise], '2026-11-29').at(-1)?.text).toBe(promise.text);
  expect(endOf(line('References of suppliers checked'))).toMatch(/^References/u);
});
