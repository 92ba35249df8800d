import { expect, it } from 'vitest';
import { yearsClaimed } from './years-claimed.ts';

it.each([
  ['en', 'Nurse with over 12 years of experience in intensive care.', 12],
  ['en', 'Developer, 6+ years industry experience', 6],
  ['en', 'Brings ten years’ experience.', 10],
  ['en', 'Our team has 40 years of combined experience.', null],
  ['en', 'Led the warehouse for nine years.', null],
  ['en', 'A company with 30 years of experience', null],
  ['de', 'Konstrukteurin mit über zehn Jahren Berufserfahrung im Maschinenbau.', 10],
  ['de', 'Mechaniker mit 12 Jahren einschlägiger Erfahrung', 12],
  ['de', 'Seit zehn Jahren in Bremen.', null],
  ['fr', 'Comptable avec quinze ans d’expérience.', 15],
  ['fr', 'Plus de 12 années d’expérience en cuisine', 12],
  ['fr', 'A vécu dix ans à Lyon.', null],
  ['es', 'Enfermera con más de 10 años de experiencia.', 10],
  ['es', 'Doce años de amplia experiencia en ventas', 12],
  ['en', 'Twelve years as a pilot of the port', 12],
  ['en', 'Ten years in London', null],
  ['de', 'Seit zwölf Jahren als Lotsin tätig', 12],
  ['fr', 'Douze ans comme pilote du port', 12],
  ['es', 'Doce años como práctica del puerto', 12],
  ['pt', 'Doze anos como prática do porto', 12],
  ['pt', 'Engenheira com 15 anos de experiência.', 15],
  ['pt', 'Quinze anos de sólida experiência em vendas', 15],
] as const)('reads the years of experience that a sentence says, in %s: %s', (language, sentence, years) => {
  expect(yearsClaimed(sentence, language)).toBe(years);
});
