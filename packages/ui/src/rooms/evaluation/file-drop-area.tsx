import { FileUp, ShieldCheck } from 'lucide-react';
import { acceptedFiles } from '../../base/documents/handed-files.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { usePlatform } from '../../base/platform.ts';
import { useFileDrop } from '../../base/use-file-drop.ts';
import { Button, classNames } from '../../parts/components/index.ts';

/** Where a file to evaluate is dropped or chosen, and the promise that it stays on the device. */
export function FileDropArea({ onFile, isHidden }: { onFile: (file: File | undefined) => void; isHidden: boolean }) {
  const { t } = useTexts('report');
  const { files } = usePlatform();
  const { isOver, area } = useFileDrop(([file]) => onFile(file));
  const choose = async () => onFile((await files.pick(acceptedFiles))[0]);
  return (
    <>
      {!isHidden && (
        <div
          {...area}
          className={classNames(
            'flex min-h-64 flex-col items-center justify-center rounded-dialog border border-dashed px-6 py-10 text-center transition-colors',
            isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface',
          )}
        >
          <FileUp size={20} aria-hidden className="text-accent-ink" />
          <p className="mt-3 text-16 font-semibold">{t('file.drop')}</p>
          <p className="mt-1 text-14 text-ink-soft">{t('file.formats')}</p>
          <Button variant="primary" className="mt-5" data-accept={acceptedFiles} onClick={() => void choose()}>
            {t('file.choose')}
          </Button>
        </div>
      )}
      <p className="flex items-center justify-center gap-1.5 text-13 text-ink-soft">
        <ShieldCheck size={16} aria-hidden className="shrink-0 text-good-ink" />
        {t('file.onDevice')}
      </p>
    </>
  );
}
