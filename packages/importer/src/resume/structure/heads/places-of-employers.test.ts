import { expect, it } from 'vitest';
import { personHeading, resumeOfWord } from '../../testing/resume-of-word.ts';

const placesOf = async (...employers: readonly string[]) => {
  const { sections } = await resumeOfWord(
    ...personHeading,
    '# Experience',
    ...employers.flatMap((employer, index) => [
      '*Joiner*',
      `${employer} | ${2018 - 3 * index} – ${2020 - 3 * index}`,
      '- Made doors',
    ]),
  );
  return sections.experience.items.map(({ employer, location }) => [employer, location]);
};

it('a town that no list has is a place where other employers have one that is known', async () => {
  expect(await placesOf('Agencements Garonne, Toulouse', 'Atelier du Lac, Vrbove', 'Tour des compagnons')).toEqual([
    ['Agencements Garonne', 'Toulouse'],
    ['Atelier du Lac', 'Vrbove'],
    ['Tour des compagnons', ''],
  ]);
});

it('a town has the one in brackets that it is near', async () => {
  expect(await placesOf('Hospital Comarcal, Tordesillas (Valladolid)')).toEqual([
    ['Hospital Comarcal', 'Tordesillas (Valladolid)'],
  ]);
});

it('the letters of a firm behind its name are no country', async () => {
  const { sections } = await resumeOfWord(
    ...personHeading,
    '# Experience',
    '*Mining Engineer* | Redgum Gold NL | Norseman | 2018 – 2020',
    '*Planner* | Lund Group SE | Kalgoorlie | 2015 – 2018',
  );
  expect(sections.experience.items.map(({ employer, location }) => [employer, location])).toEqual([
    ['Redgum Gold NL', 'Norseman'],
    ['Lund Group SE', 'Kalgoorlie'],
  ]);
});
