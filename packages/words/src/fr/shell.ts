import type { Translation } from '../translate.ts';
import type { shell as english } from '../en/shell.ts';

export const shell: Translation<typeof english> = {
  footer: {
    label: 'Pied de page',
    tagline: 'Éliminez les erreurs, préparez votre CV pour le bon poste et voyez ce qu’il vaut.',
    resources: 'Ressources',
    company: 'Entreprise',
    newsletter: 'Lettre d’information',
    newsletterIntro: 'Des conseils sur les CV et les candidatures, par e-mail.',
    newsletterClosed: 'Il n’y a pas encore de liste de diffusion, donc rien à quoi s’abonner.',
    newsletterSent:
      'Consultez votre boîte de réception : la lettre d’information commence dès que vous avez ouvert le lien de notre e-mail.',
    email: 'Adresse e-mail',
    subscribe: 'S’abonner',
    social: 'Profils sur les réseaux sociaux',
    cards: 'Cartes acceptées',
    copyright: '© {{year}} {{appName}}',
    analytics: 'Choix sur les statistiques',
  },
  analytics: {
    title: 'Ce site peut-il compter les pages vues ?',
    text: 'Avec votre accord, Google Tag Manager est chargé ; il peut déposer des cookies. Il apprend quels types de pages vous ouvrez. Sans votre accord, rien n’est chargé depuis l’extérieur, et tout fonctionne.',
    isAllowed: 'Vous l’avez autorisé. Si vous changez d’avis, la page est rechargée sans lui.',
    isRefused: 'Vous ne l’avez pas autorisé.',
    allow: 'Autoriser',
    refuse: 'Ne pas autoriser',
  },
  openFailed: 'Impossible d’ouvrir le fichier',
  openFirst: 'Ouvrez d’abord un document',
  openFirstToPrint: 'Vous pourrez ensuite imprimer ses pages.',
  openFirstToSave: 'Vous pourrez ensuite enregistrer ses pages en PDF.',
  openFirstForPalette: 'Vous pourrez ensuite utiliser ses commandes.',
};
