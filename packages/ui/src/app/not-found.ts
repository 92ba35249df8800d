import { data } from 'react-router';

/**
 * Ends a loader or a render because the page does not exist.
 * @throws always: a route error response with status 404 and the texts of the specification's section 8
 */
export function notFound(path: string): never {
  throw data({ message: `Page Not Found: ${path}` }, { status: 404, statusText: 'Page not found' });
}
