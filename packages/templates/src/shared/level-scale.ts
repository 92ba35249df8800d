import { normalized } from '@vitae/domain';

/** The highest level. */
export const mostOfLevels = 5;

/**
 * Prefixes of words for levels, from the highest to the lowest, in the languages of documents: the levels of the Common
 * European Framework, those of LinkedIn and JSON Resume, and the usual ones. `!` ends a whole word. The first list that
 * contains a word counts, so that "upper intermediate" is not mistaken for "intermediate".
 */
const words = [
  `c1!|c2!|native|mother tongue|bilingu|bilingü|expert|master|muttersprach|langue maternelle|nativ|lengua materna|
  língua materna|madrelingua|moedertaal|tweetalig|ojczyst|rodzim|ekspert|modersmål|bản ngữ|tiếng mẹ đẻ|chuyên gia|
  ana dil|anadil|uzman|μητρικ|родной|эксперт|носител|اللغة الأم|خبير|שפת אם|מומח|मातृभाषा|विशेषज्ञ|
  母语|母語|专家|精通|ネイティブ|専門|모국어|원어민|전문가`,
  `b2!|upper intermediate|upper-intermediate|fluent|advanced|proficient|full professional|very good|fließend|
  verhandlungssicher|fortgeschritten|sehr gut|courant|avancé|fluid|avanzad|fluente|avançad|avanzat|ottim|vloeiend|
  gevorderd|biegł|zaawansowan|flytande|avancerad|thành thạo|nâng cao|akıcı|ileri|άριστ|προχωρημέν|свободн|продвинут|
  بطلاقة|متقدم|שוטף|שוטפת|מתקדם|धाराप्रवाह|उन्नत|流利|熟练|高级|流暢|上級|유창|고급|능통`,
  `a2!|elementary|basic|limited|pre-intermediate|pre intermediate|grundkenntnis|élémentaire|notions|scolaire|básic|
  elementar|basis|podstaw|grundläggande|cơ bản|temel|βασικ|базов|أساسي|בסיסי|बुनियादी|基础|基礎|기초|初级`,
  `b1!|intermediate|working proficiency|professional|conversational|competent|good!|gut!|gute!|mittelstufe|intermédiaire|
  bon!|intermedi|buono|gemiddeld|goed!|średni|komunikatywn|dobr|medel|god!|goda!|trung cấp|khá|orta|iyi!|μέτρι|καλ|
  средн|хорош|متوسط|جيد|בינוני|טובה|मध्यम|अच्छ|中级|良好|中級|日常会話|중급`,
  `a1!|beginner|novice|learning|anfänger|débutant|principiant|iniciante|beginnend|początkujący|nybörjare|mới bắt đầu|
  başlangıç|αρχάρι|начальн|начинающ|مبتدئ|מתחיל|शुरुआती|初学|初級|초급|입문`,
];
const ranks = [5, 4, 2, 3, 1];

const patternOf = (list: string): RegExp => {
  const starts = list.split(/\|\s*/u).map((word) => word.replace('!', '(?![\\p{L}\\d])'));
  // East Asian words may be parts of longer ones.
  return new RegExp(
    starts.map((word) => (/^[\u3040-\uffff]/u.test(word) ? word : `(?<!\\p{L})${word}`)).join('|'),
    'iu',
  );
};
const patterns = words.map(patternOf);

const OF_ALL = /^(\d+(?:[.,]\d+)?)\s*(?:\/|of|von|sur|de)\s*(\d+)$/iu;
const PERCENT = /^(\d{1,3})\s*[%٪]$/u;

/** A level as 1–5, read from its word, "4/5" or "80 %"; `null` if the text states no level. */
export function levelOf(text: string): number | null {
  const level = normalized(text.trim(), 'NFC');
  const [, part, all] = OF_ALL.exec(level) ?? [];
  const [, percent] = PERCENT.exec(level) ?? [];
  if (part !== undefined || percent !== undefined) {
    const share = part === undefined ? Number(percent) / 100 : Number(part.replace(',', '.')) / Number(all);
    return share > 0 && share <= 1 ? Math.max(1, Math.round(share * mostOfLevels)) : null;
  }
  return ranks[patterns.findIndex((pattern) => pattern.test(level))] ?? null;
}
