import { patient } from '@vitae/testkit/patient';
import { act, cleanup, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fetchLateParts, late, retryLateParts } from './late.tsx';

it('renders a part once its code is loaded', async () => {
  const Greeting = late(async () => ({ name }: { name: string }) => <p>Hello {name}</p>);
  render(<Greeting name="Ada" />);
  expect(await screen.findByText('Hello Ada')).toBeDefined();
});

it('leaves the page unchanged when the code cannot be fetched', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  const Gone = late<object>(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  render(
    <main>
      <Gone />
      <p>The page</p>
    </main>,
  );
  await vi.waitFor(() => expect(complain).toHaveBeenCalled(), patient);
  expect(screen.getByText('The page')).toBeDefined();
  complain.mockRestore();
});

it('says that its code is missing, and fetches it again the next time it is shown', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn(async () => ({ name }: { name: string }) => <p>Hello {name}</p>);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Greeting = late(load);
  const onMissing = vi.fn();
  render(<Greeting name="Ada" onMissing={onMissing} />);
  await vi.waitFor(() => expect(onMissing).toHaveBeenCalledOnce(), patient);
  cleanup();
  render(<Greeting name="Ada" onMissing={onMissing} />);
  expect(await screen.findByText('Hello Ada')).toBeDefined();
  expect(onMissing).toHaveBeenCalledOnce();
  complain.mockRestore();
});

it('shows what stands in for missing parts until they are fetched again', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn(async () => ({ name }: { name: string }) => <p>Hello {name}</p>);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Greeting = late(load);
  render(<Greeting name="Ada" waiting={<p>One moment</p>} instead={<p>Nobody is here</p>} />);
  expect(screen.getByText('One moment')).toBeDefined();
  expect(await screen.findByText('Nobody is here')).toBeDefined();
  await act(async () => retryLateParts());
  expect(await screen.findByText('Hello Ada')).toBeDefined();
  expect(screen.queryByText('Nobody is here')).toBeNull();
  complain.mockRestore();
});

/** Resolves when late parts have been fetched while nobody types. */
async function fetchedInIdleTime(): Promise<void> {
  vi.useFakeTimers();
  const fetching = fetchLateParts();
  await vi.advanceTimersByTimeAsync(1_000);
  await fetching;
  vi.useRealTimers();
}

it('can be preloaded, and a failure is not an error', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  late<object>(load);
  await fetchedInIdleTime();
  expect(load).toHaveBeenCalled();
});

it('is preloaded after the one before it', async () => {
  const events: string[] = [];
  const part = (name: string) => async () => {
    events.push(`${name} begins`);
    await Promise.resolve();
    events.push(`${name} ends`);
    return () => null;
  };
  late<object>(part('first'));
  late<object>(part('second'));
  await fetchedInIdleTime();
  expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

it('is not preloaded while the user is typing', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => () => null);
  late<object>(async () => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    return () => null;
  });
  late<object>(load);
  const fetching = fetchLateParts();
  await vi.advanceTimersByTimeAsync(700);
  await vi.advanceTimersByTimeAsync(500);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'b' }));
  await vi.advanceTimersByTimeAsync(500);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  await fetching;
  expect(load).toHaveBeenCalled();
  vi.useRealTimers();
});

it('is not preloaded while the user has been typing since before the preloading began', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => () => null);
  late<object>(load);
  const fetching = fetchLateParts();
  for (let keys = 0; keys < 10; keys += 1) {
    await vi.advanceTimersByTimeAsync(150);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  }
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_000);
  await fetching;
  expect(load).toHaveBeenCalled();
  vi.useRealTimers();
});
