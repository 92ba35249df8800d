import { startWhenRead } from '@vitae/ui/start-when-read';
import { bringInterface } from './bring-interface.ts';

const { entry = '', first, later } = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};
const filesOf = (list = ''): string[] => list.split(' ').filter((file) => file !== '');

// The server sent the page as HTML, and names on this script's element what the interface consists of.
startWhenRead(
  () =>
    void bringInterface(
      { entry, first: filesOf(first), later: filesOf(later) },
      (file) => import(/* @vite-ignore */ file),
    ),
);
