import { foldText } from '../text/normalise.ts';

/**
 * States, provinces and counties that people write behind their city. Those that are called like a city ("Barcelona",
 * "Utrecht") are left out: behind the name of an employer they are its place.
 */
const NAMES =
  'baden-württemberg|bayern|bavaria|brandenburg|hessen|mecklenburg-vorpommern|niedersachsen|nordrhein-westfalen|nrw|rheinland-pfalz' +
  '|saarland|sachsen|saxony|sachsen-anhalt|schleswig-holstein|thüringen|burgenland|kärnten|niederösterreich|oberösterreich|steiermark' +
  '|tirol|vorarlberg|aargau|graubünden|thurgau|vaud|valais|wallis|ticino|jura' +
  '|andalucía|aragón|asturias|canarias|cantabria|castilla-la mancha|castilla y león|catalunya|cataluña|catalonia|extremadura|galicia' +
  '|la rioja|islas baleares|navarra|país vasco|euskadi|comunidad valenciana|comunidad de madrid|región de murcia|vizcaya|bizkaia' +
  '|guipúzcoa|gipuzkoa|álava|asturies|antioquia|cundinamarca|valle del cauca|santander del sur|jalisco|nuevo león|estado de méxico|yucatán' +
  '|île-de-france|ile-de-france|bretagne|normandie|occitanie|nouvelle-aquitaine|grand est|hauts-de-france|auvergne-rhône-alpes' +
  '|pays de la loire|provence-alpes-côte d’azur|paca|bourgogne-franche-comté|centre-val de loire|corse|alsace|haute-savoie|gironde|rhône' +
  '|nouvelle-calédonie|polynésie française|la réunion|guadeloupe|martinique|guyane|mayotte|connacht|leinster|munster|ulster' +
  '|lombardia|lombardy|piemonte|piedmont|veneto|toscana|tuscany|emilia-romagna|lazio|campania|puglia|calabria|sicilia|sardegna|liguria' +
  '|umbria|marche|abruzzo|basilicata|molise|friuli-venezia giulia|trentino-alto adige' +
  '|cornwall|devon|kent|essex|surrey|sussex|east sussex|west sussex|norfolk|suffolk|hampshire|dorset|somerset|wiltshire|cumbria' +
  '|lancashire|yorkshire|north yorkshire|south yorkshire|west yorkshire|merseyside|greater manchester|cheshire|derbyshire|leicestershire' +
  '|nottinghamshire|lincolnshire|oxfordshire|berkshire|buckinghamshire|hertfordshire|bedfordshire|cambridgeshire|gloucestershire' +
  '|worcestershire|warwickshire|shropshire|staffordshire|middlesex' +
  '|berks|bucks|cambs|glos|hants|herts|lancs|leics|lincs|middx|northants|notts|oxon|salop|staffs|warks|wilts|worcs|north yorks|south yorks|west yorks' +
  '|tyne and wear|west midlands|fife|aberdeenshire|midlothian|east lothian|west lothian|lanarkshire|ayrshire|perthshire' +
  '|south glamorgan|mid glamorgan|west glamorgan|gwent|gwynedd|dyfed|powys|pembrokeshire|carmarthenshire' +
  '|noord-holland|zuid-holland|noord-brabant|gelderland|overijssel|flevoland|friesland|drenthe|limburg|vlaams-brabant|oost-vlaanderen' +
  '|west-vlaanderen|hainaut|skåne|västra götaland|småland|uppland|dalarna|jylland|sjælland|nordjylland|viken|vestland|rogaland|uusimaa' +
  '|mazowieckie|małopolskie|śląskie|wielkopolskie|dolnośląskie|pomorskie|łódzkie|lubelskie|podkarpackie|kujawsko-pomorskie' +
  '|minas gerais|paraná|santa catarina|rio grande do sul|bahia|pernambuco|ceará|goiás|espírito santo|mato grosso|algarve|alentejo|minho' +
  '|ontario|québec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland and labrador|prince edward island' +
  '|karnataka|maharashtra|tamil nadu|telangana|kerala|gujarat|rajasthan|uttar pradesh|madhya pradesh|andhra pradesh|west bengal|punjab' +
  '|haryana|bihar|odisha|assam|jharkhand|uttarakhand|himachal pradesh|sindh|new south wales|queensland|tasmania|south australia' +
  '|western australia|gauteng|kwazulu-natal|western cape|eastern cape|guangdong|zhejiang|jiangsu|sichuan|selangor|west java';

const REGIONS = new Set(NAMES.split('|').map(foldText));

/** Whether a text is the name of a state, a province or a county. */
export const isKnownRegion = (text: string): boolean =>
  REGIONS.has(foldText(text)) || /^(?:County|Co\.) \p{Lu}\p{Ll}+$/u.test(text);

const PROVINCES =
  '浙江|江苏|江蘇|广东|廣東|山东|山東|河南|河北|湖北|湖南|四川|福建|安徽|陕西|陝西|山西|辽宁|遼寧|吉林|黑龙江|黑龍江|江西|云南|雲南|贵州|貴州|广西|廣西|海南|甘肃|甘肅|青海|宁夏|寧夏|新疆|内蒙古|西藏|台湾|台灣';
const PROVINCE_AND_CITY = new RegExp(
  String.raw`^(?:中国|中國)?(?<region>${PROVINCES})\s?(?<city>(?![省市区])\p{Script=Han}{2,4})$`,
  'u',
);

/** "浙江杭州": a province of China and the city behind it. */
export const provinceAndCity = (text: string): { region: string; city: string } | undefined => {
  const { region, city } = PROVINCE_AND_CITY.exec(text)?.groups ?? {};
  return region !== undefined && city !== undefined ? { region, city } : undefined;
};
