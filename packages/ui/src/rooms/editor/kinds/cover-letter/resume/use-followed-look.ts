import { resumeKind } from '@vitae/domain';
import { useEffect, useRef } from 'react';
import { useEditor } from '../../../../../base/editor/index.ts';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { usePlatform } from '../../../../../base/platform.ts';
import { useChange, useDocument } from '../hooks.ts';

/** Copies the look of the resume to the open letter while it follows it: at once, and whenever the resume changes. */
export function useFollowedLook(): void {
  const { t } = useTexts('letter');
  const { documents: store } = usePlatform();
  const editor = useEditor();
  const change = useChange();
  const resumeId = useDocument((letter) => (letter.followsLook ? letter.resumeId : null));
  // Undo may revert the look: it is applied again with the next change of the resume, not at once.
  const followed = useRef('');
  useEffect(() => {
    if (resumeId === null) {
      followed.current = '';
      return undefined;
    }
    let wanted = true;
    const follow = async () => {
      const [{ doc }, { withLookOf }] = await Promise.all([
        store.get(resumeKind.key, resumeId),
        import('./with-look.ts'),
      ]);
      const version = `${doc.id} ${doc.updatedAt}`;
      if (!wanted || followed.current === version) return;
      followed.current = version;
      const { document } = editor.state.getState();
      if (withLookOf(document, doc) !== document) change(t('undo.follow'), (letter) => withLookOf(letter, doc));
    };
    // If the resume no longer exists, the letter keeps its look.
    const look = () => void follow().catch(() => undefined);
    look();
    const stop = store.subscribe(look);
    return () => {
      wanted = false;
      stop();
    };
  }, [store, editor, change, resumeId, t]);
}
