export { createDevice, resumesOf, Trouble, type Device } from './device.ts';
export { disjointHistories, histories, type Happening } from './happenings.ts';
export { liveThrough, type Faults } from './live-through.ts';
export { createModelServer } from './model-server.ts';
