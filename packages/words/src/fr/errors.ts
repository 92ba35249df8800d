import type { Translation } from '../translate.ts';
import type { errors as english } from '../en/errors.ts';

export const errors: Translation<typeof english> = {
  'bad-request': 'La demande n’a pas pu être lue.',
  conflict: 'Un autre appareil a modifié cela entre-temps.',
  'email-taken': 'Un compte existe déjà avec cette adresse. Connectez-vous, ou réinitialisez le mot de passe.',
  forbidden: 'Vous n’avez pas le droit de faire cela.',
  'foreign-origin': 'Cette demande ne vient pas de l’application.',
  internal: 'Une erreur inattendue s’est produite. Consultez la console pour en savoir plus.',
  invalid: 'Certains champs ne sont pas valides.',
  'invalid-code': 'Ce code est faux ou a expiré. Vérifiez-le, ou demandez-en un nouveau.',
  'invalid-credentials': 'L’adresse e-mail ou le mot de passe est incorrect.',
  'invalid-signature': 'La signature de ce message est fausse.',
  'limit-reached': 'Votre formule ne permet pas de synchroniser plus de documents. Celui-ci reste sur cet appareil.',
  'method-not-allowed': 'Ce n’est pas possible ici.',
  'newer-version':
    'Cela vient d’une version plus récente de l’application. Mettez l’application à jour pour le modifier.',
  'not-found': 'Cela n’existe pas.',
  'not-ready': 'Le serveur n’est pas prêt. Réessayez dans un instant.',
  'passkey-unknown': 'Cette clé d’accès n’est pas connue ici.',
  restored: 'Le serveur a été restauré à partir d’une sauvegarde. Synchronisez de nouveau.',
  'storage-full':
    'Votre compte est plein. Cela reste sur cet appareil ; supprimez définitivement des documents de la corbeille pour faire de la place.',
  'too-large': 'C’est trop volumineux.',
  'too-many-requests': 'Trop de tentatives. Attendez un instant et réessayez.',
  unauthenticated: 'Connectez-vous pour continuer.',
  'wrong-type': 'Ce type de fichier n’est pas accepté ici.',
  codeDigits: 'Le code comporte 6 chiffres.',
  nameMissing: 'Saisissez votre nom.',
  passwordTooLong: 'Utilisez au plus 128 caractères.',
  passwordTooShort: 'Utilisez au moins 10 caractères.',
  unstorable: 'Ce texte contient un caractère qui ne peut pas être enregistré.',
};
