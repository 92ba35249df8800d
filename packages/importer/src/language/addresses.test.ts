import { describe, expect, it } from 'vitest';
import { parsePlace } from './places.ts';

describe('states', () => {
  it('states that are named after countries, and addresses that say whose they are', () => {
    expect(parsePlace('Santa Fe, New Mexico')).toMatchObject({
      city: 'Santa Fe',
      region: 'New Mexico',
      countryCode: '',
    });
    expect(parsePlace('Tbilisi, Georgia')).toMatchObject({ city: 'Tbilisi', countryCode: 'GE' });
    expect(parsePlace('Calle Estafeta 17, 3.º, 31001, Pamplona, España (Domicilio)')).toEqual({
      address: 'Calle Estafeta 17, 3.º',
      postalCode: '31001',
      city: 'Pamplona',
      region: '',
      countryCode: 'ES',
    });
  });
});

describe('an address in one line', () => {
  it.each([
    ['Göttingen, Niedersachsen', { city: 'Göttingen', region: 'Niedersachsen' }],
    ['Thunder Bay, Ontario', { city: 'Thunder Bay', region: 'Ontario' }],
    ['El Astillero 39610 Cantabria', { city: 'El Astillero', region: 'Cantabria', postalCode: '39610' }],
    [
      '267 19th Ave South Minneapolis, Minnesota 55455',
      { address: '267 19th Ave South', city: 'Minneapolis', region: 'Minnesota', postalCode: '55455' },
    ],
  ])('reads %s as a place', (text, place) => {
    expect(parsePlace(text)).toMatchObject(place);
  });

  it('reads a country before the code, and no company as a place', () => {
    expect(parsePlace('Via Verdi, 6, Milano (MI), Italy, 20138')).toEqual({
      address: 'Via Verdi, 6',
      postalCode: '20138',
      city: 'Milano',
      region: 'MI',
      countryCode: 'IT',
    });
    expect(parsePlace('Danone France')).toBeUndefined();
    expect(parsePlace('Pokfulam, Hong Kong')).toHaveProperty('city', 'Hong Kong');
  });

  it('has an address with a state by its name, and a postal code of the Netherlands', () => {
    expect(parsePlace('3411 Erie Avenue, Cincinnati, Ohio 45208')).toMatchObject({
      city: 'Cincinnati',
      region: 'Ohio',
      postalCode: '45208',
    });
    expect(parsePlace('Prinsengracht 712, 1017 JZ')).toMatchObject({ city: '', postalCode: '1017 JZ' });
  });
});

describe('places', () => {
  it('may be a state before its country, a province before its city, and a code with the letters of its country', () => {
    expect(parsePlace('New Mexico, United States')).toMatchObject({ city: '', region: 'New Mexico' });
    expect(parsePlace('广东深圳')).toMatchObject({ city: '深圳', region: '广东' });
    expect(parsePlace('四川大学')).toBeUndefined();
    expect(parsePlace('B-9000 Gent')).toMatchObject({ city: 'Gent', postalCode: 'B-9000' });
  });
});

describe('what is no place', () => {
  it('two digits or a year behind a word that is no city make no place', () => {
    expect(parsePlace('Loom 04')).toBeUndefined();
    expect(parsePlace('Weavathon 2018')).toBeUndefined();
    expect(parsePlace('Dublin 12')?.city).toBe('Dublin');
    expect(parsePlace('Antwerpen 2018')).toMatchObject({ city: 'Antwerpen', postalCode: '2018' });
  });
});
