import { catalogue, inLanguage, type TextsInLanguage } from './catalogue.ts';
import { desktop } from './en/desktop.ts';

/** The desktop app's menus, dialogs and errors. */
export const desktopText: TextsInLanguage<typeof desktop> = inLanguage(catalogue('desktop', desktop));
