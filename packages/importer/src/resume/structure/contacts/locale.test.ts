import { describe, expect, it } from 'vitest';
import { resumeOfText } from '../../testing/resume-of-text.ts';

const localeOf = async (text: string) => (await resumeOfText(text)).locale;

const headings = [
  'Education',
  'Projects',
  'Awards',
  'Certificates',
  'Publications',
  'Volunteering',
  'Skills',
  'Interests',
];

const resume = (...roles: string[][]) =>
  [
    'Ida Brandt',
    'ida@example.org',
    '',
    'Work Experience',
    ...roles.flat(),
    ...headings.flatMap((heading) => ['', heading, 'Käsekunde']),
  ].join('\n');

const role = (year: number) => [
  `Leiterin der Küche, Gasthaus am See\t${year} – ${year + 1}`,
  '- Ein Team mit neun Köchen geführt und die Kosten für das Essen um ein Fünftel gesenkt',
  '- Die Speisekarte mit den Bauern der Region neu entwickelt und den Umsatz im Sommer verdoppelt',
  '- Auszubildende im zweiten und dritten Jahr angeleitet, von denen alle die Prüfung bestanden haben',
];

describe('the language of a resume', () => {
  it('is that of its sentences, whatever language a program prints its headings in', async () => {
    expect(await localeOf(resume(role(2020), role(2018), role(2016)))).toBe('de');
  });

  it('is that of its headings where it has hardly a sentence', async () => {
    expect(await localeOf(resume(['Koch, Gasthaus am See\t2020 – 2021']))).toBe('en');
  });
});
