import { expect, it } from 'vitest';
import { statusOf, uploaded } from '../checks/testing/reports.ts';
import { otherLanguageOf } from './language-recognised.ts';

const czech =
  'Vývoj a údržba webových aplikací pro klienty v oblasti bankovnictví. Práce v týmu, ve kterém jsem vedl tři kolegy při zavádění nových systémů. Pro zákazníky jsme připravili řešení, které se používá ve více než deseti zemích.';

it.each([
  [czech, 'pt', 'cs'],
  [
    'Fejlesztés és karbantartás egy olyan rendszerhez, mint a banki szoftver, valamint a tesztek írása és az új funkciók tervezése során a csapat vezetése',
    'pt',
    'hu',
  ],
  [
    'Mengembangkan dan memelihara aplikasi web untuk pelanggan dengan tim dari kantor pusat yang sebagai pengembang',
    'it',
    'id',
  ],
  ['Led the pilots of the harbour and wrote the rules for all of the ships that came in by night', 'en', null],
  ['Desenvolvimento de sistemas para o banco, com uma equipe de dez pessoas em São Paulo e no Rio', 'pt', null],
  ['Досвід роботи: розробка її модулів та інтеграція їхніх систем, підтримка українських клієнтів', 'ru', 'uk'],
  ['Опыт работы: разработка модулей и поддержка систем для клиентов', 'ru', null],
])('tells the language of a text from the one named: %s', (text, named, other) => {
  expect(otherLanguageOf(text, named)).toBe(other);
});

it('judges a file by the language that it is written in', () => {
  const misspelled = [{ text: 'údržba', path: 'summary' }];
  const changes = { 'document.locale': 'pt', misspelled };
  expect(statusOf('WRI-01', uploaded(czech.split('. '), changes))).toBe('skip');
});
