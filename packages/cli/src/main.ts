import { runCommandLine } from './command-line.ts';
import { endWithReader } from './terminal.ts';

endWithReader(process.stdout);
endWithReader(process.stderr);
process.exitCode = await runCommandLine(process.argv.slice(2), {
  stdout: (text) => process.stdout.write(text),
  stderr: (text) => process.stderr.write(text),
});
