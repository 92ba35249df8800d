import { failureText } from '../base/forms/failure-text.ts';
import { Button, Callout } from './components/index.ts';

/** What a request to the server came to. */
export interface Remote {
  error: Error | null;
  refetch: () => Promise<unknown>;
}

/** Why something did not come from the server, with a button to try again: `title` and `retry` are texts of the page. */
export function RemoteFailure({ remote, title, retry }: { remote: Remote; title: string; retry: string }) {
  return (
    <Callout
      tone="danger"
      role="alert"
      title={title}
      actions={
        <Button size="sm" onClick={() => void remote.refetch()}>
          {retry}
        </Button>
      }
    >
      {failureText(remote.error)}
    </Callout>
  );
}
