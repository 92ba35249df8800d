import type { ReactNode } from 'react';

/** What a row opens that has no page of its own; the keys of the list go there as they go to links. */
export function RowButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" data-row-link onClick={onClick} className="text-start font-medium hover:underline">
      {children}
    </button>
  );
}
