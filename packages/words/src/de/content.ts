/** Pages in Markdown, by the names of their English files (`ui/src/rooms/site/content`). */
export const content: Readonly<Record<string, string>> = {
  faq: `# Fragen und Antworten

## Was kostet es?

{if no payments}
Nichts. Jede Vorlage, jede Schrift und jeder Download ist kostenlos, ohne Wasserzeichen. Es gibt keine Probezeit, die zur Rechnung wird, und beim Herunterladen ist nichts zu zahlen.
{end}
{if payments}
Nichts für das, was Sie zum Bewerben brauchen: Jeder Download ist kostenlos, ohne Wasserzeichen, und ebenso jede Bewertung auf Ihrem Gerät. Es gibt keine Probezeit, die zur Rechnung wird, und beim Herunterladen ist nichts zu zahlen.

Bezahlte Tarife bieten mehr: mehr zwischen Ihren Geräten abgeglichene Dokumente und mehr Bewertungen im Monat in Ihrem Konto als im kostenlosen Tarif, Premium-Vorlagen, einen Versionsverlauf über 30 Tage hinaus und Prüfungen durch Fachleute. Siehe die [Preise](/#prices).

## Welche Vorlagen sind kostenlos?

Neun der zwölf, für Lebensläufe wie für Anschreiben, mit jeder Schrift und Einstellung. Executive, Academic und Technical sind Premium-Vorlagen: Um eine davon zu wählen, brauchen Sie einen Tarif. Ein Dokument in einer Premium-Vorlage, weil Sie einen Tarif hatten oder mit einem Beispiel begonnen haben, lässt sich immer bearbeiten und herunterladen.

## Was geschieht mit meinen Dokumenten, wenn ein Tarif endet?

Sie behalten alle. Sie können jedes Dokument auf Ihren Geräten öffnen, bearbeiten und herunterladen; die über die Grenze des kostenlosen Tarifs hinaus werden nicht mehr abgeglichen und sind markiert. Nichts wird gelöscht.

## Kann ich mein Geld zurückbekommen?

Ja, innerhalb von {refundDays} Tagen, ohne Angabe von Gründen. Einzelheiten stehen unter [Erstattung](/refund-policy).
{end}

## Brauche ich ein Konto?

Nein. Sie schreiben, sehen die Vorschau und laden herunter, ohne uns zu sagen, wer Sie sind. Mit einem Konto, das kostenlos ist, haben Sie dieselben Dokumente auf allen Ihren Geräten.

## Wo sind meine Dokumente?

Auf diesem Gerät, in Ihrem Browser. Ohne Konto werden sie an keinen Server gesendet: Ein anderer Browser oder ein anderes Gerät hat sie nicht, und wer die Daten dieser Website löscht, löscht auch sie. Wenn Sie sich anmelden, liegen sie auch in Ihrem Konto auf unserem Server und werden mit Ihren anderen Geräten abgeglichen. Mit **JSON exportieren** behalten Sie eine eigene Kopie.

## Funktioniert es ohne Netz?

Ja, nach Ihrem ersten Besuch. Ihre Dokumente werden auf Ihrem Gerät aufbewahrt, gesetzt und gezeichnet, und der Browser behält den Editor, sodass er sich auch ohne Verbindung öffnet. Der Abgleich, Beispiele und was zu Ihrem Konto gehört, brauchen eine.

## Mit welchen Dateien kann ich beginnen?

PDF, DOCX, ODT, RTF, HTML, reiner Text, Markdown und JSON (JSON Resume, Reactive Resume oder ein von hier exportiertes Dokument), RenderCV-YAML, Europass-XML und der Datenexport von LinkedIn, bis 20 MB und 50 Seiten. Ein Scan oder ein Foto von Seiten (PDF, PNG oder JPEG) wird auf Wunsch auf Ihrem Gerät gelesen, bis zu sechs Seiten; prüfen Sie dann jedes Wort. Eine Datei, die bewertet wird, muss Text enthalten.

## Kann ich auch Anschreiben verfassen?

Ja, im selben Editor: mit den Seiten neben dem Formular, einer passenden Vorlage zu jeder Lebenslauf-Vorlage und denselben Downloads. Anrede, Grußformel und Betreff werden in der Sprache des Anschreibens vorgeschlagen. Ein Anschreiben kann Ihre Angaben und sein Aussehen von einem Lebenslauf übernehmen. Sie können eines mit einer PDF-, Word-, HTML-, Markdown- oder Textdatei beginnen.

## Wird alles richtig gelesen?

Nicht immer. Deshalb sehen Sie neben dem Original, was gelesen wurde, bevor etwas gespeichert wird. Unsicheres ist markiert, und nicht übernommene Zeilen sind aufgelistet, damit Sie sie hinzufügen können.

## Wie gut ist mein Lebenslauf?

[Bewerten Sie ihn](/resume/evaluation/start), oder ziehen Sie eine Datei auf die Startseite. Sie erhalten eine Punktzahl, was zuerst zu verbessern ist, warum, und was jede Verbesserung bringt; die Befunde sind auf den Seiten markiert. Dasselbe geht mit [Anschreiben](/coverletter/evaluation/start). Für ein Dokument, das Sie hier schreiben, oder eine Datei auf der Startseite brauchen Sie kein Konto.

## Woher kommt die Punktzahl?

Aus festen Regeln, nicht aus einem Modell: Dasselbe Dokument erhält immer dieselbe Punktzahl, und jeder Befund nennt, worauf er beruht. Sie entsteht auf Ihrem Gerät, und die Berichte bleiben dort; wenn Sie angemeldet sind, auch in Ihrem Konto. Sie können einen Befund ignorieren und sagen, warum. Keine Punktzahl kann ein Gespräch versprechen.

## Können Bewerbungssysteme meinen Lebenslauf lesen?

Das PDF enthält echten Text in Lesereihenfolge, echte Links und eingebettete Schriften, sodass Software es lesen kann. Was ein bestimmtes System daraus macht, kann niemand versprechen.

## Ist das PDF dasselbe wie die Vorschau?

Ja. Die Seiten, die Sie sehen, und die Datei, die Sie herunterladen, kommen aus einem Layout.

## Ich habe ein Dokument gelöscht. Ist es weg?

Sehen Sie im Papierkorb bei der Liste Ihrer [Lebensläufe](/resume/start) oder [Anschreiben](/coverletter/start) nach. Dort bleibt es 30 Tage.
`,
  contact: `## Vielleicht steht die Antwort schon da

- Sehen Sie in den [Fragen und Antworten](/faq) nach. Die meisten Fragen zu Dateien, Dokumenten und Downloads sind dort beantwortet.
- Dokumente, die ohne Konto geschrieben wurden, gibt es nur in dem Browser, in dem sie geschrieben wurden. Niemand sonst kann sie sehen oder wiederherstellen.
- Ein Dokument ist weg? Sehen Sie im Papierkorb bei der Liste Ihrer [Lebensläufe](/resume/start) oder [Anschreiben](/coverletter/start) nach, im Versionsverlauf, wenn Sie angemeldet sind, und in dem Browser und auf dem Gerät, wo Sie es geschrieben haben.
`,
};
