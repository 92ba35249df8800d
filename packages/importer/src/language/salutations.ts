/**
 * How letters begin and end in the languages that people write to employers in, whether or not a document can be
 * written in them here. Patterns are tried at the start of a line.
 */
const OPENINGS = [
  String.raw`dear|hello|hi|hey|greetings|good (?:morning|afternoon|evening|day)|to whom|to the|to all|ladies and`,
  String.raw`hiring (?:manager|team|committee)|sehr (?:geehrte|verehrte)|guten (?:tag|morgen|abend)|grüezi|moin|hallo`,
  String.raw`liebe[rs]?|werte[rs]?|madame|monsieur|mesdames|messieurs|mademoiselle|bonjour|ch(?:er|ère)s?`,
  String.raw`à l['’]attention|estimad[oa]s?|querid[oa]s?|apreciad[oa]s?|distinguid[oa]s?|respetad[oa]s?|muy señor`,
  String.raw`buen[oa]s (?:días|tardes)|hola|a quien|señor(?:es|a|as)?|prezad[oa]s?|car[oaie]|exm[oa]s?|ilm[oa]s?`,
  String.raw`excelentíssim[oa]s?|olá|bom dia|boa tarde|a quem|senhor(?:es|a|as)?|gentil[ei]|gentilissim[oaie]|egregi[oae]?`,
  String.raw`spett(?:abile|\.le|\.)|buongiorno|salve|alla cortese|a chi di|pregiatissim[oaie]|geachte|beste|lieve`,
  String.raw`goede(?:morgen|middag|ndag)|l\.s\.|szanown\p{L}+|drog\p{L}+|dzień dobry|witam|hej|bästa|kära|till den`,
  String.raw`god (?:dag|morgon)|kære|hei|kjære|til den|hyvä|arvoisa|vážen\p{L}+|dobrý den|tisztelt|kedves|stimat\p{L}+`,
  String.raw`sayın|merhaba|sevgili|değerli|kính (?:gửi|thưa)|thưa|αγαπητ\p{L}+|αξιότιμ\p{L}+|κύρι\p{L}+|κυρία`,
  String.raw`уважаем\p{L}+|здравствуйте|добрый день|дорог\p{L}+|шановн\p{L}+|السيد|السيدة|السادة|سيدي|سيدتي|عزيزي|عزيزتي`,
  String.raw`حضرة|تحية|السلام عليكم|إلى من|לכבוד|שלום|נכבדי|גברת|אדון|הנהלת|महोदय|महोदया|आदरणीय|माननीय|प्रिय|नमस्ते|श्रीमान`,
].join('|');
/** Scripts without spaces between words. */
const OPENINGS_JOINED =
  '尊敬的|敬启者|敬啟者|您好|你好|亲爱的|親愛的|拝啓|謹啓|前略|拝呈|안녕하세요|안녕하십니까|존경하는';

/** Salutations by how they end: "… 님께", "… שלום רב,". */
const OPENING_END =
  /^(?:안녕하(?:세요|십니까)[.,!]?(?= |$).*|\p{Script=Hangul}[\p{Script=Hangul} ]{0,30}(?:님께|귀중께)|(?:\p{Script=Hebrew}+ ){1,3}שלום(?: רב)?)[,.:]?$/u;

