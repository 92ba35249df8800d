import { describe, expect, it } from 'vitest';
import { isPlace, parsePlace } from './places.ts';
import { placeOfTemplate } from './places-of-templates.ts';

describe('parsePlace', () => {
  it('the letters of a company and levels of languages are no codes of places', () => {
    for (const text of ['Autohaus Park KG, Stade', 'Meier KG', 'Lake CV', 'Power BI'])
      expect(parsePlace(text)).toBeUndefined();
    for (const text of ['Goethe-Zertifikat B2', 'Spanish C1']) expect(parsePlace(text)).toBeUndefined();
    expect(parsePlace('Birmingham B2')?.postalCode).toBe('B2');
    expect(parsePlace('Skipton, North Yorkshire GB')?.countryCode).toBe('GB');
  });

  it.each([
    ['成都, 四川', { city: '成都', region: '四川', countryCode: '' }],
    ['成都, 中国', { city: '成都', region: '', countryCode: 'CN' }],
    ['75 008 Paris', { city: 'Paris', postalCode: '75 008' }],
    ['Millbrook OXON OX33 0HX', { city: 'Millbrook', region: 'OXON', postalCode: 'OX33 0HX' }],
    ['San Francisco, CA', { city: 'San Francisco', region: 'CA', countryCode: '' }],
    ['Pleasantville, CA 94588', { city: 'Pleasantville', region: 'CA', postalCode: '94588' }],
    [
      '218 Valencia Street, San Francisco, CA 94103',
      { address: '218 Valencia Street', city: 'San Francisco', region: 'CA', postalCode: '94103' },
    ],
    [
      'Keizersgracht 999, 1017 ZZ Amsterdam, Netherlands',
      { address: 'Keizersgracht 999', city: 'Amsterdam', postalCode: '1017 ZZ' },
    ],
    [
      'ul. Łąkowa 12/4, 90-562 Łódź, Polska',
      { address: 'ul. Łąkowa 12/4', city: 'Łódź', postalCode: '90-562', countryCode: 'PL' },
    ],
    [
      '77 Vassar Street, Cambridge, MA, US, 02139',
      { address: '77 Vassar Street', city: 'Cambridge', region: 'MA', countryCode: 'US', postalCode: '02139' },
    ],
    ['St. Georges Street 25, 28170 Gotham City, GER', { city: 'Gotham City', countryCode: 'DE', postalCode: '28170' }],
    ['14 Quay Lane, H91 E2K3, Galway (IE)', { city: 'Galway', countryCode: 'IE', postalCode: 'H91 E2K3' }],
    [
      '5/210 Lygon Street, Melbourne VIC 3000',
      { address: '5/210 Lygon Street', city: 'Melbourne', region: 'VIC', postalCode: '3000' },
    ],
    [
      'Rua da Hora, 310, Recife - PE, CEP 52011-040',
      { address: 'Rua da Hora, 310', city: 'Recife', region: 'PE', postalCode: '52011-040' },
    ],
    [
      '195279, Россия, Санкт-Петербург, ул. Передовиков, д. 25',
      { address: 'ул. Передовиков, д. 25', city: 'Санкт-Петербург', postalCode: '195279', countryCode: 'RU' },
    ],
    ['Київ, вул. Садова 12', { address: 'вул. Садова 12', city: 'Київ' }],
    ['1022 Budapest Felvinci út 11.', { address: 'Felvinci út 11.', city: 'Budapest', postalCode: '1022' }],
    [
      "8 Lotissement L'entrée 33650 CABANAC",
      { address: "8 Lotissement L'entrée", city: 'CABANAC', postalCode: '33650' },
    ],
    ['Gartenstraße 12 80999 München', { address: 'Gartenstraße 12', city: 'München', postalCode: '80999' }],
    [
      '17 Rue de Bretagne, 98835 Dumbéa, Nouvelle-Calédonie',
      { address: '17 Rue de Bretagne', city: 'Dumbéa', postalCode: '98835', region: 'Nouvelle-Calédonie' },
    ],
    ['Skipton, North Yorkshire, GB', { city: 'Skipton', region: 'North Yorkshire', countryCode: 'GB' }],
    [
      'Hafenweg 7, Husum, 25813, Schleswig-Holstein, DE',
      { address: 'Hafenweg 7', city: 'Husum', region: 'Schleswig-Holstein', postalCode: '25813', countryCode: 'DE' },
    ],
    [
      '12 Elm St, Apt 3, Peoria, 61602, Illinois, United States',
      { city: 'Peoria', region: 'Illinois', postalCode: '61602', countryCode: 'US' },
    ],
    ['Altona, Hamburg, 22765, AT', { address: 'Altona', city: 'Hamburg', region: '', postalCode: '22765' }],
    ['Berlin, Germany', { city: 'Berlin', countryCode: 'DE' }],
    ['Madrid, España', { city: 'Madrid', countryCode: 'ES' }],
    ['Musterstraße 12, 80331 München', { address: 'Musterstraße 12', postalCode: '80331', city: 'München' }],
    ['12 Strawberry Hill, Dublin 8, Ireland', { address: '12 Strawberry Hill', city: 'Dublin', countryCode: 'IE' }],
    ['Bengaluru, Karnataka, India', { city: 'Bengaluru', region: 'Karnataka', countryCode: 'IN' }],
    ['Belo Horizonte/MG', { city: 'Belo Horizonte', region: 'MG' }],
    ['Milano (MI)', { city: 'Milano', region: 'MI' }],
    ['Rua das Flores 12, 4050-262 Porto', { address: 'Rua das Flores 12', postalCode: '4050-262', city: 'Porto' }],
    ['רחוב הרצל 14, חיפה', { address: 'רחוב הרצל 14', city: 'חיפה' }],
    ['شارع مكة 7، عمّان', { address: 'شارع مكة 7', city: 'عمّان' }],
    ['45 गांधी मार्ग, जयपुर 302001', { address: '45 गांधी मार्ग', city: 'जयपुर', postalCode: '302001' }],
    ['横浜市', { city: '横浜市' }],
    [
      '日本、〒150-0002 東京都渋谷区渋谷2-1-1',
      { address: '渋谷2-1-1', city: '渋谷区', region: '東京都', postalCode: '150-0002', countryCode: 'JP' },
    ],
    ['神奈川県横浜市西区みなとみらい3-1', { region: '神奈川県', city: '横浜市', address: '西区みなとみらい3-1' }],
    ['京都府京都市', { region: '京都府', city: '京都市' }],
    ['上海市', { city: '上海市' }],
    ['Rotorua', { city: 'Rotorua' }],
    ['Saint-Malo', { city: 'Saint-Malo' }],
    ['Bengaluru 560 038', { city: 'Bengaluru', postalCode: '560 038' }],
    [
      '4 Hill Road, Pune – 411038, Maharashtra, India',
      { address: '4 Hill Road', city: 'Pune', postalCode: '411038', region: 'Maharashtra', countryCode: 'IN' },
    ],
    [
      '中国上海浦东新区张江路 88 号 201203',
      { address: '浦东新区张江路 88 号', city: '上海', postalCode: '201203', countryCode: 'CN' },
    ],
    ['广东省深圳市南山区科技园', { region: '广东省', city: '深圳市', address: '南山区科技园' }],
    [
      '대한민국 서울특별시 마포구 양화로 45 04036',
      { region: '', city: '서울특별시', address: '마포구 양화로 45', postalCode: '04036', countryCode: 'KR' },
    ],
    ['경기도 수원시 팔달구 매산로 1', { region: '경기도', city: '수원시', address: '팔달구 매산로 1' }],
    ['الأردن', { countryCode: 'JO' }],
    ['دبي، الإمارات العربية المتحدة', { city: 'دبي', countryCode: 'AE' }],
  ])('reads %s', (text, expected) => {
    expect(parsePlace(text)).toMatchObject(expected);
  });

  it.each([
    'Oststr. 5, 32545 Minden, Mobil',
    'Senior Engineer',
    'Acme Inc.',
    'jane@example.com',
    'Python, SQL',
    '新市場の開拓',
    '',
  ])('does not read %j as a place', (text) => {
    expect(isPlace(text)).toBe(false);
  });
});

