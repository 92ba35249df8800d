import type { Translation } from '../translate.ts';
import type { values as english } from '../en/values.ts';

export const values: Translation<typeof english> = {
  locale: 'Use un código de idioma como en o pt-BR',
  country: 'Use un código de país de dos letras como ES',
  partialDate: 'Use un año, o un año y un mes: 2024 o 2024-05',
  tagManagerId: 'debe ser GTM- o G- seguido de mayúsculas y cifras',
  newerFormat:
    'Este documento se guardó con una versión más reciente de la aplicación (formato {{found}}; esta versión admite hasta {{known}}). Actualícela para editarlo.',
};
