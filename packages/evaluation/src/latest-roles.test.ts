import { newId } from '@vitae/domain';
import { expect, it } from 'vitest';
import { inputWith, type Changes } from './checks/testing/sample-input.ts';
import { evaluate } from './index.ts';

const role = (position: string, end: string, body: string) => ({
  id: newId(),
  position,
  employer: `Kitchen ${position}`,
  start: end === '' ? '' : `${Number(end.slice(0, 4)) - 1}-01`,
  end,
  body,
});
const placesOf = (check: string, changes: Changes) =>
  evaluate(inputWith('resume', changes))
    .findings.find(({ id }) => id === check)
    ?.evidence.map(({ text }) => text);
const roles = (...items: unknown[]) => ({ 'document.sections.experience.items': items });

const bullets =
  '- Cut the waste of 12 kitchens by a fifth, and the bill for gas from 900 to 700 a month\n- Led 9 cooks in two kitchens with an apprentice each\n- Bought 4 ovens for the new bakery';

it('looks for what the latest roles tell by their time, in whatever order they stand', () => {
  const latest = role('Chef', '2024-05', '- Led 9');
  const older = ['2020-01', '2018-01', '2016-01'].map((end, at) => role(`Cook ${at}`, end, bullets));
  const names = ['Chef, Kitchen Chef'];
  expect(placesOf('IMP-08', roles(latest, ...older))).toEqual(names);
  expect(placesOf('IMP-08', roles(...older, latest))).toEqual(names);
  expect(placesOf('IMP-01', roles(...older, latest))).toEqual(names);
  // What stands below by when it began is in order, as work beside the studies.
  const beside = { ...role('Tutor', '', '- Led 9'), start: '2009-01', current: true };
  expect(placesOf('IMP-08', roles(...older, beside))).toBeUndefined();
  // Without the time of one of them, the order is all that there is.
  expect(placesOf('IMP-08', roles(...older, { ...latest, end: '' }))).toBeUndefined();
});

it('counts what is there twice once', () => {
  const without =
    '- Planned the menus with the cooks\n- Wrote the rosters for the kitchen\n- Kept the books of the house';
  const share = (body: string) => {
    const { findings } = evaluate(inputWith('resume', roles(role('Chef', '2024-05', body))));
    return findings.find(({ id }) => id === 'IMP-02')?.values;
  };
  const figure = '\n- Led 9 cooks in the evening shift';
  expect(share(without + figure)).toEqual({ count: 1, total: 4 });
  expect(share(without + figure + figure)).toEqual({ count: 1, total: 4 });
});

it('asks no more of the second and third role than a line, once they ended long ago', () => {
  const latest = role('Chef', '2024-05', bullets);
  const of = (check: string, ends: string[]) =>
    placesOf(
      check,
      roles(latest, ...ends.map((end, at) => role(`Waiter ${at}`, end, at === 0 ? '- Served tables' : ''))),
    );
  const asked = ['Waiter 0, Kitchen Waiter 0'];
  expect(of('IMP-08', ['2022-05', '2014-05'])).toEqual(asked);
  expect(of('IMP-08', ['2016-05', '2014-05'])).toBeUndefined();
  expect(of('IMP-01', ['2022-05', '2014-05'])).toEqual(asked);
  expect(of('IMP-01', ['2016-05', '2014-05'])).toBeUndefined();
  // The latest one is always asked for, however long ago it was.
  expect(placesOf('IMP-08', roles(role('Waiter 0', '2014-05', '- Served tables')))).toEqual(asked);
});
