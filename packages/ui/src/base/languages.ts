import { documentLanguages } from '@vitae/domain';

/** The languages that documents can be written in, sorted by their names in a language. */
export function languagesIn(language: string) {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return documentLanguages
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}
