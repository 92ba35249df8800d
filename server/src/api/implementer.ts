import { implement } from '@orpc/server';
import { contract, type Access } from '@vitae/api/contract';
import { apiFailure } from './api-failure.ts';
import type { ApiContext, Person } from './context.ts';

/** Handlers are made with this: access is checked as the contract says, before input is looked at. */
export const api = implement(contract)
  .$context<ApiContext>()
  .use(({ context, procedure, next }) => {
    checkAccess(context.person, procedure['~orpc'].meta.access);
    return next();
  });

/** @throws `unauthenticated` for whoever is not signed in; `forbidden` for who is not an admin where one is asked for */
export function checkAccess(person: Person | null, access: Access): void {
  if (access === 'anyone') return;
  if (person === null) throw apiFailure('unauthenticated');
  if (access === 'admin' && person.role !== 'admin') throw apiFailure('forbidden');
}

/** The signed-in person. @throws an `unauthenticated` error when there is none */
export function personOf({ person }: Pick<ApiContext, 'person'>): Person {
  if (person === null) throw apiFailure('unauthenticated');
  return person;
}
