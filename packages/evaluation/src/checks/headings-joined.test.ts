import { expect, it } from 'vitest';
import { findingIn } from './testing/reports.ts';

it.each([
  ['Projects & Internships', false],
  ['Praktika und Projekte', false],
  ['KEAHLIAN & TEKNOLOGI', false],
  ['Pengalaman Proyek', false],
  ['Volunteering / Leadership', false],
  ['My story & my journey', true],
  ['Adventures', true],
])('takes a heading of two usual ones for usual, and no other: %s', (heading, isFound) => {
  expect(findingIn('STR-05', { 'document.sections.experience.heading': heading }) !== undefined).toBe(isFound);
});
