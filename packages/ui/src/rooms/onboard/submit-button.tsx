import { CircleAlert } from 'lucide-react';
import { Button, Callout } from '../../parts/components/index.ts';

/** The main action of the page, and the error of the form as a whole. */
export function SubmitButton({
  words,
  busyWords,
  busy,
  failure,
  disabled,
}: {
  words: string;
  busyWords: string;
  busy: boolean;
  failure: string;
  disabled?: boolean;
}) {
  return (
    <>
      {failure && (
        <Callout tone="danger" icon={CircleAlert} role="alert">
          {failure}
        </Callout>
      )}
      <Button type="submit" variant="primary" size="lg" className="w-full" aria-disabled={busy} disabled={disabled}>
        {busy ? busyWords : words}
      </Button>
    </>
  );
}
