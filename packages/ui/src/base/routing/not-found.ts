import { pageNotFound } from '../router/index.ts';

/**
 * Ends a loader or a render because the page does not exist.
 * @throws {PageError} always: with status 404 and the text of behaviour ER-6
 */
export function notFound(path: string): never {
  throw pageNotFound(path);
}
