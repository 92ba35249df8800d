export * from './port.ts';
export * from './saver.ts';
export * from './store-error.ts';
