import type { StoreNotice } from '@vitae/store/sqlite';

/** What the person is told after the file of the documents was found damaged or gone. */
export function noticeText(notice: StoreNotice): { title: string; text: string } {
  if (notice.kind === 'reading') {
    return {
      title: 'Your documents can only be read',
      text: 'Nothing can be written to their folder: the disk is full, or this program may not write there. Mend that, then start the program again; until then no change is kept.',
    };
  }
  if (notice.kind === 'mended') {
    const one = notice.rescued === 1;
    return {
      title: one ? 'A document was mended' : 'Documents were mended',
      text: `${one ? 'One document' : `${notice.rescued} documents`} could not be read any more, and ${one ? 'is' : 'are'} now as in a backup (the newest: ${timeOf(notice.backupOf)}). Look through what you changed since then.`,
    };
  }
  const kept = notice.setAside === null ? '' : ` The damaged file is kept in ${notice.setAside}.`;
  const rescued =
    notice.rescued === 0
      ? ''
      : ` ${notice.rescued === 1 ? 'One newer document' : `${notice.rescued} newer documents`} could be read from it.`;
  if (notice.kind === 'lost') {
    return {
      title: 'Your documents could not be opened',
      text: `Their file was damaged or gone, and there is no backup of it.${rescued}${kept}`,
    };
  }
  return {
    title: 'Your documents were restored',
    text: `Their file was damaged or gone, and the backup of ${timeOf(notice.backupOf)} took its place.${rescued}${kept}`,
  };
}

const timeOf = (iso: string): string => new Date(iso).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
