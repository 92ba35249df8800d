// `node --import <this file> <main>` gives the module `electron` to main and to whatever it imports.
import { registerHooks } from 'node:module';

const standIn = new URL('index.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    /^electron(\/(main|common))?$/.test(specifier) ? { url: standIn, shortCircuit: true } : next(specifier, context),
});
