import { describe, expect, it } from 'vitest';
import { findDegree, isLevel, organisationScore, roleScore, schoolScore } from './words.ts';

describe('job titles', () => {
  it.each([
    'Software Engineer',
    'Teamleiterin',
    'Bauingenieur',
    'Infirmière coordinatrice',
    'Gerente de loja',
    'Ingegnere',
    'Externe stage',
    'Pasantía',
    'Tirocinio',
    'Стажировка',
    'Kierownik projektu',
    'Ведущий инженер',
    'محاسبة أولى',
    '店舗マネージャー',
    '软件工程师',
    '백엔드 개발자',
  ])('%s is one', (text) => {
    expect(roleScore(text)).toBeGreaterThan(0.5);
  });

  it.each(['Stripe', 'Google LLC', 'Berlin', 'Python'])('%s is not one', (text) => {
    expect(roleScore(text)).toBe(0);
  });
});

describe('organisations and schools', () => {
  it.each(['Acme Inc.', 'Havelbau GmbH', 'Lojas Avenida Sul', 'ООО Вектор', 'شركة النور', '株式会社みなとストア'])(
    '%s is an organisation',
    (text) => {
      expect(organisationScore(text)).toBeGreaterThan(0.5);
    },
  );

  it.each(['Przedszkole Samorządowe nr 40', 'Handelskammer Bremen', 'Kita Seestern', 'Camera di Commercio di Lecco'])(
    '%s is one that has no legal form',
    (text) => expect(organisationScore(text)).toBeGreaterThan(0.5),
  );

  it.each([
    'ITIS Castelli',
    'Seminario vescovile',
    'University of Hull',
    'Technische Universität Berlin',
    'Université de Lyon',
    'PUC Minas',
    'Московский государственный университет',
    'الجامعة الأردنية',
    '神奈川商科大学',
  ])('%s is a school', (text) => {
    expect(schoolScore(text)).toBeGreaterThan(0.5);
  });
});

describe('degrees and levels', () => {
  it.each([
    ['Bachelor of Science in Logistics', 'Bachelor of Science'],
    ['B.S. in Computer Science', 'B.S.'],
    ['Master’s Degree, History', 'Master’s Degree'],
    ['M.S.E. in Robotics, May 2005', 'M.S.E.'],
    ['B.S.E.E., Electrical Engineering', 'B.S.E.E.'],
    ['BASc in Mining', 'BASc'],
    ['M.Arch., Harlow College', 'M.Arch.'],
    ['MSW, Social Policy', 'MSW'],
    ['MFA in Printmaking', 'MFA'],
    ['MPH, Epidemiology', 'MPH'],
    ['Pharm.D., Harlow College', 'Pharm.D.'],
    ['Grado en Estadística', 'Grado en'],
    ['Maschinenbauvordiplom an der Universität Hannover', 'Maschinenbauvordiplom'],
    ['Perito informatico', 'Perito'],
    ['Geprüfte Bilanzbuchhalterin, Hamburg', 'Geprüfte Bilanzbuchhalterin'],
    ['Laurea Magistrale in Fisica', 'Laurea Magistrale'],
  ])('finds the degree in %s', (text, degree) => {
    const span = findDegree(text);
    expect(text.slice(span?.from, span?.to)).toBe(degree);
  });

  it.each([
    'Native',
    'C1',
    'Muttersprache',
    'Langue maternelle',
    'Intermedio',
    'свободно',
    'جيد جداً',
    '母語',
    'Full professional proficiency',
    'Senior',
    'Mid-level',
    'Grundlagen',
    'nociones',
  ])('%s is a level', (text) => {
    expect(isLevel(text)).toBe(true);
  });

  it.each(['Senior Roofer', 'Junior Chamber', 'Grundlagen der Chemie'])('%s is no level', (text) => {
    expect(isLevel(text)).toBe(false);
  });

  it('knows what samples have where a role or an employer belongs', () => {
    for (const text of ['Job title', '[Your position]', 'Intitulé du poste'])
      expect(roleScore(text)).toBeGreaterThan(0.5);
    for (const text of ['Company name', 'Employer', '<Empresa>']) expect(organisationScore(text)).toBeGreaterThan(0.5);
    expect(roleScore('Position of the moon')).toBe(0);
    expect(organisationScore('Employer branding')).toBe(0);
  });
});
