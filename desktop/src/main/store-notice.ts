import type { StoreNotice } from '@vitae/store/sqlite';
import { readerLocale } from '@vitae/words/reader';
import { desktopText } from '@vitae/words/desktop';

/** The notice for the user after the file of the documents was found damaged or missing. */
export function noticeText(notice: StoreNotice): { title: string; text: string } {
  if (notice.kind === 'reading') return { title: desktopText('readOnlyTitle'), text: desktopText('readOnlyText') };
  const count = notice.rescued;
  if (notice.kind === 'mended')
    return {
      title: desktopText('mendedTitle', { count }),
      text: desktopText('mendedText', { count, when: timeOf(notice.backupOf) }),
    };
  const more = [
    count === 0 ? '' : desktopText('rescued', { count }),
    notice.setAside === null ? '' : desktopText('damagedKept', { path: notice.setAside }),
  ];
  const [title, text] =
    notice.kind === 'lost'
      ? [desktopText('lostTitle'), desktopText('lostText')]
      : [desktopText('restoredTitle'), desktopText('restoredText', { when: timeOf(notice.backupOf) })];
  return { title, text: [text, ...more].filter((part) => part !== '').join(' ') };
}

const timeOf = (iso: string): string =>
  new Date(iso).toLocaleString(readerLocale(), { dateStyle: 'medium', timeStyle: 'short' });
