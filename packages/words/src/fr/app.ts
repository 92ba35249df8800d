import type { Translation } from '../translate.ts';
import type { app as english } from '../en/app.ts';

export const app: Translation<typeof english> = {
  close: 'Fermer',
  skipToContent: 'Aller au contenu',
  pageLoaded: '{{title}}, page chargée',
  loadingPage: 'Chargement de la page',
  home: 'Accueil de {{appName}}',
  mainNavigation: 'Navigation principale',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  login: 'Connexion',
  account: 'Compte',
  language: 'Langue',
  buildResume: 'Créer un CV',
  nav: {
    templates: 'Modèles',
    evaluate: 'Évaluer',
    jobs: 'Emplois',
    resources: 'Ressources',
    remoteJobs: 'Emplois à distance',
    opensNewTab: '(s’ouvre dans une nouvelle fenêtre)',
  },
  theme: {
    label: 'Thème',
    system: 'Comme l’appareil',
    light: 'Clair',
    dark: 'Sombre',
  },
  error: {
    notFoundTitle: 'Page introuvable',
    title: 'Une erreur s’est produite',
    adminOnly:
      'Cette page est réservée aux administrateurs, et {{email}} n’en est pas un. Connectez-vous avec un autre compte pour continuer.',
    message: 'Désolé, la page que vous cherchez est introuvable.',
    backHome: 'Retour à l’accueil',
    status: 'Statut {{status}}',
  },
  update: {
    title: 'Une nouvelle version est prête',
    description: 'Vos documents restent tels quels.',
    reload: 'Recharger',
  },
  number: {
    less: 'Moins',
    more: 'Plus',
  },
  missing: {
    pages: 'Impossible de charger les pages. Vérifiez votre connexion et réessayez.',
    steps: 'Impossible de charger les étapes. Vérifiez votre connexion et réessayez.',
    step: 'Impossible de charger cette étape. Vérifiez votre connexion et réessayez.',
  },
  notLoaded: 'Une partie de l’application n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  pagesTooSlow:
    'Le dessin des pages a pris trop de temps et a été arrêté. Votre texte est en sécurité. Réessayez, ou rechargez la page.',
  storage: {
    failedTitle: 'Impossible d’ouvrir vos documents',
    retry: 'Réessayer',
  },
};
