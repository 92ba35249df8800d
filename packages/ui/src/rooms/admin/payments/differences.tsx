import type { MoneyDifference } from '@vitae/api/contract';
import { useTexts } from '../../../base/i18n/index.ts';
import { Button } from '../../../parts/components/index.ts';
import { Panel } from '../facts.tsx';
import { bookedText } from '../money-text.ts';

interface DifferencesProps {
  found: readonly MoneyDifference[];
  onClose: () => void;
}

/** What our books and the provider still differ in. */
export function Differences({ found, onClose }: DifferencesProps) {
  const { t, language } = useTexts('admin');
  const columns = ['kind', 'subject', 'ours', 'theirs'] as const;
  return (
    <div role="alert" className="mt-5">
      <Panel
        title={t('reconcile.found')}
        aside={
          <Button size="sm" onClick={onClose}>
            {t('reconcile.close')}
          </Button>
        }
      >
        <div className="relative overflow-x-auto">
          <table className="w-full text-14">
            <thead>
              <tr className="text-12 text-ink-faint">
                {columns.map((name) => (
                  <th key={name} scope="col" className="py-1 pe-4 text-start font-medium">
                    {t(`reconcile.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {found.map(({ kind, subject, ours, theirs }) => (
                <tr key={`${kind} ${subject}`} className="border-t border-line">
                  <td className="py-2 pe-4">{t(`reconcile.kinds.${kind}`)}</td>
                  <td className="py-2 pe-4 wrap-anywhere">{subject}</td>
                  <td className="py-2 pe-4">{bookedText(ours, language) || t('reconcile.nothing')}</td>
                  <td className="py-2">{bookedText(theirs, language) || t('reconcile.nothing')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
    </div>
  );
}
