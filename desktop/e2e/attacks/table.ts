import type { Attack } from './attack.ts';
import { calls } from './rows/calls.ts';
import { content } from './rows/content.ts';
import { files, serving } from './rows/files.ts';
import { deepLinks } from './rows/links.ts';
import { wayOut } from './rows/outside.ts';
import { navigation } from './rows/navigation.ts';
import { printing } from './rows/printing.ts';
import { requests } from './rows/requests.ts';
import { asking, windows } from './rows/windows.ts';

/** Every attack by its kind. Those that leave a message for the user come last, since a dialog covers the page. */
export const table: readonly (readonly [string, readonly Attack[]])[] = [
  ['leaving the page', navigation],
  ['windows and external links', windows],
  ['permissions', asking],
  ['what the page loads and leaks', content],
  ['ways out around the main process', wayOut],
  ['calls to the main process', calls],
  ['requests to the server', requests],
  ['what the app serves', serving],
  ['printing', printing],
  ['the user’s files', files],
  ['deep links', deepLinks],
];
