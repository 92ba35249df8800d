import { useState, type ReactNode } from 'react';
import { Dialog } from '../../parts/components/index.ts';

/** What is known about a thing: names at the left, values at the right. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[minmax(7rem,auto)_minmax(0,1fr)] gap-x-6 gap-y-2 text-14">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-faint">{name}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A part of a page, with its heading. */
export function Panel({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-16">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

interface FactsDialogProps {
  title: string;
  /** `null` closes it. */
  facts: readonly (readonly [name: string, value: ReactNode])[] | null;
  footer?: ReactNode;
  onClose: () => void;
}

/** What is known about a row of a list that has no page of its own. */
export function FactsDialog({ title, facts, footer, onClose }: FactsDialogProps) {
  const [last, setLast] = useState(facts);
  // While it closes it still shows what it showed.
  if (facts && facts !== last) setLast(facts);
  return (
    <Dialog open={facts !== null} onOpenChange={(open) => !open && onClose()} title={title} footer={footer}>
      <Facts facts={last ?? []} />
    </Dialog>
  );
}
