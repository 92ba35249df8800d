import { desktopText } from '@vitae/words/desktop';
import { ipcMain, type IpcMainInvokeEvent, type WebContents, type WebFrameMain } from 'electron';
import { z } from 'zod';
import type { Answer, PlainError } from '../bridge/answer.ts';
import { callChannel, eventChannel } from '../bridge/channels.ts';
import type { EventName, ShellEvents } from '../bridge/events.ts';
import { isOwnPage } from './security.ts';

/**
 * A call that a window may make: parses its arguments, then runs. `args` only provides the types of the window's side.
 */
export interface Handler<Args, Result, Context> {
  (given: unknown, context: Context): Promise<Result>;
  readonly args: z.ZodType<Args>;
}

/** How many calls are in progress at a time, from all windows; more wait, and then are refused. */
export interface CallLimit {
  atOnce: number;
  waiting: number;
}

/** For calls that start programs or hold large files: a script could make thousands at once. */
export const oneAtATime: CallLimit = { atOnce: 1, waiting: 3 };

/** Creates a handler; invalid arguments never reach `run`. Calls without a limit end in the turn that they begin in. */
export function handler<Args, Result, Context>(
  args: z.ZodType<Args>,
  run: (args: Args, context: Context) => Result | Promise<Result>,
  limit?: CallLimit,
): Handler<Args, Result, Context> {
  const inTurn = limit ? createTurns(limit) : null;
  const call = async (given: unknown, context: Context): Promise<Result> => {
    const parsed = args.parse(given);
    return inTurn ? inTurn(async () => run(parsed, context)) : run(parsed, context);
  };
  return Object.assign(call, { args });
}

/** Runs jobs in their order, a few at a time. @throws RefusedCall if too many wait */
function createTurns({ atOnce, waiting }: CallLimit): <Result>(job: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (job) => {
    if (running < atOnce) running += 1;
    else if (queue.length < waiting) await new Promise<void>((begin) => queue.push(begin));
    else throw new RefusedCall('too-many-calls', desktopText('tooManyCalls'));
    try {
      return await job();
    } finally {
      // Its place goes to the next one.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

type Calls<Context> = Readonly<
  Record<string, Readonly<Record<string, (given: unknown, context: Context) => Promise<unknown>>>>
>;

/** A call that is refused before anything is done. */
class RefusedCall extends Error {
  override readonly name = 'RefusedCall';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Whether a call comes from the page itself: not from a frame in it, a removed frame, or another page. */
export const isOwnMainFrame = (frame: Pick<WebFrameMain, 'parent' | 'url'> | null): boolean =>
  frame !== null && frame.parent === null && isOwnPage(frame.url);

export interface CallOptions<Context> {
  handlers: Calls<Context>;
  /** The context of the handlers, for one of our windows; `null` for any other sender. */
  contextOf: (sender: WebContents) => Context | null;
  log: (message: string, cause?: unknown) => void;
}

/** Serves the calls of our windows. The sender's frame is checked again with every call. */
export function serveCalls<Context>({ handlers, contextOf, log }: CallOptions<Context>): void {
  ipcMain.handle(
    callChannel,
    async ({ sender, senderFrame }: IpcMainInvokeEvent, method: unknown, args: unknown): Promise<Answer<unknown>> => {
      try {
        if (!isOwnMainFrame(senderFrame))
          throw new RefusedCall('foreign-frame', 'Only the page of this program may call it.');
        const context = contextOf(sender);
        if (context === null) throw new RefusedCall('foreign-window', 'Only a window of this program may call it.');
        return { ok: true, value: await callNamed(handlers, method)(args, context) };
      } catch (error) {
        const plain = plainError(error);
        if (error instanceof RefusedCall || error instanceof z.ZodError)
          log(`Refused a call of a window: ${plain.message}`);
        return { ok: false, error: plain };
      }
    },
  );
}

/** Finds a handler among the map's own entries, to which `documents.constructor` does not belong. */
function callNamed<Context>(
  handlers: Calls<Context>,
  method: unknown,
): (given: unknown, context: Context) => Promise<unknown> {
  const [namespace = '', name = '', ...more] = typeof method === 'string' ? method.split('.') : [];
  const calls = Object.hasOwn(handlers, namespace) ? handlers[namespace] : undefined;
  const call = calls && Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (!call || more.length > 0) throw new RefusedCall('unknown-method', 'There is no such call.');
  return call;
}

const systemErrorSchema = z.object({ code: z.string() });

/** The first code in the chain of causes: the reason why a request got no answer is further down. */
const codeOf = (error: unknown): string =>
  systemErrorSchema.safeParse(error).data?.code ??
  (error instanceof Error && error.cause !== undefined ? codeOf(error.cause) : '');

function plainError(error: unknown): PlainError {
  if (error instanceof z.ZodError)
    return {
      name: 'RefusedCall',
      code: 'bad-arguments',
      message: error.issues
        .map(({ path, message }) => `${path.join('.')}: ${message}`)
        .join('; ')
        .slice(0, 500),
    };
  if (error instanceof Error) return { name: error.name, code: codeOf(error), message: error.message };
  return { name: 'Error', code: '', message: String(error) };
}

/** Sends an event to a window. */
export function sendEvent<Name extends EventName>(
  contents: Pick<WebContents, 'send' | 'isDestroyed'>,
  event: Name,
  payload: ShellEvents[Name],
): void {
  if (!contents.isDestroyed()) contents.send(eventChannel, event, payload);
}
