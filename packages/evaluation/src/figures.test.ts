import { describe, expect, it } from 'vitest';
import { role, statusOf } from './checks/testing/reports.ts';
import { hasFigure } from './text/words.ts';

const items = 'document.sections.experience.items';

describe('numbers in words', () => {
  const of = (locale: string, ...bullets: string[]) => ({
    'document.locale': locale,
    'document.summary': '',
    'document.sections.education.items': [],
    [items]: [role({ position: 'A', employer: 'B', body: bullets.map((text) => `- ${text}`).join('\n') })],
  });

  it.each([
    ['it', 'Guida di dodici tecnici nel reparto', 'Controllo delle macchine del reparto'],
    ['nl', 'Leiding over vijftien monteurs in de haven', 'Onderhoud van de machines in de haven'],
    ['sv', 'Ledde tolv tekniker i hamnen', 'Underhåll av maskiner i hamnen'],
    ['nb', 'Ledet åtte teknikere i havnen', 'Vedlikehold av maskiner i havnen'],
    ['pl', 'Kierowanie zespołem dwunastu techników', 'Konserwacja maszyn w porcie'],
    ['cs', 'Vedení dvanácti techniků v přístavu', 'Údržba strojů v přístavu'],
    ['ru', 'Руководство двадцатью техниками порта', 'Ремонт машин в порту'],
    ['uk', 'Керівництво дванадцятьма техніками порту', 'Ремонт машин у порту'],
    ['tr', 'Limanda on iki teknisyeni yönetti', 'Limandaki makinelerin bakımı'],
    ['ca', 'Direcció de dotze tècnics del port', 'Manteniment de les màquines del port'],
    ['ro', 'Coordonarea a doisprezece tehnicieni din port', 'Întreținerea mașinilor din port'],
  ])('are known in %s, so that their absence is found', (locale, withNumber, without) => {
    const others = [without, `${without} e di Bari`, `${without}, and more`];
    expect(statusOf('IMP-02', of(locale, withNumber, `${withNumber} ·`, ...others))).toBe('pass');
    expect(statusOf('IMP-02', of(locale, ...others))).toBe('fail');
  });

  it('are not known in Estonian, and fewer are asked for at the start of a career', () => {
    expect(statusOf('IMP-02', of('et', 'Juhtis sadama hooldust', 'Hooldas masinaid', 'Õpetas uusi'))).toBe('skip');
    const four = ['Led 3 pilots', 'Kept the log', 'Kept the gate', 'Called the pilots', 'Weighed the lorries'];
    expect(statusOf('IMP-02', of('en', ...four))).toBe('warn');
    expect(statusOf('IMP-02', { ...of('en', ...four), 'document.target.level': 'entry' })).toBe('pass');
  });
});

describe('figures', () => {
  it.each([
    ['Rolled out Microsoft 365 and Dynamics 365', false],
    ['Served 365 guests', true],
    ['Ran a communication 360', false],
    ['Weighed 360 lorries', true],
    ['A study of towns of the 4. Jhds.', false],
    ['Welded 14 frames', true],
    ['Machined parts on a 5-Achsen mill', false],
    ['Tuned the model Llama 3.2 for search', false],
    ['Moved the service to Postgres 9.6', false],
    ['Sales of Harbour 3.2 million', true],
    ['Raised 3.2 million for the harbour', true],
    ['Taught on 12.05.2019 and on 5 May 2021', false],
    ['Led 12 people 2019', true],
    ['Made pages that pass Section 508', false],
    ['Kept the shop at 12 Main Street', false],
    ['Filiale in der Hafenstraße 12', false],
    ['Vérification selon § 34a', false],
    ['Sold to B2B customers from Windows 10, ISO 9001', false],
  ])('are counts and no names: %s', (text, isFigure) => {
    expect(hasFigure(text)).toBe(isFigure);
  });
});
