import { useId, type ReactNode } from 'react';

/** A group of fields under a heading, two to a row where they are short, one on a phone. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-2 items-start gap-x-3 gap-y-4 border-t border-line pt-6 first:border-0 first:pt-0 max-sm:grid-cols-1"
    >
      <h2 id={id} className="col-span-full text-16">
        {title}
      </h2>
      {children}
    </section>
  );
}
