import type { OfferedPlans } from '@vitae/api/samples';
import { defaultCountry } from '@vitae/domain';
import { offerIn } from '@vitae/domain/money';
import type { Services } from '../../services.ts';
import { digestOf } from '../samples/digest.ts';
import { currentPlans } from './plans.ts';

type Source = Pick<Services, 'db' | 'payments' | 'now'>;

/** The plans that are on sale, with their prices in a country (ISO 3166-1 alpha-2). */
export async function offeredPlans(
  { db, payments }: Pick<Source, 'db' | 'payments'>,
  country: string = defaultCountry,
): Promise<OfferedPlans> {
  const offered = (await currentPlans(db)).filter(({ active }) => active);
  return {
    provider: payments.provider?.id ?? 'none',
    plans: offered.map((plan) => offerIn(plan, country)),
  };
}

/** What public pages show of the plans. */
export interface PagePlans {
  offered: OfferedPlans;
  /** Changes whenever what is offered changes. */
  version: string;
}

/** How long they are kept, in milliseconds: an admin's change is seen after that. */
const keptMs = 2000;

/** The plans for public pages, looked up at most every two seconds. */
export function plansOfPages(source: Source): () => Promise<PagePlans> {
  let kept: Promise<PagePlans> | null = null;
  let keptAt = 0;
  const read = async (): Promise<PagePlans> => {
    const offered = await offeredPlans(source);
    return { offered, version: digestOf(JSON.stringify(offered)) };
  };
  return () => {
    const at = source.now().getTime();
    if (kept && Math.abs(at - keptAt) <= keptMs) return kept;
    keptAt = at;
    const made = read();
    kept = made;
    made.catch(() => {
      if (kept === made) kept = null;
    });
    return made;
  };
}
