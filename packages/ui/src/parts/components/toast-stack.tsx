import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { takeToasts, useToastQueue } from './toast.ts';

const manager = Toast.createToastManager();

export function ToastStack() {
  const queued = useToastQueue(({ queue }) => queue.length);
  useEffect(() => {
    for (const { id, title, description, action, tone = 'neutral', timeout } of takeToasts()) {
      const key = `toast-${id}`;
      manager.add({
        id: key,
        title,
        description,
        type: tone,
        timeout: timeout ?? (action ? 10_000 : 6_000),
        priority: tone === 'danger' ? 'high' : 'low',
        actionProps: action && {
          children: action.label,
          onClick: () => {
            manager.close(key);
            action.onSelect();
          },
        },
      });
    }
  }, [queued]);
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        {/* Above the bottom bar; beside the panel at the right, or above its foot on a phone, where the panel is as wide. */}
        <Toast.Viewport className="fixed end-4 bottom-4 start-4 z-[1100] flex flex-col gap-2 pb-[env(safe-area-inset-bottom)] sm:start-auto sm:w-96 [@media(min-height:28.01rem)]:[html:has([data-bottom-bar])_&]:bottom-19 [html:has([data-placement=side])_&]:bottom-19 sm:[html:has([data-placement=side])_&]:top-16 sm:[html:has([data-placement=side])_&]:end-auto sm:[html:has([data-placement=side])_&]:bottom-auto">
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Toasts() {
  const { t } = useTexts('app');
  const { toasts } = Toast.useToastManager();
  return toasts.map((message) => (
    <Toast.Root
      key={message.id}
      toast={message}
      className="rounded-card bg-overlay text-ink shadow-floating transition-[opacity,translate] duration-200 data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-2 data-starting-style:opacity-0"
    >
      <Toast.Content className="flex items-center gap-3 py-2.5 pe-2 ps-4">
        <div className="min-w-0 flex-1 py-1">
          <Toast.Title className={classNames('text-14 font-medium', message.type === 'danger' && 'text-danger-ink')} />
          <Toast.Description className="text-13 text-ink-soft" />
        </div>
        {message.actionProps && <Toast.Action render={<Button size="sm" />} />}
        <Toast.Close aria-label={t('close')} render={<IconButton label={t('close')} icon={X} size="sm" />} />
      </Toast.Content>
    </Toast.Root>
  ));
}
