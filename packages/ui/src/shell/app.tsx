import { StrictMode } from 'react';
import { PlatformProvider, type Platform } from '../base/platform.ts';
import { RouterProvider, type Router } from '../base/router/index.ts';

/** The whole interface; the server and the browser render the same tree, so that the browser can take it over. */
export function App({ platform, router }: { platform: Platform; router: Router }) {
  return (
    <StrictMode>
      <PlatformProvider value={platform}>
        <RouterProvider router={router} />
      </PlatformProvider>
    </StrictMode>
  );
}
