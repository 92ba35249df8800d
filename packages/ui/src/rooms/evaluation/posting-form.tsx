import { useState } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { Button, Field, TextArea } from '../../parts/components/index.ts';

/** The most that a posting has, in characters: the longest ones have a tenth of it. */
const longest = 40_000;

/** Takes the text of a posting to compare a document with. */
export function PostingForm({ posting, onCompare }: { posting: string; onCompare: (posting: string) => void }) {
  const { t } = useTexts('report');
  const [text, setText] = useState(posting);
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onCompare(text.trim().slice(0, longest));
      }}
    >
      <Field label={t('match.posting')} hint={t('match.postingHint')}>
        <TextArea rows={6} value={text} onChange={({ currentTarget: { value } }) => setText(value)} />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" disabled={text.trim() === posting}>
          {t('match.compare')}
        </Button>
        {posting !== '' && (
          <Button variant="ghost" onClick={() => onCompare('')}>
            {t('match.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
