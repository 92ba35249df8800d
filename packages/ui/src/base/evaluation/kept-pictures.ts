import type { DocumentStore } from '@vitae/store';
import * as z from 'zod/mini';

type Shelf = Pick<DocumentStore, 'getMeta' | 'setMeta'>;

/** How many pages are kept as pictures for a report, and for how many reports: the ones that were kept first give way. */
export const mostPictures = 4;
const mostReports = 20;
/** Characters of a picture as base64: the most that a value of the store takes on the desktop is 256 KB. */
const mostCharacters = 200_000;

const listKey = 'evaluation-pictures';
const keyOf = (id: string, page: number): string => `evaluation-picture:${id}:${page}`;
const listSchema = z.array(z.string());
const pictureSchema = z.string().check(z.regex(/^data:image\/(?:webp|png|jpeg);base64,/), z.maxLength(mostCharacters));

const listOf = async (shelf: Pick<Shelf, 'getMeta'>): Promise<string[]> =>
  listSchema.safeParse(await shelf.getMeta(listKey)).data ?? [];

/** Keeps the pages of an evaluated file or document as pictures (`data:` addresses), in the order of the pages; those too large are left out. */
export async function keepPictures(shelf: Shelf, id: string, pictures: readonly string[]): Promise<void> {
  const before = (await listOf(shelf)).filter((other) => other !== id);
  for (const gone of before.slice(mostReports - 1)) await clear(shelf, gone);
  for (const [page, picture] of pictures.slice(0, mostPictures).entries())
    await shelf.setMeta(keyOf(id, page), pictureSchema.safeParse(picture).data ?? null);
  await shelf.setMeta(listKey, [id, ...before.slice(0, mostReports - 1)]);
}

/** The pictures of what was evaluated, by page; `null` where there is none. */
export async function readPictures(shelf: Pick<Shelf, 'getMeta'>, id: string): Promise<(string | null)[]> {
  if (!(await listOf(shelf)).includes(id)) return [];
  return Promise.all(
    Array.from(
      { length: mostPictures },
      async (_, page) => pictureSchema.safeParse(await shelf.getMeta(keyOf(id, page))).data ?? null,
    ),
  );
}

/** Forgets the pictures of a report. */
export async function forgetPictures(shelf: Shelf, id: string): Promise<void> {
  const list = await listOf(shelf);
  if (!list.includes(id)) return;
  await clear(shelf, id);
  await shelf.setMeta(
    listKey,
    list.filter((other) => other !== id),
  );
}

async function clear(shelf: Pick<Shelf, 'setMeta'>, id: string): Promise<void> {
  for (let page = 0; page < mostPictures; page += 1) await shelf.setMeta(keyOf(id, page), null);
}
