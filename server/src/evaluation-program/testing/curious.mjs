// In the place of the program: it tries what the program may not do, and says what came of it.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @param {() => void} act */
const tried = (act) => {
  try {
    act();
    return 'done';
  } catch {
    return 'refused';
  }
};

process.once('message', () => {
  const written = tried(() => writeFileSync(join(tmpdir(), 'vitae-curious'), ''));
  const started = tried(() => spawnSync('true'));
  const secrets = Object.keys(process.env).filter((name) => /SECRET|TOKEN|URL|PATH|HOME/.test(name)).length;
  process.send?.({ is: 'failed', code: `${written} ${started} ${secrets}` });
});
