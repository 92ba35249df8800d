/** Codes of Italian provinces, without those that other countries with five digits before a town have as well (CZ, FR, TR). */
const PROVINCES: ReadonlySet<string> = new Set(
  (
    'AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CL CN CO CR CS CT EN FC FE FG FI FM GE GO ' +
    'GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OR PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC RE ' +
    'RG RI RM RN RO SA SI SO SP SR SS SU SV TA TE TN TO TP TS TV UD VA VB VC VE VI VR VT VV'
  ).split(' '),
);

const TOWN =
  /(?<!\d)(?:I-)?(?<postalCode>\d{5})(?:,|\s[–-])?\s(?<city>\p{Lu}[\p{L}'’ ]{1,40}?)\s?\((?<region>[A-Z]{2})\)(?:,?\s(?<country>Italia|Italy|Italien|Italie))?$/u;

/** "Via Roma 1, 25121 Brescia (BS)": the town of an Italian address, with its province in brackets. */
export const italianPlace = (
  text: string,
): { address: string; postalCode: string; city: string; region: string; countryCode: string } | undefined => {
  const found = TOWN.exec(text.trim());
  const { postalCode = '', city = '', region = '', country } = found?.groups ?? {};
  if (!found || !PROVINCES.has(region)) return undefined;
  const address = text
    .trim()
    .slice(0, found.index)
    .replace(/[\s,;–-]{1,8}$/u, '');
  return { address, postalCode, city: city.trim(), region, countryCode: country === undefined ? '' : 'IT' };
};
