import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

/** Functions that fetch late parts, to preload them when idle. */
const loads: (() => Promise<unknown>)[] = [];
/** Draws each missing part of the page again. */
const missing = new Set<() => void>();

export interface LateProps {
  /** Called when the code cannot be fetched. */
  onMissing?: () => void;
  /** Shown until the code is there. */
  waiting?: ReactNode;
  /** Shown in place of a part whose code cannot be fetched; nothing otherwise. */
  instead?: ReactNode;
}

/**
 * A part of the interface whose code is loaded on first use. If it cannot be fetched (as when offline), the part is
 * missing and the page around it stays; the next one that is shown fetches it again.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & LateProps> {
  loads.push(load);
  const fetched = () => lazy(async () => ({ default: await load() }));
  let latest = fetched();
  return function Late({ onMissing, waiting, instead, ...props }: Props & LateProps) {
    const [Part, setPart] = useState(() => latest);
    const renew = () => {
      if (latest === Part) latest = fetched();
      setPart(latest);
      onMissing?.();
    };
    return (
      <Forgiving onFailure={renew} instead={instead}>
        <Suspense fallback={waiting}>
          {/* oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the props without those added here */}
          <Part {...(props as unknown as Props)} />
        </Suspense>
      </Forgiving>
    );
  };
}

/** Fetches the code of every missing part of the page again. */
export function retryLateParts(): void {
  for (const again of missing) again();
}

/** Milliseconds without a key after which a user is not typing. */
const pause = 700;

/**
 * Fetches every late part, so that the open page keeps working without a network: one after the other, because together
 * they would hold up a key, and none while the user is typing.
 */
export async function fetchLateParts(): Promise<void> {
  // Keys before this call were not seen: somebody may be typing already.
  let pressedAt = performance.now();
  const onKey = () => {
    pressedAt = performance.now();
  };
  addEventListener('keydown', onKey, true);
  for (const load of loads) {
    for (let left = 0; (left = pressedAt + pause - performance.now()) > 0;)
      await new Promise((resolve) => setTimeout(resolve, left));
    await load().catch(() => undefined);
  }
  removeEventListener('keydown', onKey, true);
}

interface ForgivingProps {
  onFailure: () => void;
  instead: ReactNode;
  children: ReactNode;
}

class Forgiving extends Component<ForgivingProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    missing.add(this.again);
    this.props.onFailure();
  }

  override componentWillUnmount(): void {
    missing.delete(this.again);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }

  again = (): void => {
    missing.delete(this.again);
    this.setState({ failed: false });
  };
}
