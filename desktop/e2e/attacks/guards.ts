import type { Guard } from './guards/guard.ts';
import { mainGuards } from './guards/main-guards.ts';
import { windowGuards } from './guards/window-guards.ts';

export type { Guard } from './guards/guard.ts';

/** Values created when the program starts, which must be recreated when a guard is turned off. */
export const madeAnew: readonly { file: string; text: string; anew: string }[] = [
  { file: 'main/protocol.ts', text: 'const pagePolicy = [', anew: 'const pagePolicy = () => [' },
  { file: 'main/protocol.ts', text: ': pagePolicy,', anew: ': pagePolicy(),' },
  {
    file: 'main/security.ts',
    text: 'setDevicePermissionHandler(isDeviceGranted)',
    anew: 'setDevicePermissionHandler(() => isDeviceGranted())',
  },
];

/** Every guard. */
export const guards: readonly Guard[] = [...windowGuards, ...mainGuards];
