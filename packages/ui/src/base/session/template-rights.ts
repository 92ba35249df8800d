import { usePlatform } from '../platform.ts';
import { useRights } from './rights.ts';

/**
 * Whether the person may choose premium templates: with a plan that has them, and where nothing is sold. A document that
 * is in one is edited and exported by everyone (behaviour PY-8).
 */
export function useHasPremiumTemplates(): boolean {
  const { settings } = usePlatform();
  const rights = useRights();
  return !settings.sellsPlans || rights?.premiumTemplates === true;
}
