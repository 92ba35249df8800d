import { useTexts } from '../../base/i18n/index.ts';
import { classNames } from '../../parts/components/index.ts';
import { passwordLength } from '@vitae/api';

const steps = [
  { from: passwordLength.shortest, words: 'fair', tone: 'bg-notice' },
  { from: 14, words: 'good', tone: 'bg-good-ink' },
  { from: 18, words: 'strong', tone: 'bg-good-ink' },
] as const;

/** How hard a new password is to guess, judged by its length alone. */
export function PasswordStrength({ password }: { password: string }) {
  const { t } = useTexts('onboard');
  if (password === '') return t('strength.hint');
  const reached = steps.filter(({ from }) => password.length >= from);
  const step = reached.at(-1);
  const missing = passwordLength.shortest - password.length;
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden className="grid w-24 shrink-0 grid-cols-3 gap-1">
        {steps.map(({ from }, index) => (
          <span
            key={from}
            className={classNames(
              'h-1 rounded-full transition-colors',
              index < reached.length ? step?.tone : 'bg-line',
            )}
          />
        ))}
      </span>
      <span role="status">{step ? t(`strength.${step.words}`) : t('strength.short', { count: missing })}</span>
    </span>
  );
}
