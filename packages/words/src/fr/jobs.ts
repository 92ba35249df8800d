import type { Translation } from '../translate.ts';
import type { jobs as english } from '../en/jobs.ts';

export const jobs: Translation<typeof english> = {
  'site-forms':
    'Supprime les messages du formulaire de contact au bout d’un an, et les inscriptions à la newsletter que personne n’a confirmées',
  mail: 'Envoie les e-mails en attente',
  evaluations: 'Exécute les évaluations demandées',
  'failed-evaluations': 'Supprime les évaluations une semaine après leur échec',
  samples: 'Publie les modifications programmées des exemples',
  'review-refunds': 'Rembourse les relectures annulées',
  figures: 'Compte les inscriptions, les documents et les évaluations pour les rapports',
  payments:
    'Interroge le prestataire de paiement sur les paiements en cours, et reprend les remboursements interrompus',
  renewals: 'Renouvelle les abonnements arrivés à échéance, et met fin à ceux qui sont résiliés',
  reconciliation: 'Compare les paiements avec le prestataire de paiement, et consigne chaque écart',
  reconciling: 'Poursuit une comparaison des comptes demandée par un administrateur',
  providerSays: 'Le prestataire de paiement l’indique.',
  'money-events': 'Informe les appareils que la formule ou le porte-monnaie de leur compte a changé',
  'old-money-events': 'Supprime les identifiants des événements de paiement après 400 jours',
  trash: 'Supprime définitivement les documents restés 30 jours dans la corbeille',
  accounts: 'Supprime les comptes dont le délai est écoulé',
  versions: 'Élague les anciennes versions des documents',
  'sign-ins': 'Supprime les sessions terminées, les codes utilisés et les compteurs de tentatives',
  'old-mail': 'Supprime les e-mails une semaine après leur envoi ou leur abandon',
  pictures: 'Supprime les images qu’aucune version d’un document n’utilise',
  statistics: 'Compte ce que contient la base de données intégrée, pour que les listes restent rapides',
  audit: 'Supprime les entrées du journal après deux ans',
  reviewAsked: 'La personne à qui appartient ce document a demandé une relecture.',
};
