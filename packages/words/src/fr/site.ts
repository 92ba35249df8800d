import type { Translation } from '../translate.ts';
import type { site as english } from '../en/site.ts';

export const site: Translation<typeof english> = {
  licences: {
    title: 'Licences open source',
    intro:
      '{{appName}} est construit avec ces bibliothèques et ces polices. Merci à toutes les personnes qui les ont écrites.',
    failed: 'Impossible de charger la liste',
    noText: 'Par {{author}}. Le paquet nomme sa licence, {{licence}}, mais n’en contient pas le texte.',
  },
  home: {
    promise: 'Le CV que vous voyez est le fichier que vous envoyez',
    explain:
      'Écrivez, et les vraies pages suivent chaque frappe. Le PDF est exactement ces pages, avec un texte que les personnes et les logiciels de recrutement peuvent lire.',
    action: 'Créer votre CV',
    reassure: 'Aucun compte nécessaire. Aucun filigrane. Rien à payer au téléchargement.',
    demo: 'Un CV en cours de saisie, dont la page suit chaque frappe',
    demoField: {
      fullName: 'Nom complet',
      headline: 'Titre professionnel',
      summary: 'Profil',
      bullet: 'Ce que vous avez fait et accompli',
    },
    pause: 'Suspendre la saisie',
    play: 'Reprendre la saisie',
    how: 'Comment ça marche',
    steps: {
      bring: {
        title: 'Apportez ce que vous avez',
        text: 'Déposez un PDF, un fichier Word ou du texte brut. Ce qui a été lu s’affiche à côté de l’original, et vous ne vérifiez que ce qui est incertain. Ou partez de zéro.',
      },
      write: {
        title: 'Écrivez avec les pages sous les yeux',
        text: 'Une rubrique à la fois, avec des exemples. Changez de modèle, de couleurs ou de papier quand vous voulez ; votre texte reste le même.',
      },
      download: {
        title: 'Téléchargez ces mêmes pages',
        text: 'Un PDF avec du texte sélectionnable et des liens actifs, et vos données dans un fichier que vous pouvez rapporter ou emporter ailleurs.',
      },
    },
    looksBefore: 'Modèles précédents',
    looksNext: 'Autres modèles',
    evaluation: 'Voyez ce que vaut votre CV',
    evaluationText:
      'Déposez un fichier et obtenez un score avec ses raisons. Sans compte, et le fichier reste sur cet appareil.',
    evaluationList: [
      'Ce qu’il faut corriger d’abord, et combien de points vaut chaque correction',
      'Chaque remarque marquée à sa place sur la page, avec pourquoi elle compte',
      'Le texte tel qu’un programme le lit, et son adéquation avec une offre d’emploi',
    ],
    questions: 'Questions',
    questionsAll: 'Toutes les questions et réponses',
    drop: 'Déposez votre CV ici',
    dropEdit: 'Ou faites-en un CV que vous pouvez modifier',
    dropHint:
      'PDF, DOCX, ODT, RTF, HTML, TXT, Markdown ou JSON. Il est lu sur votre appareil et n’est envoyé nulle part. Vous obtenez un score, ce qu’il faut corriger d’abord, et pourquoi.',
    dropChoose: 'Choisir un fichier',
    looks: 'De vraies pages, pas des images de pages',
    looksText:
      'Chaque modèle convient à chaque CV : long ou court, une page ou cinq. Ceux-ci sont dessinés ici même par le programme qui écrit le fichier.',
    looksAll: 'Tous les modèles',
    prices: 'Tarifs',
    pricesText: 'Tout ce qu’il faut pour postuler est gratuit. Vous ne payez que les suppléments.',
    honest: 'Ce qu’il fait, et ce qu’il ne fait pas encore',
    today: 'Aujourd’hui',
    todayList: [
      'Écrire, évaluer et télécharger ne demandent pas de compte, et vos documents restent sur cet appareil',
      'Avec un compte, les mêmes documents sur tous vos appareils',
      'Chaque téléchargement est gratuit et sans filigrane, comme neuf des douze modèles',
      'Écrire ne demande pas de réseau : vos pages sont conservées, composées et dessinées sur votre appareil',
      'Des lettres de motivation dans douze modèles, modifiées, imprimées et exportées comme un CV',
      'Une évaluation des CV et des lettres de motivation, faite sur votre appareil : que corriger d’abord, pourquoi, et ce que cela vaut',
      'Chaque modification d’un document peut être annulée, et une corbeille garde 30 jours les documents supprimés',
      'Vous pouvez exporter vos données à tout moment, dans un JSON que d’autres outils savent lire',
    ],
    notYet: 'Pas encore',
    notYetList: ['Évaluer des pages scannées : un fichier à évaluer doit contenir du texte'],
  },
  contact: {
    title: 'Contact',
    intro: 'Écrivez aux personnes qui gèrent ce site. La réponse arrive à votre adresse e-mail.',
    closed:
      'Personne n’a été désigné pour recevoir les messages de ce site ; il n’y a donc pas de formulaire. Si votre organisation le gère, adressez-vous à la personne qui l’a installé.',
    name: 'Votre nom',
    nameMissing: 'Saisissez votre nom.',
    email: 'Adresse e-mail pour la réponse',
    emailMissing: 'Saisissez votre adresse e-mail.',
    emailWrong: 'Saisissez une adresse e-mail telle que nom@example.com.',
    message: 'Message',
    messageShort: 'Écrivez au moins une phrase.',
    messageLong: 'Utilisez au plus {{count}} caractères.',
    send: 'Envoyer le message',
    failed: 'Le message n’a pas été envoyé',
    sent: 'Votre message est en route',
    sentText: 'Vous recevrez la réponse par e-mail.',
  },
  blog: {
    title: 'Blog',
    leaving: 'Le blog a son propre site. Nous vous y emmenons.',
    go: 'Aller au blog',
    intro: 'Des conseils sur les CV, les lettres de motivation et les candidatures, utilisables le jour même.',
    all: 'Tous les articles',
    feed: 'Suivre le blog dans un lecteur de flux',
    build: 'Créer votre CV',
  },
  later: {
    label: 'Pas dans cette version',
    build: 'Créer votre CV',
    templates: 'Voir les modèles',
    admin: {
      title: 'Cette partie de l’administration n’est pas encore disponible',
      what: 'Les modèles et les exemples y seront gérés.',
      now: 'D’ici là, ils sont fournis avec l’application. Les autres pages de l’administration fonctionnent.',
    },
  },
};
