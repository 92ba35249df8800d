import type { DocumentSummary } from '@vitae/store';
import type { SyncWord } from '@vitae/sync';

/** Why a document asks for somebody: two versions of something, the server took it not, or nothing is sent at all. */
export type Concern = 'conflicts' | 'limit' | 'full' | 'invalid' | 'too-large' | 'newer' | 'failed' | 'unable';

/** Where a document is, in a word; with what to see to, if there is something. */
export type Standing =
  | { is: 'here' | 'on-its-way' | 'synced' | 'offline' | 'busy' | 'foreign' }
  | { is: 'attention'; concern: Concern };

/** How a document stands for who is signed in; `account` is undefined while nobody is. */
export function standingOf(
  { sync, conflicts }: Pick<DocumentSummary, 'sync' | 'conflicts'>,
  account: string | undefined,
  word: SyncWord,
): Standing {
  if (conflicts > 0) return { is: 'attention', concern: 'conflicts' };
  if (account === undefined) return { is: 'here' };
  if (sync && sync.account !== account) return { is: 'foreign' };
  if (sync && sync.state !== 'synced' && sync.state !== 'waiting') return { is: 'attention', concern: sync.state };
  if (word === 'failed' || word === 'unable') return { is: 'attention', concern: word };
  if (word === 'offline') return { is: 'offline' };
  if (sync?.state === 'synced') return { is: 'synced' };
  return { is: word === 'busy' ? 'busy' : 'on-its-way' };
}
