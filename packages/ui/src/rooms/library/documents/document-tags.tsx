import { useTexts } from '../../../base/i18n/index.ts';
import { Badge } from '../../../parts/components/index.ts';

/** The tags of a resume in the list. */
export function DocumentTags({ tags }: { tags: readonly string[] }) {
  const { t } = useTexts('account');
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t('tags.label')} className="mt-1.5 flex flex-wrap gap-1">
      {tags.map((tag) => (
        <li key={tag} className="max-w-full">
          <Badge className="max-w-full">
            <span className="truncate">{tag}</span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}
