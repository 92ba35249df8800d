import { implement } from '@orpc/server';
import { contract } from '@vitae/api/contract';
import { apiFailure } from './api-failure.ts';
import type { ApiContext, Person } from './context.ts';

/** Handlers are made with this: access is checked as the contract says, before input is looked at. */
export const api = implement(contract)
  .$context<ApiContext>()
  .use(({ context, procedure, next }) => {
    const { access } = procedure['~orpc'].meta;
    if (access === 'anyone') return next();
    const { role } = personOf(context);
    if (access === 'admin' && role !== 'admin') throw apiFailure('forbidden');
    return next();
  });

/** The signed-in person. @throws an `unauthenticated` error when there is none */
export function personOf({ person }: Pick<ApiContext, 'person'>): Person {
  if (person === null) throw apiFailure('unauthenticated');
  return person;
}
