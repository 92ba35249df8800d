import { UNSAFE_ErrorResponseImpl as RouteErrorResponse } from 'react-router';

/**
 * Ends a loader or a render because the page does not exist. `data()` would do for a loader only: thrown by a render it
 * stays as it is.
 * @throws always: a route error response with status 404 and the text of behaviour ER-6
 */
export function notFound(path: string): never {
  throw new RouteErrorResponse(404, 'Page not found', { message: `Page Not Found: ${path}` });
}
