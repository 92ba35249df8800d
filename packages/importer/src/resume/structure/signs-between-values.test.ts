import { describe, expect, it } from 'vitest';
import { parsePlace } from '../../language/places.ts';
import { isLevel } from '../../language/words.ts';
import { importFile } from '../import-file.ts';
import { listOf } from './read-tags.ts';

describe('lists of keywords', () => {
  it('have two names with a slash between them where other marks separate', () => {
    expect(listOf('Felting / Fulling, Dyeing, Carding')).toEqual(['Felting / Fulling', 'Dyeing', 'Carding']);
    expect(listOf('Felting / Dyeing / Carding')).toEqual(['Felting', 'Dyeing', 'Carding']);
  });

  it('have no "and" before their last name, and any sign between names', () => {
    expect(listOf('Natural dyes, Spindle whorls, and Warp-weighted looms')).toEqual([
      'Natural dyes',
      'Spindle whorls',
      'Warp-weighted looms',
    ]);
    expect(listOf('Felting ◆ Dyeing ✦ Carding')).toEqual(['Felting', 'Dyeing', 'Carding']);
    expect(listOf('Search and rescue')).toEqual(['Search and rescue']);
  });
});

describe('levels', () => {
  it.each(['Flytende', 'Avanceret', 'Ottima', 'Muy bueno', 'Äidinkieli', 'Bra'])('include %s', (word) =>
    expect(isLevel(word)).toBe(true),
  );

  it('are no names that begin alike', () => {
    expect(isLevel('Bra Fabrikk AS')).toBe(false);
    expect(isLevel('Medio Ambiente')).toBe(false);
  });
});

it('two digits or a year behind a word that is no city make no place', () => {
  expect(parsePlace('Loom 04')).toBeUndefined();
  expect(parsePlace('Weavathon 2018')).toBeUndefined();
  expect(parsePlace('Dublin 12')?.city).toBe('Dublin');
  expect(parsePlace('Antwerpen 2018')).toMatchObject({ city: 'Antwerpen', postalCode: '2018' });
});

/** A page with these sections. */
const page = async (...parts: string[]) => {
  const text = `<html><body><h1>Ada Park</h1>${parts.join('')}</body></html>`;
  return (await importFile({ name: 'x.html', bytes: new TextEncoder().encode(text), asOf: '2026-11-29' })).resume;
};
const list = (text: string): string => `<ul><li>${text}</li></ul>`;

describe('an entry whose role is in italics', () => {
  it('has its employer behind the comma in upright letters', async () => {
    const { sections } = await page(
      '<h2>Experience</h2>',
      '<p><b><i>Weft Whisperer</i></b><b>,</b><b> Nine Quays</b></p><p>2019 - 2021</p>',
      list('Wove the sails of two ships'),
      '<p><b><i>Yarn Wrangler</i></b><b>,</b><b> Old Quay</b></p><p>2016 - 2018</p>',
      list('Spun the yarn for nets'),
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Weft Whisperer', employer: 'Nine Quays' },
      { position: 'Yarn Wrangler', employer: 'Old Quay' },
    ]);
  });
});

it('what somebody was in a project is its role', async () => {
  const { sections } = await page(
    '<h2>Projects</h2>',
    `<p><b>Contributor</b> | Open Loom</p><p>2019 - 2021</p>${list('Wove the sails of two ships')}`,
    `<p><b>Programadora principal</b> | Telar abierto</p><p>2018 - 2019</p>${list('Diseñó el telar')}`,
    `<p><b>Task Manager</b> | Kanban board</p><p>2016 - 2018</p>${list('Planned the looms')}`,
  );
  expect(sections.project.items).toMatchObject([
    { name: 'Open Loom', role: 'Contributor' },
    { name: 'Telar abierto', role: 'Programadora principal' },
    { name: 'Task Manager', role: 'Kanban board' },
  ]);
});

it('details have any sign between them', async () => {
  const { basics } = await page(
    '<p>ada@example.org ❖ (802) 555-0118 ❖ github.com/adapark ❖ Salem, OR</p>',
    '<h2>Skills</h2><p>Weaving, Felting</p>',
  );
  expect(basics).toMatchObject({ email: 'ada@example.org', phone: '(802) 555-0118', location: { city: 'Salem' } });
  expect(basics.links).toHaveLength(1);
});
