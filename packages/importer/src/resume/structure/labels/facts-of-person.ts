import { AND } from '../../../language/and-words.ts';
/** What people say of their family without a label, by language; those that are given names as well are left out. */
const FAMILY =
  String.raw`single|(?:un)?married|divorced|widow(?:ed|er)?|in a relationship|civil partnership|engaged to be married` +
  String.raw`|ledig|unverheiratet|verheiratet|geschieden|verwitwet|alleinstehend|in partnerschaft|getrennt lebend` +
  String.raw`|célibataire|marié(?:e|\(e\))?|divorcé(?:e|\(e\))?|pacsé(?:e|\(e\))?|veuf|veuve|en couple|en concubinage|vie maritale` +
  String.raw`|solter[oa]|casad[oa]|divorciad[oa]|viud[oa]|solteir[oa]|divorciad[oa]|viúv[oa]|união estável` +
  String.raw`|celibe|nubile|coniugat[oa]|sposat[oa]|divorziat[oa]|vedov[oa]` +
  String.raw`|ongehuwd|gehuwd|alleenstaand|samenwonend|ongift|ogift|ugift|naimaton|naimisissa` +
  String.raw`|kawaler|żonaty|zamężna|rozwiedzion[ya]|svobodn[ýá]|ženatý|vdaná|slobodn[ýá]|vydatá|nőtlen|hajadon|házas|férjezett` +
  String.raw`|холост|женат|замужем|не замужем|неодружений|одружений|заміжня|неженен|необвързан|căsătorit[ăa]?|necăsătorit[ăa]?` +
  String.raw`|oženjen|neoženjen|udana|neudana|vedęs|ištekėjusi|άγαμ(?:ος|η)|έγγαμ(?:ος|η)|bekâr|evli ve|độc thân|đã kết hôn` +
  String.raw`|belum menikah|menikah|أعزب|عزباء|متزوجة?|רווקה?|נשוי|נשואה|مجرد|متأهل|अविवाहित|विवाहित|โสด|สมรส|未婚|已婚|独身|既婚|미혼|기혼`;

const CHILDREN =
  String.raw`(?:(?:with|mit|avec|con|com|met|med|z|s|c|no|without|keine|ohne|sans|sin|sem|senza|geen|uden|utan|bez|без)\s)?` +
  String.raw`(?:\p{L}+\s|\d\s)?(?:child(?:ren)?|kids?|kind(?:er|ern|eren)?|enfants?(?: à charge)?|hij[oa]s?|filh[oa]s?|figl[io]|barn|børn|dzieci|děti|детей|дети|çocuk)`;

const AGE = String.raw`\d{2}\s(?:years?(?: old)?|ans|jahre(?: alt)?|años|anos|anni|jaar|lat|år|let|rokov|лет|года?|yaşında|tuổi|tahun|岁|歳|세)`;

const FACT = new RegExp(
  String.raw`^(?:(?:${FAMILY})(?:[\s,;/]+(?:${AND}\s)?${CHILDREN}|\s*,\s*\p{L}{4,20})?|(?:(?:father|mother|vater|mutter|père|mère|padre|madre|pai|mãe) (?:of|von|de|di)\s)?${CHILDREN}|${AGE})\.?$`,
  'iu',
);

/** Whether a text says how old somebody is or how they live, and nothing else: "Célibataire sans enfant", "Ledig, deutsch". */
export const isFactOfPerson = (text: string): boolean => text.length < 60 && FACT.test(text.trim());
