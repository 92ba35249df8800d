import { create } from 'zustand';
import { textsOf } from '../../base/i18n/index.ts';

export interface ToastMessage {
  title: string;
  description?: string;
  /** A button in the toast: "Undo". */
  action?: { label: string; onSelect: () => void };
  tone?: 'neutral' | 'good' | 'danger';
  /** Milliseconds on screen; 0 stays until closed. Default 6000, with an action 10000. */
  timeout?: number;
}

export interface QueuedToast extends ToastMessage {
  id: number;
}

interface ToastQueue {
  queue: readonly QueuedToast[];
  next: number;
}

export const useToastQueue = create<ToastQueue>(() => ({ queue: [], next: 1 }));

/** Shows a brief message at the edge of the screen, from anywhere. */
export function toast(message: ToastMessage): void {
  useToastQueue.setState(({ queue, next }) => ({ queue: [...queue, { ...message, id: next }], next: next + 1 }));
}

/** Says that code which a part of the page needs could not be fetched. */
export const toastNotLoaded = (): void => toast({ title: textsOf('app').t('notLoaded'), tone: 'danger' });

/** Takes the queued toasts, for the one component that shows them. */
export function takeToasts(): readonly QueuedToast[] {
  const { queue } = useToastQueue.getState();
  if (queue.length > 0) useToastQueue.setState({ queue: [] });
  return queue;
}
