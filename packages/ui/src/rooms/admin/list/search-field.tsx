import { Search } from 'lucide-react';
import { useEffect, useState, type RefObject } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { TextInput } from '../../../parts/components/index.ts';
import type { ListAddress } from './use-list-address.ts';

const typingMs = 250;

interface SearchFieldProps {
  hint: string;
  /** What it searches, where a page has more than one. */
  label?: string;
  /** Where the search is kept: the address of the page, or a state like it. */
  address: Pick<ListAddress, 'value' | 'change'>;
  input: RefObject<HTMLInputElement | null>;
}

/** The search of a list; the address follows once nothing was typed for a moment. */
export function SearchField({ hint, label, address, input }: SearchFieldProps) {
  const { t } = useTexts('admin');
  const wanted = address.value('search');
  const [typed, setTyped] = useState(wanted);
  const [known, setKnown] = useState(wanted);
  /** What the address was asked for from here and does not say yet; keys go on coming meanwhile. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  if (known !== wanted) {
    setKnown(wanted);
    const at = asked.lastIndexOf(wanted);
    setAsked(at < 0 ? [] : asked.slice(at + 1));
    // The address changed elsewhere: the back button, or "Show everything".
    if (at < 0) setTyped(wanted);
  }
  const { change } = address;
  useEffect(() => {
    if (typed.trim() === wanted) return undefined;
    const timer = setTimeout(() => {
      setAsked((before) => [...before, typed.trim()]);
      change({ search: typed.trim() });
    }, typingMs);
    return () => clearTimeout(timer);
  }, [typed, wanted, change]);
  return (
    <div className="relative w-full sm:w-96">
      <Search
        size={16}
        aria-hidden
        className="pointer-events-none absolute top-1/2 start-2.5 -translate-y-1/2 text-ink-faint"
      />
      <TextInput
        ref={input}
        type="search"
        aria-label={label ?? t('list.search')}
        placeholder={hint}
        className="ps-8"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </div>
  );
}
