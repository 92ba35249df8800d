import { newId } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { inputWith, type Changes } from './checks/testing/sample-input.ts';
import { evaluate, verdictOf } from './index.ts';
import { placeholdersIn } from './text/placeholders.ts';

const idsFor = (changes: Changes) => evaluate(inputWith('resume', changes)).findings.map(({ id }) => id);
const role = 'document.sections.experience.items.1';

describe('what is usual in resumes', () => {
  it('is parental leave, for which nobody names an employer or achievements', () => {
    const leave = { [`${role}.position`]: 'Parental leave', [`${role}.employer`]: '', [`${role}.body`]: '' };
    const ids = (changes: Changes) => idsFor(changes).filter((id) => /^(?:STR-07|IMP-01|IMP-08|TIM-04)$/.test(id));
    expect(ids(leave)).toEqual([]);
    expect(ids({ ...leave, [`${role}.position`]: 'Maternity leave cover' })).toContain('STR-07');
    expect(ids({ ...leave, [`${role}.position`]: 'Elternzeit', [`${role}.employer`]: '' })).toEqual([]);
  });

  it.each([
    ['a first name', 'Princess Adebayo', 'princess.adebayo@example.com', false],
    ['a number of a student', 'Ana Silva', 's20231234@stud.example.edu', false],
    ['a number of a telephone', '林晓彤', '13855500192@163.com', false],
    ['no name', 'Ana Silva', 'princess.ana@example.com', true],
    ['a long number', 'Ana Silva', 'ana20231234@example.com', true],
  ])('is an address with %s', (_, fullName, email, isFound) => {
    const basics = { 'document.basics.fullName': fullName, 'document.basics.email': email };
    expect(idsFor(basics).includes('CON-07')).toBe(isFound);
  });

  it.each([
    ['0114 496 0182 / 07700 900123', false],
    ['+44 114 496 0182 07700 900123 0', true],
  ])('is more than one telephone number: %s', (phone, isFound) => {
    expect(idsFor({ 'document.basics.phone': phone }).includes('CON-03')).toBe(isFound);
  });

  it.each([
    ['617-555-0148 | Boston, MA', false],
    ['Denver 303.555.0119', false],
    ['Tel. 612 55 01 74', false],
    ['06 19 20 01 47', false],
    ['03/2019 - 04/2021', true],
    ['2019 - 2024', true],
  ])('is a telephone number that the importer did not find, of any country: %s', (line, isFound) => {
    const file = { origin: 'uploaded', 'document.basics.phone': '', lines: [line] };
    expect(idsFor(file).includes('CON-03')).toBe(isFound);
  });

  it.each(['Email:maren@example.com', '(maren@example.com)', '邮箱：maren@example.cn'])(
    'is an address beside its label: %s',
    (line) => {
      const file = { origin: 'uploaded', 'document.basics.email': '' };
      expect(idsFor({ ...file, lines: [line] })).not.toContain('CON-02');
      expect(idsFor({ ...file, lines: ['Maren'] })).toContain('CON-02');
    },
  );

  it('is a contract that ends later, told in the present', () => {
    const told = {
      [`${role}.current`]: false,
      [`${role}.body`]: '- Manage the depot\n- Maintain nine trucks\n- Train two people',
    };
    expect(idsFor({ ...told, [`${role}.end`]: '2026-12' })).not.toContain('WRI-05');
    expect(idsFor({ ...told, [`${role}.end`]: '2026-02' })).toContain('WRI-05');
  });

  it('is a box at the post office, which is no street', () => {
    const at = (address: string) => ({
      'document.basics.location': { address, city: 'Leeds', postalCode: 'LS1 1AA', countryCode: 'GB' },
    });
    expect(idsFor(at('PO Box 12'))).not.toContain('CON-04');
    expect(idsFor(at('12 Park Row'))).toContain('CON-04');
  });

  it('is to be an author of one’s own works', () => {
    const works = Array.from({ length: 12 }, (_, at) => ({
      id: newId(),
      body: `Okafor M. A study of depot number ${at}.`,
    }));
    const custom = { 'document.custom': [{ id: newId(), key: 'own', heading: 'Works', kind: 'text', items: works }] };
    const named = (fullName: string) => ({ ...custom, 'document.basics.fullName': fullName });
    expect(idsFor(named('Maren Okafor'))).not.toContain('INT-03');
    expect(idsFor(named('Maren Sand'))).toContain('INT-03');
  });
});

