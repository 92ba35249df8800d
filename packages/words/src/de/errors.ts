import type { Translation } from '../translate.ts';
import type { errors as english } from '../en/errors.ts';

export const errors: Translation<typeof english> = {
  'bad-request': 'Die Anfrage konnte nicht gelesen werden.',
  conflict: 'Ein anderes Gerät hat das inzwischen geändert.',
  'email-taken': 'Es gibt schon ein Konto mit dieser Adresse. Melden Sie sich an oder setzen Sie das Passwort zurück.',
  forbidden: 'Dazu sind Sie nicht berechtigt.',
  'foreign-origin': 'Diese Anfrage kam nicht aus der App.',
  internal: 'Ein unerwarteter Fehler ist aufgetreten. Einzelheiten stehen in der Konsole.',
  invalid: 'Einige Felder sind nicht gültig.',
  'invalid-code': 'Dieser Code ist falsch oder abgelaufen. Prüfen Sie ihn oder fordern Sie einen neuen an.',
  'invalid-credentials': 'Die E-Mail-Adresse oder das Passwort ist falsch.',
  'invalid-signature': 'Die Signatur dieser Nachricht ist falsch.',
  'limit-reached': 'Ihr Tarif erlaubt keine weiteren abgeglichenen Dokumente. Dieses bleibt auf diesem Gerät.',
  'method-not-allowed': 'Das ist hier nicht möglich.',
  'newer-version': 'Das hat eine neuere Version der App geschrieben. Aktualisieren Sie die App, um es zu ändern.',
  'not-found': 'Das gibt es nicht.',
  'not-ready': 'Der Server ist noch nicht bereit. Versuchen Sie es gleich noch einmal.',
  'passkey-unknown': 'Dieser Passkey ist hier nicht bekannt.',
  restored: 'Der Server wurde aus einer Sicherung wiederhergestellt. Gleichen Sie noch einmal ab.',
  'storage-full':
    'Ihr Konto ist voll. Das bleibt auf diesem Gerät; löschen Sie Dokumente im Papierkorb endgültig, um Platz zu schaffen.',
  'too-large': 'Das ist zu groß.',
  'too-many-requests': 'Zu viele Versuche. Warten Sie kurz und versuchen Sie es noch einmal.',
  unauthenticated: 'Melden Sie sich an, um fortzufahren.',
  'wrong-type': 'Dieser Dateityp wird hier nicht angenommen.',
  codeDigits: 'Der Code hat 6 Ziffern.',
  nameMissing: 'Geben Sie Ihren Namen ein.',
  passwordTooLong: 'Verwenden Sie höchstens 128 Zeichen.',
  passwordTooShort: 'Verwenden Sie mindestens 10 Zeichen.',
  unstorable: 'Das enthält ein Zeichen, das nicht gespeichert werden kann.',
};
