import { describe, expect, it } from 'vitest';
import { findingIn, role, statusOf, textsOf, uploaded } from './checks/testing/reports.ts';
import { isTold } from './text/told.ts';

const items = 'document.sections.experience.items';

describe('what a role tells', () => {
  it.each([
    ['en', 'Washed and fed up to fourteen residents in each shift'],
    ['de', 'Betreuung von dreiundzwanzig Bewohnern in jeder Schicht'],
    ['fr', 'Soins quotidiens de quinze résidents du foyer'],
    ['es', 'Atención diaria de quince residentes del hogar'],
    ['pt', 'Cuidado diário de dezessete residentes do lar'],
  ])('has a number that is written in words: %s, %s', (locale, text) => {
    const of = (body: string) => ({
      'document.locale': locale,
      'document.summary': '',
      'document.sections.education.items': [],
      [items]: [role({ position: 'A', employer: 'B', body })],
    });
    expect(findingIn('IMP-02', of(`- ${text}\n- ${text}, and again`))).toBeUndefined();
    expect(findingIn('IMP-02', of('- Jahrhundert, dezembro\n- Onze, once'.replace(/\n.*/u, '')))).toBeDefined();
  });

  it('is no bullet where it is an address', () => {
    const body = '- https://harbour-clinic.example\n- Weighed the lorries\n- Kept the gate\n- Called the pilots';
    const roles = { [items]: [role({ position: 'Gatekeeper', employer: 'Tusk', body })] };
    expect(findingIn('IMP-02', uploaded(['Gatekeeper, Tusk'], roles))?.values['total']).toBe(3);
  });

  it.each([
    ['One of eight', 1, 8, 'warn'],
    ['Every second one', 4, 8, 'fail'],
  ])('begins with a duty, and costs by how often it does: %s', (_, weak, all, status) => {
    const bullets = Array.from({ length: all }, (__, at) =>
      at < weak ? `- Responsible for gate ${at} of the yard` : `- Opened gate ${at} of the yard`,
    );
    const roles = { [items]: [role({ position: 'Gatekeeper', employer: 'Tusk', body: bullets.join('\n') })] };
    expect(statusOf('IMP-04', roles)).toBe(status);
  });

  it('may begin with a duty above its bullets, too', () => {
    const of = (sentence: string) => ({
      [`${items}.0.body`]: `${sentence}\n\n- Opened 14 gates\n- Weighed 200 lorries\n- Called 3 pilots`,
    });
    expect(textsOf('IMP-04', of('Responsible for the gates of the yard.'))).toEqual([
      'Responsible for the gates of the yard.',
    ]);
    expect(textsOf('IMP-04', of('A yard for lorries with two gates.'))).toBeUndefined();
  });

  it('may begin with a title and a time that were not read', () => {
    const of = (body: string) => ({
      [items]: [role({ position: '', employer: 'Tusk Conglomerated', start: '', end: '', body })],
    });
    const lines = ['Experience', 'Tusk Conglomerated', 'Lead Pilot 2014-2015 Steered ships into the harbour.'];
    expect(statusOf('STR-07', uploaded(lines, of(lines[2] ?? '')))).not.toBe('fail');
    expect(statusOf('TIM-01', uploaded(lines, of(lines[2] ?? '')))).toBe('skip');
    const bare = ['Experience', 'Tusk Conglomerated', 'Steered ships into the harbour and out of it again.'];
    expect(statusOf('TIM-01', uploaded(bare, of(bare[2] ?? '')))).toBe('warn');
  });
});

const only = (...roles: unknown[]) => ({ [items]: roles });

describe('what is below a role of a file', () => {
  it('is no kind of placement and no time, which tell nothing', () => {
    expect(isTold('Stage clientèle & vente', 'fr')).toBe(false);
    expect(isTold('Stage de six mois avec les clients de la région', 'fr')).toBe(true);
    expect(isTold('Vanaf maart 2010', 'nl')).toBe(false);
    expect(isTold('Vanaf maart 2010 elke week twee klanten', 'nl')).toBe(true);
  });

  it('is too long a list only where several things were hardly read as one', () => {
    const list = (count: number) =>
      Array.from({ length: count }, (_, at) => `- Drew ${at + 3} charts of harbour ${at}`).join('\n');
    const of = (count: number) => only(role({ position: 'Pilot', employer: 'Tusk', body: list(count) }));
    expect(findingIn('IMP-01', uploaded(['Experience'], of(12)))).toBeUndefined();
    expect(findingIn('IMP-01', uploaded(['Experience'], of(13)))).toBeDefined();
    expect(findingIn('IMP-01', of(12))).toBeDefined();
  });
});
