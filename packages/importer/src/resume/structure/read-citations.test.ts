import { describe, expect, it } from 'vitest';
import { citationOf, isAuthorList } from './read-citations.ts';

describe('references', () => {
  it.each([
    ['Okafor T, Molina S, Brandt J. (2021). Routing under load. Journal of Logistics.', 'Routing under load'],
    ['T. Okafor, A. Brandt and S. Molina. Cheap snapshots of logs. Systems Notes, 2020.', 'Cheap snapshots of logs'],
    ['T. Okafor, “Cheap snapshots of logs,” Systems Notes, vol. 3, pp. 1–9, 2020.', 'Cheap snapshots of logs'],
    ['[4] Okafor, T., & Brandt, A. (2019, May). Why queues grow? Letters in Physics, 12(3).', 'Why queues grow'],
    ['Cheap snapshots of logs. T. Okafor, A. Brandt. Systems Notes, 2020.', 'Cheap snapshots of logs'],
  ])('%s is titled %s', (text, title) => {
    expect(citationOf(text)?.title).toBe(title);
  });

  it('have the title in italics after their authors', () => {
    const text = 'T. Okafor, A. Brandt, Cheap snapshots of logs, Systems Notes, 2020.';
    expect(citationOf(text, 'Cheap snapshots of logs')).toEqual({
      authors: 'T. Okafor, A. Brandt',
      title: 'Cheap snapshots of logs',
      venue: 'Systems Notes',
    });
  });

  it('have the title in italics after the only name that comes before several titles', () => {
    const text = 'Tola Okafor. Cheap Snapshots. Harrow Press, 2020.';
    expect(citationOf(text, 'Cheap Snapshots', new Set(['Tola Okafor']))).toEqual({
      authors: 'Tola Okafor.',
      title: 'Cheap Snapshots',
      venue: 'Harrow Press',
    });
    expect(citationOf(text, 'Cheap Snapshots')?.title).not.toBe('Cheap Snapshots');
  });

  it.each(['Routing under load, Journal of Logistics, 2021', 'A book about trees. It is long. And green.'])(
    'are not what has no authors: %s',
    (text) => {
      expect(citationOf(text)).toBeUndefined();
    },
  );

  it('begin with people, not with the words of a title', () => {
    expect(isAuthorList('A. van der Berg, M. Reyes, et al.')).toBe(true);
    expect(isAuthorList('Cheap Snapshots, Fast Logs')).toBe(false);
    expect(isAuthorList('Systems for A and B in practice')).toBe(false);
  });
});

describe('other styles of references', () => {
  it.each([
    'J. Muster, P. Osei, A new way to see, Journal of Eyes, vol. 12, 2019.',
    'A new way to see, J. Muster, P. Osei, Journal of Eyes, 2019',
    'Muster, J. & Osei, P., 2019. A new way to see. Journal of Eyes.',
    '2019 Muster J, Osei P. A new way to see. Journal of Eyes.',
    'Muster, Jan; Osei, Paul: A new way to see. In: Journal of Eyes 12 (2019), S. 3–4.',
    'Muster, J. (in press) A new way to see. Journal of Eyes',
  ])('%s', (text) => {
    expect(citationOf(text)).toMatchObject({ title: 'A new way to see' });
    expect(citationOf(text)?.venue).toMatch(/^Journal of Eyes/u);
  });
});
