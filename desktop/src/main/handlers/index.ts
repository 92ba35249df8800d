import type { z } from 'zod';
import { account } from './account.ts';
import { documents } from './documents.ts';
import { files } from './files.ts';
import { network } from './network.ts';
import { printing } from './printing.ts';
import { updater } from './updater.ts';
import { window } from './window.ts';

/**
 * Every call that a window may make, by namespace: the types of the window's side and the names of the bridge derive
 * from it.
 */
export const handlers = { account, documents, files, network, printing, updater, window };
type Handlers = typeof handlers;

export type MethodName = {
  [Namespace in keyof Handlers]: `${Namespace}.${keyof Handlers[Namespace] & string}`;
}[keyof Handlers];

type HandlerOf<Name extends MethodName> = Name extends `${infer Namespace extends keyof Handlers}.${infer Method}`
  ? Method extends keyof Handlers[Namespace]
    ? Handlers[Namespace][Method]
    : never
  : never;

/** The arguments of a call. */
export type Arguments<Name extends MethodName> =
  HandlerOf<Name> extends { readonly args: z.ZodType<infer Args> } ? Args : never;
/** The result of a call. */
export type Result<Name extends MethodName> =
  HandlerOf<Name> extends (...given: never) => Promise<infer Value> ? Value : never;
