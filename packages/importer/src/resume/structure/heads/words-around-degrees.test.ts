import { expect, it } from 'vitest';
import { resumeOf } from '../../testing/drawn.ts';

const studiesOf = async (...given: readonly string[]) =>
  (await resumeOf(['# Education', ...given], [40, 300, 440], false)).sections.education.items.map(
    ({ degree, area, institution, start, end }) => [[degree, area].filter(Boolean).join(', '), institution, start, end],
  );

it('who examined for a title is a part of it, and a company may have taught', async () => {
  expect(
    await studiesOf(
      '* Geprüfte Bilanzbuchhalterin (IHK) || 2018 - 2019',
      'Handelskammer Bremen',
      '* Ausbildung zur Tischlerin || 2004 - 2007',
      'Autohaus Park KG, Stade',
    ),
  ).toEqual([
    ['Geprüfte Bilanzbuchhalterin (IHK)', 'Handelskammer Bremen', '2018', '2019'],
    ['Ausbildung zur, Tischlerin', 'Autohaus Park KG', '2004', '2007'],
  ]);
});

it('a university behind its article in French is no part of a subject', async () => {
  expect(await studiesOf("Master Images de l'Université de Hull || 2007")).toMatchObject([
    ['Master, Images', 'Université de Hull', '', '2007'],
  ]);
});

it('what is said of a degree before its name is no part of it', async () => {
  expect(await studiesOf('Graduated as M.Sc. Digital Media - University of Hull || 2015')).toMatchObject([
    ['M.Sc., Digital Media', 'University of Hull', '', '2015'],
  ]);
});

it.each([
  ['Master II en Philosophie du Langage', 'Master II', 'Philosophie du Langage'],
  ['Licence 3 en Psychologie', 'Licence 3', 'Psychologie'],
  ['Master 2 Droit des affaires', 'Master 2', 'Droit des affaires'],
])('the year of a degree in French is a part of it: %s', async (given, degree, area) => {
  const { sections } = await resumeOf(['# Formation', `${given} || 2007`], [40, 300, 440], false);
  expect(sections.education.items).toMatchObject([{ degree, area }]);
});
