import type { AnyDocument } from '@vitae/domain';
import { BadgeCheck, FileCheck2, History } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { errorText } from '../../../base/error-text.ts';
import { Button, Callout, toast } from '../../../parts/components/index.ts';
import type { Change } from '../design/design-panel.tsx';
import { changeWords } from './page-notes.tsx';
import type { PreviewState } from '../../../base/use-preview.ts';

export interface FinalStateProps {
  doc: AnyDocument;
  state: PreviewState;
  change: Change;
}

/**
 * Whether the document is a draft or final, a button to mark it as final, and the changes that a newer renderer makes
 * to the layout of a final document.
 */
export function FinalState({ doc, state: { preview, frame }, change }: FinalStateProps) {
  const { t, language } = useTexts('preview');
  const [busy, setBusy] = useState(false);
  /** The declaration for as long as the panel is open. */
  const [left, setLeft] = useState('');
  const { final } = doc;
  const moved = final && frame?.change;

  const declare = async () => {
    if (!preview) return;
    setBusy(true);
    try {
      const settled = await preview.settle(doc);
      // The document has changed meanwhile: it stays a draft.
      change(t('undo.final'), (current) =>
        current === doc ? { ...current, final: { at: new Date().toISOString(), ...settled } } : current,
      );
    } catch (error) {
      toast({ title: t('final.failed'), description: errorText(error), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };

  if (!final) {
    return (
      <div className="flex flex-col items-start gap-3">
        <p className="text-13 text-ink-soft">{t('final.draftHint')}</p>
        <Button icon={FileCheck2} disabled={!preview || busy} onClick={() => void declare()}>
          {t('final.declare')}
        </Button>
      </div>
    );
  }
  const since = dayOf(final.at, language);
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-start gap-2 text-14">
        <BadgeCheck size={20} aria-hidden className="text-good-ink" />
        <span>
          {t('final.since', { since })} <span className="text-ink-soft">{t('final.untilEdit')}</span>
        </span>
      </p>
      {moved && left !== final.at && (
        <Callout
          role="status"
          tone="notice"
          icon={History}
          title={t('final.movesTitle')}
          actions={
            <>
              <Button size="sm" variant="primary" disabled={!preview || busy} onClick={() => void declare()}>
                {t('final.take')}
              </Button>
              <Button size="sm" onClick={() => setLeft(final.at)}>
                {t('final.leave')}
              </Button>
            </>
          }
        >
          <p>{t('final.moves', changeWords(moved, t, language))}</p>
          {moved.before !== moved.after && <p>{t('final.pageCount', { before: moved.before, count: moved.after })}</p>}
          <p className="mt-1">{t('final.movesHint')}</p>
        </Callout>
      )}
    </div>
  );
}

/** The day of an ISO time, in words. */
export const dayOf = (time: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(time));
