import { newId } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { inputWith, type Changes } from './checks/testing/sample-input.ts';
import { evaluate } from './index.ts';
import { isTold } from './text/told.ts';

const uploaded = (changes: Changes) => evaluate(inputWith('resume', { origin: 'uploaded', ...changes }));

const findingOf = (check: string, changes: Changes) => uploaded(changes).findings.find(({ id }) => id === check);

const role = (fields: Record<string, unknown>) => ({ id: newId(), start: '2020-01', end: '2023-03', ...fields });

const only = (...items: unknown[]) => ({ 'document.sections.experience.items': items });

const skills = (...keywords: string[]) => ({ 'document.sections.skill.items': [{ id: newId(), name: '', keywords }] });

describe('what is below the roles of a file', () => {
  it.each([
    ['en', 'Harbour Policy Initiative'],
    ['en', 'Leeds, West Yorkshire'],
    ['en', 'March 2021 – present'],
    ['en', 'Adobe Photoshop'],
    ['pt', 'Laboratório MARÉ de Sensoriamento Remoto e Estudos Costeiros - IGM/UFX'],
    ['pt', 'Universidade Estadual do Litoral - UEL'],
    ['de', 'Klinik für Innere Medizin und Kardiologie'],
    ['de', 'Zentrum für Seelische Gesundheit Altdorf, Schwerpunkt affektive Störungen'],
    ['fr', 'Hôpital du Bon Port'],
    ['de', 'Kurse und Seminare'],
    ['de', 'Titel: Messung und Erklärung der Gezeiten in engen Häfen'],
  ])('is a name and tells nothing: %s, %s', (language, text) => {
    expect(isTold(text, language)).toBe(false);
  });

  it.each([
    ['en', 'Managed Stock And Orders'],
    ['en', 'University liaison for parents and pupils'],
    ['en', 'Responsible for the till'],
    ['en', 'Harbour Clinic, 24 beds'],
    ['en', 'SERVED GUESTS EVERY EVENING'],
    ['pt', 'Atendimento aos clientes no balcão'],
    ['de', 'Einkauf von Rohmaterialien'],
    ['de', 'Institut für Küstenforschung mit aufgebaut'],
    ['fr', 'Gestion des stocks du magasin'],
  ])('tells something: %s, %s', (language, text) => {
    expect(isTold(text, language)).toBe(true);
  });

  it('is not judged by its figures where it is the name of the next employer', () => {
    const text = 'Cared for the boats of the harbour and the people in them.';
    const named = [
      'Harbour Policy Initiative',
      'Institute Of Coastal Studies',
      'Tern Island Marine Centre',
      'Ned Boats',
    ];
    const roles = named.map((name) => role({ position: 'Analyst', employer: 'Tusk', body: `${text}\n\n- ${name}` }));
    expect(findingOf('IMP-02', only(...roles))?.evidence.map((one) => one.text)).toEqual([text, text, text, text]);
  });

  it('is not what stands below another heading that was read as an employer', () => {
    const hobbies = role({
      position: 'Helper',
      employer: 'Interests and Hobbies',
      body: 'Sailing, reading, concerts of old music.',
    });
    const cook = role({
      position: 'Cook',
      employer: 'Tusk',
      body: 'Cooked the fish of the house. Baked the bread of it. Fried meat and bread. Salted the soup of the day.',
    });
    expect(findingOf('IMP-02', only(cook, hobbies))?.values).toMatchObject({ total: 4 });
    expect(findingOf('IMP-02', { ...only(cook, hobbies), origin: 'ours' })?.values).toMatchObject({ total: 5 });
  });

  it('is not looked for in a skill or two that have long names', () => {
    const long = 'Harbour Suite with maps, charts and tide tables';
    const bare = role({ position: 'Pilot', employer: 'Tusk', body: '' });
    const ids = (...keywords: string[]) =>
      uploaded({ ...only(bare), ...skills('Charts', 'Radar', ...keywords) }).findings.map(({ id }) => id);
    expect(ids(long).filter((id) => /^IMP-0[1268]$/u.test(id))).toEqual(['IMP-01']);
  });

  it('costs as much where there are fewer than four bullets: readers do not rank a few words higher', () => {
    const cook = (count: number) =>
      only(
        role({
          position: 'Cook',
          employer: 'Tusk',
          body: ['fish', 'bread', 'soup', 'meat']
            .slice(0, count)
            .map((what) => `- Cooked the ${what} of the house`)
            .join('\n'),
        }),
      );
    expect([findingOf('IMP-02', cook(3))?.status, findingOf('IMP-02', cook(4))?.status]).toEqual(['fail', 'fail']);
    expect([findingOf('IMP-06', cook(3))?.status, findingOf('IMP-06', cook(4))?.status]).toEqual(['fail', 'fail']);
  });

  it('is missed once where a role tells nothing', () => {
    const told =
      '- Cooked for 80 guests an evening\n- Baked 40 loaves a day\n- Trained six apprentices in two years of work';
    const bare = role({ position: 'Chef', employer: 'Ned', start: '2023-04', end: '2026-05', body: '' });
    const ids = uploaded(only(bare, role({ position: 'Cook', employer: 'Tusk', body: told }))).findings.map(
      ({ id }) => id,
    );
    expect(ids.filter((id) => /^IMP-0[18]$/u.test(id))).toEqual(['IMP-01']);
    const short = role({ position: 'Porter', employer: 'Harbour Inn', body: '- Carried 9 bags' });
    // The name of a project is no bullet, and too little.
    const named = { ...bare, body: 'Harbour Map Project' };
    expect(findingOf('IMP-08', only(named))?.status).toBe('fail');
    const wordy = { ...bare, employer: 'C, embedded software, real-time systems, radio and field buses' };
    expect(findingOf('IMP-08', only(wordy, short))?.evidence.map(({ text }) => text)).toEqual(['Porter, Harbour Inn']);
  });
});
