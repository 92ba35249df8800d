import { loadStarters, type LetterStarters } from '@vitae/samples';
import { useEffect, useState } from 'react';

type StartersState = { status: 'loading' } | { status: 'ready'; starters: LetterStarters } | { status: 'failed' };

/** The starters, fetched when they are first shown. */
export function useStarters(): StartersState {
  const [state, setState] = useState<StartersState>({ status: 'loading' });
  useEffect(() => {
    let wanted = true;
    loadStarters().then(
      (starters) => wanted && setState({ status: 'ready', starters }),
      (error: unknown) => {
        console.error(error);
        if (wanted) setState({ status: 'failed' });
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  return state;
}
