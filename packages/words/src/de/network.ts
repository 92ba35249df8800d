import type { Translation } from '../translate.ts';
import type { network as english } from '../en/network.ts';

export const network: Translation<typeof english> = {
  noAnswer: 'Ein unerwarteter Fehler ist aufgetreten. Einzelheiten stehen in der Konsole.',
  networkError: 'Netzwerkfehler: {{message}}',
  refusedConnection:
    'Keine Verbindung zum API-Server. Prüfen Sie, ob das Backend unter der eingestellten Adresse läuft.',
  status: 'HTTP {{status}}: {{statusText}}',
  noRefreshAnswer: 'Keine Antwort beim Erneuern der Anmeldung',
  otherAccount: 'Dieses Konto ist nicht mehr angemeldet.',
  notFound: 'Seite nicht gefunden',
  pageNotFound: 'Seite nicht gefunden: {{path}}',
  invalidState: 'Ungültiger State-Parameter. Möglicher CSRF-Angriff.',
  providerNotSupported: 'Der Anbieter {{provider}} wird nicht unterstützt',
};
