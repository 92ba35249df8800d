import type { Basics } from '@vitae/domain';
import { at, known, valueChange, type Change } from './change.ts';

/** The difference at a path below the details of a person, who writes a resume or a letter. */
export function personChange([name = '', ...rest]: readonly string[], before: Basics, after: Basics): Change {
  const place = { is: 'personal' } as const;
  if (name === 'photo') return valueChange(place, known('photo'), '', '');
  if (name === 'location')
    return valueChange(place, known(rest[0]), at(before, [name, ...rest]), at(after, [name, ...rest]));
  const pairs = ({ links, extra }: Basics) =>
    (name === 'links'
      ? links.map(({ label, url }) => pair(label, url))
      : extra.map(({ label, value }) => pair(label, value))
    ).join('\n');
  if (name === 'links' || name === 'extra') return valueChange(place, known(name), pairs(before), pairs(after));
  return valueChange(place, known(name), at(before, [name]), at(after, [name]));
}

const pair = (label: string, value: string): string => [label, value].filter(Boolean).join(': ');
