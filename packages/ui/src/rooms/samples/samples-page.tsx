import type { SampleHead } from '@vitae/api/samples';
import type { SampleKind } from '@vitae/samples';
import { useTexts } from '../../base/i18n/index.ts';
import { pageNotFound, useLoaderData, type Visit } from '../../base/router/index.ts';
import { kindOfSamples } from '../../base/samples/kind-of-samples.ts';
import { useRegisteredTitle } from '../../base/routing/registered-title.ts';
import { SampleBrowser } from '../../parts/samples/sample-browser.tsx';
import { SampleCard } from '../../parts/samples/sample-card.tsx';

interface Loaded {
  kind: SampleKind;
  heads: readonly SampleHead[];
}

export async function loader({ url, sources }: Visit): Promise<Loaded> {
  const kind = kindOfSamples(url.pathname);
  if (!kind || !sources?.samples) throw pageNotFound(url.pathname);
  return { kind, heads: await sources.samples.list(kind) };
}

const isLoaded = (data: unknown): data is Loaded => typeof data === 'object' && data !== null && 'heads' in data;

/** `/resumes` and `/coverletters`: samples by category, with a search. */
export function SamplesPage() {
  const { t } = useTexts('samples');
  const data = useLoaderData();
  useRegisteredTitle();
  if (!isLoaded(data)) return null;
  const { kind, heads } = data;
  return (
    <>
      <h1 className="text-32 sm:text-44">{t(`list.${kind}.title`)}</h1>
      <p className="mt-3 max-w-[64ch] text-16 text-ink-soft">{t(`list.${kind}.intro`)}</p>
      <SampleBrowser heads={heads} card={(head) => <SampleCard head={head} />} />
    </>
  );
}
