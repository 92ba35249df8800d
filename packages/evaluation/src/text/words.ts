import { normalized } from '@vitae/domain';

/** Languages for which there are lists of words. */
export const listedLanguages = ['en', 'de', 'fr', 'es', 'pt'] as const;
export type ListedLanguage = (typeof listedLanguages)[number];

/** Languages that write no spaces between words, or join several words, so that their number cannot be compared. */
const withoutSpaces = new Set(['zh', 'ja', 'ko', 'th', 'lo', 'km', 'my']);
/** Whether the words of a language can be counted. */
export const hasWords = (language: string): boolean => !withoutSpaces.has(language);

/** Languages in which limits of words for English hold, or nearly so, or are known to be lower (`leastInLanguage`). */
const comparable = new Set('en fr es pt it ca gl ro nl sv da nb nn no de pl cs sk ru uk hr sr sl fi hu tr'.split(' '));
/** Whether the number of words can be compared with a limit. */
export const comparesWords = (language: string): boolean => comparable.has(language);

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*[+#]*/gu;

/** The words of a text as written. */
export const wordsIn = (text: string): string[] => normalized(text, 'NFC').match(WORD) ?? [];

/** The words of a text in lower case, with plain apostrophes. */
export const lowerWords = (text: string): string[] => wordsIn(text.toLowerCase().replaceAll('’', "'"));

export const countWords = (text: string): number => wordsIn(text).length;

/** The words of a text as a person counts them, and word processors: whatever stands between spaces. */
export const countSpaced = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** "etc." and the like at the end of a text, after which a sentence goes on. */
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|\p{Lu}\p{Ll}{0,3}|ref|tel|ext|vs|est|avg|e\.g|i\.e|etc|approx|incl|ca|bzw|inkl|usw|z\.B|d\.h|v\.a|env|aprox|ej|pág|No|Nr)\.$/u;

/** Of an abbreviation, and two more, so that the end of a longer part is not taken for one. */
const longestAbbreviation = 12;

