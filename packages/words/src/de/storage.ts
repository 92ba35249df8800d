import type { Translation } from '../translate.ts';
import type { storage as english } from '../en/storage.ts';

export const storage: Translation<typeof english> = {
  unavailable:
    'Dieser Browser lässt die Website keine Daten speichern (privates Fenster oder gesperrter Speicher). Ihre Arbeit besteht nur in diesem Tab: Laden Sie sie herunter, bevor Sie ihn schließen.',
  quota:
    'Der Speicher für diese Website ist voll; Ihre letzten Änderungen sind noch nicht gespeichert. Laden Sie Ihr Dokument als Datei herunter und schaffen Sie Platz; dann wird von selbst weiter gespeichert.',
  blocked:
    'In einem anderen Tab läuft eine ältere Version dieser App. Schließen Sie die anderen Tabs und versuchen Sie es noch einmal.',
  'newer-database':
    'Ihre Dokumente wurden von einer neueren Version dieser App gespeichert. Laden Sie die Seite neu, um diese Version zu erhalten; bis dahin können Sie sie als Dateien herunterladen.',
  'newer-document':
    'Dieses Dokument wurde von einer neueren Version dieser App gespeichert. Laden Sie die Seite neu oder aktualisieren Sie die App, um es zu öffnen.',
  damaged:
    'Dieses Dokument kann nicht gelesen werden und wurde unverändert beiseitegelegt. Sie können seine Rohdaten herunterladen; Ihre anderen Dokumente sind nicht betroffen.',
  invalid:
    'Diese Änderung würde das Dokument unlesbar machen und wurde nicht gespeichert. Machen Sie sie rückgängig, oder laden Sie das Dokument als Datei herunter.',
  'not-found': 'Dieses Dokument ist nicht auf diesem Gerät. Vielleicht wurde es endgültig gelöscht.',
  exists: 'Ein Dokument mit dieser ID ist schon auf diesem Gerät.',
  'asset-too-large': 'Dieses Bild ist größer als 300 KB. Wählen Sie ein kleineres.',
  'asset-missing': 'Ein Bild dieses Dokuments ist nicht auf diesem Gerät. Wählen Sie es noch einmal.',
  failed:
    'Ihre Daten konnten nicht gespeichert oder geladen werden. Laden Sie Ihr Dokument als Datei herunter, dann laden Sie die Seite neu oder starten die App neu.',
};
