import { ApiFailure } from '@vitae/api/client';
import { Link } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { failureText } from '../../base/forms/failure-text.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { useRemoteChange } from '../../base/remote/use-remote.ts';
import { callApi } from '../../base/session/start-session.ts';
import { Button, Callout } from '../components/index.ts';
import { ShareFields } from './share-fields.tsx';
import { endOfDay, passwordProblem } from './share-values.ts';

/** Makes a link to a document. */
export function NewShareForm({ document, isFirst }: { document: string; isFirst: boolean }) {
  const { t } = useTexts('sync');
  const [follows, setFollows] = useState(true);
  const [password, setPassword] = useState('');
  const [day, setDay] = useState('');
  const [problem, setProblem] = useState('');
  const create = useRemoteChange(
    () =>
      callApi((api) =>
        api.shares.create({
          document,
          follows,
          password: password === '' ? null : password,
          expiresAt: day === '' ? null : endOfDay(day),
        }),
      ),
    ['shares', document],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = password === '' ? null : passwordProblem(password);
    setProblem(wrong ?? '');
    if (wrong !== null) return;
    create.mutate(undefined, {
      onSuccess: () => {
        setPassword('');
        setDay('');
      },
    });
  };
  const isNotThere = create.error instanceof ApiFailure && create.error.code === 'not-found';
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4 rounded-card border border-line p-4">
      <h3 className="text-14">{t(isFirst ? 'share.first' : 'share.another')}</h3>
      <ShareFields
        follows={follows}
        onFollows={setFollows}
        password={password}
        onPassword={setPassword}
        passwordError={problem}
        day={day}
        onDay={setDay}
      />
      {create.isError && (
        <Callout tone="danger" role="alert">
          {isNotThere ? t('share.notSynced') : failureText(create.error)}
        </Callout>
      )}
      <Button type="submit" variant="primary" icon={Link} disabled={create.isPending} className="self-start">
        {create.isPending ? t('share.creating') : t('share.create')}
      </Button>
    </form>
  );
}
