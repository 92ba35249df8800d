import { expect, it } from 'vitest';
import { languageOfLocale, languageOfText } from './languages.ts';

it.each([
  ['eng', 'Led the team of ten and worked with partners for three years'],
  ['deu', 'Leitung der Abteilung und Planung von Projekten mit Partnern bei der Stadt'],
  ['fra', 'Gestion des projets et suivi de la qualité avec les équipes dans une usine'],
  ['spa', 'Gestión de los proyectos y control de la calidad con el equipo en una fábrica'],
  ['por', 'Gestão dos projetos e controle da qualidade com uma equipe em fábrica do grupo'],
] as const)('a page in %s shows its language', (language, text) => {
  expect(languageOfText(text, 'eng')).toBe(language);
});

it('a page that shows no language is read in that of the reader', () => {
  expect(languageOfText('Hannah Lindqvist 2016', languageOfLocale('de-AT'))).toBe('deu');
  expect(languageOfLocale('nl')).toBe('eng');
});
