export * from './arbitraries/index.ts';
