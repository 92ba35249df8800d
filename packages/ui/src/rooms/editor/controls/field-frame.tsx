import type { ReactNode } from 'react';
import { classNames } from '../../../parts/components/index.ts';
import { useFieldPlace } from './binding.ts';
import { ConflictNote } from './conflict-note.tsx';

/** The frame of every control: its place in the document, and the other value if two windows or devices disagree. */
export function FieldFrame({
  path,
  className,
  children,
}: {
  path: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div {...useFieldPlace(path)} className={classNames('min-w-0 has-[>[role=note]]:col-span-full', className)}>
      {children}
      <ConflictNote path={path} />
    </div>
  );
}
