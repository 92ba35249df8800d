import type { ComponentPropsWithRef } from 'react';
import { TextInput } from '../components/index.ts';

/** A six-digit code from an email or an app. */
export function CodeInput(props: Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  return (
    <TextInput
      {...props}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      className="max-w-44 font-mono text-16 tracking-[0.2em]"
    />
  );
}
