import { ensureBuilt } from './fresh-build.mjs';

for (const target of ['web', 'server', 'cli'] as const) await ensureBuilt(target);
