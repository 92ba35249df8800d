// The version is checked before anything is loaded that an older Node could not run.
const major = Number(process.versions.node.split('.')[0]);
if (major < 22) {
  console.error(`The server needs Node 22 or newer; this is ${process.version}.`);
  process.exit(1);
}
const { serve } = await import('./serve.ts');
await serve();

export {};
