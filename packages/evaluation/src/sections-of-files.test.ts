import { describe, expect, it } from 'vitest';
import { role, statusOf, uploaded } from './checks/testing/reports.ts';

const items = 'document.sections.experience.items';

describe('figures apart from the roles', () => {
  const body = ['Led the pilots', 'Kept the log', 'Wrote the rules of the port', 'Brought in 12 ships'].map(
    (one) => `- ${one}`,
  );
  const of = (heading: string, figures: string) =>
    statusOf('IMP-02', {
      [items]: [role({ position: 'Pilot', employer: 'Tusk', body: body.join('\n') })],
      'document.custom': [
        {
          id: '019bc0e2-1280-7ab2-b17d-42442b4fa902',
          key: 'own',
          heading,
          kind: 'text',
          items: [{ id: '019bc0e2-1280-7ab2-b17d-42442b4fa903', body: figures }],
        },
      ],
    });

  it('count below a heading of results', () => {
    expect(of('Key figures', '- 340 ships a year\n- 4 late ones instead of 9')).toBe('pass');
    expect(of('Nøkkeltall', '- 340 ships a year\n- 4 late ones instead of 9')).toBe('pass');
    expect(of('Key figures', '- Many ships\n- Few late ones')).toBe('warn');
    expect(of('Courses', '- 340 ships a year\n- 4 late ones instead of 9')).toBe('warn');
  });
});

it('takes a list of tools that was read as a summary for no long summary', () => {
  const of = (summary: string) => statusOf('STR-04', uploaded([], { 'document.summary': summary }));
  const tools = Array.from({ length: 110 }, (_, at) => `tool${at}`).join(', ');
  expect(of(tools)).toBe('skip');
  expect(of(`${Array.from({ length: 22 }, () => 'I led the harbour well').join(' ')}.`)).toBe('warn');
});

it('says nothing of the heading of skills in a file, which may be that of another section', () => {
  const of = (key: string, heading: string) =>
    statusOf('STR-05', uploaded([], { [`document.sections.${key}.heading`]: heading }));
  expect(of('skill', 'Areas of Impact')).toBe('skip');
  expect(of('experience', 'My Adventures')).toBe('fail');
});

it('misses no heading that another reading of the file has whole', () => {
  const of = (...extraction: [string, string]) =>
    statusOf('STR-05', {
      ...uploaded(['Educat on'], { 'document.sections.education.heading': 'Educat on' }),
      extraction: { text: extraction[0], second: extraction[1] },
    });
  expect(of('Maren\nEducat on', 'Educat on')).toBe('fail');
  expect(of('Maren\nEDUCATION', 'Educat on')).toBe('pass');
  expect(of('Educat on', 'Maren\nEducation')).toBe('pass');
});
