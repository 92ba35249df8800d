import { useState } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { DateInput, Field, Segmented } from '../components/index.ts';
import { PasswordInput } from '../forms/password-input.tsx';
import { passwordProblem } from './share-values.ts';

/** What is entered for a link. */
export interface ShareEntries {
  follows: boolean;
  /** `''` for none, or for the one that it has. */
  password: string;
  /** `YYYY-MM-DD`; `''` for no end. */
  day: string;
}

/** The entries for a link, and whether they can be sent. */
export function useShareEntries(begin: Omit<ShareEntries, 'password'>) {
  const [entries, setEntries] = useState<ShareEntries>({ ...begin, password: '' });
  const [problem, setProblem] = useState('');
  return {
    entries,
    problem,
    change: (part: Partial<ShareEntries>) => setEntries((now) => ({ ...now, ...part })),
    /** Whether the password can be taken; if not, the field says why. */
    isSound: () => {
      const wrong = entries.password === '' ? null : passwordProblem(entries.password);
      setProblem(wrong ?? '');
      return wrong === null;
    },
  };
}

const today = () => new Date().toLocaleDateString('sv');

/** What a link shows, and who can open it until when. */
export function ShareFields({
  entries: { follows, password, day },
  problem,
  change,
}: Omit<ReturnType<typeof useShareEntries>, 'isSound'>) {
  const { t } = useTexts('sync');
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <Segmented
          label={t('share.shows')}
          value={follows ? 'follows' : 'stays'}
          onValueChange={(value) => change({ follows: value === 'follows' })}
          options={[
            { value: 'follows', label: t('share.follows') },
            { value: 'stays', label: t('share.stays') },
          ]}
        />
        <p className="text-13 text-ink-faint">{t(follows ? 'share.followsHint' : 'share.staysHint')}</p>
      </div>
      <Field label={t('share.password')} aside={t('share.optional')} error={problem}>
        <PasswordInput
          value={password}
          onChange={({ currentTarget: { value } }) => change({ password: value })}
          autoComplete="new-password"
        />
      </Field>
      <Field label={t('share.end')} aside={t('share.optional')} hint={t('share.endHint')}>
        <DateInput value={day} onValueChange={(value) => change({ day: value })} min={today()} />
      </Field>
    </>
  );
}
