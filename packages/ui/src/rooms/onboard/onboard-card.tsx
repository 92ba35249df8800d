import { useEffect, useRef, type ReactNode } from 'react';
import { usePageTitle } from '../../base/routing/page-title.ts';

export interface OnboardCardProps {
  title: string;
  /** One sentence under the title. */
  intro?: ReactNode;
  /** Below the card: a link to the related page. */
  footer?: ReactNode;
  /** The focus goes to the title, since the card has replaced one whose button was pressed. */
  takesFocus?: boolean;
  children?: ReactNode;
}

/** One task on a card; on a phone the card fills the page. */
export function OnboardCard({ title, intro, footer, takesFocus = false, children }: OnboardCardProps) {
  usePageTitle(title);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) card.current?.querySelector<HTMLElement>('h1')?.focus();
    // On a phone the keyboard would cover the page's subject.
    else if (matchMedia('(pointer: fine)').matches)
      card.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus();
  }, [takesFocus]);
  return (
    <article ref={card} className="mx-auto w-full max-w-104">
      <div className="sm:rounded-dialog sm:bg-surface sm:p-8 sm:shadow-raised">
        <h1 tabIndex={-1} className="text-24 outline-none">
          {title}
        </h1>
        {intro && <p className="mt-1.5 text-14 text-ink-soft">{intro}</p>}
        {children && <div className="mt-6 flex flex-col gap-5">{children}</div>}
      </div>
      {footer && <div className="mt-6 text-center text-14 text-ink-soft">{footer}</div>}
    </article>
  );
}
