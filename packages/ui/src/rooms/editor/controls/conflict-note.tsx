import { useShallow } from 'zustand/react/shallow';
import { loadAreas } from '../../../base/i18n/index.ts';
import { late } from '../../../parts/components/late.tsx';
import { useDocument } from '../../../base/editor/index.ts';
import type { ConflictChoiceProps } from './conflict-choice.tsx';

/** Two versions of one value; its code and the texts it names values with are loaded on first use. */
export const LateConflictChoice = late<ConflictChoiceProps>(async () => {
  const [{ ConflictChoice }] = await Promise.all([
    import('./conflict-choice.tsx'),
    loadAreas(['account', 'letter', 'preview', 'sync']),
  ]);
  return ConflictChoice;
});

/** Values that another window or device gave this field: the local one stays until the user chooses the other. */
export function ConflictNote({ path }: { path: string }) {
  const conflicts = useDocument(useShallow(({ conflicts }) => conflicts.filter((conflict) => conflict.path === path)));
  return conflicts.map((conflict) => <LateConflictChoice key={conflict.id} conflict={conflict} />);
}
