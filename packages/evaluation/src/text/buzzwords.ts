import { anyOf, type ListedLanguage } from './words.ts';

/** Phrases that anybody could write of anybody. */
const phrases: Readonly<Record<ListedLanguage, string>> = {
  en: 'best of breed|bottom line|can-do attitude|detail-oriented|detail oriented|dynamic personality|dynamic professional|dynamic individual|dynamic leader|dynamic and motivated|dynamic team|dynamic environment|excellent communication skills|fast-paced environment|forward-thinking|game changer|game-changer|game-changing|go-getter|go-to person|guru|hard worker|hard-working|hardworking|highly motivated|hit the ground running|innovative thinker|move the needle|multitasker|ninja|out of the box|outside the box|passionate|people person|proactive|proven track record|result-driven|result-oriented|results-driven|results-oriented|results oriented|rockstar|rock star|self-motivated|self-starter|seasoned professional|strategic thinker|strong work ethic|synergies|synergy|team player|thought leader|value add|value-add|visionary|wear many hats|win-win|world-class|works well under pressure',
  de: 'belastbar|dynamisch|durchsetzungsstark|engagiert|flexibel|hands-on-mentalität|hochmotiviert|hoch motiviert|innovativ|kommunikationsstark|kreativer kopf|leidenschaftlich|lösungsorientiert|macher|proaktiv|querdenker|selbstständige arbeitsweise|synergien|teamfähig|teamplayer|team-player|über den tellerrand|zielorientiert|zielstrebig|ergebnisorientiert|hohe einsatzbereitschaft',
  fr: "bon relationnel|autonome|dynamique|esprit d'équipe|force de proposition|hautement motivé|motivé|motivée|orienté résultats|orientée résultats|passionné|passionnée|polyvalent|polyvalente|proactif|proactive|rigoureux|rigoureuse|sens du relationnel|synergies|visionnaire|réactif|réactive",
  es: 'altamente motivado|altamente motivada|apasionado|apasionada|dinámico|dinámica|orientado a resultados|orientada a resultados|proactivo|proactiva|sinergia|sinergias|trabajador en equipo|trabajo bajo presión|visionario|visionaria|polivalente|resolutivo|resolutiva|capacidad de trabajo en equipo',
  pt: 'altamente motivado|altamente motivada|apaixonado|apaixonada|dinâmico|dinâmica|focado em resultados|focada em resultados|orientado a resultados|orientada a resultados|orientado para resultados|orientada para resultados|proativo|proativa|pró-ativo|pró-ativa|sinergia|sinergias|trabalho em equipe|espírito de equipa|trabalho sob pressão|visionário|visionária',
};

export const BUZZWORDS: Readonly<Record<ListedLanguage, RegExp>> = {
  en: anyOf(phrases.en, 'giu'),
  de: anyOf(phrases.de, 'giu'),
  fr: anyOf(phrases.fr, 'giu'),
  es: anyOf(phrases.es, 'giu'),
  pt: anyOf(phrases.pt, 'giu'),
};
