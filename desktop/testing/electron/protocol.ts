import { declareScheme } from './addresses.ts';

type Handler = (request: Request) => Response | Promise<Response>;

const handlers = new Map<string, Handler>();

export const protocol = {
  registerSchemesAsPrivileged(schemes: { scheme: string; privileges?: object }[]): void {
    for (const { scheme } of schemes) declareScheme(scheme);
  },
  handle(scheme: string, handler: Handler): void {
    if (handlers.has(scheme)) throw new Error(`The scheme ${scheme} is already handled.`);
    handlers.set(scheme, handler);
  },
  unhandle: (scheme: string): void => void handlers.delete(scheme),
  isProtocolHandled: (scheme: string): boolean => handlers.has(scheme),
};

/** The handler of an address as the app knows it. */
export const handlerOf = (url: string): Handler | undefined =>
  URL.canParse(url) ? handlers.get(new URL(url).protocol.slice(0, -1)) : undefined;
