import type { DocumentStore } from '@vitae/store';
import { eraseLastPagesBut } from '../keep-last-page.ts';

/** Housekeeping of the documents on this device, and of the pages that were painted of them last. */
export async function keepHouse(documents: DocumentStore): Promise<void> {
  await documents.tidy();
  await eraseLastPagesBut((await documents.list()).map(({ id }) => id));
}
