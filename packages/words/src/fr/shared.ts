import type { Translation } from '../translate.ts';
import type { shared as english } from '../en/shared.ts';

export const shared: Translation<typeof english> = {
  downloadPdf: 'Télécharger le PDF',
  pages: 'Pages',
  text: 'Texte',
  page: 'Page {{page}} sur {{count}}',
  document: 'Document partagé',
  fileName: 'Document',
  madeWith: 'Créé avec {{appName}}',
  passwordTitle: 'Ce document est protégé par un mot de passe',
  passwordIntro: 'Saisissez le mot de passe reçu avec le lien.',
  password: 'Mot de passe',
  open: 'Ouvrir',
  wrongPassword: 'Ce n’est pas le bon mot de passe. Vérifiez-le et réessayez.',
  tooMany: 'Trop de tentatives. Réessayez plus tard.',
  goneTitle: 'Ce lien ne fonctionne pas',
  goneText:
    'Il a peut-être pris fin, ou n’a pas été copié en entier. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  busyTitle: 'Ce document ne peut pas être affiché pour le moment',
  busyText: 'Réessayez dans une minute.',
};
