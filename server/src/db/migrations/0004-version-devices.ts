import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Frozen: it imports nothing that can change. Every statement may run again after a crash half-way. */
export const versionDevices: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    const tables = await db.introspection.getTables();
    for (const table of ['document', 'document_revision']) {
      const has = tables.some(
        ({ name, columns }) => name === table && columns.some((column) => column.name === 'device'),
      );
      if (!has)
        await schema
          .alterTable(table)
          .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
          .execute();
    }
    // All that thinning looks at: the documents themselves need not be read for it.
    await schema
      .createIndex('document_revision_age')
      .ifNotExists()
      .on('document_revision')
      .columns(['document_id', 'created_at', 'rev', 'device_id', 'label'])
      .execute();
  },
};
