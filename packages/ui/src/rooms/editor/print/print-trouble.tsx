import { FileDown, PrinterX, RefreshCw } from 'lucide-react';
import { useTexts } from '../../../base/i18n/index.ts';
import { Button, Callout } from '../../../parts/components/index.ts';
import type { Printers } from './use-printers.ts';

/** Why nothing can be printed; `text` is the system's message. */
export interface Trouble {
  is: 'none' | 'silent' | 'failed' | 'unsaved';
  text: string;
}

/** The problem with the printers as a whole, if any. */
export function troubleOf(found: Printers): Trouble | null {
  if (found.status === 'failed') return { is: 'silent', text: found.text };
  return found.status === 'found' && found.printers.length === 0 ? { is: 'none', text: '' } : null;
}

/** Shows what prevents printing, and offers the PDF instead. */
export function PrintTrouble({
  trouble: { is, text },
  onSave,
  onLookAgain,
}: {
  trouble: Trouble;
  onSave: () => void;
  onLookAgain: () => void;
}) {
  const { t } = useTexts('preview');
  return (
    <Callout
      role="alert"
      tone={is === 'none' ? 'notice' : 'danger'}
      icon={PrinterX}
      title={t(`printing.trouble.${is}.title`)}
      actions={
        <>
          <Button size="sm" icon={FileDown} onClick={onSave}>
            {t('printing.savePdf')}
          </Button>
          {(is === 'none' || is === 'silent') && (
            <Button size="sm" variant="ghost" icon={RefreshCw} onClick={onLookAgain}>
              {t('printing.lookAgain')}
            </Button>
          )}
        </>
      }
    >
      {text && <p>{text}</p>}
      {/* A system that says why no printer answers also says what to do. */}
      {!(is === 'silent' && text) && <p>{t(`printing.trouble.${is}.text`)}</p>}
    </Callout>
  );
}
