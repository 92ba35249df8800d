import { ScanText } from 'lucide-react';
import { useTexts } from '../../base/i18n/index.ts';
import { Button } from '../../parts/components/index.ts';

interface ScanOfferProps {
  /** Of the file. */
  name: string;
  onStart: () => void;
  onOther: () => void;
}

/** Says what recognising a file takes, and offers it. */
export function ScanOffer({ name, onStart, onOther }: ScanOfferProps) {
  const { t } = useTexts('review');
  return (
    <>
      <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent-ink">
        <ScanText size={20} aria-hidden />
      </span>
      <div role="status">
        <p className="mt-4 text-20 font-semibold wrap-anywhere">{t('scan.title', { name })}</p>
        <p className="mt-1 max-w-md text-14 text-ink-soft">{t('scan.body')}</p>
      </div>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <Button variant="primary" size="lg" onClick={onStart}>
          {t('scan.start')}
        </Button>
        <Button size="lg" onClick={onOther}>
          {t('scan.other')}
        </Button>
      </div>
    </>
  );
}
