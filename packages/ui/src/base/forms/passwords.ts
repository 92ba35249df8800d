/** The current password for a call; absent for an account without one. */
export const givenPassword = (currentPassword: string): { currentPassword?: string } =>
  currentPassword ? { currentPassword } : {};
