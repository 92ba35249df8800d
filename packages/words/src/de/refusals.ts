import type { Translation } from '../translate.ts';
import type { refusals as english } from '../en/refusals.ts';

export const refusals: Translation<typeof english> = {
  accountSuspended: 'Dieses Konto ist gesperrt. Schreiben Sie uns über die Kontaktseite.',
  addressNotConfirmed: 'Die Adresse ist noch nicht bestätigt: Jeder könnte sie registriert haben.',
  adminBySetting:
    'Dieses Konto verwaltet wegen der Einstellung ADMIN_EMAIL, die ihm die Rolle beim nächsten Start zurückgäbe. Ändern Sie zuerst die Einstellung.',
  adminSecondFactor:
    'Die Verwaltung verlangt hier einen zweiten Faktor. Richten Sie in den Einstellungen eine Authenticator-App oder einen Passkey ein, melden Sie sich ab und damit wieder an.',
  adminSecondFactorSession:
    'Dieses Konto hat einen zweiten Faktor. Melden Sie sich ab, mit Ihrer Authenticator-App oder Ihrem Passkey wieder an, und versuchen Sie es erneut.',
  beingSent: 'Diese E-Mail wird gerade gesendet. Warten Sie eine Minute und sehen Sie dann noch einmal nach.',
  beingDeleted: 'Die Frist, in der sich das Löschen abbrechen ließ, ist vorbei.',
  mailGone:
    'Diese E-Mail wurde gesendet, und ihr Text wird danach nicht aufbewahrt. Sie kann nicht noch einmal gesendet werden.',
  mailOver:
    'Auf diesen Code wartet niemand mehr: Er wurde benutzt oder ersetzt, oder seine Sitzung ist beendet. Die Person kann einen neuen anfordern.',
  lastAdmin: 'Niemand könnte diesen Server mehr verwalten. Machen Sie zuerst jemand anderen zum Admin.',
  reconciling: 'Ein Abgleich der Bücher läuft bereits. Sein Fortschritt steht in der Liste der Zahlungen.',
  changedByAdmin:
    'Eine andere Person aus der Verwaltung hat das geändert, seit Sie es geöffnet haben. Sehen Sie sich die Änderung an, bevor Sie weitermachen.',
  notePlaceOutside:
    'Die Antwort hat eine Anmerkung zu einer Stelle, die nicht auf den Seiten des Berichts liegt. Entfernen Sie sie und setzen Sie sie neu.',
  ownAccount: 'Das ist Ihr eigenes Konto: Das muss eine andere Person aus der Verwaltung tun.',
  amountOutside:
    'Dieser Betrag ist zu klein zum Bezahlen oder größer, als das Guthaben fassen kann. Geben Sie einen anderen ein.',
  amountUneven: 'Diese Währung wird nur in größeren Schritten abgebucht. Runden Sie den Betrag.',
  cardClosed: 'Diese Zahlung ist vorbei. Beginnen Sie neu; es wurde nichts abgebucht.',
  cardDeclined: 'Die Karte wurde abgelehnt. Es wurde nichts abgebucht. Versuchen Sie eine andere Karte.',
  cardLacksFunds: 'Auf der Karte ist nicht genug Geld. Es wurde nichts abgebucht. Versuchen Sie eine andere Karte.',
  cardUnknown:
    'Das ist keine Testkarte. Hier fließt kein Geld, deshalb werden nur Testkarten angenommen; geben Sie nie eine echte ein.',
  assetOtherBytes: 'Die Bytes passen nicht zu diesem Namen.',
  reportOtherKind: 'Der Bericht betrifft eine andere Art Dokument.',
  couponThere: 'Es gibt schon einen Gutschein mit diesem Code. Wählen Sie einen anderen.',
  planThereAlready: 'Es gibt schon einen Tarif mit diesem Schlüssel. Wählen Sie einen anderen.',
  'coupon-inactive': 'Dieser Code ist nicht gültig.',
  'coupon-early': 'Dieser Code ist noch nicht gültig.',
  'coupon-ended': 'Dieser Code ist abgelaufen.',
  'coupon-other-plan': 'Dieser Code gilt nicht für diesen Tarif.',
  'coupon-other-currency': 'Dieser Code gilt für eine andere Währung.',
  'coupon-used-up': 'Dieser Code ist aufgebraucht.',
  'coupon-used': 'Sie haben diesen Code schon benutzt.',
  'coupon-not-first': 'Dieser Code gilt nur für einen ersten Kauf.',
  documentNotValid: 'Das Dokument ist nicht gültig.',
  documentOtherId: 'Das Dokument passt nicht zu seiner Adresse.',
  evaluationNotFailed: 'Nur eine fehlgeschlagene Bewertung lässt sich wiederholen.',
  evaluationsUsedUp_one:
    'Ihr Tarif bewahrt {{count}} Bewertung im Monat auf, und die dieses Monats ist verbraucht. Neue bleiben auf dem Gerät, auf dem sie entstehen.',
  evaluationsUsedUp_other:
    'Ihr Tarif bewahrt {{count}} Bewertungen im Monat auf, und die dieses Monats sind verbraucht. Neue bleiben auf dem Gerät, auf dem sie entstehen.',
  evaluationsWaiting: 'Mehrere Ihrer Bewertungen laufen noch. Warten Sie, bis sie fertig sind.',
  exportUnderWay: 'Ihre Daten werden schon heruntergeladen. Warten Sie, bis das fertig ist.',
  googleLinkedElsewhere: 'Dieses Google-Konto ist mit einem anderen Konto verknüpft.',
  googleNotConfirmed: 'Google hat diese Anmeldung nicht bestätigt. Versuchen Sie es noch einmal.',
  googleNotReached: 'Google ist nicht erreichbar. Versuchen Sie es gleich noch einmal.',
  googleNotSetUp: 'Die Anmeldung mit Google ist auf diesem Server nicht eingerichtet.',
  methodNotAllowed: '{{method}} ist hier nicht möglich.',
  onlyWayToSignIn: 'Legen Sie zuerst ein Passwort fest: Das ist der einzige Weg, sich anzumelden.',
  passkeyNotAdded: 'Der Passkey konnte nicht geprüft werden. Versuchen Sie es noch einmal.',
  passkeyRefused: 'Der Passkey wurde nicht angenommen. Versuchen Sie es noch einmal oder melden Sie sich anders an.',
  passkeyTaken: 'Dieser Passkey wird schon verwendet.',
  passkeyUnknown: 'Dieser Passkey ist hier nicht bekannt. Vielleicht wurde er entfernt. Melden Sie sich anders an.',
  passkeysFull: 'Sie haben {{count}} Passkeys. Entfernen Sie einen, um einen weiteren hinzuzufügen.',
  passwordNotRight: 'Das Passwort ist falsch.',
  paymentOther: 'Diese Zahlung wurde für etwas anderes begonnen. Beginnen Sie neu.',
  planMoved: 'Ihr Tarif hat sich inzwischen geändert. Laden Sie die Seite neu, um ihn zu sehen.',
  priceMoved: 'Der Preis hat sich inzwischen geändert. Es wurde nichts abgebucht. Prüfen Sie den neuen Betrag.',
  priceUncharged:
    'Dieser Preis kann in dieser Währung nicht abgebucht werden. Wählen Sie einen anderen Preis oder eine andere Währung.',
  planThere:
    'Sie haben diesen Tarif schon. Um zu ändern, wie oft Sie zahlen, kündigen Sie ihn zuerst; er läuft dann bis zu seinem Ende.',
  refundSpent: 'Im Guthaben ist weniger als das.',
  refundTooMuch: 'Von dieser Zahlung ist weniger als das übrig.',
  reviewElsewhere: 'Diese Prüfung hat sich inzwischen geändert. Laden Sie sie neu, um ihren Stand zu sehen.',
  reviewNotOffered: 'Für diese Bewertung lässt sich hier keine Prüfung durch Fachleute anfordern.',
  reviewNotPaid:
    'Eine Prüfung muss zuerst gekauft werden. Kaufen Sie eine unter „Preise“ und fordern Sie sie dann noch einmal an.',
  reviewUnderWay: 'Eine Prüfung dieser Bewertung durch Fachleute läuft schon.',
  reviewWithoutLetter: 'Schreiben Sie zuerst den Brief.',
  sampleDeleted: 'Dieses Beispiel ist gelöscht. Holen Sie es zuerst zurück.',
  sampleOtherKind: 'Das Dokument ist nicht von der Art dieses Beispiels.',
  samplePhoto:
    'Ein Beispiel kann weder Foto noch Unterschrift zeigen: Besucher könnten sie nicht laden. Entfernen Sie sie aus dem Dokument.',
  sampleThere: 'Es gibt schon ein Beispiel mit dieser Adresse, vielleicht ein gelöschtes. Wählen Sie eine andere.',
  sampleTime: 'Wählen Sie einen Zeitpunkt in der Zukunft.',
  shareEnd: 'Wählen Sie einen Tag in der Zukunft, höchstens fünf Jahre von heute.',
  sharesOfAccount:
    'Sie haben {{count}} geteilte Links, so viele, wie ein Konto haben kann. Beenden Sie einen, um einen weiteren zu erstellen.',
  sharesOfDocument:
    'Dieses Dokument hat {{count}} geteilte Links, so viele, wie es haben kann. Beenden Sie einen, um einen weiteren zu erstellen.',
  searchCapped:
    'Es gibt mehr Treffer als diese: Eine Suche sieht nur {{count}} an. Suchen Sie enger, um alle zu bekommen.',
  signInAgain: 'Ihre Anmeldung ist eine Weile her. Melden Sie sich ab und wieder an, und kommen Sie dafür zurück.',
  signUpExpired: 'Diese Registrierung ist abgelaufen. Melden Sie sich noch einmal mit Google an.',
  templatesUnsound: 'Eine Vorlage muss bleiben, die alle wählen dürfen, und jede muss es geben.',
  tooManyAttempts_one: 'Zu viele Versuche. Versuchen Sie es in {{count}} Minute noch einmal.',
  tooManyAttempts_other: 'Zu viele Versuche. Versuchen Sie es in {{count}} Minuten noch einmal.',
  tooManyWrites: 'Zu viele Änderungen auf einmal. Sie bleiben auf diesem Gerät und werden gleich abgeglichen.',
  twoFactorIsOn: 'Die Anmeldung in zwei Schritten ist schon eingeschaltet.',
};
