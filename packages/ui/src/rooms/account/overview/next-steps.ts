import { resumeKind, startPath } from '@vitae/domain';
import type { User } from '@vitae/api/contract';
import type { DocumentSummary } from '@vitae/store';
import { builderPath } from '../../../base/documents/paths.ts';

/** Something worth doing now, and where. */
export type NextStep =
  | { is: 'conflicts'; to: string; title: string; count: number }
  | { is: 'verify'; to: string; email: string }
  | { is: 'firstResume' | 'password' | 'twoFactor'; to: string };

type Known = Pick<User, 'email' | 'emailVerified' | 'hasPassword' | 'hasTotp'>;
type Listed = Pick<DocumentSummary, 'kind' | 'slug' | 'title' | 'conflicts'>;

/** What the user should do next, the most urgent first. */
export function nextSteps(user: Known | null, documents: readonly Listed[]): NextStep[] {
  const conflicts = documents
    .filter(({ conflicts: count }) => count > 0)
    .map(({ kind, slug, title, conflicts: count }): NextStep => ({
      is: 'conflicts',
      to: builderPath(kind, slug),
      title,
      count,
    }));
  const first: NextStep[] = documents.length === 0 ? [{ is: 'firstResume', to: startPath(resumeKind) }] : [];
  if (!user) return [...conflicts, ...first];
  return [
    ...conflicts,
    ...(user.emailVerified ? [] : [{ is: 'verify', to: '/account/settings#email', email: user.email } as const]),
    ...first,
    ...(user.hasPassword ? [] : [{ is: 'password', to: '/account/settings#password' } as const]),
    ...(user.hasTotp ? [] : [{ is: 'twoFactor', to: '/account/settings#two-factor' } as const]),
  ];
}
