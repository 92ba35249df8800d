import { newId } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { inputWith, type Changes } from './checks/testing/sample-input.ts';
import { evaluate } from './index.ts';

describe('the reading of a file that somebody uploaded', () => {
  const file = { origin: 'uploaded', pages: [] };
  const statusOf = (id: string, changes: Changes) =>
    evaluate(inputWith('resume', { ...file, ...changes })).findings.find((finding) => finding.id === id)?.status;

  it.each([
    ['a label', 'Personal email', '', undefined],
    ['a place with its region', 'Chennai, Tamil Nadu', '', undefined],
    ['none, but one behind the street', '', '14 Baggot Street, D02 X285 Dublin', 'warn'],
    ['none', '', '', 'fail'],
  ])('takes for the city: %s', (_, city, address, status) => {
    const location = { address, city, region: '', postalCode: '', countryCode: '' };
    const basics = {
      'document.basics.location': location,
      'document.locale': 'en-GB',
      lines: [],
      extraction: undefined,
    };
    expect(statusOf('CON-04', basics)).toBe(status);
  });

  it.each([
    ['a code of Canada', 'Québec (Québec) G1K 3A2', undefined],
    ['a town and its region in a sentence', 'Married. 88 Elm Street, Columbus, Ohio', undefined],
    ['nothing', 'Anywhere', 'fail'],
  ])('leaves a place alone that it has not read: %s', (_, line, status) => {
    const location = { address: '', city: '', region: '', postalCode: '', countryCode: '' };
    expect(statusOf('CON-04', { 'document.basics.location': location, lines: [line], extraction: undefined })).toBe(
      status,
    );
  });

  it.each([
    ['Harbour Inn, Leeds', 'uploaded', undefined],
    ['Leeds', 'uploaded', undefined],
    ['Leeds', 'ours', 'warn'],
  ])('misses no employer of a file, which may have been read as a place: %j, %s', (location, origin, status) => {
    const role = { 'document.sections.experience.items.0.location': location };
    const changes = { ...role, 'document.sections.experience.items.0.employer': '', lines: [], origin };
    expect(statusOf('STR-07', changes)).toBe(status);
  });

  it('takes a month at the end of a place for a part of a date', () => {
    const place = { 'document.sections.experience.items.0.location': 'Montréal · août 2021 – mai' };
    const year = { ...place, 'document.sections.experience.items.1.start': '2017' };
    expect(statusOf('TIM-03', year)).toBeUndefined();
    expect(statusOf('TIM-03', { ...year, origin: 'ours' })).toBeDefined();
  });

  it('does not report vowel signs of Devanagari that only one reader loses', () => {
    expect(statusOf('ATS-02', { extraction: { text: '\uFFFDवक्रम सिंह', second: '' } })).toBeUndefined();
  });

  it('judges no roles, dates and contacts of a file most of which it has not read', () => {
    const lines = Array.from(
      { length: 12 },
      (_, at) => `Negotiated freight contracts abroad, number ${at}, with carriers`,
    );
    const at = 'document.sections.experience.items.0';
    const role = { [`${at}.start`]: '', [`${at}.end`]: '', [`${at}.current`]: false, lines };
    expect(statusOf('STR-07', { ...role, lines: [] })).toBe('warn');
    expect(statusOf('STR-07', role)).toBeUndefined();
    const swallowed = {
      ...role,
      lines: ['x'],
      'document.summary': 'Name: Maren Okafor, maren@example.com, Depot clerk',
    };
    expect(statusOf('STR-07', swallowed)).toBeUndefined();
  });

  it('gives the roles below an employer that employer, also if the first was read with it', () => {
    const second = { 'document.sections.experience.items.1.employer': '' };
    expect(statusOf('STR-07', second)).toBeUndefined();
    expect(statusOf('STR-07', { ...second, origin: 'ours' })).toBe('warn');
  });

  it('finds roles that were read as a summary', () => {
    const without = { 'document.sections.experience.items': [] };
    const read = {
      ...without,
      'document.summary': 'Jobs Depot clerk, Northwind, 2023 - 2024\n\n- Loaded trucks\n- Swept',
    };
    expect(statusOf('STR-01', without)).toBe('fail');
    expect(statusOf('STR-01', read)).toBeUndefined();
    expect(statusOf('STR-01', { ...read, origin: 'ours' })).toBe('fail');
    expect(statusOf('STR-01', { ...without, 'document.summary': 'Trained in 2019.\n\nLoads trucks.' })).toBe('fail');
  });

  it('finds an employer that was read with the title', () => {
    const read = { 'document.sections.experience.items.0.employer': '' };
    const title = { 'document.sections.experience.items.0.position': 'Operations Manager, Harbour Clinic' };
    expect(statusOf('STR-07', read)).toBeUndefined();
    expect(statusOf('STR-07', { ...read, ...title })).toBeUndefined();
    expect(statusOf('STR-07', { ...read, ...title, origin: 'ours' })).toBe('warn');
  });

  it('says of letters without a name that they are lost, and nothing of bullets', () => {
    const lost = (text: string) => statusOf('ATS-02', { extraction: { text, second: text } });
    const words =
      'Maren Okafor\nOperations Manager\n' + 'Planned the shifts of forty people in two depots. '.repeat(20);
    expect(lost(`${words}\n\u0088 Led nine people`)).toBeUndefined();
    expect(lost(`${words}\nThe \u001crst depot of its kind`)).toBe('warn');
    const quotes = '\u0010Planned\u0011 '.repeat(9);
    expect(lost(`${words}\n${quotes}`)).toBe('warn');
    expect(lost(`${words}\n${'A\u001cord '.repeat(9)}`)).toBe('fail');
    expect(lost(`Ma\u001cren Okafor\n${words}`)).toBe('fail');
  });

  it('finds skills where the file tells of them, whether that was understood or not', () => {
    const skills = ['Terraform', 'Ansible', 'Grafana', 'Prometheus'];
    const only = { 'document.sections.skill.items': [{ id: newId(), name: '', keywords: skills }] };
    expect(statusOf('IMP-07', { ...only, lines: skills })).toBe('warn');
    expect(statusOf('IMP-07', { ...only, lines: [...skills, 'Moved 40 dashboards to Grafana'] })).toBeUndefined();
  });

  it.each([
    ['an icon before a number', 'I +44 113 496 0182', '+44 113 496 0182 I', undefined],
    [
      'a time at the margin',
      'Research Experience Jul 2022 – Jul 2025',
      'Jul 2022 – Jul 2025 Research Experience',
      undefined,
    ],
    [
      'the number of a reference',
      '[12] Tides of the harbours of Hull',
      'Tides of the harbours of Hull\n12 ships',
      undefined,
    ],
    [
      'a letter that the file has no name for',
      'Planned the \u001crst shifts of forty',
      'Planned the first shifts of forty',
      undefined,
    ],
    ['words', 'Planned shifts of forty people', 'forty people Planned shifts of', 'fail'],
  ])('asks for the order of words alone: %s', (_, text, second, status) => {
    expect(statusOf('ATS-03', { extraction: { text, second } })).toBe(status);
  });
});
