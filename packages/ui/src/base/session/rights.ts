import type { User } from '@vitae/api/contract';
import { entitlements, type Entitlements } from '@vitae/domain';
import { useEffect, useState } from 'react';
import { useUser } from './user.ts';

/** What an account may do, as far as screens show it. */
export type UserRights = Pick<Entitlements, 'plan' | 'premiumTemplates' | 'syncedDocuments'>;

/**
 * What an account may do at a moment, by what the server said about it last. That may be long ago, on a page that was
 * left open or without a connection: a plan ends all the same.
 */
export const rightsAt = (user: User, asOf: Date): UserRights =>
  user.entitled ? entitlements(user.entitled, asOf) : user;

/** How often the clock is looked at: one timer until the end would stand still while a computer sleeps. */
const lookMs = 30_000;

/** What the signed-in person may do now; `null` without one. What shows it changes within half a minute of a plan's end. */
export function useRights(): UserRights | null {
  const user = useUser();
  const [asOf, look] = useState(Date.now);
  const isPaid = user !== null && user.plan !== 'free';
  useEffect(() => {
    const timer = isPaid ? setInterval(() => look(Date.now()), lookMs) : undefined;
    return () => clearInterval(timer);
  }, [isPaid]);
  return user && rightsAt(user, new Date(asOf));
}
