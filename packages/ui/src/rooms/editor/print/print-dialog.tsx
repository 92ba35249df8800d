import { type AnyDocument } from '@vitae/domain';
import type { PageGeometry } from '@vitae/renderer';
import type { Preview } from '@vitae/renderer/preview';
import { FileDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { errorText } from '../../../base/error-text.ts';
import { usePlatform, type Printing } from '../../../base/platform.ts';
import { Button, Dialog, ProgressBar, toast } from '../../../parts/components/index.ts';
import { PrintFields } from './print-fields.tsx';
import { jobOf, newChoices, type PrintChoices } from './print-job.ts';
import { PrintPreview } from './print-preview.tsx';
import { PrintTrouble, troubleOf, type Trouble } from './print-trouble.tsx';
import { usePrinters } from './use-printers.ts';

export interface PrintDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  printing: Printing;
  doc: AnyDocument;
  preview: Preview;
  /** The pages as shown in the preview. */
  pages: readonly PageGeometry[];
  /** The name of the file. */
  name: string;
}

/**
 * Printer, copies, pages and paper for the pages of the preview, or the PDF if printing fails. It is reset each time it
 * opens.
 */
export function PrintDialog(props: PrintDialogProps) {
  const { open } = props;
  const [visit, setVisit] = useState({ open, count: 0 });
  if (open !== visit.open) setVisit({ open, count: visit.count + (open ? 1 : 0) });
  return <Visit key={visit.count} {...props} />;
}

function Visit({ open, onOpenChange, printing, doc, preview, pages, name }: PrintDialogProps) {
  const { t } = useTexts('preview');
  const { files } = usePlatform();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [found, lookAgain] = usePrinters(printing);
  const [choices, setChoices] = useState<PrintChoices>(newChoices);
  const [busy, setBusy] = useState<'print' | 'save' | null>(null);
  const [failure, setFailure] = useState<Trouble | null>(null);
  const isSeen = useRef(open);
  useEffect(() => {
    isSeen.current = open;
    return () => {
      isSeen.current = false;
    };
  }, [open]);
  const printers = found.status === 'found' ? found.printers : [];
  const printer =
    printers.find(({ id }) => id === choices.printer) ?? printers.find(({ isDefault }) => isDefault) ?? printers[0];
  const { job, errors, chosen } = jobOf(choices, printer, pages.length);
  const trouble = failure ?? troubleOf(found);

  const pdf = async () => {
    const { fileNameOf, kindInFileName, pdfFile } = await import('../export/download.ts');
    return pdfFile(preview, doc, fileNameOf(name, kindInFileName(doc)));
  };
  /** `act` returns whether it succeeded: then the dialog closes. */
  const attempt = async (what: 'print' | 'save', act: () => Promise<boolean>) => {
    if (busy) return;
    setBusy(what);
    setFailure(null);
    try {
      if ((await act()) && isSeen.current) onOpenChange(false);
    } catch (error) {
      const met: Trouble = { is: what === 'print' ? 'failed' : 'unsaved', text: errorText(error) };
      if (isSeen.current) setFailure(met);
      else
        toast({
          title: t(`printing.trouble.${met.is}.title`),
          description: met.text,
          tone: 'danger',
          action: { label: t('printing.savePdf'), onSelect: save },
          timeout: 0,
        });
    } finally {
      setBusy(null);
    }
  };
  const save = () =>
    void attempt('save', async () => {
      const file = await pdf();
      if ((await files.save(file)) === false) return false;
      toast({ title: t('finalize.downloaded', { name: file.name }), tone: 'good' });
      return true;
    });
  const print = () => {
    if (!job || !printer) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    void attempt('print', async () => {
      await printing.print((await pdf()).content, job);
      toast({ title: t('printing.sent', { printer: printer.name }), tone: 'good' });
      return true;
    });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('printing.title')}
      size="lg"
      footer={
        <>
          {busy && (
            <ProgressBar
              label={busy === 'print' ? t('printing.sending') : t('finalize.preparing')}
              className="my-auto min-w-24 flex-1"
            />
          )}
          {!trouble && (
            <Button icon={FileDown} aria-disabled={busy !== null} onClick={save}>
              {t('printing.savePdf')}
            </Button>
          )}
          <Button type="submit" form={formId} variant="primary" disabled={!printer} aria-disabled={busy !== null}>
            {busy === 'print' ? t('printing.printing') : t('print.print')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_15rem]"
        onSubmit={(event) => {
          event.preventDefault();
          print();
        }}
      >
        <div className="flex min-w-0 flex-col gap-4">
          {trouble && <PrintTrouble trouble={trouble} onSave={save} onLookAgain={lookAgain} />}
          {(printer || found.status === 'looking') && (
            <PrintFields
              choices={choices}
              onChange={(changed) => setChoices({ ...choices, ...changed })}
              errors={errors}
              printers={printers}
              printer={printer}
              pages={pages}
            />
          )}
        </div>
        <PrintPreview preview={preview} pages={pages} chosen={chosen} />
      </form>
    </Dialog>
  );
}
