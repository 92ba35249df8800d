import type { Answer } from './answer.ts';
import type { EventName, ShellEvents } from './events.ts';
import type { Arguments, MethodName, Result } from '../main/handlers/index.ts';

/** Everything that a window can see of the shell: what the preload script exposes to the page as `desktop`. */
export interface DesktopBridge {
  /** The system, as in `process.platform`. */
  readonly system: string;
  call<Name extends MethodName>(method: Name, args: Arguments<Name>): Promise<Answer<Result<Name>>>;
  /** Calls back with every event of the name. Returns a function that stops it. */
  on<Name extends EventName>(event: Name, listener: (payload: ShellEvents[Name]) => void): () => void;
}
