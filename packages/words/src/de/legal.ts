/** Legal pages in Markdown, by the names of their English files (`ui/src/rooms/site/content`): fetched with them. */
export const legal: Readonly<Record<string, string>> = {
  'privacy-policy': `# Datenschutzerklärung

*Dies ist eine Übersetzung. Maßgeblich ist der englische Text.*

Die kurze Fassung: Ohne Konto bleibt in Ihrem Browser, was Sie schreiben. Mit Konto liegen Ihre Dokumente auch auf unserem Server, damit Ihre Geräte sie gemeinsam haben.

## Was Ihr Browser speichert

- **Ihre Dokumente und Bilder**, auf Ihrem Gerät.
- **Berichte von Bewertungen** mit dem Text der Dateien, die Sie bewertet haben, bis Sie sie aus der Liste der Bewertungen löschen.
- **Einstellungen dieser Website**, etwa das Farbschema, und ob jemand angemeldet ist.

Ohne Konto wird nichts davon an uns gesendet.

## Was ein Konto auf unserem Server speichert

- **Ihr Profil**: Name, E-Mail-Adresse, Sprache, Land und, falls Sie sie einrichten, ein Passwort (nur als Hash), Passkeys, Wiederherstellungscodes (als Hashes) und die Verknüpfung mit Ihrem Google-Konto.
- **Ihre Dokumente**, ihre Versionen und Bilder.
- **Ihre Freigabelinks**: welches Dokument jeder zeigt, wann er endet, ein Hash seines Passworts und wie oft er geöffnet wurde. Wer ihn geöffnet hat, wird nicht festgehalten. Ein Link ist weg, wenn Sie ihn beenden, und mit seinem Dokument oder Ihrem Konto.
- **Ihre Bewertungen**: die Berichte, die auf Ihren Geräten entstehen, während Sie angemeldet sind, mit dem Text des Bewerteten, und Prüfungen durch Fachleute dazu. Eine Datei, die Sie zur Bewertung senden, bleibt, bis sie bewertet ist, oder 7 Tage, nachdem das fehlgeschlagen ist.
- **Ihre Sitzungen**: welche Geräte angemeldet sind und wann sie zuletzt verwendet wurden; und zwei Tage lang, dass Sie an einem Tag hier waren, um zu zählen, wie viele Menschen das waren.
- **Ihre Zahlungen**: was Sie wann und für wie viel gekauft haben, die Art der Karte und ihre letzten vier Ziffern, die Bewegungen Ihres Guthabens und Ihre Belege mit Ihrem Namen und Ihrer E-Mail-Adresse. Ihre Kartennummer geht an den Zahlungsanbieter, nie an uns.
- **Codes und E-Mails**, die wir Ihnen senden, bis sie verwendet oder gesendet sind.
- **Sicherheitsaufzeichnungen**: Zähler von Versuchen, zu Adressen von Verbindungen in einer Form, die diese nicht zeigt, und was Administratoren geändert oder geöffnet haben, mit ihrem Grund. Wenn einer von ihnen ein Dokument von Ihnen öffnet, erfahren Sie es per E-Mail.

## Was Sie uns über die Website senden

- **Der Newsletter**: Ihre E-Mail-Adresse, sobald Sie sie mit dem Link in einer E-Mail bestätigt haben, bis Sie ihn mit dem Link in jeder Ausgabe oder in den [Einstellungen](/account/settings) beenden. Eine Adresse, die nicht bestätigt wird, wird nach 7 Tagen gelöscht. Wenn die Betreiber dieser Website einen Versanddienst verwenden, wird Ihre Adresse stattdessen an diesen Dienst weitergegeben.
- **Nachrichten** aus dem [Kontaktformular](/contact): Ihr Name, Ihre E-Mail-Adresse und was Sie geschrieben haben, ein Jahr lang. Sie werden auch als E-Mail an die Betreiber dieser Website gesendet.

## Was der Server sieht

Um Seiten zu laden, fragt Ihr Browser unseren Server nach Dateien. Wie bei jeder Website erfährt der Server die Adresse Ihrer Verbindung, die angeforderte Seite und die Art des Browsers.

## Dateien, die Sie importieren

Sie werden in Ihrem Browser gelesen und, wenn Sie es wünschen, bewertet; die Datei selbst wird nirgendwohin gesendet. Wenn Sie angemeldet sind, bleibt ihr Bericht in Ihrem Konto. Was Sie daraus übernehmen, wird Teil Ihres Dokuments.

## Cookies und Nachverfolgung

Besucher erhalten keine Cookies. Wenn Sie sich anmelden, halten zwei Cookies Sie angemeldet; Skripte können sie nicht lesen. Wer das Passwort eines geteilten Dokuments eingibt, erhält für diesen Link ein Cookie, für 12 Stunden.

Statistik ist ausgeschaltet. Wo die Betreiber dieser Website sie eingerichtet haben, werden Sie gefragt, und nur mit Ihrer Zustimmung wird der Google Tag Manager geladen: Er erfährt die Adresse Ihrer Verbindung und die Arten von Seiten, die Sie öffnen, nicht die Namen Ihrer Dokumente, und er kann Cookies setzen. **Wahl zur Statistik** am Fuß der Seite nimmt Ihre Zustimmung zurück; die Cookies werden dann gelöscht.

## Wie lange es aufbewahrt wird

- Dokumente im Papierkorb werden nach 30 Tagen gelöscht.
- Bewertungen bleiben, bis Sie sie löschen.
- Ein gelöschtes Konto mit allen Dokumenten, Versionen und Bewertungen wird nach 14 Tagen entfernt; bis dahin können Sie es behalten.
- Zahlungen, Bewegungen Ihres Guthabens und Belege bleiben so lange, wie das Steuerrecht es verlangt, auch nachdem das Konto gelöscht ist, dann aber ohne Ihren Namen, Ihre E-Mail-Adresse und Ihre Karte; ein gelöschtes Konto erhält zurück, was es als Guthaben eingezahlt hat, und Prüfungen, die niemand beantwortet hat.
- Beendete Sitzungen werden nach 30 Tagen gelöscht, der Nachweis einer E-Mail 7 Tage nach dem Versand, Bilder, die keine Version verwendet, nach 90 Tagen und Aufzeichnungen über Änderungen von Administratoren nach zwei Jahren.

## Ihre Daten löschen

Ohne Konto legen Sie ein Dokument in den Papierkorb und wählen **Endgültig löschen**, oder Sie löschen die Daten dieser Website in Ihrem Browser. Mit Konto entfernt **Endgültig löschen** ein Dokument, alle seine Versionen und seine Bewertungen überall. In den [Einstellungen](/account/settings) können Sie alles herunterladen oder Ihr Konto löschen.
`,
  'refund-policy': `# Erstattung

*Dies ist eine Übersetzung. Maßgeblich ist der englische Text.*

{if no payments}
In dieser Version von {appName} gibt es nichts zu kaufen: keine Tarife, keine Abonnements, keine einzelnen Käufe. Es gibt also nichts zu erstatten, und nirgends wird nach Kartendaten gefragt.

Falls später bezahlte Extras hinzukommen, sagt diese Seite vor dem Bezahlen, was erstattet werden kann, bis wann und wie. Was heute kostenlos ist, bleibt kostenlos.
{end}
{if payments}
Schreiben, Bewerten und Herunterladen sind in {appName} kostenlos, dafür gibt es also nichts zu erstatten. Kaufen können Sie Tarife und einzelne Prüfungen durch Fachleute. Den ganzen Preis, etwaige Steuern und den Tag der nächsten Zahlung sehen Sie, bevor Sie bezahlen.

## Ihr Geld zurück innerhalb von {refundDays} Tagen

Ist das Gekaufte nicht, was Sie erwartet haben, [schreiben Sie uns](/contact) innerhalb von {refundDays} Tagen nach der Zahlung, und Sie erhalten zurück, was Sie dafür bezahlt haben. Einen Grund brauchen Sie nicht. Das gilt auch für die Verlängerung eines Tarifs.

Ein Tarif endet, wenn seine Zahlung ganz erstattet wird. Sie behalten alle Ihre Dokumente: Sie können jedes öffnen, bearbeiten und herunterladen.

## Prüfungen durch Fachleute

Bis eine Fachperson begonnen hat, können Sie eine Prüfung in ihrem Bericht stornieren. Die Erstattung erfolgt dann von selbst, auch nach mehr als {refundDays} Tagen.

## Einen Tarif kündigen

Einen Tarif können Sie jederzeit unter [Preise](/account/pricing) kündigen. Er läuft bis zum Ende der bezahlten Zeit und verlängert sich nicht. Von den {refundDays} Tagen oben abgesehen, wird der Rest dieser Zeit nicht erstattet.

## Ihr Guthaben

Geld, das Sie als Guthaben eingezahlt und nicht ausgegeben haben, wird zurückgezahlt, wann immer Sie es verlangen und wenn Sie Ihr Konto löschen.

## Wie Sie es erhalten

Was Sie mit Karte bezahlt haben, geht auf diese Karte zurück und kann bis zu zehn Tage brauchen, bis es dort erscheint. Was Sie aus dem Guthaben bezahlt haben, geht ins Guthaben zurück. Zu jeder Erstattung gibt es eine Gutschrift, per E-Mail und unter [Zahlungen](/account/payments).
{end}
`,
  terms: `# Nutzungsbedingungen

*Dies ist eine Übersetzung. Maßgeblich ist der englische Text.*

Diese Bedingungen sind kurz, weil der Dienst einfach ist.

## Was Sie erhalten

{appName} ist ein Programm, das in Ihrem Browser läuft, mit einem kostenlosen Konto, wenn Sie Ihre Dokumente auf mehreren Geräten haben möchten. Sie dürfen damit kostenlos Lebensläufe und Anschreiben schreiben, speichern und herunterladen, für sich selbst oder für andere, die Sie darum gebeten haben.

{if payments}
## Was Sie kaufen können

Tarife und einzelne Prüfungen durch Fachleute, zu dem Preis, den Sie vor dem Bezahlen sehen. Ein Tarif verlängert sich zum selben Preis, bis Sie kündigen, was jederzeit möglich ist; er läuft dann bis zum Ende der bezahlten Zeit. Wenn eine Zahlung nicht gelingt, versuchen wir es einige Tage lang erneut und benachrichtigen Sie per E-Mail, bevor der Tarif endet. Wie Sie Ihr Geld zurückerhalten, steht unter [Erstattung](/refund-policy).

{end}
## Was Ihnen gehört

Alles, was Sie schreiben, gehört Ihnen, ebenso die Dateien, die Sie herunterladen. Wir erheben keinen Anspruch darauf. Ohne Konto erhalten wir keine Kopie; mit Konto speichern wir Ihre Dokumente nur, um sie mit Ihren Geräten abzugleichen.

## Worum wir bitten

- Schreiben Sie nur, was Sie schreiben dürfen: Ihre eigenen Angaben oder die einer Person, die zugestimmt hat.
- Behalten Sie Ihr Passwort und Ihre Codes für sich.
- Greifen Sie mit der Website weder sie selbst noch andere an.

## Was wir nicht versprechen können

Das Programm wird bereitgestellt, wie es ist. Prüfen Sie jedes Dokument, bevor Sie es versenden, besonders wenn es aus einer Datei gelesen wurde. Wir können nicht versprechen, dass ein Lebenslauf oder Anschreiben zu einem Gespräch führt oder dass jedes System jede Datei liest. Behalten Sie Kopien von allem, was Ihnen wichtig ist.

## Werke Dritter

Das Programm verwendet Bibliotheken und Schriften Dritter unter [deren eigenen Lizenzen](/licences).

## Änderungen

Wenn sich diese Bedingungen ändern, erscheint der neue Text auf dieser Seite. Was Sie heruntergeladen haben, bleibt unter allen Bedingungen Ihres.
`,
};
