import type { ListedLanguage } from './words.ts';

/** Forms of the passive with an auxiliary that hardly ever means anything else. */
export const PASSIVE: Readonly<Record<ListedLanguage, RegExp>> = {
  en: /\b(?:was|were|been|being|is being|are being) (?:\p{L}+ly )?(?:\p{L}{2,}ed|built|brought|chosen|done|driven|found|given|held|kept|led|made|paid|put|run|seen|sent|shown|sold|taken|taught|told|won|written)\b/iu,
  de: /(?<!\p{L})(?:wurden?|worden|wird|werden)(?!\p{L})(?:[^.;]*?(?<!\p{L}))?(?:\p{L}*ge\p{L}{2,}(?:t|en)|(?:be|ver|ent|er|zer)\p{L}{3,}t|\p{L}{3,}iert)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:(?:a|ont|avait|avaient) été|fut|furent|étai(?:t|ent)) \p{L}+(?:é|ée|és|ées|its?|ites?|uits?|uites?|ises?|is|us?|ues?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:fue|fueron|ha sido|han sido|era|eran|siendo) \p{L}+(?:ad[oa]s?|id[oa]s?)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:foi|foram|tem sido|têm sido|era|eram|sendo) \p{L}+(?:ad[oa]s?|id[oa]s?)(?!\p{L})/iu,
};
