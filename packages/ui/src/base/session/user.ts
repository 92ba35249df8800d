import type { ApiClient } from '@vitae/api/client';
import type { User } from '@vitae/api/contract';
import { useSession } from './session-state.ts';
import { session } from './start-session.ts';

/** The signed-in user; `null` if the documents of this device have no account. */
export function useUser(): User | null {
  return useSession(({ user }) => user);
}

/** Makes a call that returns the updated user, and stores it. @throws ApiFailure */
export async function updateUser(request: (api: ApiClient) => Promise<User>): Promise<User> {
  const own = await session();
  const user = await request(own.api);
  own.setUser(user);
  return user;
}

/** Fetches the user's current data after a call that changed it without returning it. @throws ApiFailure */
export const reloadUser = (): Promise<User> => updateUser((api) => api.auth.session());
