import type { Translation } from '../translate.ts';
import type { jobs as english } from '../en/jobs.ts';

export const jobs: Translation<typeof english> = {
  'site-forms':
    'Löscht Nachrichten des Kontaktformulars nach einem Jahr und Newsletter-Anmeldungen, die niemand bestätigt hat',
  mail: 'Sendet wartende E-Mails',
  evaluations: 'Führt die angeforderten Bewertungen aus',
  'failed-evaluations': 'Löscht Bewertungen eine Woche, nachdem sie fehlgeschlagen sind',
  samples: 'Veröffentlicht geplante Änderungen an Beispielen',
  'review-refunds': 'Erstattet abgebrochene Prüfungen',
  figures: 'Zählt Registrierungen, Dokumente und Bewertungen für die Berichte',
  payments: 'Fragt den Zahlungsanbieter nach offenen Zahlungen und wiederholt unterbrochene Erstattungen',
  renewals: 'Verlängert fällige Abonnements und beendet gekündigte',
  reconciliation: 'Gleicht Zahlungen mit dem Zahlungsanbieter ab und protokolliert jede Abweichung',
  reconciling: 'Setzt einen Abgleich der Bücher fort, den ein Admin begonnen hat',
  providerSays: 'Der Zahlungsanbieter meldet es so.',
  'money-events': 'Teilt Geräten mit, dass sich Tarif oder Guthaben ihres Kontos geändert haben',
  'old-money-events': 'Löscht IDs von Zahlungsereignissen nach 400 Tagen',
  trash: 'Löscht Dokumente endgültig, die 30 Tage im Papierkorb waren',
  accounts: 'Löscht Konten, deren Frist abgelaufen ist',
  versions: 'Dünnt alte Versionen von Dokumenten aus',
  'sign-ins': 'Löscht beendete Sitzungen, benutzte Codes und Zähler von Versuchen',
  'old-mail': 'Löscht E-Mails eine Woche, nachdem sie gesendet oder aufgegeben wurden',
  pictures: 'Löscht Bilder, die keine Version eines Dokuments verwendet',
  statistics: 'Zählt, womit die eingebettete Datenbank gefüllt ist, damit Listen schnell bleiben',
  audit: 'Löscht Einträge des Protokolls nach zwei Jahren',
  reviewAsked: 'Die Person, der das Dokument gehört, hat eine Prüfung angefordert.',
};
