import { newId } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { figuresByKind } from '../../db/migrations/0023-figures-by-kind.ts';
import { peopleAndIndexes } from '../../db/migrations/0035-people-and-indexes.ts';
import { onBothDatabases } from '../../testing/databases.ts';
import { signUp } from '../../testing/signed-up.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { countFigures } from './count-figures.ts';
import { latestPeriods } from './periods.ts';
import { readFigures } from './read-figures.ts';

const iso = (time: number) => new Date(time).toISOString();

describe('periods', () => {
  it.each([
    [
      'day',
      'Asia/Kathmandu',
      '2026-03-10T20:00:00Z',
      ['2026-03-10', '2026-03-09T18:15:00.000Z', '2026-03-10T18:15:00.000Z'],
    ],
    // The clock is put forward at two in the morning: a day of 23 hours.
    [
      'day',
      'America/New_York',
      '2026-03-09T12:00:00Z',
      ['2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
    ],
    // It is put forward at midnight: the day begins at one.
    [
      'day',
      'Africa/Cairo',
      '2026-04-25T12:00:00Z',
      ['2026-04-24', '2026-04-23T22:00:00.000Z', '2026-04-24T21:00:00.000Z'],
    ],
    ['week', 'UTC', '2026-01-01T12:00:00Z', ['2025-12-22', '2025-12-22T00:00:00.000Z', '2025-12-29T00:00:00.000Z']],
    [
      'month',
      'Pacific/Kiritimati',
      '2026-03-31T11:00:00Z',
      ['2026-03-01', '2026-02-28T10:00:00.000Z', '2026-03-31T10:00:00.000Z'],
    ],
  ] as const)('begin by the calendar: the %s before in %s', (unit, zone, now, expected) => {
    const [before] = latestPeriods({ unit, zone, count: 2, now: new Date(now) });
    expect(before && [before.day, iso(before.from), iso(before.until)]).toEqual(expected);
  });

  it('follow each other without gaps, in any time zone', () => {
    for (const zone of ['UTC', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Apia'])
      for (const unit of ['day', 'week', 'month'] as const) {
        const periods = latestPeriods({ unit, zone, count: 60, now: new Date('2026-06-30T23:30:00Z') });
        for (const [index, { from, until }] of periods.entries()) {
          expect(until).toBeGreaterThan(from);
          expect(periods[index + 1]?.from ?? until).toBe(until);
        }
      }
  });
});

onBothDatabases('figures', (newPlace) => {
  it('sum up to what there was, keep what is deleted later, and follow people from their sign-up', async () => {
    const server = await startTestServer(await newPlace());
    const { db } = server.services;
    await signUp(server);
    const account = await db.selectFrom('account').selectAll().executeTakeFirstOrThrow();
    const now = Date.parse('2026-06-15T10:20:00.000Z');
    const minute = 60_000;
    const times = Array.from({ length: 300 }, (_, index) => now - index * 173 * minute);
    await db.deleteFrom('account').execute();
    await db
      .insertInto('account')
      .values(
        times.map((time, index) => ({
          ...account,
          id: newId(),
          email: `p${index}@example.com`,
          email_key: `p${index}@example.com`,
          email_verified_at: index % 2 === 0 ? iso(time) : null,
          sync_seq: index % 3 === 0 ? 1 : 0,
          created_at: iso(time),
        })),
      )
      .execute();
    const clock = { db, now: () => new Date(now) };
    await db.deleteFrom('setting').where('key', 'like', 'figures %').execute();
    await db.deleteFrom('tally').execute();
    await db.deleteFrom('activity').execute();
    const people = await db.selectFrom('account').select('id').limit(3).execute();
    await db
      .insertInto('activity')
      .values([
        ...people.map(({ id }) => ({ day: '2026-06-15', account_id: id })),
        ...people.slice(0, 1).map(({ id }) => ({ day: '2026-06-01', account_id: id })),
      ])
      .execute();
    await countFigures(clock);
    const sum = async (zone: string, unit: 'day' | 'week' | 'month', name: string) => {
      const { series } = await readFigures(clock, { unit, zone, periods: 60 });
      return series.find((one) => one.name === name)?.values.reduce((total, value) => total + value, 0);
    };
    for (const zone of ['UTC', 'Asia/Kathmandu', 'America/New_York'])
      for (const unit of ['day', 'week', 'month'] as const)
        expect([
          await sum(zone, unit, 'sign-ups'),
          await sum(zone, unit, 'confirmed'),
          await sum(zone, unit, 'saved'),
        ]).toEqual([300, 150, 100]);
    expect(await sum('UTC', 'day', 'active')).toBe(4);
    expect(await sum('UTC', 'week', 'active')).toBe(4);
    expect(await sum('UTC', 'month', 'active')).toBe(3);
    expect(await db.selectFrom('activity').select('day').distinct().execute()).toEqual([{ day: '2026-06-15' }]);

    // Somebody confirms late, somebody leaves.
    await db
      .updateTable('account')
      .set({ email_verified_at: iso(now) })
      .where('email', '=', 'p1@example.com')
      .execute();
    await db.deleteFrom('account').where('email', 'in', ['p200@example.com', 'p201@example.com']).execute();
    const later = { db, now: () => new Date(now + 24 * 60 * minute) };
    await countFigures(later);
    await countFigures(later);

    // Counted before figures of documents had the key of their kind.
    const before = { at: iso(Math.floor(now / 900_000) * 900_000), count: 7 };
    await db
      .insertInto('tally')
      .values([
        { name: 'resumes', ...before },
        { name: 'letters', ...before },
      ])
      .execute();
    for (let run = 0; run < 2; run += 1) await figuresByKind.up(db);
    expect([await sum('UTC', 'day', 'resume'), await sum('UTC', 'day', 'coverletter')]).toEqual([7, 7]);
    expect([await sum('UTC', 'day', 'sign-ups'), await sum('UTC', 'day', 'confirmed')]).toEqual([300, 151]);
    await server.stop();
  });

  it('count each person once in a day, a week and a month, and keep the number when the people are gone', async () => {
    const server = await startTestServer(await newPlace());
    const { db } = server.services;
    await signUp(server);
    const account = await db.selectFrom('account').selectAll().executeTakeFirstOrThrow();
    const people = ['a', 'b', 'c', 'd'];
    await db.deleteFrom('account').execute();
    await db
      .insertInto('account')
      .values(people.map((name) => ({ ...account, id: name, email: `${name}@example.com`, email_key: name })))
      .execute();
    await db.deleteFrom('setting').where('key', 'like', 'figures %').execute();
    await db.deleteFrom('tally').execute();
    let time = '';
    const clock = { db, now: () => new Date(time) };
    // 29 June 2026 is a Monday.
    const days: Record<string, string[]> = {
      '2026-06-14': ['a', 'd'],
      '2026-06-15': ['a', 'b'],
      '2026-06-21': ['a', 'c'],
      '2026-06-29': ['b'],
      '2026-06-30': ['a', 'b'],
      '2026-07-01': ['a', 'b', 'c'],
      '2026-07-05': ['c'],
    };
    for (const [day, here] of Object.entries(days)) {
      time = `${day}T12:00:00.000Z`;
      for (let turn = 0; turn < 2; turn += 1)
        await db
          .insertInto('activity')
          .values(here.map((account_id) => ({ day, account_id })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      await countFigures(clock);
    }
    const active = async (unit: 'day' | 'week' | 'month', periods: number, zone = 'UTC') => {
      const { series, peopleSince } = await readFigures(clock, { unit, zone, periods });
      expect(peopleSince).toBeNull();
      return series.find(({ name }) => name === 'active')?.values;
    };
    for (const zone of ['UTC', 'Asia/Kathmandu', 'America/New_York']) {
      expect(await active('day', 7, zone)).toEqual([1, 2, 3, 0, 0, 0, 1]);
      expect(await active('week', 4, zone)).toEqual([2, 3, 0, 3]);
      expect(await active('month', 2, zone)).toEqual([4, 3]);
    }
    // What is over is a number alone, and what is under way does not fall when somebody leaves.
    await db.deleteFrom('account').where('id', '=', 'c').execute();
    time = '2026-07-07T12:00:00.000Z';
    await countFigures(clock);
    expect(await active('week', 5)).toEqual([2, 3, 0, 3, 0]);
    expect(await active('month', 2)).toEqual([4, 3]);
    expect(await db.selectFrom('presence').select(['unit', 'first_day']).distinct().execute()).toEqual([
      { unit: 'month', first_day: '2026-07-01' },
    ]);
    await server.stop();
  });

  it('take over what was counted by day: people who are known, and of earlier weeks their busiest day', async () => {
    const server = await startTestServer(await newPlace());
    const { db } = server.services;
    await signUp(server);
    const { id } = await db.selectFrom('account').select('id').executeTakeFirstOrThrow();
    await db.deleteFrom('setting').where('key', 'like', 'figures %').execute();
    await db.deleteFrom('activity').execute();
    await db.deleteFrom('presence').execute();
    const counts = { '2026-05-30': 9, '2026-06-01': 5, '2026-06-07': 7, '2026-06-08': 2, '2026-06-09': 1 };
    await db
      .insertInto('tally')
      .values(Object.entries(counts).map(([day, count]) => ({ name: 'active', at: `${day}T00:00:00.000Z`, count })))
      .execute();
    // The database of the version before notes nothing but the day.
    await db.insertInto('activity').values({ day: '2026-06-09', account_id: id }).execute();
    await db.deleteFrom('presence').execute();
    for (let run = 0; run < 2; run += 1) await peopleAndIndexes.up(db);
    const clock = { db, now: () => new Date('2026-06-16T12:00:00.000Z') };
    await db.insertInto('activity').values({ day: '2026-06-16', account_id: id }).execute();
    await countFigures(clock);
    const read = (unit: 'day' | 'week' | 'month', periods: number) =>
      readFigures(clock, { unit, zone: 'UTC', periods }).then(({ series, peopleSince }) => [
        series.find(({ name }) => name === 'active')?.values,
        peopleSince,
      ]);
    expect(await read('week', 4)).toEqual([[9, 7, 2, 1], '2026-06-09']);
    expect(await read('week', 1)).toEqual([[1], null]);
    expect(await read('month', 2)).toEqual([[9, 7], '2026-06-09']);
    expect(await read('day', 2)).toEqual([[0, 1], null]);
    await server.stop();
  });
});
