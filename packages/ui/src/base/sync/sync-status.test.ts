import { describe, expect, it } from 'vitest';
import { syncStatusOf } from './sync-status.ts';

const mine = (state: 'waiting' | 'synced' | 'limit' | 'newer') => ({ sync: { account: 'ada', state }, conflicts: 0 });

describe('syncStatusOf', () => {
  it('does not mention sync while signed out', () => {
    expect(syncStatusOf({ sync: null, conflicts: 0 }, undefined, 'off')).toEqual({ is: 'here' });
    expect(syncStatusOf(mine('synced'), undefined, 'off')).toEqual({ is: 'here' });
  });

  it('reports what is synced, waiting to sync, and offline', () => {
    expect(syncStatusOf(mine('synced'), 'ada', 'resting')).toEqual({ is: 'synced' });
    expect(syncStatusOf(mine('waiting'), 'ada', 'working')).toEqual({ is: 'on-its-way' });
    expect(syncStatusOf({ sync: null, conflicts: 0 }, 'ada', 'working')).toEqual({ is: 'on-its-way' });
    expect(syncStatusOf(mine('waiting'), 'ada', 'offline')).toEqual({ is: 'offline' });
  });

  it('never calls the document of another account synced', () => {
    expect(syncStatusOf(mine('synced'), 'grace', 'resting')).toEqual({ is: 'foreign' });
  });

  it('asks for attention with the most pressing reason', () => {
    expect(syncStatusOf(mine('waiting'), 'ada', 'busy')).toEqual({ is: 'busy' });
    expect(syncStatusOf(mine('synced'), 'ada', 'busy')).toEqual({ is: 'synced' });
    expect(syncStatusOf(mine('limit'), 'ada', 'offline')).toEqual({ is: 'attention', concern: 'limit' });
    expect(syncStatusOf(mine('newer'), 'ada', 'resting')).toEqual({ is: 'attention', concern: 'newer' });
    expect(syncStatusOf(mine('waiting'), 'ada', 'failed')).toEqual({ is: 'attention', concern: 'failed' });
    expect(syncStatusOf({ ...mine('limit'), conflicts: 2 }, 'ada', 'resting')).toEqual({
      is: 'attention',
      concern: 'conflicts',
    });
    expect(syncStatusOf({ sync: null, conflicts: 1 }, undefined, 'off')).toEqual({
      is: 'attention',
      concern: 'conflicts',
    });
  });
});
