import { fullNameOf } from '@vitae/domain';
import { jobTitles, loadSamples, sampleKinds, type Sample } from '@vitae/samples';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../db/open-database.ts';
import { isoTime, type Services } from '../../services.ts';
import { digestOf } from './digest.ts';

/** How many rows one statement inserts. */
const together = 25;

/**
 * Puts the samples that ship with the product into the table. What somebody changed or deleted by hand stays as it is;
 * what was seeded from an earlier file is brought up to date. Several processes may do so at once.
 */
export async function seedSamples({ db, now, samples }: Pick<Services, 'db' | 'now' | 'samples'>): Promise<number> {
  const known = await db.selectFrom('sample').select(['id', 'kind', 'slug', 'seed', 'edited_at']).execute();
  const before = new Map(known.map((row) => [`${row.kind} ${row.slug}`, row]));
  const at = isoTime(now());
  const fresh = [];
  let changed = 0;
  for (const kind of sampleKinds)
    for (const sample of await loadSamples(kind)) {
      const row = rowOf(sample, at);
      const there = before.get(`${kind} ${sample.slug}`);
      if (!there) fresh.push(row);
      else if (there.seed !== row.seed && there.edited_at === null) {
        await bringUpToDate(db, there, row);
        changed += 1;
      }
    }
  for (let from = 0; from < fresh.length; from += together)
    await db
      .insertInto('sample')
      .values(fresh.slice(from, from + together))
      // Another process was faster.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  samples.changed();
  return fresh.length + changed;
}

const bringUpToDate = (
  db: Database,
  { id, seed }: { id: string; seed: string | null },
  {
    id: _id,
    created_at: _created,
    published_at: _published,
    slug: _slug,
    kind: _kind,
    ...row
  }: ReturnType<typeof rowOf>,
) =>
  db
    .updateTable('sample')
    .set((expression) => ({ ...row, revision: expression('revision', '+', 1) }))
    .where('id', '=', id)
    .where('edited_at', 'is', null)
    .where('seed', seed === null ? 'is' : '=', seed)
    .execute();

function rowOf({ kind, slug, jobTitle, level, published, points, document }: Sample, at: string) {
  const title = jobTitles.find((one) => one.slug === jobTitle);
  if (!title) throw new Error(`The sample ${slug} has an unknown job title, ${jobTitle}.`);
  const text = JSON.stringify(document);
  const shown = { title: title.title, category: title.category, level, published, points };
  return {
    id: uuidv7(),
    kind,
    slug,
    title: title.title,
    job_title: jobTitle,
    category: title.category,
    level,
    locale: document.locale,
    person: fullNameOf(document),
    // The same title in several languages.
    family: jobTitle,
    published_at: published ? at : null,
    seed: digestOf(JSON.stringify([shown, document])),
    created_at: at,
    updated_at: at,
    digest: digestOf(text),
    points: JSON.stringify(points),
    document: text,
  };
}
