import type { Translation } from '../translate.ts';
import type { shared as english } from '../en/shared.ts';

export const shared: Translation<typeof english> = {
  downloadPdf: 'PDF herunterladen',
  pages: 'Seiten',
  text: 'Text',
  page: 'Seite {{page}} von {{count}}',
  document: 'Geteiltes Dokument',
  fileName: 'Dokument',
  madeWith: 'Erstellt mit {{appName}}',
  passwordTitle: 'Dieses Dokument hat ein Passwort',
  passwordIntro: 'Geben Sie das Passwort ein, das Sie mit dem Link erhalten haben.',
  password: 'Passwort',
  open: 'Öffnen',
  wrongPassword: 'Das ist nicht das Passwort. Prüfen Sie es und versuchen Sie es noch einmal.',
  tooMany: 'Zu viele Versuche. Versuchen Sie es später noch einmal.',
  goneTitle: 'Dieser Link funktioniert nicht',
  goneText:
    'Vielleicht ist er beendet oder wurde nicht vollständig kopiert. Bitten Sie die Person, die ihn gesendet hat, um einen neuen.',
  busyTitle: 'Dieses Dokument kann gerade nicht angezeigt werden',
  busyText: 'Versuchen Sie es in einer Minute noch einmal.',
};
