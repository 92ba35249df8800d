import { useEffect, useState } from 'react';
import { late } from './late.tsx';
import { useToastQueue } from './toast.ts';

const load = () => import('./toast-stack.tsx');
const ToastStack = late(async () => (await load()).ToastStack);
const restMs = 2000;

/**
 * The place where toasts appear; its code is fetched when the page is idle, so that the first toast needs no network.
 */
export function Toaster() {
  const waiting = useToastQueue(({ queue }) => queue.length > 0);
  const [needed, setNeeded] = useState(false);
  if (waiting && !needed) setNeeded(true);
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), restMs);
    return () => clearTimeout(timer);
  }, []);
  return needed ? <ToastStack /> : null;
}
