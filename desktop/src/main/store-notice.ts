import type { StoreNotice } from '@vitae/store/sqlite';

/** What the person is told after the file of the documents was found damaged or gone. */
export function noticeText(notice: StoreNotice): { title: string; text: string } {
  const kept = notice.setAside === null ? '' : ` The damaged file is kept in ${notice.setAside}.`;
  const rescued = notice.rescued === 0 ? '' : ` ${notice.rescued === 1 ? 'One newer document' : `${notice.rescued} newer documents`} could be read from it.`;
  if (notice.kind === 'lost') {
    return { title: 'Your documents could not be opened', text: `Their file was damaged or gone, and there is no backup of it.${rescued}${kept}` };
  }
  const time = new Date(notice.backupOf).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
  return { title: 'Your documents were restored', text: `Their file was damaged or gone, and the backup of ${time} took its place.${rescued}${kept}` };
}
