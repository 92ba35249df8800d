import type { Translation } from '../translate.ts';
import type { values as english } from '../en/values.ts';

export const values: Translation<typeof english> = {
  locale: 'Utilisez un code de langue tel que fr ou pt-BR',
  country: 'Utilisez un code de pays à deux lettres tel que FR',
  partialDate: 'Utilisez une année, ou une année et un mois : 2024 ou 2024-05',
  tagManagerId: 'doit être GTM- ou G- suivi de lettres majuscules et de chiffres',
  newerFormat:
    'Ce document a été enregistré par une version plus récente de l’application (format {{found}} ; cette version va jusqu’à {{known}}). Mettez-la à jour pour le modifier.',
};
