import { hasFigure, listedLanguages, type ListedLanguage } from './words.ts';

/** Beginnings of words that say what came of something. */
const stems = (words: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${words})`, 'iu');

/** What begins with the first of something and is no rank: "first aid", "first-line support". */
const FIRST = String.raw`first(?![\p{L}]|[ -](?:aid|line|level|year|semester|class|respon|contact|hand|shift|floor|grade|name|point|party|person|half|steps?\b))`;

export const RESULTS: Readonly<Record<ListedLanguage, RegExp>> = {
  en: stems(
    `accelerat|achiev|allow(?:ed|ing)(?!\\p{L})|attract|avoid|award|boost|chosen (?:as|by|for|from|out|to)|cut|decreas|doubl|earn|eliminat|enabl|exceed|expand|fell(?!\\p{L})|fewer(?!\\p{L})|gain|grew|grow(?:ing|n|th)(?!\\p{L})|halv|highest|honou?red (?:as|by|for|with)|improv|increas|largest|leading to|led to|led (?:the )?(?:company|team|region|department|branch|store|country|nation|market|league|division) in|less(?!\\p{L})|lower|made it possible|maximi[sz]|minimi[sz]|more(?!\\p{L})|named (?:one|as|best|employee|top)|nominated|outperform|out of (?:\\d|two|three|four|five|six|seven|eight|nine|ten|twelve|a dozen|a hundred)|president.?s club|prevent|quicker|rais|rank(?:ed|ing|s)(?!\\p{L})|reach|recogni[sz]ed (?:as|by|for|with)|record (?:high|low|sales|time|year)|recover|reduc|result|resolv|rose(?!\\p{L})|sav(?:e|ed|es|ing|ings)(?!\\p{L})|secur|selected (?:as|by|for|from|out|to)|shorten|simplif|so that|sped up|speeding up|still use|stopp|strengthen|surpass|thereby|top(?= (?:\\d|five|ten|three|in|seller|sales|perform|rated|scor|salesperson|of the|rank))|top \\p{L}+ (?:associate|seller|agent|performer|consultant|producer)|tripl|which|win(?:s|ning)?(?!\\p{L})|won(?!\\p{L})|without|zero|no (?:\\p{L}+[- ]){1,2}(?:injur|accident|incident|loss|complaint|outage|downtime|finding|delay|claim|error)|faster|better|best(?!\\p{L})|${FIRST}|adopted|ahead of schedule|(?:on|under) budget|on time|promoted to|(?:was|were) promoted`,
  ),
  de: stems(
    'ausgezeichnet|ausgewählt (?:als|für|aus|zu)|auszeichnung|beanstandungsfrei|beschleunig|beseitig|beste[rnsm]?(?!\\p{L})|dadurch|damit|einspar|entlaste|erhöh|ermöglich|erreich|ersparnis|ersetz|fehlerfrei|fiel|führten? zu|gefördert (?:als|von|durch)|gesenk|gespart|gesteiger|gestiegen|gewann|gewonn|gewinn|gewachsen|halbier|höchst|mehr|minimier|maximier|nominiert|ohne|optimier|platz \\d|(?:erster?|ersten|zweiter?|zweiten|dritter?|dritten) (?:platz|preis|rang)|preisträger|pünktlich|rekord|resultier|reduzier|reduktion|rückgang|schneller|senk|sodass|so dass|somit|so konnte|steiger|stieg|über(?:troffen|traf)|unfallfrei|verbesser|verdoppel|vereinfach|verhinder|verkürz|verringer|vermeid|vermied|wachstum|weniger|wodurch|wuchs|zuwachs|erfolg|termingerecht|fristgerecht',
  ),
  fr: stems(
    'aboutiss|accélér|accru|accroiss|amélior|atteint|attir|augment|baiss|classée? |conduisant à|croissance|dépass|diminu|distingu|divis|doubl|écono|élue? |entraîn(?:ant|é)|évit|gagn|gain|hausse|lauréat|majoré|maximis|meilleur|minimis|moins|multipli|nommée? |obten|optimis|permet|permis|plus|prim(?:é|ée)(?!\\p{L})|progress|raccourc|récompens|record(?!\\p{L})|réduct|rédui|remport|renforc|résol|résult|sans(?!\\p{L})|sélectionnée? (?:pour|par|parmi|comme)|simplifi|supprim|tripl|prix|premi(?:er|ère) (?:prix|place|rang)|ce qui|de sorte que',
  ),
  es: stems(
    'aceler|acort|ahorr|alcanz|atraj|aument|aumentó|consegu|consigu|creci|dando lugar|de modo que|disminu|dupli|elegid[oa] (?:como|por|entre|para)|elimin|evit|expan[ds]|fortalec|galardon|gan[óoé]|incrementó?|logr|lo que|más|maximiz|mejor|menos|minimiz|nominad|nombrad[oa] |optimiz|permiti|premi|primer(?:a|o)? (?:puesto|premio|lugar)|reconocid[oa] (?:como|por|con)|récord|redu[cj]|resolv|result|seleccionad[oa] (?:como|por|para|entre)|simplific|sin(?!\\p{L})|super|triplic|obt[eu]v|increment',
  ),
  pt: stems(
    'aceler|alcan[cç]|atra[ií](?:u|ndo)|aument|conquist|consegui|cresc|de modo que|diminu|dobr|economi|eleit[oa] |elimin|encurt|evit|expand|fortalec|ganh|increment|indicad[oa] (?:como|para|ao)|mais(?!\\p{L})|maximiz|melhor|menos|minimiz|nomead[oa] |o que (?:permiti|reduzi|aument|gerou)|otimiz|optimiz|permiti|premi|prêmio|prémio|primeir[oa] (?:lugar|prêmio|prémio|colocad)|reconhecid[oa] (?:como|por|com)|recorde|redu[cz]|resolv|result|selecionad[oa] (?:como|por|para|entre)|sem(?!\\p{L})|simplific|super|triplic|obt[ei]',
  ),
};

/** Whether a bullet in a language says what came of something: in words, or by a figure. */
export const saysResult = (text: string, language: string): boolean =>
  hasFigure(text) || listedLanguages.some((listed) => listed === language && RESULTS[listed].test(text));
