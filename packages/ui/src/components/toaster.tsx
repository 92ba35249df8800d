import { lazy, Suspense, useState } from 'react';
import { useToastQueue } from './toast.ts';

const ToastStack = lazy(async () => ({ default: (await import('./toast-stack.tsx')).ToastStack }));

/** The place where toasts appear; its code is fetched with the first one. */
export function Toaster() {
  const waiting = useToastQueue(({ queue }) => queue.length > 0);
  const [needed, setNeeded] = useState(false);
  if (waiting && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense>
      <ToastStack />
    </Suspense>
  );
}
