import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from '../../base/router/index.ts';
import { useRegisteredTitle } from '../../base/routing/registered-title.ts';
import { RemotePart } from './remote-part.tsx';

interface DetailFrameProps<Value> extends ComponentProps<typeof RemotePart<Value>> {
  /** The list that it belongs to, and what leads back there. */
  back: string;
  backText: string;
}

/** A page about one thing: the way back to its list, its outline while it loads, and why it did not come. */
export function DetailFrame<Value>({ back, backText, ...part }: DetailFrameProps<Value>) {
  useRegisteredTitle();
  return (
    <>
      <Link to={back} className="mb-3 inline-flex items-center gap-1.5 text-13 text-ink-soft hover:text-ink">
        <ArrowLeft size={16} aria-hidden />
        {backText}
      </Link>
      <RemotePart<Value> {...part} />
    </>
  );
}
