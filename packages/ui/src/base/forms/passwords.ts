/** The current password for a call; absent for an account that has none. */
export const givenPassword = (currentPassword: string): { currentPassword?: string } =>
  currentPassword ? { currentPassword } : {};
