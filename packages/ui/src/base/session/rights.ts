import type { User } from '@vitae/api/contract';
import { boughtPlanAt, entitlements, type Entitlements } from '@vitae/domain';
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

/** How often the clock is looked at: timers stand still while a computer sleeps. */
const lookMs = 30_000;

/** What the signed-in person may do now; `null` without one. What shows it changes when a plan ends. */
export function useRights(): UserRights | null {
  const user = useUser();
  const [asOf, setAsOf] = useState(() => Date.now());
  const until = user?.entitled && boughtPlanAt(user.entitled.plans, new Date(asOf))?.until;
  useEffect(() => {
    if (until === undefined) return undefined;
    const end = Date.parse(until);
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const left = end - Date.now();
      if (left <= 0) setAsOf(Date.now());
      else timer = setTimeout(look, Math.min(left, lookMs));
    };
    timer = setTimeout(look, Math.min(Math.max(end - Date.now(), 0), lookMs));
    return () => clearTimeout(timer);
  }, [until]);
  return user && rightsAt(user, new Date(asOf));
}
