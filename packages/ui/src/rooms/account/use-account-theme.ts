import { useEffect } from 'react';
import { useSession } from '../../base/session/session-state.ts';

/** Applies the theme of the account when the user signs in here or has chosen another one elsewhere. */
export function useAccountTheme(): void {
  const user = useSession((state) => state.user);
  useEffect(() => {
    if (user) import('./account-theme.ts').then(({ takeTheme }) => takeTheme(user)).catch(console.warn);
  }, [user]);
}
