import { anyOf, type ListedLanguage } from './words.ts';

/** Salutations that address nobody. */
export const NOBODY = anyOf(
  'to whom it may concern|dear sir or madam|dear sir/madam|dear sir / madam|dear sirs|sehr geehrte damen und herren|madame, monsieur|monsieur, madame|messieurs|a quien corresponda|a quien pueda interesar|estimados señores|muy señores míos|muy señor mío|a quem possa interessar|exmos. senhores|prezados senhores',
);

/** How a line begins that addresses the reader. */
export const SALUTATION =
  /^(?:dear|hello|hi|greetings|to (?:the|whom)|good (?:morning|afternoon|day)|sehr geehrte|liebe|guten tag|hallo|moin|bonjour|madame|monsieur|messieurs|ch[eè]re?s?|estimad|querid|apreciad|distinguid|hola|a quien|prezad|car[oa]s?|exm|ilm|olá|a quem)\b/iu;

/** What asks for the next step. */
export const CALLS: Readonly<Record<ListedLanguage, RegExp>> = {
  en: /\b(?:look(?:ing)? forward|interview|meet(?:ing)?|talk|speak|discuss|conversation|call me|contact me|reach me|hear(?:ing)? from you|at your convenience|available|welcome|walk you through|show you|visit|glad to|happy to|free (?:most|on|from|any)|come (?:in|by)|trial (?:shift|day)|keen to|pleased to)\b/iu,
  de: /gespräch|kennenlern|kennenzulernen|einladung|freue ich mich|freuen|rückmeldung|antwort von ihnen|zu hören|zur verfügung|vorstell|probearbeit|probetag|anruf/iu,
  fr: /entretien|rencontr|échang|disposition|rendez-vous|discuter|vous lire|vive voix|retour|essai|convien|(?:heureu(?:x|se)|ravie?) de|volontiers|joindre|appel/iu,
  es: /entrevista|reuni|(?:en|por) persona|acercarme|me gustaría (?:explicar|mostrar|enseñar|contar|present|visit)|conversa|hablar|disposici[óo]n|conocer(?:le|les|nos)|respuesta|noticias|contactar|quedo a|encantad|llamada|prueba/iu,
  pt: /entrevista|reuni|convers|falar|disposi[çc][ãa]o|dispon[íi]vel|conhecê|resposta|contacto|contato|aguardo/iu,
};

/** What thanks the reader. */
export const THANKS: Readonly<Record<ListedLanguage, RegExp>> = {
  en: /\b(?:thank|thanks|grateful|appreciate)\b/iu,
  de: /\bdank|danke|vielen dank|bedanke/iu,
  fr: /remerci|merci|reconnaissan|gratitude/iu,
  es: /gracias|agrade[cz]/iu,
  pt: /obrigad|agrade[çc]/iu,
};

/** "I" at the start of a sentence, in languages that need a pronoun. */
export const OPENS_WITH_I: Readonly<Partial<Record<ListedLanguage, RegExp>>> = {
  en: /^["“'‘]?I(?:['’](?:m|ve|d|ll))?\s/u,
  de: /^["„“]?Ich\s/u,
  fr: /^["«“]?\s?J(?:e\s|['’])/u,
};
