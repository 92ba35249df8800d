import type { Sample } from '@vitae/api/samples';
import { readDocument } from '@vitae/domain';
import type { SampleKind } from '@vitae/samples';
import type { ReactNode } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { KeptPart } from '../../base/kept-part.ts';
import { PreloadLink } from '../../base/routing/preload-link.tsx';
import { languageName, wholeLanguageName } from '../../base/samples/language-name.ts';
import { DocumentText } from './document-text.tsx';
import { keptByObject } from './kept-by-object.ts';
import { samplePath } from './sample-card.tsx';

interface SampleViewProps {
  kind: SampleKind;
  sample: Pick<Sample, 'slug' | 'category' | 'level' | 'locale' | 'person' | 'points' | 'document' | 'siblings'>;
  title: string;
  /** What can be done with it. */
  action?: ReactNode;
  /** Its pages. */
  children: ReactNode;
}

/** Validating a document takes longer than showing it, and the same one is shown again and again. */
const documentOf = keptByObject(readDocument);

/** A sample as its pages and as text, and what makes it work. */
export function SampleView({ kind, sample, title, action, children }: SampleViewProps) {
  const { t } = useTexts('samples');
  const document = documentOf(sample.document);
  const language = languageName(sample.locale);
  return (
    <>
      <div className="mt-4 grid gap-x-12 gap-y-8 lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <header className="lg:col-start-2 lg:row-start-1">
          <p className="text-14 text-ink-faint">
            {sample.category} · {t(`levels.${sample.level}`)}
            {language && ` · ${language}`}
          </p>
          <h1 className="mt-1 text-32 sm:text-44">{title}</h1>
          <p className="mt-3 text-16 text-ink-soft">{t(`about.${kind}`, { person: sample.person })}</p>
          <div className="mt-6">{action}</div>
          {sample.siblings.length > 0 && (
            <nav aria-label={t('inLanguages')} className="mt-6 flex flex-wrap gap-x-4 gap-y-2 text-14">
              {sample.siblings
                .filter(({ slug }) => slug !== sample.slug)
                .map(({ slug, locale }) => (
                  <PreloadLink key={slug} to={samplePath({ kind, slug })} className="text-accent-ink underline">
                    {wholeLanguageName(locale)}
                  </PreloadLink>
                ))}
            </nav>
          )}
        </header>
        <div className="flex flex-col gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">{children}</div>
        <section aria-labelledby="works" className="lg:col-start-2 lg:row-start-2">
          <h2 id="works" className="text-20">
            {t('works')}
          </h2>
          <ol className="mt-4 flex flex-col gap-4">
            {sample.points.map(({ text }, index) => (
              <li key={text} className="flex gap-3">
                <span
                  aria-hidden
                  className="grid size-6 shrink-0 place-items-center rounded-full bg-accent text-13 font-semibold text-on-accent tabular-nums"
                >
                  {index + 1}
                </span>
                <p dir="auto" className="text-ink-soft">
                  {text}
                </p>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <section aria-labelledby="text" className="mt-16 border-t border-line pt-10">
        <h2 id="text" className="text-24">
          {t(`text.${kind}`)}
        </h2>
        <KeptPart of={document}>
          <DocumentText kind={kind} document={document} />
        </KeptPart>
      </section>
    </>
  );
}