const CLOSINGS = [
  String.raw`(?:yours )?(?:very )?(?:sincerely|faithfully|truly|respectfully|cordially)(?: yours)?|respectfully submitted`,
  String.raw`(?:with |my )?(?:kind|kindest|best|warm|warmest|sincere|many)?(?: personal)? ?(?:regards|wishes|thanks)`,
  String.raw`best|thanks|thank you|cheers|with (?:gratitude|appreciation|enthusiasm|thanks)`,
  String.raw`mit (?:freundlichem|freundlichen|besten|herzlichen|lieben|vielen|kollegialen) (?:gr[uü](?:ß|ss)\p{L}*|empfehlungen)`,
  String.raw`(?:freundliche|beste|herzliche|viele|liebe|schöne) gr[uü](?:ß|ss)\p{L}*|hochachtungsvoll|mfg`,
  String.raw`(?:bien |très )?cordialement|bien à vous|sincèrement|respectueusement|(?:sincères |meilleures |cordiales )?salutations`,
  String.raw`(?:muy )?atentamente|(?:un |reciba un |reciban un |con un )?(?:muy )?(?:cordial|atento|afectuoso) saludo|saludos`,
  String.raw`atenciosamente|cordialmente|respeitosamente|(?:com )?(?:os )?(?:meus |melhores |mais )*(?:respeitosos )?cumprimentos`,
  String.raw`(?:cordiali|distinti|cari|migliori) saluti|in fede|con osservanza|met (?:vriendelijke|hartelijke|beleefde) groet\p{L}*`,
  String.raw`hoogachtend|vriendelijke groet\p{L}*|hartelijke groet\p{L}*|groeten|z (?:poważaniem|wyrazami szacunku|pozdrowieniami)`,
  String.raw`łączę wyrazy|(?:serdecznie )?pozdrawiam|(?:med )?vänliga? hälsning\p{L}*|(?:bästa )?hälsning\p{L}*|(?:med )?venn?lig hilsen`,
  String.raw`(?:de )?bedste hilsner|ystävällisin terveisin|kunnioittaen|s pozdravem|s úctou|(?:tisztelettel|üdvözlettel)`,
  String.raw`cu (?:stimă|respect)|saygılar\p{L}*|saygı ve|iyi çalışmalar|trân trọng|kính thư|thân mến|με εκτίμηση|φιλικά|με τιμή`,
  String.raw`с (?:глубоким )?уважением|с наилучшими|искренне|з повагою|و?تفضلوا|و?تقبلوا|مع (?:خالص|فائق|أطيب|الاحترام|التقدير|التحية|وافر)`,
  String.raw`ودمتم|المخلص|المخلصة|والسلام|בברכה|בכבוד רב|בתודה|בהוקרה|भवदीया?|सादर|धन्यवाद सहित|आपका|आपकी|निवेदक`,
].join('|');
const CLOSINGS_JOINED =
  '此致(?:敬礼|敬禮)?|敬礼|敬禮|敬上|敬启|谨上|谨启|顺祝\\p{L}*|顺颂\\p{L}*|祝好|敬具|謹白|草々|敬白|감사합니다|드림|올림';

/** Formulas of a whole sentence, as in French, which may take several lines. */
const FORMULA = new RegExp(
  [
    String.raw`^(?:je vous prie|nous vous prions|veuillez|recevez|agréez|dans l['’](?:attente|espoir)|en vous|restant|espérant|avec).*(?:salutations|sentiments|considération|respects|dévouement)`,
    String.raw`^(?:la|le|vi|nel|in attesa|resto|rimango).*(?:saluti|cordialmente|saluto)[\s.,]*$`,
    String.raw`^(?:reciba|le saluda|les saluda|quedo|sin otro|a la espera).*(?:saludos?|atentamente)[\s.,]*$`,
    '^此致\\s*敬[礼禮]',
  ].join('|'),
  'iu',
);

const OPENING = new RegExp(String.raw`^(?:(?:${OPENINGS})(?![\p{L}\p{M}])|(?:${OPENINGS_JOINED}))`, 'iu');
const CLOSING = new RegExp(String.raw`^(?:(?:${CLOSINGS})(?![\p{L}\p{M}])|(?:${CLOSINGS_JOINED}))`, 'iu');

const MOST_WORDS = 12;
const wordsIn = (text: string): number => text.trim().split(/\s+/u).length;

/** How surely a line addresses somebody: 2 with the punctuation of a salutation, 1 without, 0 for any other line. */
export function opensLetter(text: string): 0 | 1 | 2 {
  if (OPENING_END.test(text.trim())) return 2;
  if (!OPENING.test(text) || /[@\d]/u.test(text)) return 0;
  if (wordsIn(text) <= MOST_WORDS && /[,:!،，：、;–-]\s*$/u.test(text)) return 2;
  return wordsIn(text) <= 6 && !/[.?]\s*$/u.test(text) ? 1 : 0;
}

/** Whether lines, joined, are a sentence that ends a letter, such as the formulas of French. */
export const isFormula = (text: string): boolean => text.length <= 320 && FORMULA.test(text.trim());

/** Whether a line is how a letter ends: a few words such as "Kind regards,", or a formula. */
export function closesLetter(text: string): boolean {
  const bare = text.trim();
  if (isFormula(bare)) return true;
  if (/[\d@?]/u.test(bare) || wordsIn(bare) > 7 || bare.length > 70) return false;
  if (/^\p{Script=Hangul}{2,5} ?(?:드림|올림|배상)$/u.test(bare)) return true;
  return CLOSING.test(bare) && !/\p{L}{2}[.!]\s+\p{L}/u.test(bare) && !/^thank you \p{L}+ \p{L}+ \p{L}/iu.test(bare);
}
