import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import type { DialogProps } from './dialog.tsx';

const placements = {
  center:
    'top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 rounded-dialog data-ending-style:scale-97 data-starting-style:scale-97',
  side: 'inset-y-0 end-0 w-full data-ending-style:translate-x-8 data-starting-style:translate-x-8 rtl:data-ending-style:-translate-x-8 rtl:data-starting-style:-translate-x-8',
  bottom:
    'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-dialog pb-[env(safe-area-inset-bottom)] data-ending-style:translate-y-8 data-starting-style:translate-y-8',
};

const sizes = { sm: 'sm:max-w-sm', md: 'sm:max-w-lg', lg: 'sm:max-w-3xl' };

export function DialogPopup({
  open,
  onOpenChange,
  title,
  description,
  footer,
  placement = 'center',
  size = 'md',
  initialFocus,
  children,
}: DialogProps) {
  const { t } = useTexts('app');
  const popup = useRef<HTMLDivElement>(null);
  // The dialog's content, not the button that closes it.
  const firstFocus = () =>
    initialFocus?.current ??
    popup.current?.querySelector<HTMLElement>('input, textarea, select') ??
    popup.current?.querySelector<HTMLElement>('footer button') ??
    true;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-[1100] bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          ref={popup}
          data-asking
          data-placement={placement}
          initialFocus={firstFocus}
          className={classNames(
            'fixed z-[1100] flex flex-col bg-overlay text-ink shadow-floating outline-none transition-[opacity,scale,translate] data-ending-style:opacity-0 data-starting-style:opacity-0',
            placements[placement],
            placement !== 'bottom' && sizes[size],
          )}
        >
          <header className="flex items-start gap-4 px-5 pt-4 pb-3">
            <div className="min-w-0 flex-1">
              <Dialog.Title className="text-16 font-semibold">{title}</Dialog.Title>
              {description && (
                <Dialog.Description className="mt-1 text-14 text-ink-soft">{description}</Dialog.Description>
              )}
            </div>
            <Dialog.Close render={<IconButton label={t('close')} icon={X} size="sm" className="-mt-1 -me-2" />} />
          </header>
          {children && <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-5">{children}</div>}
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">{footer}</footer>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
