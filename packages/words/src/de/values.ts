import type { Translation } from '../translate.ts';
import type { values as english } from '../en/values.ts';

export const values: Translation<typeof english> = {
  locale: 'Verwenden Sie ein Sprachkürzel wie en oder pt-BR',
  country: 'Verwenden Sie ein Länderkürzel mit zwei Buchstaben wie DE',
  partialDate: 'Verwenden Sie ein Jahr oder Jahr und Monat: 2024 oder 2024-05',
  tagManagerId: 'muss GTM- oder G- und danach Großbuchstaben und Ziffern sein',
  newerFormat:
    'Dieses Dokument wurde von einer neueren Version der App gespeichert (Format {{found}}; diese Version unterstützt bis {{known}}). Aktualisieren Sie, um es zu bearbeiten.',
};
