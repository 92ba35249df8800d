import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/index.ts';
import { usePageTitle } from '../../app/page-title.ts';
import { useDocument, useEditor } from '../state/index.ts';
import { useStepLinks } from '../steps/use-steps.ts';

export interface StepFrameProps {
  title: string;
  /** One sentence under the title. */
  intro?: string | undefined;
  /** Right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One step of the builder: what it is for, its form, and the ways on. */
export function StepFrame({ title, intro, aside, children }: StepFrameProps) {
  const { t } = useTranslation('editor');
  const editor = useEditor();
  const documentTitle = useDocument((resume) => resume.title);
  const { previous, next } = useStepLinks();
  usePageTitle(documentTitle ? `${title} – ${documentTitle}` : title);
  // No field of a step that is left is being edited.
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
      <div className="flex flex-1 flex-col gap-6">{children}</div>
      <nav aria-label={t('steps.ways')} className="mt-8 flex items-center justify-between gap-3 border-t border-line pt-4">
        {previous ? (
          <ButtonLink to={previous.to} variant="ghost" icon={ArrowLeft} className="min-w-0 shrink!">
            <span className="truncate">{previous.label}</span>
          </ButtonLink>
        ) : (
          <span />
        )}
        {next && (
          <ButtonLink to={next.to} variant="primary" trailingIcon={ArrowRight} className="min-w-0 shrink!">
            <span className="truncate">{t('steps.next', { step: next.label })}</span>
          </ButtonLink>
        )}
      </nav>
    </div>
  );
}
