import type { Translation } from '../translate.ts';
import type { importer as english } from '../en/importer.ts';

export const importer: Translation<typeof english> = {
  empty: 'Diese Datei ist leer. Prüfen Sie, ob sie vollständig gespeichert wurde, und wählen Sie sie noch einmal.',
  'too-large':
    'Diese Datei ist größer als 20 MB. Exportieren Sie den Lebenslauf ohne große Bilder, oder wählen Sie eine kleinere Datei.',
  'too-many-pages':
    'Diese Datei hat mehr als 50 Seiten. Speichern Sie nur die Seiten des Lebenslaufs und wählen Sie diese Datei.',
  timeout:
    'Das Lesen dieser Datei dauerte länger als 30 Sekunden und wurde abgebrochen. Speichern Sie sie noch einmal als PDF oder DOCX, oder wählen Sie ein anderes Format.',
  encrypted:
    'Diese Datei ist mit einem Passwort geschützt. Öffnen Sie sie, speichern Sie eine Kopie ohne Passwort und wählen Sie die Kopie.',
  damaged:
    'Diese Datei ist beschädigt und lässt sich nicht öffnen. Exportieren Sie sie noch einmal aus dem Programm, mit dem sie erstellt wurde.',
  'image-only':
    'Dieses PDF enthält nur Bilder von Text, wie ein Scan; Wörter lassen sich daraus nicht lesen. Wählen Sie das Originaldokument, oder lassen Sie zuerst eine Texterkennung (OCR) laufen.',
  unrecognised:
    'Auf den Seiten dieser Datei ließen sich keine Wörter erkennen. Scannen Sie sie noch einmal gerade, scharf und schwarz auf weiß, oder wählen Sie das Originaldokument.',
  'recognition-not-there':
    'Die Texterkennung konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal, oder wählen Sie das Originaldokument.',
  'too-many-pixels':
    'Dieses Bild hat mehr als 36 Millionen Pixel. Speichern Sie es mit weniger, wie A4 mit 300 Punkten pro Zoll sie hat, und wählen Sie es noch einmal.',
  'no-text': 'Diese Datei enthält keinen Text. Prüfen Sie, ob es die richtige ist, und wählen Sie sie noch einmal.',
  'unreadable-text':
    'Dieses PDF sagt nicht, für welche Buchstaben seine Formen stehen; die Wörter lassen sich nicht lesen. Wählen Sie das Originaldokument, oder exportieren Sie das PDF mit einem anderen Programm.',
  unsupported:
    'Diese Art Datei kann nicht gelesen werden. Wählen Sie eine PDF-, DOCX-, ODT-, RTF-, HTML-, TXT-, Markdown- oder JSON-Datei (JSON Resume, Reactive Resume oder Vitae), RenderCV-YAML, Europass-XML oder den Datenexport von LinkedIn als ZIP.',
  'legacy-word':
    'Das ist ein altes Word-Dokument (.doc). Öffnen Sie es, speichern Sie es als .docx oder PDF und wählen Sie diese Datei.',
  picture:
    'Der Inhalt dieser Datei ist ein Bild, was auch immer ihr Name sagt; es lassen sich keine Wörter daraus lesen. Wählen Sie das Dokument selbst, oder lassen Sie eine Texterkennung (OCR) über das Bild laufen und wählen Sie deren Ergebnis.',
  spreadsheet:
    'Der Inhalt dieser Datei ist eine Tabelle, die nicht gelesen werden kann. Speichern Sie sie als PDF und wählen Sie diese Datei.',
  slides:
    'Der Inhalt dieser Datei ist eine Präsentation, die nicht gelesen werden kann. Speichern Sie sie als PDF und wählen Sie diese Datei.',
  apple:
    'Dies ist ein Dokument von Pages, Numbers oder Keynote, das nicht gelesen werden kann. Öffnen Sie es dort, exportieren Sie es als PDF oder Word und wählen Sie diese Datei.',
  recording:
    'Der Inhalt dieser Datei ist Ton oder Video; es lassen sich keine Wörter daraus lesen. Wählen Sie stattdessen ein Dokument.',
  archive:
    'Diese Datei ist ein Archiv mit anderen Dateien. Entpacken Sie es und wählen Sie das Dokument. Von Archiven kann nur der Datenexport von LinkedIn gelesen werden.',
  'not-a-resume':
    'Diese Datei enthält gültige Daten, aber keinen Lebenslauf in einem bekannten Format. Wählen Sie eine Datei von JSON Resume, Reactive Resume, RenderCV oder Vitae, oder ein PDF oder DOCX.',
  'not-a-letter':
    'Aus dieser Art Datei lässt sich kein Anschreiben lesen. Wählen Sie eine PDF-, DOCX-, ODT-, RTF-, HTML-, TXT- oder Markdown-Datei oder ein Anschreiben, das Sie hier als JSON gespeichert haben.',
  'newer-version':
    'Diese Datei wurde von einer neueren Version der App geschrieben. Aktualisieren Sie, und wählen Sie sie noch einmal.',
  cancelled: 'Das Lesen der Datei wurde abgebrochen. Wählen Sie sie noch einmal, um neu zu beginnen.',
  failed:
    'Diese Datei konnte nicht gelesen werden. Speichern Sie sie noch einmal als PDF oder DOCX, oder wählen Sie ein anderes Format.',
  photoByAddress:
    'Die Datei verweist auf ein Foto, das nicht heruntergeladen wurde. Ergänzen Sie das Foto in den persönlichen Angaben.',
  photoLeftOut:
    'Das Foto in der Datei ist beschädigt, größer als 300 KB oder weder PNG noch JPEG und wurde weggelassen. Ergänzen Sie es in den persönlichen Angaben.',
  recognised:
    'Der Text dieser Datei wurde in Bildern erkannt, Buchstaben können also falsch sein: Vergleichen Sie ihn mit den Seiten daneben.',
  pagesWithoutText: '{{pages}} der Seiten enthalten nur Bilder; davon wurde nichts gelesen.',
  renamed: 'Der Name endet auf .{{extension}}, der Inhalt ist aber {{format}}; so wurde er gelesen.',
  unknownFields: 'Diese Teile der Datei passen nicht in einen Lebenslauf und wurden weggelassen: {{names}}.',
  'format-pdf': 'PDF',
  'format-docx': 'DOCX',
  'format-odt': 'OpenDocument-Text',
  'format-rtf': 'Rich Text',
  'format-vitae': 'Vitae-JSON',
  'format-json-resume': 'JSON Resume',
  'format-reactive-resume': 'Reactive-Resume-JSON',
  'format-rendercv': 'RenderCV-YAML',
  'format-europass': 'Europass-XML',
  'format-linkedin': 'ein Export von LinkedIn',
  'format-markdown': 'Markdown',
  'format-html': 'eine Webseite',
  'format-text': 'reiner Text',
};
