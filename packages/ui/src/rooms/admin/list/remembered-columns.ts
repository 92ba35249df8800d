import { useState } from 'react';

/** Which columns a list shows, remembered on this device; before a choice those that are not in `hiddenFirst`. */
export function useRememberedColumns(list: string, hiddenFirst: readonly string[] = []) {
  const key = `vitae.columns.${list}`;
  const [hidden, setHidden] = useState<readonly string[]>(() => read(key) ?? hiddenFirst);
  const toggle = (id: string) => {
    const next = hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id];
    setHidden(next);
    try {
      localStorage.setItem(key, next.join(' '));
    } catch {
      // Without storage they are as they were after a reload.
    }
  };
  return { hidden, toggle };
}

function read(key: string): readonly string[] | null {
  try {
    return localStorage.getItem(key)?.split(' ').filter(Boolean) ?? null;
  } catch {
    return null;
  }
}
