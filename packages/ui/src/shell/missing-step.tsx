import { useLocation, useNavigate, useRouteError } from '../base/router/index.ts';
import { isChunkLoadError } from '../base/routing/chunk-guard.ts';
import { MissingPart } from '../parts/missing-part.tsx';

/** In place of a step's form whose code could not be fetched. Any other error is the page's. */
export function MissingStep() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (!isChunkLoadError(error)) throw error;
  return <MissingPart what="step" onRetry={() => void navigate(pathname, { replace: true })} />;
}
