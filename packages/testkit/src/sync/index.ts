export { histories, disjointHistories, type Happening } from './happenings.ts';
export { createModelServer, type ModelServer } from './model-server.ts';
export { liveThrough, type Faults } from './live-through.ts';
