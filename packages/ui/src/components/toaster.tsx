import { useState } from 'react';
import { late } from './late.tsx';
import { useToastQueue } from './toast.ts';

const ToastStack = late(async () => (await import('./toast-stack.tsx')).ToastStack);

/** The place where toasts appear; its code is fetched with the first one. */
export function Toaster() {
  const waiting = useToastQueue(({ queue }) => queue.length > 0);
  const [needed, setNeeded] = useState(false);
  if (waiting && !needed) setNeeded(true);
  return needed ? <ToastStack /> : null;
}
