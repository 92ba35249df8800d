import { shownTitle } from '@vitae/domain';
import { useEffect, type ReactNode } from 'react';
import { usePageTitle } from '../../../base/routing/page-title.ts';
import { useDocument, useEditor } from '../../../base/editor/index.ts';
import { StepConflicts, StepWays } from './late.tsx';

export interface StepFrameProps {
  title: string;
  /** One sentence under the title. */
  intro?: string | undefined;
  /** Right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One step of the builder: its purpose, its form, and its links to the next steps. */
export function StepFrame({ title, intro, aside, children }: StepFrameProps) {
  const editor = useEditor();
  const hasConflicts = useDocument(({ conflicts }) => conflicts.length > 0);
  const documentTitle = useDocument(shownTitle);
  usePageTitle(documentTitle ? `${title} – ${documentTitle}` : title);
  // After leaving a step none of its fields is being edited.
  useEffect(() => () => editor.focus(null), [editor]);
  return (
    <div className="flex min-h-full flex-col">
      <header className="mb-5">
        <div className="flex items-start justify-between gap-3">
          <h1 className="text-24">{title}</h1>
          {aside}
        </div>
        {intro && <p className="mt-1 text-14 text-ink-soft">{intro}</p>}
      </header>
      <div className="flex flex-1 flex-col gap-6">
        {hasConflicts && <StepConflicts />}
        {children}
      </div>
      <div className="mt-8 min-h-14">
        <StepWays />
      </div>
    </div>
  );
}
