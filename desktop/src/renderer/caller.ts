import { ApiFailure } from '@vitae/api/failure';
import { StoreError, type StoreErrorCode } from '@vitae/store';
import type { PlainError } from '../bridge/answer.ts';
import type { DesktopBridge } from '../bridge/desktop-bridge.ts';
import type { Arguments, MethodName, Result } from '../main/handlers/index.ts';

/** Calls the main process. Errors keep their type: `StoreError`, `ApiFailure`, or an `Error` with a `code`. */
export interface Caller {
  <Name extends MethodName>(method: Name, args: Arguments<Name>): Promise<Result<Name>>;
}

export function createCaller(bridge: Pick<DesktopBridge, 'call'>): Caller {
  return async (method, args) => {
    const answer = await bridge.call(method, args);
    if (answer.ok) return answer.value;
    throw errorOf(answer.error);
  };
}

function errorOf({ name, code, message }: PlainError): Error {
  if (name === 'StoreError') return new StoreError(isStoreCode(code) ? code : 'failed', undefined, message);
  if (name === 'ApiFailure') return new ApiFailure(message);
  return Object.assign(new Error(message), code === '' ? {} : { code });
}

const storeCodes: Readonly<Record<StoreErrorCode, true>> = {
  unavailable: true,
  quota: true,
  blocked: true,
  'newer-database': true,
  'newer-document': true,
  damaged: true,
  invalid: true,
  'not-found': true,
  exists: true,
  'asset-too-large': true,
  'asset-missing': true,
  failed: true,
};

const isStoreCode = (code: string): code is StoreErrorCode => Object.hasOwn(storeCodes, code);
