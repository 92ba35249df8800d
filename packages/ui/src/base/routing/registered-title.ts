import { pageOf } from '@vitae/api';
import { registeredText } from '@vitae/words/catalogue';
import { useLocation } from '../router/index.ts';
import { usePageTitle } from './page-title.ts';

/** Names the page as its entry in the registry does, which the first load of the builder does not contain. */
export function useRegisteredTitle(): void {
  const { pathname } = useLocation();
  usePageTitle(registeredText(pageOf(pathname)?.head.title ?? ''));
}
