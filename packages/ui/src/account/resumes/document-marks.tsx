import type { DocumentSummary } from '@vitae/store';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/index.ts';

/** What there is to know of a resume in the list: that the account did not take it, and its tags. */
export function DocumentMarks({ document: { sync, tags } }: { document: Pick<DocumentSummary, 'sync' | 'tags'> }) {
  const { t } = useTranslation('account');
  const refused = sync && sync.state !== 'synced' && sync.state !== 'waiting' ? sync.state : null;
  return (
    <>
      {refused && (
        <Badge tone="notice" className="mt-1.5">
          {t(`resumes.refused.${refused}`)}
        </Badge>
      )}
      {tags.length > 0 && (
        <ul aria-label={t('tags.label')} className="mt-1.5 flex flex-wrap gap-1">
          {tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <Badge className="max-w-full">
                <span className="truncate">{tag}</span>
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
