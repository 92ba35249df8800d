import { useMemo } from 'react';
import { useDocument } from '../../../base/editor/index.ts';
import { useAddress } from '../../../base/editor/address.ts';
import { LateConflictChoice } from '../controls/conflict-note.tsx';
import { useEditorKind, useStepNavigation } from '../kinds/kinds.ts';

/** The conflicts of the open step that no field of it shows: an order, the look, a link, an entry that was deleted. */
export function StepConflicts() {
  const address = useAddress();
  const { addressOfPath } = useEditorKind();
  const { hasField } = useStepNavigation();
  const document = useDocument((whole) => whole);
  const shown = useMemo(
    () =>
      document.conflicts.filter(({ path }) => addressOfPath(document, path) === address && !hasField(document, path)),
    [document, address, addressOfPath, hasField],
  );
  return shown.map((conflict) => (
    <div key={conflict.id} data-path={conflict.path}>
      <LateConflictChoice conflict={conflict} named />
    </div>
  ));
}
