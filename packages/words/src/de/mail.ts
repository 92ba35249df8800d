import type { Translation } from '../translate.ts';
import type { mail as english } from '../en/mail.ts';

export const mail: Translation<typeof english> = {
  newsletterSubject: 'Bestätigen Sie den Newsletter von {{appName}}',
  newsletterText:
    'Jemand, vermutlich Sie, möchte den Newsletter von {{appName}} an dieser Adresse erhalten. Zum Bestätigen:\n\n{{confirm}}\n\nWaren Sie es nicht, müssen Sie nichts tun: Ohne Bestätigung wird nichts gesendet, und die Adresse wird nach 7 Tagen vergessen.\n\nUm ihn später oder jetzt zu beenden: {{unsubscribe}}',
  contactSubject: 'Eine Nachricht an {{appName}}',
  contactText: '{{name}} <{{email}}> schrieb über das Kontaktformular:\n\n{{message}}',
  codeSubject: '{{code}} – {{purpose}}',
  codeText:
    'Ihr Code lautet {{code}}. Damit können Sie {{what}}.\n\nEr ist {{minutes}} Minuten gültig. Niemand von {{appName}} wird Sie je danach fragen.\n\nHaben Sie ihn nicht angefordert, müssen Sie nichts tun: Ohne den Code ändert sich nichts.\n\n{{appName}}, {{url}}',
  'change-email-purpose': 'Ihr Code zum Bestätigen dieser Adresse',
  'change-email-what': 'diese Adresse für Ihr Konto verwenden',
  'reset-purpose': 'Ihr Code für ein neues Passwort',
  'reset-what': 'ein neues Passwort festlegen',
  'sign-in-purpose': 'Ihr Code zum Anmelden',
  'sign-in-what': 'sich anmelden',
  'verify-email-purpose': 'Ihr Code zum Bestätigen dieser Adresse',
  'verify-email-what': 'Ihre E-Mail-Adresse bestätigen',
  addressChangesSubject: 'Ihre E-Mail-Adresse wird bald geändert',
  addressChangesText:
    'Jemand, der in Ihrem {{appName}}-Konto angemeldet ist, möchte dessen E-Mail-Adresse ändern. Waren Sie es nicht, legen Sie ein neues Passwort fest: {{url}}/forgot-password',
  deletionSubject: 'Ihr Konto wird gelöscht',
  deletionText:
    'Ihr {{appName}}-Konto und alles darin wird am {{day}} gelöscht. Um es zu behalten, melden Sie sich vorher an: {{url}}/account/settings',
  dataTakenSubject: 'Ihre Daten wurden für Sie zusammengestellt',
  dataTakenText:
    'Jemand, der {{appName}} betreibt, hat die Daten Ihres Kontos heruntergeladen, aus diesem Grund: {{reason}}\n\nHaben Sie nicht darum gebeten, schreiben Sie uns: {{url}}/contact',
  documentOpenedSubject: 'Eines Ihrer Dokumente wurde geöffnet',
  documentOpenedText:
    'Jemand, der {{appName}} betreibt, hat Ihr Dokument „{{title}}“ geöffnet, aus diesem Grund: {{reason}}\n\nHaben Sie Fragen, schreiben Sie uns: {{url}}/contact',
  googleLinkedSubject: 'Ein Google-Konto wurde verknüpft',
  googleLinkedText:
    'Sie können sich jetzt mit einem Google-Konto in Ihrem {{appName}}-Konto anmelden. Waren Sie es nicht, legen Sie ein neues Passwort fest: {{url}}/forgot-password',
  passkeyAddedSubject: 'Ein Passkey wurde hinzugefügt',
  passkeyAddedText:
    'Sie können sich jetzt mit einem neuen Passkey in Ihrem {{appName}}-Konto anmelden. Waren Sie es nicht, entfernen Sie ihn und legen Sie ein neues Passwort fest: {{url}}/account/settings',
  passkeyRemovedSubject: 'Ein Passkey wurde entfernt',
  passkeyRemovedText:
    'Ein Passkey wurde aus Ihrem {{appName}}-Konto entfernt, mit ihm können Sie sich nicht mehr anmelden. Waren Sie es nicht, legen Sie ein neues Passwort fest: {{url}}/forgot-password',
  passwordChangedSubject: 'Ihr Passwort wurde geändert',
  passwordChangedText:
    'Ihr {{appName}}-Konto hat ein neues Passwort. Waren Sie es nicht, legen Sie ein neues Passwort fest: {{url}}/forgot-password',
  receiptSubject: 'Beleg {{number}}: {{amount}}',
  receiptText:
    'Vielen Dank. Wir haben {{amount}} erhalten. Ihren Beleg {{number}} finden Sie hier, auch als PDF: {{url}}/account/payments\n\n{{lines}}\n\nNicht, was Sie erwartet haben? Innerhalb von {{days}} Tagen erhalten Sie Ihr Geld zurück: {{url}}/refund-policy\n\n{{appName}}, {{url}}',
  refundSubject: 'Ihre Erstattung von {{amount}}',
  refundText:
    'Wir haben {{amount}} erstattet. Auf einer Karte kann es bis zu zehn Tage dauern. Ihre Gutschrift {{number}} finden Sie hier: {{url}}/account/payments\n\n{{lines}}\n\n{{appName}}, {{url}}',
  refundReturnedSubject: 'Ihre Erstattung von {{amount}} ist in Ihrem Guthaben',
  refundReturnedText:
    'Ihre Erstattung von {{amount}} hat Ihre Karte nicht erreicht: Ihre Bank oder der Zahlungsanbieter hat sie zurückgeschickt. Der ganze Betrag ist in Ihrem Guthaben. Sie können ihn dort ausgeben oder uns bitten, ihn auf anderem Weg zu erstatten: {{url}}/account/payments/wallet\n\n{{appName}}, {{url}}',
  latePaymentSubject: 'Ihre Zahlung von {{amount}} ist in Ihrem Guthaben',
  latePaymentText:
    'Ihre Zahlung von {{amount}} konnte für ihre Bestellung nicht mehr verwendet werden: Die Bestellung war schon geschlossen, oder ein anderer Tarif lief. Der ganze Betrag ist in Ihrem Guthaben. Sie können ihn dort ausgeben oder zurückverlangen: {{url}}/account/payments/wallet\n\nIhren Beleg {{number}} finden Sie hier, auch als PDF: {{url}}/account/payments\n\n{{lines}}\n\n{{appName}}, {{url}}',
  pastDueSubject: 'Ihr Tarif konnte nicht verlängert werden',
  pastDueText:
    'Die Zahlung für Ihren {{appName}}-Tarif ist nicht gelungen. Wir versuchen es am {{day}} erneut, und bis dahin ändert sich für Sie nichts. Um mit einer anderen Karte zu zahlen oder den Tarif zu kündigen: {{url}}/account/pricing\n\n{{appName}}, {{url}}',
  planEndedSubject: 'Ihr Tarif ist beendet',
  planEndedText:
    'Ihr {{appName}}-Tarif ist beendet, und es wird nichts mehr abgebucht. Sie behalten alle Ihre Dokumente: Sie können jedes öffnen, bearbeiten und herunterladen. Dokumente über die Grenze des kostenlosen Tarifs hinaus werden nicht mehr abgeglichen, bleiben aber auf Ihren Geräten. Sie können jederzeit zurückkommen: {{url}}/account/pricing\n\n{{appName}}, {{url}}',
  reviewStartedSubject: 'Ihre Prüfung ist in der Warteschlange',
  reviewStartedText:
    'Wir haben Ihre Anfrage nach einer Prüfung durch eine Fachperson erhalten. Sie erhalten eine E-Mail, wenn sie beginnt, und eine weitere, wenn die Antwort bereit ist. Solange noch niemand begonnen hat, können Sie sie im Bericht stornieren: {{url}}/account\n\n{{appName}}, {{url}}',
  reviewTakenSubject: 'Eine Fachperson prüft Ihr Dokument',
  reviewTakenText:
    'Eine Fachperson hat begonnen, Ihr Dokument zu prüfen. Sie erhalten eine E-Mail, wenn die Antwort bereit ist.\n\n{{appName}}, {{url}}',
  reviewHandedBackSubject: 'Eine andere Fachperson prüft Ihr Dokument',
  reviewHandedBackText:
    'Die Fachperson, die Ihre Prüfung begonnen hatte, konnte sie nicht abschließen. Sie steht wieder ganz vorn in der Warteschlange, und Sie müssen nichts tun.\n\n{{appName}}, {{url}}',
  reviewDeliveredSubject: 'Ihre Prüfung ist fertig',
  reviewDeliveredText: 'Lesen Sie die Antwort der Fachperson in Ihrem Bericht: {{url}}/account\n\n{{appName}}, {{url}}',
  reviewCancelledSubject: 'Ihre Prüfung wurde storniert',
  reviewCancelledText:
    'Die Prüfung Ihres Dokuments wurde storniert. Sie erhalten zurück, was Sie dafür bezahlt haben.\n\n{{appName}}, {{url}}',
  reviewRefundedSubject: 'Ihre Prüfung wurde erstattet',
  reviewRefundedText: 'Wir haben erstattet, was Sie für die Prüfung bezahlt haben.\n\n{{appName}}, {{url}}',
  twoFactorOffSubject: 'Die Zwei-Faktor-Anmeldung wurde ausgeschaltet',
  twoFactorOffText:
    'Ihr {{appName}}-Konto fragt nicht mehr nach einem zweiten Faktor. Waren Sie es nicht, legen Sie ein neues Passwort fest: {{url}}/forgot-password',
};
