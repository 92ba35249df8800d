import type { ReactNode } from 'react';
import { useRegisteredTitle } from '../base/routing/registered-title.ts';

export interface PageHeaderProps {
  title: string;
  /** One sentence, if the title is not enough. */
  intro?: ReactNode;
  /** The one main action of the page. */
  action?: ReactNode;
}

/** The head of a page of the account or the administration; the window has the title of the page's entry. */
export function PageHeader({ title, intro, action }: PageHeaderProps) {
  useRegisteredTitle();
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-24">{title}</h1>
        {intro && <p className="mt-1 text-14 text-ink-soft">{intro}</p>}
      </div>
      {action}
    </header>
  );
}
