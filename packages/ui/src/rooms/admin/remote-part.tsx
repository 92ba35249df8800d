import type { ReactNode } from 'react';
import { failureText } from '../../base/forms/failure-text.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { Button, Callout, Skeleton } from '../../parts/components/index.ts';

interface Failing {
  error: Error | null;
  refetch: () => Promise<unknown>;
}

interface RemotePartProps<Value> {
  remote: Failing & { data: Value | undefined; isError: boolean };
  /** What to say if it cannot be loaded. */
  failed: string;
  skeleton?: string;
  children: (value: Value) => ReactNode;
}

/** What the server sends, once it is there; before that its outline, or why it did not come. */
export function RemotePart<Value>({ remote, failed, skeleton = 'h-40', children }: RemotePartProps<Value>) {
  if (remote.data !== undefined) return children(remote.data);
  if (!remote.isError) return <Skeleton className={skeleton} />;
  return <RemoteFailure remote={remote} title={failed} />;
}

/** Why something did not come from the server, with a button to try again. */
export function RemoteFailure({ remote, title }: { remote: Failing; title: string }) {
  const { t } = useTexts('admin');
  return (
    <Callout
      tone="danger"
      role="alert"
      title={title}
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
