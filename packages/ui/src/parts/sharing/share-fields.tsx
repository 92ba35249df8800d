import { useTexts } from '../../base/i18n/index.ts';
import { DateInput, Field, Segmented } from '../components/index.ts';
import { PasswordInput } from '../forms/password-input.tsx';

interface ShareFieldsProps {
  follows: boolean;
  onFollows: (follows: boolean) => void;
  password: string;
  onPassword: (password: string) => void;
  passwordError: string;
  /** `YYYY-MM-DD`; `''` for no end. */
  day: string;
  onDay: (day: string) => void;
}

const today = () => new Date().toLocaleDateString('sv');

/** What a link shows, and who can open it until when. */
export function ShareFields({ follows, onFollows, password, onPassword, passwordError, day, onDay }: ShareFieldsProps) {
  const { t } = useTexts('sync');
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <Segmented
          label={t('share.shows')}
          value={follows ? 'follows' : 'stays'}
          onValueChange={(value) => onFollows(value === 'follows')}
          options={[
            { value: 'follows', label: t('share.follows') },
            { value: 'stays', label: t('share.stays') },
          ]}
        />
        <p className="text-13 text-ink-faint">{t(follows ? 'share.followsHint' : 'share.staysHint')}</p>
      </div>
      <Field label={t('share.password')} aside={t('share.optional')} error={passwordError}>
        <PasswordInput
          value={password}
          onChange={({ currentTarget: { value } }) => onPassword(value)}
          autoComplete="new-password"
        />
      </Field>
      <Field label={t('share.end')} aside={t('share.optional')} hint={t('share.endHint')}>
        <DateInput value={day} onValueChange={onDay} min={today()} />
      </Field>
    </>
  );
}
