import { newId } from '@vitae/domain';
import { expect, it } from 'vitest';
import { findingIn, reportOf, role, statusOf, textsOf } from './checks/testing/reports.ts';
import { inputWith } from './checks/testing/sample-input.ts';
import { evaluate } from './index.ts';

const items = 'document.sections.experience.items';

it.each([
  ['the numbers of its pages', 'Seite 1 von 1', undefined],
  ['words', 'Moved stores between harbours', 'fail'],
])('a short file that one of two programs reads without %s', (_, lost, status) => {
  const text = `Maren Okafor\n${'Planned the rota for the depot\n'.repeat(6)}`;
  const extraction = { text: `${text}${lost}`, second: text };
  const { findings } = evaluate(inputWith('resume', { origin: 'uploaded', extraction }));
  expect(findings.find(({ id }) => id === 'ATS-01')?.status).toBe(status);
});

it.each([
  ['Chargé de la gestion des stocks de deux dépôts', true],
  ['Chargée de préparer les réunions du dépôt', true],
  ['Chargé de clientèle pour les artisans du Havre', false],
  ["Chargée d'enseignements en algorithmique", false],
])('a duty is told by what somebody is charged with, not by a French title: %s', (text, isFound) => {
  const told =
    'Livré les colis de la ville avec les camions et les équipes du dépôt, pour le compte des artisans et des écoles';
  const body = `- ${text}\n- ${told}`;
  const changes = {
    'document.locale': 'fr',
    'document.summary': 'Responsable des dépôts et des équipes de la ville, avec dix ans de métier dans le transport',
    [items]: [role({ position: 'Adjoint', employer: 'Ned', body })],
  };
  expect(reportOf(changes).skipped.map(({ id }) => id)).not.toContain('IMP-04');
  expect(findingIn('IMP-04', changes) !== undefined).toBe(isFound);
});

it('asks for no months of school before a degree of which only the end is told', () => {
  const at = (start: string, end: string) => role({ position: 'Reporter', employer: `Paper of ${start}`, start, end });
  const roles = { [items]: [at('2022-01', '2026-09'), at('2020-06', '2020-08')] };
  const study = (start: string) => ({
    'document.sections.education.items': [{ id: newId(), degree: 'BA', institution: 'Hull', start, end: '2025-05' }],
  });
  expect(textsOf('TIM-04', { ...roles, ...study('') })).toBeUndefined();
  expect(textsOf('TIM-04', { ...roles, 'document.sections.education.items': [] })).toEqual(['Reporter']);
});

it('takes no line with addresses, as files have at the foot of each page, for what was done', () => {
  const foot = 'Reach me at +44 113 496 0182 or maren@example.com on any day of the week';
  const work = 'Planned the rota of forty drivers and both shifts for the depot of the firm';
  const of = (text: string) => ({ [`${items}.0.body`]: `- ${text}`, [`${items}.1.body`]: `- ${text}` });
  expect(statusOf('WRI-08', of(work))).toBe('warn');
  expect(statusOf('WRI-08', of(foot))).not.toBe('warn');
  const prose = (text: string) => ({ [`${items}.0.body`]: `${text}.`, [`${items}.1.body`]: `${text}.` });
  expect(statusOf('WRI-08', prose(work))).toBe('warn');
  expect(statusOf('WRI-08', prose(foot))).not.toBe('warn');
});
