import { expect, it } from 'vitest';
import { isStateOfStudies, withoutStateBehind } from './states-of-studies.ts';

it.each(['diploma behaald', 'abgeschlossen', 'Concluído', '졸업', 'em andamento', 'diplôme obtenu', 'ukończone'])(
  'says only that studies are over or go on: %s',
  (text) => {
    expect(isStateOfStudies(text)).toBe(true);
  },
);

it.each(['não concluído', 'ohne Abschluss', 'Diploma', 'Physics', 'not completed'])('says more: %s', (text) => {
  expect(isStateOfStudies(text)).toBe(false);
});

it.each([
  ['Albeda Lyceum, Delft (diploma behaald)', 'Albeda Lyceum, Delft'],
  ['BSc Physics – completed', 'BSc Physics'],
  ['Bacharelado em Física, concluído', 'Bacharelado em Física'],
  ['Bacharelado em Física (não concluído)', 'Bacharelado em Física (não concluído)'],
])('%s', (text, name) => {
  expect(withoutStateBehind(text)).toBe(name);
});
