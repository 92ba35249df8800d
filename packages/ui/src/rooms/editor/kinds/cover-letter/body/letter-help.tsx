import { repeatsOf, resumeFacts, resumeKind, type Repeats, type ResumeFact } from '@vitae/domain';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { usePlatform } from '../../../../../base/platform.ts';
import { useDocument, useSettledDocument } from '../hooks.ts';

/** What the chosen resume contributes to writing the letter. */
interface LetterHelp {
  /** The facts to answer a posting with, and their language; `null` without a resume on this device. */
  facts: readonly ResumeFact[] | null;
  locale: string;
  /** What the letter repeats from the resume. */
  repeats: Repeats;
}

const none: LetterHelp = { facts: null, locale: 'en', repeats: { share: 0, sentences: [] } };

const HelpContext = createContext(none);

/** What the chosen resume says about the letter, as of the last pause in typing. */
export const useLetterHelp = (): LetterHelp => use(HelpContext);

/** Reads the chosen resume once for every hint beside the fields. */
export function LetterHelpProvider({ children }: { children: ReactNode }) {
  const resume = useChosenResume();
  const { locale, paragraphs } = useSettledDocument(200);
  const facts = useMemo(() => resume && resumeFacts(resume), [resume]);
  const repeats = useMemo(
    () => (resume ? repeatsOf({ locale, paragraphs }, resume) : none.repeats),
    [resume, locale, paragraphs],
  );
  const help = useMemo(() => (resume ? { facts, locale: resume.locale, repeats } : none), [resume, facts, repeats]);
  return <HelpContext value={help}>{children}</HelpContext>;
}

/** The resume that the letter goes with, as it is now; `null` without one on this device. */
function useChosenResume() {
  const { documents: store } = usePlatform();
  const resumeId = useDocument((letter) => letter.resumeId);
  const [read, setRead] = useState<ReturnType<typeof resumeKind.of> | null>(null);
  useEffect(() => {
    if (resumeId === null) return undefined;
    let wanted = true;
    const load = () =>
      void store.get(resumeKind.key, resumeId).then(
        ({ doc }) => wanted && setRead(resumeKind.of(doc)),
        // A resume that was deleted or is damaged: the form says so where it is chosen.
        () => wanted && setRead(null),
      );
    load();
    const stop = store.subscribe(({ id }) => id === resumeId && load());
    return () => {
      wanted = false;
      stop();
    };
  }, [store, resumeId]);
  return read?.id === resumeId ? read : null;
}
