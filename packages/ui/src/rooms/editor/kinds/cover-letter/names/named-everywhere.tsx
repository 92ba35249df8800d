import { coverLetterKind, type CoverLetter } from '@vitae/domain';
import { useRef, useState, type ReactNode } from 'react';
import { useEditor } from '../../../../../base/editor/index.ts';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { Button } from '../../../../../parts/components/index.ts';
import { fieldName } from '../field-name.ts';
import { useChange, useSettledDocument } from '../hooks.ts';
import { useFollowing } from './use-following.ts';
import { mentionsOf, nameIn, withFollowers, withGapsFilled, withMentionsReplaced, type NamedField } from './renamed.ts';

/**
 * A field whose value the letter names elsewhere. When the user leaves it with another value, a suggested subject and
 * salutation follow; for other mentions of the earlier value the change is offered.
 */
export function NamedEverywhere({ field, children }: { field: NamedField; children: ReactNode }) {
  const { t } = useTexts('letter');
  const editor = useEditor();
  const follow = useFollowing();
  /** The last value that was not empty when the user came or left. */
  const known = useRef('');
  const [earlier, setEarlier] = useState<readonly string[]>([]);
  const current = () => coverLetterKind.of(editor.state.getState().document);
  const enter = () => {
    known.current = nameIn(current(), field) || known.current;
  };
  const leave = () => {
    const [old, now] = [known.current, nameIn(current(), field)];
    if (now === '' || now === old) return;
    known.current = now;
    if (old !== '') setEarlier((names) => [...names.filter((name) => name !== old && name !== now), old]);
    const update = (whole: CoverLetter) => withGapsFilled(old === '' ? whole : withFollowers(whole, field, old), field);
    follow(t('undo.follows'), update);
  };
  return (
    <div className="col-span-full flex flex-col gap-2" onFocus={enter} onBlur={leave}>
      {children}
      {earlier.map((name) => (
        <EarlierName
          key={name}
          field={field}
          name={name}
          onLeave={() => setEarlier((names) => names.filter((one) => one !== name))}
        />
      ))}
    </div>
  );
}

interface EarlierNameProps {
  field: NamedField;
  name: string;
  onLeave: () => void;
}

/** The places that still have an earlier name, each with the offer to change it. */
function EarlierName({ field, name, onLeave }: EarlierNameProps) {
  const { t } = useTexts('letter');
  const change = useChange();
  const letter = useSettledDocument(200);
  const mentions = mentionsOf(letter, field, name);
  const now = nameIn(letter, field);
  if (mentions.length === 0 || now === '') return null;
  const replace = (paths: readonly string[]) =>
    change(t('undo.mentions'), (whole) => withMentionsReplaced(whole, field, name, paths));
  const placeName = (path: string): string => {
    const number = letter.paragraphs.findIndex(({ id }) => path === `paragraphs.${id}.text`) + 1;
    return number > 0 ? t('paragraphs.numbered', { number }) : (fieldName(path) ?? '');
  };
  return (
    <section aria-label={t('names.still', { name })} className="rounded-card border border-line bg-surface p-3 text-13">
      <p role="status" className="font-medium text-notice-ink">
        {t('names.still', { name })}
      </p>
      <ul className="mt-2 flex flex-col gap-2">
        {mentions.map(({ path, context }) => (
          <li key={path} className="flex items-start justify-between gap-3">
            <span className="min-w-0">
              <span className="block text-12 text-ink-faint">{placeName(path)}</span>
              <span dir="auto">“{context}”</span>
            </span>
            {mentions.length > 1 && (
              <Button
                size="sm"
                aria-label={t('names.replaceIn', { place: placeName(path), name: now })}
                onClick={() => replace([path])}
              >
                {t('names.replace')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="primary" onClick={() => replace(mentions.map(({ path }) => path))}>
          {t('names.replaceAll', { count: mentions.length, name: now })}
        </Button>
        <Button size="sm" variant="ghost" onClick={onLeave}>
          {t('names.leave')}
        </Button>
      </div>
    </section>
  );
}