describe('places without all of their commas', () => {
  it.each([
    ['Quimper Bretagne FR', { city: 'Quimper', region: 'Bretagne', countryCode: 'FR' }],
    ['Salem, Oregon US', { city: 'Salem', region: 'Oregon', countryCode: 'US' }],
    ['Tacoma, WA US', { city: 'Tacoma', region: 'WA', countryCode: 'US' }],
    ['20012 Donostia ES Gipuzkoa', { city: 'Donostia', region: 'Gipuzkoa', postalCode: '20012', countryCode: 'ES' }],
    ['24937 Flensburg, Schleswig-Holstein', { city: 'Flensburg', region: 'Schleswig-Holstein', postalCode: '24937' }],
    [
      '4 rue du Port 29000 Quimper Bretagne FR',
      { address: '4 rue du Port', city: 'Quimper', region: 'Bretagne', postalCode: '29000', countryCode: 'FR' },
    ],
    [
      '3 Harbour Row, Truro, Cornwall TR1 2XN',
      { address: '3 Harbour Row', city: 'Truro', region: 'Cornwall', postalCode: 'TR1 2XN' },
    ],
    ['Tower Row 4, EH8 1AA, Edinburgh, Midlothian GB', { city: 'Edinburgh', region: 'Midlothian', countryCode: 'GB' }],
    ['Kiel Schleswig-Holstein', { city: 'Kiel', region: 'Schleswig-Holstein', countryCode: '' }],
  ])('%s', (text, expected) => {
    expect(parsePlace(text)).toMatchObject(expected);
  });

  it.each(['Bavaria Motor Works', 'Kent State University', 'Ocean Conservation Bretagne', 'Volunteer of the Essex'])(
    'are not read from %j',
    (text) => {
      expect(parsePlace(text)).toBeUndefined();
    },
  );
});

