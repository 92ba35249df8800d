/** Languages that documents are not written in here, and whose dates, names of languages and of countries are still read. */
export const neighbourLanguages: readonly string[] =
  'pt-PT cs da nb fi hu ro uk ca id hr bg sk sl sr sr-Latn bs mk lt lv et is gl eu az ms th fa'.split(' ');
