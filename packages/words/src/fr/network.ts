import type { Translation } from '../translate.ts';
import type { network as english } from '../en/network.ts';

export const network: Translation<typeof english> = {
  noAnswer: 'Une erreur inattendue s’est produite. Consultez la console pour en savoir plus.',
  networkError: 'Erreur réseau : {{message}}',
  refusedConnection: 'Connexion au serveur impossible. Vérifiez que le serveur fonctionne à l’adresse configurée.',
  status: 'HTTP {{status}} : {{statusText}}',
  noRefreshAnswer: 'Le serveur n’a pas répondu à la demande de prolongation de la session',
  otherAccount: 'Ce compte n’est plus connecté.',
  notFound: 'Page introuvable',
  pageNotFound: 'Page introuvable : {{path}}',
  invalidState: 'Paramètre d’état non valide. Il peut s’agir d’une attaque CSRF.',
  providerNotSupported: 'Le fournisseur {{provider}} n’est pas pris en charge',
};