describe('Italian places', () => {
  it('have their province in brackets', () => {
    const town = { city: 'Travagliato', region: 'BS', postalCode: '25039', countryCode: '' };
    expect(parsePlace('25039 – Travagliato (BS)')).toEqual({ ...town, address: '' });
    expect(parsePlace('Via Roma 1, 25039 Travagliato (BS), Italia')).toEqual({
      ...town,
      address: 'Via Roma 1',
      countryCode: 'IT',
    });
  });

  it('are not those with the code of a country in brackets', () => {
    expect(parsePlace('10115 Berlin (DE)')?.region).not.toBe('BS');
    expect(parsePlace('75001 Paris (FR)')?.region).toBe('');
  });
});

describe('places of templates', () => {
  it('have a city, and a region that is no country', () => {
    expect(placeOfTemplate('[Ciudad, Estado]')).toMatchObject({ city: 'Ciudad', region: 'Estado' });
    expect(placeOfTemplate('City, State 12345')).toMatchObject({ city: 'City', region: 'State', postalCode: '12345' });
    expect(placeOfTemplate('City, State ZIP')).toMatchObject({ city: 'City', region: 'State', postalCode: '' });
    expect(placeOfTemplate('City, Country')).toBeUndefined();
    expect(placeOfTemplate('City of London')).toBeUndefined();
  });
});

it('the code of a canton behind a Swiss town with its postal code is its region', () => {
  expect(parsePlace('Untere Bahnhofstrasse 1, 9500 Wil SG')).toMatchObject({
    address: 'Untere Bahnhofstrasse 1',
    postalCode: '9500',
    city: 'Wil',
    region: 'SG',
  });
  expect(parsePlace('95000 Wil SG')).toMatchObject({ city: 'Wil SG', region: '' });
});

it('a postal code alone before its country is none of the names of a place', () => {
  for (const text of [
    '2800 SW Williston Road, Gainesville, Florida, 32608 United States',
    '2800 SW Williston Road, Gainesville Florida, Florida, 32608 United States',
  ])
    expect(parsePlace(text), text).toEqual({
      address: '2800 SW Williston Road',
      postalCode: '32608',
      city: 'Gainesville',
      region: 'Florida',
      countryCode: 'US',
    });
});
