import { describe, expect, it } from 'vitest';
import { filesOfAdmins, manifestSchema } from './files-of-admins.ts';

const ui = '../packages/ui/src';

describe('the files of admins', () => {
  it('are their screens and texts, and what nothing else imports', () => {
    const manifest = manifestSchema.parse({
      'index.html': { file: 'index.js', isEntry: true, imports: ['_shared.js'] },
      [`${ui}/rooms/library/start-page.tsx`]: { file: 'start.js', isDynamicEntry: true, imports: ['_card.js'] },
      [`${ui}/rooms/admin/users/users-page.tsx`]: {
        file: 'users.js',
        isDynamicEntry: true,
        imports: ['_shared.js', '_card.js', '_admin-list.js'],
        css: ['users.css'],
      },
      '../packages/words/src/admin-languages.ts': { file: 'admin.js', isDynamicEntry: true },
      '../packages/words/src/de/admin.ts': {
        file: 'admin-de.js',
        isDynamicEntry: true,
        imports: ['_language-de-admin.js'],
      },
      '_language-de-admin.js': { file: 'language-de-admin.js' },
      '_shared.js': { file: 'shared.js' },
      '_card.js': { file: 'card.js' },
      '_admin-list.js': { file: 'admin-list.js', imports: ['_table.js'] },
      '_table.js': { file: 'table.js' },
    });
    expect([...filesOfAdmins(manifest)].toSorted((one, other) => one.localeCompare(other))).toEqual([
      'admin-de.js',
      'admin-list.js',
      'admin.js',
      'language-de-admin.js',
      'table.js',
      'users.css',
      'users.js',
    ]);
  });
});
