import { dayOf } from '@vitae/domain';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { useBinding, type Binding } from '../../../controls/binding.ts';

/** Sets a date to today in the local time zone. */
export function TodayButton({ binding }: { binding: Binding<string> }) {
  const { t } = useTexts('letter');
  const [, set] = useBinding(binding);
  return (
    <button
      type="button"
      className="rounded-control font-medium text-accent-ink hover:underline"
      onClick={() => set(dayOf(new Date()))}
    >
      {t('content.today')}
    </button>
  );
}
