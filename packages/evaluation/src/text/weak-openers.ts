import type { ListedLanguage } from './words.ts';

/** Beginnings of bullets that name a duty where a reader looks for what was done. */
export const WEAK_OPENERS: Readonly<Record<ListedLanguage, RegExp>> = {
  en: /^(?:I )?(?:(?:was |were |am |is )?(?:also )?responsible for\b|responsib(?:ility|ilities) (?:for|includ\w+)\b|duties includ\w+|(?:was |were )?tasked with\b|(?:was |were |am )?(?:also )?in charge of\b|(?:was |were )?involved (?:in|with)\b|helped (?:out )?with\b|assisted with\b|worked on\b|participate[ds]? in\b|(?:was |were )?accountable for\b)/iu,
  de: /^(?:(?:war )?(?:verantwortlich|zuständig) für\b|verantwortlichkeit(?:en)? für\b|zu (?:meinen|den) aufgaben (?:gehört|zähl)|mithilfe bei\b|mitwirkung (?:bei|an|in)\b|mitarbeit (?:bei|an|in)\b|beteiligt an\b|beteiligung an\b)/iu,
  fr: /^(?:(?:était )?(?:responsable|en charge) (?:de\b|du\b|des\b|d['’])|(?:était )?chargée? (?:du\b|des\b|de (?:la\b|l['’]|les\b|\p{L}+(?:er|ir|re)(?!\p{L}))|d['’]\p{L}+(?:er|ir|re)(?!\p{L}))|responsabilité (?:de\b|du\b|des\b)|participation (?:à|au|aux)(?!\p{L})|participer (?:à|au|aux)(?!\p{L})|aide (?:à|au|aux)(?!\p{L}))/iu,
  es: /^(?:(?:fui )?(?:responsable|encargad[oa]) (?:de|del)\b|responsabilidad (?:de|del|por)\b|participación en\b|participé en\b|participar en\b|a cargo (?:de|del)\b|ayuda(?:r|ba)? (?:a|con|en)\b)/iu,
  pt: /^(?:(?:fui )?(?:responsável|encarregad[oa]) (?:por|pela|pelo|pelas|pelos|de|da|do)\b|responsabilidade (?:por|pela|pelo)\b|participação (?:em|no|na|nos|nas)\b|participei (?:em|no|na|de|da|do)\b|auxílio (?:em|no|na|a|ao)\b)/iu,
};

/** Beginnings that say that somebody else did it, or that it was there; with a figure or a result, they are fine. */
export const SUPPORTING = /^(?:help(?:s|ed|ing)?|assist(?:s|ed|ing)?)\b|^work(?:s|ed|ing)? (?:with|on|alongside)\b/iu;

/** Labels of lists of duties, with what follows; with a figure or a result, they are fine. A German resume names them so as a rule. */
export const DUTIES =
  /^(?:(?:main|key|job|daily|principal) )?(?:duties|responsibilities|tasks)(?: included?| are| were)?: ?\S|^(?:principais )?(?:atividades|atribuições|funções|responsabilidades)(?: principais)?: ?\S|^(?:principales )?(?:funciones|tareas|actividades|responsabilidades)(?: principales)?: ?\S|^(?:principales )?(?:tâches|missions|activités|responsabilités)(?: principales)? ?: ?\S/iu;
