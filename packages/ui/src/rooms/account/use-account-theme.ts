import { useEffect } from 'react';
import { useSession } from '../../base/session/session-state.ts';

/** Applies theme and language of the account when the user signs in here or has chosen another one elsewhere. */
export function useAccountTheme(): void {
  const user = useSession((state) => state.user);
  useEffect(() => {
    if (user) import('./account-theme.ts').then(({ takeChoices }) => takeChoices(user)).catch(console.warn);
  }, [user]);
}
