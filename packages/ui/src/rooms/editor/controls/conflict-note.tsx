import { useShallow } from 'zustand/react/shallow';
import { late } from '../../../parts/components/late.tsx';
import { useDocument } from '../../../base/editor/index.ts';
import type { ConflictChoiceProps } from './conflict-choice.tsx';

const ConflictChoice = late<ConflictChoiceProps>(async () => (await import('./conflict-choice.tsx')).ConflictChoice);

/** Values that another window or device gave this field: the local one stays until the user chooses the other. */
export function ConflictNote({ path }: { path: string }) {
  const conflicts = useDocument(useShallow(({ conflicts }) => conflicts.filter((conflict) => conflict.path === path)));
  return conflicts.map((conflict) => <ConflictChoice key={conflict.id} conflict={conflict} />);
}

/** Conflicts under a path that no field shows: the order of entries, a switch, a choice of design. */
export function OtherConflicts({ under, shown }: { under: readonly string[]; shown: (path: string) => boolean }) {
  const conflicts = useDocument(
    useShallow(({ conflicts }) =>
      conflicts.filter(
        ({ path }) => under.some((root) => path === root || path.startsWith(`${root}.`)) && !shown(path),
      ),
    ),
  );
  return conflicts.map((conflict) => <ConflictChoice key={conflict.id} conflict={conflict} named />);
}
