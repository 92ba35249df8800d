import { exportersOf, type Exporter } from '@vitae/exporter';
import { useTexts } from '../../../base/i18n/index.ts';
import { Button } from '../../../parts/components/index.ts';

export interface OtherFormatsProps {
  /** Key of the document's kind. */
  kind: string;
  /** Id of the format being made; no other can be requested meanwhile. */
  busy: string | null;
  onDownload: (exporter: Exporter) => void;
}

/** Every format other than PDF, each with its purpose. */
export function OtherFormats({ kind, busy, onDownload }: OtherFormatsProps) {
  const { t } = useTexts('preview');
  return (
    <ul className="flex flex-col divide-y divide-line border-y border-line">
      {exportersOf(kind).map((exporter) => (
        <li key={exporter.id} className="flex items-center gap-4 py-2.5">
          <div className="min-w-0 flex-1">
            <p className="text-14 font-medium">
              <bdi>{t(`finalize.formats.${exporter.id}.name`)}</bdi>{' '}
              <bdi dir="ltr" className="font-normal text-ink-faint">
                {`.${exporter.extension}`}
              </bdi>
            </p>
            <p className="text-13 text-ink-soft">{t(`finalize.formats.${exporter.id}.hint`)}</p>
          </div>
          <Button
            size="sm"
            disabled={busy !== null}
            aria-label={t('finalize.download', { format: t(`finalize.formats.${exporter.id}.name`) })}
            onClick={() => onDownload(exporter)}
          >
            {busy === exporter.id ? t('finalize.making') : t('finalize.save')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
