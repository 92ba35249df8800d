import { usePlatform } from '../platform.ts';
import { useUser } from './user.ts';

/**
 * Whether the person may choose premium templates: with a plan that has them, and where nothing is sold. A document that
 * is in one is edited and exported by everyone (behaviour PY-8).
 */
export function useHasPremiumTemplates(): boolean {
  const { settings } = usePlatform();
  const user = useUser();
  return !settings.sellsPlans || user?.premiumTemplates === true;
}
