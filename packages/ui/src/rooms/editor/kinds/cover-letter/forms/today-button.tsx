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
      onClick={() => {
        const now = new Date();
        const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
        set(local.toISOString().slice(0, 10));
      }}
    >
      {t('content.today')}
    </button>
  );
}
