import { newId } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { glance, page } from './checks/testing/pages.ts';
import { findingIn, reportOf, role } from './checks/testing/reports.ts';
import type { Changes } from './checks/testing/sample-input.ts';
import { verdictOf } from './index.ts';

const items = 'document.sections.experience.items';

describe('what a report says in a word', () => {
  const verdict = (changes: Changes) => verdictOf(reportOf(changes));
  const pales = (colour: string) => [page(...glance().map((one) => ({ ...one, colour })))];

  it('is not that nothing important is left where a fault that matters is', () => {
    expect(verdict({})).toBe('excellent');
    expect(verdict({ pages: pales('#bbbbbb') })).toBe('good');
    expect(verdict({ 'document.sections.experience.items.0.employer': 'StartupXYZ' })).toBe('good');
    const short = '- Cut late deliveries from 11% to 3%\n- Led 34 people\n- Held £4 million\n- Moved 12,000 articles';
    const thin = {
      [`${items}.0.body`]: short,
      [`${items}.1.body`]: short.replaceAll('a', 'o'),
      [`${items}.2.body`]: '',
    };
    expect(findingIn('FMT-02', thin)).toBeDefined();
    expect(verdict(thin)).not.toBe('excellent');
  });
});

const vague = [
  'Steered ships into the harbour and out of it again, in fog, ice and strong winds, by day and by night',
  'Called the pilots who were on watch and told them about currents, depths and works along the channel',
  'Kept the log of movements, delays and accidents, and passed it to the harbour office at the end of each shift',
  'Weighed the lorries of the quarry',
  'Showed apprentices how tugs are fastened, how anchors hold on sand, and whom they should ask before they leave a berth',
  'Met owners of barges about insurance, tested radios, inspected ropes and renewed broken lights at piers',
  'Repaired lamps, painted buoys, cleared driftwood after storms, counted seals for biologists, and sold charts to visiting yachts',
]
  .map((bullet) => `- ${bullet}`)
  .join('\n');

it('counts for less the less the work tells, and at the start of a career for a little less than later', () => {
  const one = '- Steered, docked and weighed ferries beneath narrow bridges throughout stormy winters';
  const other = '- Trained younger captains, wrote handbooks about ice and rebuilt the engine room after a fire';
  const told = (body: string, changes: Changes = {}) =>
    reportOf({ [items]: [role({ body, start: '2015-01' })], ...changes }).most ?? 100;
  expect(told(one)).toBeLessThan(told(`${one}\n${other}`));
  // What is there twice tells nothing the second time.
  expect(told(`${one}\n${one}`)).toBeLessThan(told(`${one}\n${other}`));
  expect(told(`${one}\n${other}`, { 'document.target.level': 'entry' })).toBeGreaterThan(told(`${one}\n${other}`));
  const figures = vague.replaceAll(/^- /gmu, '- In 14 weeks: ');
  expect(told(`${one}\n${other}\n${figures}`)).toBe(100);
});

it('counts for less only where what the work tells is judged', () => {
  const figures = 'in 14 weeks with 3 ferries';
  const one = `- Steered ferries beneath bridges ${figures}`;
  const gained = (locale: string) => {
    const of = (body: string) =>
      reportOf({ 'document.locale': locale, [items]: [role({ body, start: '2015-01' })] }).most ?? 100;
    return of(`${one}\n- Trained captains and rebuilt the engine ${figures}`) - of(one);
  };
  expect(gained('pl')).toBeLessThan(gained('en') / 2);
});

describe('what was not judged', () => {
  const none = {
    origin: 'uploaded',
    [items]: [],
    'document.sections.project.items': [],
    'document.sections.volunteer-experience.items': [],
    'document.sections.community-service.items': [],
    'document.custom': [
      {
        id: newId(),
        key: 'appointments',
        heading: 'Appointments',
        kind: 'timeline',
        items: [{ id: newId(), title: 'Pilot', subtitle: 'Harbour', start: '2021-08', current: true }],
      },
    ],
  };

  it('limits the score where nothing tells what somebody did', () => {
    const { score, most, findings, caps } = reportOf(none);
    expect(most).toBeLessThan(85);
    expect(score).toBeLessThan(85);
    expect(verdictOf({ score, caps, findings, most })).not.toBe('partly');
    expect(reportOf({}).most).toBeUndefined();
  });

  it('says that too little could be judged where no finding explains a low score', () => {
    const of = (score: number, most: number) => verdictOf({ score, caps: [], findings: [], most });
    expect(of(59.4, 61.4)).toBe('hardly');
    expect(of(50, 61.4)).toBe('weak');
    expect(of(92, 94)).toBe('partly');
  });
});
