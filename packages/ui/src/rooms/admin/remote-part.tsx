import type { ReactNode } from 'react';
import { failureText } from '../../base/forms/failure-text.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { Button, Callout, Skeleton } from '../../parts/components/index.ts';

interface RemotePartProps<Value> {
  remote: { data: Value | undefined; isError: boolean; error: Error | null; refetch: () => Promise<unknown> };
  /** What to say if it cannot be loaded. */
  failed: string;
  skeleton?: string;
  children: (value: Value) => ReactNode;
}

/** What the server sends, once it is there; before that its outline, or why it did not come. */
export function RemotePart<Value>({ remote, failed, skeleton = 'h-40', children }: RemotePartProps<Value>) {
  const { t } = useTexts('admin');
  if (remote.data !== undefined) return children(remote.data);
  if (!remote.isError) return <Skeleton className={skeleton} />;
  return (
    <Callout
      tone="danger"
      role="alert"
      title={failed}
      actions={
        <Button size="sm" onClick={() => void remote.refetch()}>
          {t('list.retry')}
        </Button>
      }
    >
      {failureText(remote.error)}
    </Callout>
  );
}
