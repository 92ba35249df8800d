import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

/** Functions that fetch late parts, to preload them when idle. */
const loads: (() => Promise<unknown>)[] = [];

/**
 * A part of the interface whose code is loaded on first use. If it cannot be fetched (as when offline), the part is
 * missing, the page around it stays, and `onMissing` is called; the next one that is shown fetches it again.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { onMissing?: () => void }> {
  loads.push(load);
  const fetched = () => lazy(async () => ({ default: await load() }));
  let latest = fetched();
  return function Late({ onMissing, ...props }: Props & { onMissing?: () => void }) {
    const [Part] = useState(() => latest);
    const renew = () => {
      if (latest === Part) latest = fetched();
      onMissing?.();
    };
    return (
      <Forgiving onFailure={renew}>
        <Suspense>
          {/* oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the props without the one added here */}
          <Part {...(props as unknown as Props)} />
        </Suspense>
      </Forgiving>
    );
  };
}

/**
 * Fetches every late part, so that the open page keeps working without a network: one after the other, because together
 * they would hold up a key.
 */
export async function fetchLateParts(): Promise<void> {
  for (const load of loads) await load().catch(() => undefined);
}

class Forgiving extends Component<{ onFailure: () => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.props.onFailure();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
