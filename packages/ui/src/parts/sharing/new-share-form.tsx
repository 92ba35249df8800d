import { ApiFailure } from '@vitae/api/client';
import { Link } from 'lucide-react';
import type { FormEvent } from 'react';
import { failureText } from '../../base/forms/failure-text.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { useRemoteChange } from '../../base/remote/use-remote.ts';
import { callApi } from '../../base/session/start-session.ts';
import { Button, Callout } from '../components/index.ts';
import { ShareFields, useShareEntries } from './share-fields.tsx';
import { endOfDay } from './share-values.ts';

/** Makes a link to a document. */
export function NewShareForm({ document, isFirst }: { document: string; isFirst: boolean }) {
  const { t } = useTexts('sync');
  const { isSound, ...fields } = useShareEntries({ follows: true, day: '' });
  const { follows, password, day } = fields.entries;
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
    if (isSound()) create.mutate(undefined, { onSuccess: () => fields.change({ password: '', day: '' }) });
  };
  const isNotThere = create.error instanceof ApiFailure && create.error.code === 'not-found';
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4 rounded-card border border-line p-4">
      <h3 className="text-14">{t(isFirst ? 'share.first' : 'share.another')}</h3>
      <ShareFields {...fields} />
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
