import { describe, expect, it } from 'vitest';
import type { Line } from '../../../text/line.ts';
import { lineOf } from '../../testing/line-of.ts';
import { readContacts } from './contacts.ts';
import { withoutIcon } from './part-icons.ts';

const style = { size: 10, bold: false, italic: false };

/** Lines of a header from their cells, each a text with the address that it leads to. */
const linesOf = (...rows: (readonly [text: string, url?: string])[][]): Line[] =>
  rows.map((row, index) => {
    const cells = row.map(([text, url], at) => ({
      text,
      x: 40 + at * 120,
      right: 140 + at * 120,
      runs: [{ text, style: index === 0 ? { ...style, size: 20 } : style, ...(url === undefined ? {} : { url }) }],
    }));
    return lineOf(cells, {
      index,
      top: index * 14,
      bottom: index * 14 + 10,
      style: cells[0]?.runs[0]?.style ?? style,
      gapAbove: 4,
    });
  });

it.each([
  ['location-dot Flensburg', 'location', 'Flensburg'],
  ['phone +49 461 5550123', 'phone', '+49 461 5550123'],
  ['cake-candles 1.2.1990', 'date of birth', '1.2.1990'],
  ['\u{1F4CD} Flensburg', '', 'Flensburg'],
  ['home', '', 'home'],
  ['maps of the sea floor', '', 'maps of the sea floor'],
])('the icon in %j is the label %j before %j', (text, label, rest) => {
  const [line] = linesOf([[text]]);
  if (!line) throw new Error('no line');
  expect(withoutIcon({ text, runs: line.cells[0]?.runs ?? [], line, label: '' })).toMatchObject({ label, text: rest });
});

describe('a name that leads to a network', () => {
  const profile = 'https://linkedin.com/in/ada';

  it('is a profile among other details, and no place', () => {
    const { name, links, place } = readContacts(
      linesOf([['Ada Park']], [['ada@example.org'], ['Ada Park', profile]]),
      [],
    );
    expect([name?.value, links.map(({ value }) => value.url), place]).toEqual(['Ada Park', [profile], undefined]);
  });

  it('is that of the person where it is alone on its line', () => {
    const { name } = readContacts(linesOf([['Ada Park', profile]], [['ada@example.org'], ['+49 461 5550123']]), []);
    expect(name?.value).toBe('Ada Park');
  });

  it('is no telephone number, although it is one of digits', () => {
    const id = 'https://orcid.org/0000-0001-5000-0007';
    const { phone, links } = readContacts(
      linesOf([['Ada Park']], [['0000-0001-5000-0007', id], ['ada@example.org']]),
      [],
    );
    expect([phone, links.map(({ value }) => value.url)]).toEqual([undefined, [id]]);
  });
});
