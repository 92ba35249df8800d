import { ensureBuilt } from './fresh-build.mjs';

for (const target of ['web', 'server', 'cli', 'desktop'] as const) await ensureBuilt(target);
