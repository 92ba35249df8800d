import type { Translation } from '../translate.ts';
import type { samples as english } from '../en/samples.ts';

export const samples: Translation<typeof english> = {
  list: {
    resume: {
      title: 'Exemples de CV par métier',
      intro:
        'Des CV entiers, pas des fragments : chacun montre une personne à un moment de sa carrière, avec ce qui le rend convaincant. Ouvrez-en un dans l’éditeur et faites-en le vôtre. Toutes les personnes sont inventées.',
    },
    coverletter: {
      title: 'Exemples de lettres de motivation par métier',
      intro:
        'Des lettres entières, chacune écrite à un employeur, avec ce qui la rend convaincante. Ouvrez-en une dans l’éditeur et faites-en la vôtre. Toutes les personnes sont inventées.',
    },
  },
  search: 'Chercher un métier',
  searchHint: 'Métier, tel qu’infirmier ou soudeur',
  found_one: '{{count}} exemple',
  found_other: '{{count}} exemples',
  foundNone:
    'Aucun exemple ne correspond à « {{query}} ». Essayez un autre mot pour le même métier, ou parcourez les catégories.',
  categories: 'Catégories',
  of: { resume: 'exemple de CV', coverletter: 'exemple de lettre de motivation', other: 'exemple' },
  levels: { entry: 'Débutant', mid: 'Milieu de carrière', senior: 'Expérimenté' },
  title: {
    resume: 'Exemple de CV : {{title}}',
    coverletter: 'Exemple de lettre de motivation : {{title}}',
  },
  titleIn: {
    resume: 'Exemple de CV : {{title}} ({{language}})',
    coverletter: 'Exemple de lettre de motivation : {{title}} ({{language}})',
  },
  description: {
    resume:
      'Un CV entier pour le métier {{title}} ({{level}}), en vraies pages et en texte, avec {{count}} raisons pour lesquelles il convainc. Ouvrez-le dans l’éditeur d’un clic, gratuitement et sans compte.',
    coverletter:
      'Une lettre de motivation entière pour le métier {{title}} ({{level}}), en vraies pages et en texte, avec {{count}} raisons pour lesquelles elle convainc. Ouvrez-la dans l’éditeur d’un clic, gratuitement et sans compte.',
  },
  about: {
    resume: '{{person}} n’existe pas, les pages sont réelles : voici à quoi ressemble le PDF.',
    coverletter: '{{person}} n’existe pas, la page est réelle : voici à quoi ressemble le PDF.',
  },
  all: { resume: 'Tous les exemples de CV', coverletter: 'Tous les exemples de lettres de motivation' },
  use: 'Utiliser cet exemple',
  useHint: 'Ouvre une copie dans l’éditeur. Aucun compte nécessaire, rien à payer.',
  useNamed: 'Utiliser {{title}}',
  useShort: 'Utiliser',
  page: 'Page {{page}} de l’exemple',
  pageMarked: 'Page {{page}} de l’exemple ; des numéros marquent les endroits des raisons données à côté',
  works: 'Ce qui le rend convaincant',
  text: { resume: 'Le texte de ce CV', coverletter: 'Le texte de cette lettre' },
  related: { resume: 'Autres exemples de CV', coverletter: 'Autres exemples de lettres de motivation' },
  inLanguages: 'Le même exemple dans une autre langue',
  gone: 'Cet exemple n’existe plus.',
  notOpened: 'Impossible d’ouvrir l’exemple',
  notLoaded: 'Impossible de charger les exemples',
};
