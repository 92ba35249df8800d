export { createFakeServer, refusal, type FakeAnswer, type FakeServer } from './fake-server.ts';
export { describeSession, type OpenedSession } from './describe-session.ts';
