import { describe, expect, it } from 'vitest';
import { standingOf } from './standing.ts';

const mine = (state: 'waiting' | 'synced' | 'limit' | 'newer') => ({ sync: { account: 'ada', state }, conflicts: 0 });

describe('standingOf', () => {
  it('says nothing of sync while nobody is signed in', () => {
    expect(standingOf({ sync: null, conflicts: 0 }, undefined, 'off')).toEqual({ is: 'here' });
    expect(standingOf(mine('synced'), undefined, 'off')).toEqual({ is: 'here' });
  });

  it('tells what is at the server, on its way, and out of reach', () => {
    expect(standingOf(mine('synced'), 'ada', 'resting')).toEqual({ is: 'synced' });
    expect(standingOf(mine('waiting'), 'ada', 'working')).toEqual({ is: 'on-its-way' });
    expect(standingOf({ sync: null, conflicts: 0 }, 'ada', 'working')).toEqual({ is: 'on-its-way' });
    expect(standingOf(mine('waiting'), 'ada', 'offline')).toEqual({ is: 'offline' });
  });

  it('never calls the document of another account synced', () => {
    expect(standingOf(mine('synced'), 'grace', 'resting')).toEqual({ is: 'foreign' });
  });

  it('asks for attention with the most pressing reason', () => {
    expect(standingOf(mine('waiting'), 'ada', 'busy')).toEqual({ is: 'busy' });
    expect(standingOf(mine('synced'), 'ada', 'busy')).toEqual({ is: 'synced' });
    expect(standingOf(mine('limit'), 'ada', 'offline')).toEqual({ is: 'attention', concern: 'limit' });
    expect(standingOf(mine('newer'), 'ada', 'resting')).toEqual({ is: 'attention', concern: 'newer' });
    expect(standingOf(mine('waiting'), 'ada', 'failed')).toEqual({ is: 'attention', concern: 'failed' });
    expect(standingOf({ ...mine('limit'), conflicts: 2 }, 'ada', 'resting')).toEqual({
      is: 'attention',
      concern: 'conflicts',
    });
    expect(standingOf({ sync: null, conflicts: 1 }, undefined, 'off')).toEqual({
      is: 'attention',
      concern: 'conflicts',
    });
  });
});
