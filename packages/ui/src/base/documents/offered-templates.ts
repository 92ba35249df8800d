import { templateListSchema, type OfferedTemplate } from '@vitae/api/templates';
import { documentKinds, type AnyDocument, type DocumentKind, type TemplateTokens } from '@vitae/domain';
import { templateKindOf, type TemplateBase } from '@vitae/templates';
import { useEffect, useMemo, useState } from 'react';
import { usePlatform, type Platform } from '../platform.ts';
import { useSession } from '../session/session-state.ts';

/** A template as this site offers it. `id` is the one that a document names. */
export interface Offer extends TemplateBase {
  /** Identifies it among the offers: a variant has a key of its own. */
  key: string;
  /** What a document gets with a variant; `null` for a template itself. */
  preset: TemplateTokens | null;
}

/**
 * The templates of a kind in the order of a site's gallery: what the site does not name follows as it was shipped, what
 * it names and this program does not know is left out.
 */
export function offersOf(kind: DocumentKind, listed: readonly OfferedTemplate[]): Offer[] {
  const { templates } = templateKindOf(kind);
  const named = new Set(listed.map(({ id }) => id));
  const known = listed.flatMap(({ id, base, name, description, tokens, premium, enabled }): Offer[] => {
    const template = templates.find((one) => one.id === base);
    if (!template || !enabled) return [];
    const { premium: _shipped, ...rest } = template;
    return [
      {
        ...rest,
        key: id,
        preset: tokens,
        ...(name !== null && { name }),
        ...(description !== null && { description }),
        ...(premium && { premium }),
      },
    ];
  });
  const rest = templates
    .filter(({ id }) => !named.has(id))
    .map((template) => ({ ...template, key: template.id, preset: null }));
  return [...known, ...rest];
}

type Settings = Partial<TemplateTokens>;

/** The settings that a variant makes. */
const settingsOf = ({ preset }: Pick<Offer, 'preset'>): Settings =>
  Object.fromEntries(Object.entries(preset ?? {}).filter(([, value]) => value !== null));

const hasSettings = ({ template: { tokens } }: Pick<AnyDocument, 'template'>, settings: Settings): boolean => {
  const values = new Map<string, unknown>(Object.entries(tokens));
  return Object.entries(settings).every(([name, value]) => values.get(name) === value);
};

/** The offer that a document is in: the variant with its settings, otherwise its template. */
export function offerOf(document: Pick<AnyDocument, 'template'>, offers: readonly Offer[]): Offer | undefined {
  const ofTemplate = offers.filter(({ id }) => id === document.template.id);
  return (
    ofTemplate.find((offer) => offer.preset !== null && hasSettings(document, settingsOf(offer))) ??
    ofTemplate.find(({ preset }) => preset === null)
  );
}

/** A document as one offer draws it: what the variant that it was in had set goes, what the person set stays. */
export function inOffer<Doc extends AnyDocument>(document: Doc, offer: Offer, offers: readonly Offer[]): Doc {
  const before = offerOf(document, offers);
  const gone = Object.fromEntries(Object.keys(before ? settingsOf(before) : {}).map((name) => [name, null]));
  const tokens = { ...document.template.tokens, ...gone, ...settingsOf(offer) };
  return { ...document, template: { ...document.template, id: offer.id, tokens } };
}

const keyOf = (kind: DocumentKind) => `vitae.templates.${kind}`;

/** What the site said when it was asked last, for a start without a network. */
function remembered(kind: DocumentKind): readonly OfferedTemplate[] {
  try {
    const text = localStorage.getItem(keyOf(kind));
    return text === null ? [] : templateListSchema.parse(JSON.parse(text)).templates;
  } catch {
    return [];
  }
}

async function ask({ url, fetch }: NonNullable<Platform['transport']>, kind: DocumentKind) {
  const { createLateApiClient } = await import('@vitae/api/late-client');
  const { templates } = await createLateApiClient({ url, fetch }).templates.list({ kind });
  try {
    localStorage.setItem(keyOf(kind), JSON.stringify({ templates }));
  } catch {
    // Without storage they are as shipped until the site answers.
  }
  return templates;
}

const isKnown = (kind: string): kind is DocumentKind => documentKinds.some(({ key }) => key === kind);

/**
 * The templates of a kind as this site offers them. The first render has them as the page's HTML has: as they were `given`
 * there, or as they were shipped; then come those that are remembered, and then those that the site names now.
 */
export function useOffers(kind: DocumentKind, given: readonly OfferedTemplate[] | null = null): readonly Offer[] {
  const { transport, account } = usePlatform();
  const isSignedIn = useSession(({ status }) => status === 'authenticated');
  // A program of its own asks its site nothing before somebody signs in.
  const site = account === undefined || isSignedIn ? transport : undefined;
  const [listed, setListed] = useState<readonly OfferedTemplate[]>(given ?? []);
  useEffect(() => {
    let isWanted = true;
    setListed(given ?? remembered(kind));
    if (site && isKnown(kind))
      ask(site, kind)
        .then((templates) => isWanted && setListed(templates))
        // Without the site's answer those that are remembered are offered.
        .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [kind, site, given]);
  return useMemo(() => offersOf(kind, listed), [kind, listed]);
}
