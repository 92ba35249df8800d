import { loadStarters, type LetterStarters, type StarterLanguage } from '@vitae/samples';
import { useEffect, useState } from 'react';

type StartersState = { status: 'loading' } | { status: 'ready'; starters: LetterStarters } | { status: 'failed' };

/** The starters of a language, fetched when they are first shown. */
export function useStarters(language: StarterLanguage): StartersState {
  const [state, setState] = useState<StartersState>({ status: 'loading' });
  useEffect(() => {
    let wanted = true;
    loadStarters(language).then(
      (starters) => wanted && setState({ status: 'ready', starters }),
      (error: unknown) => {
        console.error(error);
        if (wanted) setState({ status: 'failed' });
      },
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  return state;
}
