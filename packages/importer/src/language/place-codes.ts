/** Codes of countries (ISO 3166-1). */
export const COUNTRY_CODES = (
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH ' +
  'CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FR GA GB GD GE GH GM GN GQ ' +
  'GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KM KP KR KW KZ LA LB LI LK LR ' +
  'LS LT LU LV LY MA MC MD ME MG MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NZ OM PA ' +
  'PE PG PH PK PL PR PS PT PY QA RO RS RU RW SA SC SD SE SG SI SK SL SM SN SO SR SS SV SY SZ TD TG TH ' +
  'TJ TL TM TN TO TR TT TW TZ UA UG US UY UZ VA VE VN YE ZA ZM ZW'
).split(' ');

/** The same, to look one up. */
export const CODES: ReadonlySet<string> = new Set(COUNTRY_CODES);

/** The code of each state of the United States by its name, folded. */
export const US_STATES: Record<string, string> = {
  alabama: 'AL',
  alaska: 'AK',
  arizona: 'AZ',
  arkansas: 'AR',
  california: 'CA',
  colorado: 'CO',
  connecticut: 'CT',
  delaware: 'DE',
  florida: 'FL',
  georgia: 'GA',
  hawaii: 'HI',
  idaho: 'ID',
  illinois: 'IL',
  indiana: 'IN',
  iowa: 'IA',
  kansas: 'KS',
  kentucky: 'KY',
  louisiana: 'LA',
  maine: 'ME',
  maryland: 'MD',
  massachusetts: 'MA',
  michigan: 'MI',
  minnesota: 'MN',
  mississippi: 'MS',
  missouri: 'MO',
  montana: 'MT',
  nebraska: 'NE',
  nevada: 'NV',
  newhampshire: 'NH',
  newjersey: 'NJ',
  newmexico: 'NM',
  newyork: 'NY',
  northcarolina: 'NC',
  northdakota: 'ND',
  ohio: 'OH',
  oklahoma: 'OK',
  oregon: 'OR',
  pennsylvania: 'PA',
  rhodeisland: 'RI',
  southcarolina: 'SC',
  southdakota: 'SD',
  tennessee: 'TN',
  texas: 'TX',
  utah: 'UT',
  vermont: 'VT',
  virginia: 'VA',
  washington: 'WA',
  westvirginia: 'WV',
  wisconsin: 'WI',
  wyoming: 'WY',
  districtofcolumbia: 'DC',
};
/** States and provinces of the United States, Canada and Australia. */
export const STATE_CODES = new Set([
  ...Object.values(US_STATES),
  'AB',
  'BC',
  'MB',
  'NB',
  'NL',
  'NS',
  'NT',
  'NU',
  'ON',
  'PE',
  'QC',
  'SK',
  'YT',
  'NSW',
  'VIC',
  'QLD',
  'TAS',
  'ACT',
]);
/** States of Brazil. */
export const BRAZIL_STATES = new Set(
  'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' '),
);

/** States and territories of Australia. */
export const AUSTRALIAN_STATES = new Set(['NSW', 'VIC', 'QLD', 'TAS', 'ACT', 'SA', 'WA', 'NT']);

/** Cantons of Switzerland. */
export const SWISS_CANTONS = new Set(
  'AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH'.split(' '),
);

/** Further names of countries, in small letters. */
export const MORE_NAMES: Record<string, string> = {
  usa: 'US',
  us: 'US',
  'u.s.': 'US',
  'u.s.a': 'US',
  'u.s.a.': 'US',
  'united states of america': 'US',
  uk: 'GB',
  'u.k.': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  'great britain': 'GB',
  'republic of korea': 'KR',
  's.korea': 'KR',
  's. korea': 'KR',
  korea: 'KR',
  uae: 'AE',
  'czech republic': 'CZ',
  holland: 'NL',
  'the netherlands': 'NL',
  russia: 'RU',
  éire: 'IE',
  eire: 'IE',
  'people’s republic of china': 'CN',
  'p.r. china': 'CN',
  brasil: 'BR',
  méxico: 'MX',
  türkiye: 'TR',
  turkey: 'TR',
  'ivory coast': 'CI',
  burma: 'MM',
  brd: 'DE',
  ger: 'DE',
  deu: 'DE',
  gbr: 'GB',
  fra: 'FR',
  nld: 'NL',
  che: 'CH',
  aut: 'AT',
  'česká republika': 'CZ',
  'slovenská republika': 'SK',
  'republika hrvatska': 'HR',
  'republika srbija': 'RS',
  'република србија': 'RS',
  'република българия': 'BG',
  'российская федерация': 'RU',
  'republica moldova': 'MD',
  bih: 'BA',
};
