import { pino, type DestinationStream, type Logger } from 'pino';

const stackFrame = /^\s+at .*$/gm;

/**
 * What the log records about an error: its type, its code and where it came from. Never its message: databases, parsers
 * and mail servers quote addresses and texts in theirs.
 */
export function errorForLog(error: unknown): {
  kind: string;
  code?: string;
  at: string[];
  cause?: ReturnType<typeof errorForLog>;
} {
  if (!(error instanceof Error)) return { kind: typeof error, at: [] };
  const code =
    'code' in error && (typeof error.code === 'string' || typeof error.code === 'number')
      ? { code: String(error.code) }
      : {};
  const { stack = '', message } = error;
  const frames = stack.slice(stack.indexOf(message) + message.length).match(stackFrame) ?? [];
  return {
    kind: error.name,
    ...code,
    at: frames.slice(0, 12).map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: errorForLog(error.cause) }),
  };
}

/** The server's log: JSON lines without personal data. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    { level, base: null, serializers: { err: errorForLog } },
    destination ?? pino.destination({ sync: false, minLength: 0 }),
  );
