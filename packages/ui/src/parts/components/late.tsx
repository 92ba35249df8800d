import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/** Functions that fetch late parts, to preload them when idle. */
const loads: (() => Promise<unknown>)[] = [];

/**
 * A part of the interface whose code is loaded on first use. If it cannot be fetched (as when offline), the part is
 * missing and the page around it stays.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  loads.push(load);
  const Part = lazy(async () => ({ default: await load() }));
  return function Late(props: Props) {
    return (
      <Forgiving>
        <Suspense>
          <Part {...props} />
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

class Forgiving extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
