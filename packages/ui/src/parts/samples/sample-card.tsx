import type { SampleHead } from '@vitae/api/samples';
import { kindOf } from '@vitae/domain';
import { textsOfKind } from '../../base/documents/kind-texts.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { KeptPart } from '../../base/kept-part.ts';
import { languageName } from '../../base/samples/language-name.ts';
import { PreloadLink } from '../../base/routing/preload-link.tsx';
import { SamplePicture } from './sample-picture.tsx';

/** The address of a sample's page. */
export const samplePath = ({ kind, slug }: Pick<SampleHead, 'kind' | 'slug'>): string =>
  `${kindOf(kind).root}s/${slug}`;

/** A sample in a list: its first page, its title and level, and its language unless it is English. */
export function SampleCard({ head }: { head: SampleHead }) {
  return (
    <KeptPart of={head}>
      <Card head={head} />
    </KeptPart>
  );
}

function Card({ head }: { head: SampleHead }) {
  const { t } = useTexts('samples');
  return (
    <PreloadLink to={samplePath(head)} className="block rounded-[3px] transition-[translate] hover:-translate-y-0.5">
      <SamplePicture
        head={head}
        alt=""
        sizes="(min-width: 64rem) 200px, (min-width: 48rem) 30vw, 45vw"
        className="rounded-[3px]"
      />
      <span className="mt-3 block text-14 font-medium">{head.title}</span>
      <SampleNote head={head} />
      <span className="sr-only">{t(`of.${textsOfKind(head.kind)}`)}</span>
    </PreloadLink>
  );
}

/** The level of a sample, and its language unless it is English. */
export function SampleNote({ head: { level, locale } }: { head: SampleHead }) {
  const { t } = useTexts('samples');
  const language = languageName(locale);
  return (
    <span className="block text-13 text-ink-faint">
      {t(`levels.${level}`)}
      {language && ` · ${language}`}
    </span>
  );
}