/** The sentences of a text. */
export function sentencesIn(text: string): string[] {
  const sentences: string[] = [];
  let open: string[] = [];
  const close = () => {
    const sentence = open.join(' ').trim();
    if (sentence) sentences.push(sentence);
    open = [];
  };
  for (const part of text.split(/(?<=[.!?…])\s+(?=[\p{Lu}\p{N}"“„«(])/u)) {
    open.push(part);
    if (!ABBREVIATION.test(part.slice(-longestAbbreviation))) close();
  }
  close();
  return sentences;
}

/** The runs of `size` words in a row, each once. */
export function gramsIn(text: string, size: number): Set<string> {
  const words = lowerWords(text);
  const grams = new Set<string>();
  for (let at = 0; at + size <= words.length; at += 1) grams.add(words.slice(at, at + size).join(' '));
  return grams;
}

/** The share of `some` that `others` has too, 0 to 1. */
export function sharedPart(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let shared = 0;
  for (const one of some) if (others.has(one)) shared += 1;
  return some.size === 0 ? 0 : shared / some.size;
}

/** Standards, rules and levels are names: "ISO 9001", "DGUV V3", "Band 5". */
const STANDARD =
  /\b(?:ISO|IEC|DIN|EN|VDE|DGUV|OSHA|NFPA|ASTM|IEEE|RFC|ASC|IFRS|IAS)(?:[ /-]+(?:ISO|IEC|EN|V))*[ -]*\d[\d.:/-]*|\b(?:[Bb]and|[Gg]rade|[Ll]evel|[Cc]lass|[Tt]ier|[Tt]ype|[Pp]hase|[Yy]ear|[Ff]ortune|[Ii]ndustr(?:y|ie)|[Ss]tufe|[Kk]lasse|[Nn]iveau|[Nn]ivel|[Nn]ível) \d[\d.]*\b/gu;

/** Versions of products: "AngularJs 1.x", "ASP.NET 3.5", "Python 3", "Angular 2+". */
const VERSION =
  /\b\d+\.[x*]|(?<=\p{L}[\p{L}.#+]*[\p{Lu}.][\p{L}#+]*) \d+(?:\.\d+)*\+?(?![\d%])|\bC(?:\+\+|#) ?\d+|\b(?:Python|Java|Angular|React|Vue|PHP|Windows|Office|Drupal|Django|Rails|Ruby|Oracle|Excel|Server|Swift|Symfony|Laravel|Spring|Unity|Bootstrap|Web) \d+(?:\.\d+)*\+?/gu;

/** "Llama 3.2", "Postgres 9.6": a name within a sentence and a number with a dot, which is no amount of anything. */
const RELEASE =
  /(?<=[\p{L}\p{N},;()/&-] ?)(?<![.!?:•–—] )(?<!\p{L})\p{Lu}\p{L}+ v?\d{1,2}(?:\.\d{1,2}){1,2}(?![\d%]|[.,]\d| ?(?:%|‰|[€$£¥°]|x\b|×|k\b|[MG]B?\b|m(?:n|io|illion\p{L}*|illones|ilhões|rd)?\b|bn\b|billion|tausend|thousand|mil\b|hours?|days?|weeks?|months?|years?|points?|stars?|times|per\b|pro\b|to\b|auf\b|bis\b|out of|of\b))/gu;
/** Days: "12.05.2019", "05/2019", "2019-03-01", "5 May 2019", "May 5, 2019". */
const DAY =
  /\b\d{1,2}[./-](?:\d{1,2}[./-])?(?:(?:19|20)\d{2})\b|\b(?:19|20)\d{2}[./-]\d{1,2}(?:[./-]\d{1,2})?\b|\b\d{1,2}\.? (?:de )?(?:jan|feb|fév|fev|ene|mar|mär|apr|abr|avr|may|mai|jun|juin|jul|juil|aug|aoû|ago|sep|set|oct|okt|out|nov|dec|dez|dic|déc)\p{L}*\.?(?: de)? (?:19|20)\d{2}\b|\b(?:jan|feb|fév|fev|ene|mar|mär|apr|abr|avr|may|mai|jun|juin|jul|juil|aug|aoû|ago|sep|set|oct|okt|out|nov|dec|dez|dic|déc)\p{L}*\.? \d{1,2}(?:st|nd|rd|th)?, (?:19|20)\d{2}\b/giu;
/** A house in its street: "12 Main Street", "Hauptstraße 5". */
const HOUSE =
  /\b\d{1,5}[a-z]? (?:\p{Lu}[\p{L}'’.]+ ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Boulevard|Blvd|Terrace|Square)\b|(?<!\p{L})\p{L}{2,30}(?:stra(?:ß|ss)e|str\.|gasse|platz|allee) \d{1,4}[a-z]?\b|\b\d{1,4}(?: bis)?,? (?:rue|avenue|boulevard|quai) (?:d\p{L}*['’ ])?\p{L}/gu;
/** Parts of laws, forms and buildings: "Section 508", "§ 34a", "Building 4", "401(k)". */
const PART =
  /\b(?:Section|Article|Part|Chapter|Title|Key Stage|Room|Highway|Formula|Category|Cat|Zone|Paragra[fp]h?|Abschnitt|Artikel|Formel|Halle|Werk|Raum|Kategorie|Catégorie|Categoría|Categoria|Artículo|Artigo|Sala|Salle|Bâtiment) \d+\p{L}?\b|§+ ?\d+\p{L}?|\b40[13]\([bk]\)/gu;

/** "Microsoft 365", "communication 360°": the round of the year or of a circle, in names. */
const ROUND =
  /(?<=\b(?:Microsoft|Dynamics|Office|Outlook|MS|M|O)[ -]?)365\b|\b360(?: ?[°º]|[- ](?:degree|grad)\b)?(?![\p{L}\d]| \p{Ll}|[.,]\d)/gu;
/** "7.º", "3rd": which one, not how many; "3D", "5G", "1-way", "24/7": what kind. */
const ORDINAL =
  /\b\d+(?:\.?[ºª]|(?:st|nd|rd|th|er|ème|e)\b|D\b|G\b|-(?:way|D)\b)|\b24\/7\b|\b\d{1,2}\. ?(?:Jhd?t?s?\b|Jahrhundert)|\b\d-?[Aa]chs/gu;

/** "Sessions 1:1": with one person, and no figure; "IEC 81001-5-1": parts of a standard. */
const ONE_TO_ONE = /(?<![\d:])1:1(?![\d:])|\b\d{3,}(?:-\d{1,2}){2,}\b/gu;

/** Whether a text has a number that is not a year, nor a part of a name: "S7", "COVID-19". */
export const hasFigure = (text: string): boolean =>
  /(?<![\p{L}\d]|\p{Lu}-)\d/u.test(
    text
      .replaceAll(DAY, ' ')
      .replaceAll(/\b(?:19|20)\d{2}(?:[/–-]\d{2,4})?\b/g, ' ')
      .replaceAll(HOUSE, ' ')
      .replaceAll(PART, ' ')
      .replaceAll(ONE_TO_ONE, ' ')
      .replaceAll(STANDARD, ' ')
      .replaceAll(VERSION, ' ')
      .replaceAll(RELEASE, ' ')
      .replaceAll(ROUND, ' ')
      .replaceAll(ORDINAL, ' '),
  );

/** Without accents and in lower case, to compare names. */
export const folded = (text: string): string => normalized(text, 'NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds any of some words or phrases, whole and in any case; `|` separates them. */
export const anyOf = (phrases: string, flags = 'iu'): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${phrases
      .split('|')
      .map((phrase) => escaped(phrase.trim()).replaceAll(/['’]/g, "['’]").replaceAll(' ', '\\s+'))
      .join('|')})(?![\\p{L}\\p{N}])`,
    flags,
  );

const numberWords: Readonly<Record<ListedLanguage, string>> = {
  en: 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half|halved|third|quarter|doubled|tripled|twice',
  de: 'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|(?:drei|vier|fünf|sech|sieb|acht|neun)zehn|(?:\\p{L}+und)?(?:zwanzig|drei(?:ß|ss)ig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)|(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun)?hunderte?|tausende?|dutzend\\p{L}*|viertel|drittel|hälfte|halbier\\p{L}*|verdoppel\\p{L}*|(?:zwei|drei|vier|fünf)mal',
  fr: 'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|quatre-vingts?|cents?|mille|centaines?|milliers?|millions?|dizaines?|moitié|quart|tiers|doublé',
  es: 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{L}+|veint\\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|cientos|mil|miles|millones|decenas?|mitad|cuarto|tercio',
  pt: 'dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quatorze|quinze|dez[ae](?:sseis|ssete|nove)|dezoito|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|centenas?|mil|milhares|milhões|dezenas?|metade|quarto|terço',
};
/** "Twelve-Factor" is a name, and a "third-party" tool is of somebody else. */
const numberWord = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}]|[- ]part(?:y|ies)\\b)`, 'iu');
/** Numbers in words: "nine steps", "a third"; none that is an article or a word of another meaning. */
export const NUMBER_WORDS: Readonly<Record<ListedLanguage, RegExp>> = {
  en: numberWord(numberWords.en),
  de: numberWord(numberWords.de),
  fr: numberWord(numberWords.fr),
  es: numberWord(numberWords.es),
  pt: numberWord(numberWords.pt),
};
/** The same in languages that have no other lists. */
const FURTHER_NUMBER_WORDS: ReadonlyMap<string, RegExp> = new Map([
  [
    'it',
    numberWord(
      'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|venti\\p{L}*|trent\\p{L}*|quarant\\p{L}*|cinquant\\p{L}*|sessant\\p{L}*|settant\\p{L}*|ottant\\p{L}*|novant\\p{L}*|cento|centinai[oa]|mille|mila|migliai[oa]|milion[ei]|decin[ae]|metà|terzo|quarto|raddoppiat[oaie]|dimezzat[oaie]',
    ),
  ],
  [
    'nl',
    numberWord(
      'twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|dertien|veertien|vijftien|\\p{L}*twintig|\\p{L}*dertig|\\p{L}*veertig|\\p{L}*vijftig|honderd(?:en)?|duizend(?:en)?|miljoen(?:en)?|tientallen|helft|derde|kwart|verdubbel\\p{L}*|gehalveerd',
    ),
  ],
  [
    'ca',
    numberWord(
      'dos|dues|tres|quatre|cinc|sis|set|vuit|nou|deu|onze|dotze|tretze|catorze|quinze|setze|disset|divuit|dinou|vint|trenta|quaranta|cinquanta|seixanta|setanta|vuitanta|noranta|cents?|centenars?|mil|milers?|milions?|desenes|meitat|terç|quart|doblat',
    ),
  ],
  [
    'ro',
    numberWord(
      'doi|două|trei|patru|cinci|[șş]a(?:se|pte)|opt|nouă|zece|(?:un|doi|două|trei|pai|cinci|[șş]ai|[șş]apte|opt|nouă)sprezece|(?:două|trei|patru|cinci|[șş]ai|[șş]apte|opt|nouă)?zeci|sut[ăe]|mii|milio(?:n|ane)|jumătate|treime|sfert|dublat\\p{L}*',
    ),
  ],
  [
    'pl',
    numberWord(
      'dwa|dwie|dwóch|dwoma|trzy|trzech|trzema|czter(?:y|ech|ema)|pię(?:ć|ciu)|sześ(?:ć|ciu)|siedmiu?|siedem|osiem|ośmiu|dziewię(?:ć|ciu)|dziesię(?:ć|ciu)|(?:jede|dwa|dwu|trzy|czter|pięt|szes|siedem|osiem|dziewięt)na(?:ście|stu|stoma)|dwadzieścia|dwudziestu|trzydzie(?:ści|stu)|czterdzie(?:ści|stu)|(?:pięć|sześć|siedem|osiem|dziewięć)dziesi(?:ąt|ęciu)|sto|stu|(?:pięć|sześć|siedem|osiem|dziewięć|kilka)set|tysiąc[ea]?|tysięcy|milion\\p{L}*|połow[aęąy]|ćwierć|(?:dwu|trzy|cztero)krotnie|podwoi\\p{L}*|kilkadziesiąt|kilkanaście',
    ),
  ],
  [
    'cs',
    numberWord(
      'dva|dvě|dvou|dvěma|tři|tří|třemi|čtyř(?:i|mi)?|pěti?|šesti?|sedmi?|osmi?|devěti?|deseti?|(?:jede|dva|tři|čtr|pat|šest|sedm|osm|devate)nácti?|(?:dva|tři|čtyři)ceti?|(?:pa|še|sedm|osm|deva)desáti?|sto|stovk\\p{L}+|stovek|tisíc\\p{L}*|milion\\p{L}*|polovin\\p{L}+|třetin\\p{L}+|čtvrtin\\p{L}+|z?dvojnásob\\p{L}*|desítk\\p{L}+|desítek',
    ),
  ],
  [
    'ru',
    numberWord(
      'два|две|двух|двумя|три|тр[её]х|тремя|четыре|четыр[её]х|(?:пят|шест|сем|девят|десят|(?:один|две|три|четыр|пят|шест|сем|восем|девят)надцат|(?:два|три)дцат)(?:ь|и|ью)|восемь|восьми|сорока?|(?:пят|шест|сем|восем)ьдесят|девяносто|ста|сто|сот(?:ни|ен|ня)|двести|триста|тысяч\\p{L}*|миллион\\p{L}*|миллиард\\p{L}*|половин\\p{L}+|треть|четверть|вдвое|втрое|удво\\p{L}+|десятк\\p{L}+',
    ),
  ],
  [
    'uk',
    numberWord(
      "два|дві|двох|двома|три|трьох|трьома|чотири|чотирьох|(?:п[’'ʼ]ят|дев[’'ʼ]ят|десят|(?:оди|два|три|чотир|п[’'ʼ]ят|шіст|сім|вісім|дев[’'ʼ]ят)надцят|(?:два|три)дцят)(?:ь|и|ьма|ьох)|шість|шести|сім|семи|вісім|восьми|сорока?|(?:п[’'ʼ]ят|шіст|сім|вісім)десят|сто|сотн\\p{L}+|сотень|тисяч\\p{L}*|мільйон\\p{L}*|половин\\p{L}+|третин\\p{L}+|чверть|вдвічі|втричі|подво\\p{L}+|десятк\\p{L}+",
    ),
  ],
  [
    'tr',
    numberWord(
      'iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|yüz(?:lerce)?|bin(?:lerce)?|milyon\\p{L}*|milyar\\p{L}*|onlarca|düzine\\p{L}*|yarısı\\p{L}*|yarıya|çeyrek\\p{L}*',
    ),
  ],
  [
    'sk',
    numberWord(
      'dv(?:a|e|aja|och|oma)|tr(?:i|och|omi)|štyr(?:i|och|mi)|päť|piat\\p{L}+|šes(?:ť|tich)|sed(?:em|mich)|os(?:em|mich)|dev(?:äť|iat\\p{L}+)|des(?:ať|iat\\p{L}+)|\\p{L}+násť|\\p{L}+dsať|sto|stov\\p{L}+|tisíc\\p{L}*|milión\\p{L}*|polov\\p{L}+|tretin\\p{L}+|štvrtin\\p{L}+|zdvojnás\\p{L}+|desiatk\\p{L}+',
    ),
  ],
  [
    'hu',
    numberWord(
      'két|kett(?:ő|en|ős)|hár(?:om|man)|négy(?:en)?|öt(?:en)?|hat(?:an)?|hét|heten|nyolc(?:an)?|kilenc(?:en)?|tíz(?:en)?|(?:tizen|huszon)\\p{L}+|húsz|harminc|(?:negy|öt|hat|het|nyolc|kilenc)ven|száz\\p{L}*|ezer|ezr\\p{L}+|millió\\p{L}*|fele|felére|harmad\\p{L}*|negyed\\p{L}*|(?:duplá|kétszeres)\\p{L}*|tucat\\p{L}*',
    ),
  ],
  [
    'fi',
    numberWord(
      'kaksi|kahden|kahta|kolme\\p{L}?|neljä\\p{L}?|viisi|viiden|viittä|kuusi|kuuden|kuutta|seitsemän|kahdeksan|yhdeksän|kymmen(?:en|tä|iä|ien)|\\p{L}+toista|\\p{L}+kymmentä|sa(?:ta|dan|toja|tojen)|tuha(?:t|nnen|nsia|nsien)|miljoon\\p{L}+|puol(?:et|een|itti)|kolmannes|neljännes|kaksinkertais\\p{L}+|tusina\\p{L}*',
    ),
  ],
  [
    'id',
    numberWord(
      'dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|belasan|puluhan|ratus(?:an)?|seratus|ribu(?:an)?|seribu|juta(?:an)?|separuh|setengah|sepertiga|seperempat|lusin',
    ),
  ],
  ...['hr', 'sr', 'sl'].map((language): [string, RegExp] => [
    language,
    numberWord(
      'dv(?:a|e|ije|oje|eh|ema|iju)|tri(?:ma|je|ju)?|treh|četiri|štiri(?:h|mi)?|petih?|šesti?h?|sedam|sedmih?|osam|osmih?|devetih?|desetih?|\\p{L}+naest|\\p{L}+najst|\\p{L}+deset|st?o|stotin\\p{L}+|stotin|tisuć\\p{L}+|hiljad\\p{L}+|tisoč\\p{L}*|mil(?:ijun|ion|ijon)\\p{L}*|polovi\\p{L}+|trećin\\p{L}+|tretjin\\p{L}+|četvrtin\\p{L}+|četrtin\\p{L}+|udvostruč\\p{L}+|podvoj\\p{L}+|desetk\\p{L}+',
    ),
  ]),
  // Short texts in these are easily taken for each other.
  ...['sv', 'nb', 'no', 'nn', 'da'].map((language): [string, RegExp] => [
    language,
    numberWord(
      'två|to|tre|fyra|fire|fem|sex|seks|sju|syv|åtta|åtte|otte|nio|ni|tio|ti|elva|elleve|tolv|trett(?:on|en)|fjort(?:on|en)|femt(?:on|en)|tjugo\\p{L}*|tjue\\p{L}*|tyve|trettio?\\p{L}*|tredive|fyrtio\\p{L}*|førti\\p{L}*|fyrre|femtio?\\p{L}*|halvtreds|hundra(?:tals)?|hundre(?:vis)?|tusen(?:tals|vis)?|miljon(?:er)?|million(?:er)?|tiotals|titalls|dusin|hälften|halvparten|halvdelen|tredjedel|fjärdedel|fjerdedel|(?:fördubb|fordobb)l\\p{L}*|halver\\p{L}*',
    ),
  ]),
]);
/** Whether numbers in words are known in a language. */
export const knowsNumberWords = (language: string): boolean =>
  FURTHER_NUMBER_WORDS.has(language) || listedLanguages.some((listed) => listed === language);
const NAMED = /\p{Lu}\p{L}+-\p{Lu}\p{L}+/gu;
/** Whether a text in a language has a number in words. */
export const hasNumberWord = (text: string, language: string): boolean => {
  const listed = listedLanguages.find((one) => one === language);
  const words = listed === undefined ? FURTHER_NUMBER_WORDS.get(language) : NUMBER_WORDS[listed];
  return words !== undefined && words.test(text.replaceAll(NAMED, ' '));
};