describe('words that are repeated', () => {
  const skills = ['Logo design', 'Brand design', 'Layout design', 'Packaging design', 'Design theory', 'Poster design'];
  const designer = (...keywords: string[]) => ({
    'document.sections.skill.items': [{ id: newId(), name: '', keywords }],
    'document.sections.education.items': [
      { id: newId(), institution: 'Harbour College of Design', area: 'Communication Design', degree: 'BFA' },
    ],
  });
  const more = ['Web design', 'Type design', 'Book design', 'Sign design'];

  it('are those of an occupation, or parts of skills that differ', () => {
    expect(idsFor(designer(...skills, ...more))).not.toContain('INT-03');
    expect(
      idsFor({ ...designer(), 'document.summary': 'Designs of shops, designs of stands. '.repeat(3) }),
    ).not.toContain('INT-03');
  });

  it('are found where the same is listed again, or a word is not that of the occupation', () => {
    expect(idsFor(designer(...Array.from({ length: 12 }, () => 'Blockchain design')))).toContain('INT-03');
    expect(idsFor({ ...designer(), 'document.summary': 'Blockchain of shops. '.repeat(12) })).toContain('INT-03');
    expect(idsFor({ ...designer(), 'document.summary': 'Design of shops. '.repeat(30) })).toContain('INT-03');
  });

  it('are no trick', () => {
    const report = evaluate(
      inputWith('resume', { ...designer(), 'document.summary': 'Blockchain of shops. '.repeat(12) }),
    );
    expect(verdictOf(report)).not.toBe('trick');
  });
});

describe('words that only look like faults', () => {
  it.each([
    ['Replaced lorem ipsum with text that customers had tested', []],
    ['Lorem ipsum', ['Lorem ipsum']],
    ['lorem ipsum dolor sit amet', ['lorem ipsum dolor', 'sit amet']],
    ['ATENCIÓN A TODO TIPO DE PÚBLICO', []],
    ['TODO: add the numbers', ['TODO']],
    ['Grew sales by X%', ['X%']],
  ])('are placeholders where they stand for something: %s', (text, found) => {
    expect(placeholdersIn(text).length > 0).toBe(found.length > 0);
  });
});

describe('a file that was taken apart wrongly', () => {
  const file = { origin: 'uploaded', pages: [], lines: ['Maren Okafor'] };
  const skippedIn = (changes: Changes) =>
    evaluate(inputWith('resume', { ...file, ...changes })).skipped.flatMap(({ id, why }) =>
      why === 'not-read' ? [id] : [],
    );

  it.each(['2019-03', 'participantes em', '2019'])('says nothing of its roles if one is named %j', (title) => {
    const misread = { [`${role}.position`]: title, [`${role}.employer`]: '', [`${role}.body`]: '' };
    const first = { 'document.sections.experience.items.0.employer': '' };
    expect(skippedIn({ ...misread, ...first })).toContain('IMP-01');
    expect(idsFor({ ...misread, ...first })).toContain('IMP-01');
  });

  it.each([
    ['27 ans – Permis B 8, impasse des Tilleuls – 69800 Saint-Priest', true],
    ['Art director & brand designer', true],
    ['Chef who runs a clean kitchen.', false],
  ])('has no summary that is too short: %s', (summary, isSkipped) => {
    expect(skippedIn({ 'document.summary': summary }).includes('STR-04')).toBe(isSkipped);
  });

  it.each([
    ['Maren Okafor   Civil engineer, 184223', false],
    ['Maren Okafor RN', true],
  ])('has its headline beside the name: %s', (line, isMissed) => {
    const ids = idsFor({ ...file, 'document.basics.headline': '', lines: [line], extraction: undefined });
    expect(ids.includes('CON-06')).toBe(isMissed);
  });

  it('has roles in order below each of two headings', () => {
    const later = {
      'document.sections.experience.items.2.start': '2024-01',
      'document.sections.experience.items.2.end': '2025-01',
      'document.sections.experience.items.2.position': 'Tutor',
    };
    const titles = inputWith('resume').document as { sections?: { experience?: { items?: { position?: string }[] } } };
    const [first = '', second = ''] = (titles.sections?.experience?.items ?? []).map(({ position = '' }) => position);
    const ids = (lines: readonly string[]) => idsFor({ ...file, ...later, lines });
    expect(ids([first, second, 'Teaching', 'Tutor'])).not.toContain('STR-06');
    expect(ids([first, second, 'Tutor'])).toContain('STR-06');
  });
});

describe('the score of a file that was not read with certainty', () => {
  it('is a twentieth lower, whatever else is mended, and its verdict says why', () => {
    const misread = { [`${role}.position`]: '2019-03', [`${role}.employer`]: '' };
    const lost = 'Ferry captain of Norderney';
    const report = (changes: Changes) =>
      evaluate(inputWith('resume', { lines: ['Maren Okafor', 'Experience', lost], ...changes }));
    const unsure = report({ origin: 'uploaded', ...misread });
    expect(unsure.unsure).toBe(true);
    expect(unsure.score).toBeLessThan(95);
    expect(report({ origin: 'uploaded', ...misread, 'document.summary': '' }).score).toBeLessThan(unsure.score);
    expect(verdictOf(unsure)).toBe('unsure');
    const sure = report({ origin: 'uploaded' });
    expect(sure.unsure).toBeUndefined();
    expect(sure.score).toBeGreaterThan(95);
    // All of the file was read, whatever became of it.
    expect(report({ origin: 'uploaded', ...misread, lines: ['Maren Okafor', 'Experience'] }).unsure).toBeUndefined();
    // What was written here is what it says.
    expect(report(misread).unsure).toBeUndefined();
  });
});
