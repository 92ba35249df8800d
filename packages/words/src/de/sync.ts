import type { Translation } from '../translate.ts';
import type { sync as english } from '../en/sync.ts';

export const sync: Translation<typeof english> = {
  status: {
    here: 'Auf diesem Gerät gespeichert',
    'on-its-way': 'Auf diesem Gerät gespeichert',
    synced: 'Abgeglichen',
    offline: 'Offline: auf diesem Gerät gespeichert',
    busy: 'Auf diesem Gerät gespeichert',
    foreign: 'Auf diesem Gerät gespeichert',
    attention: 'Braucht Ihre Aufmerksamkeit',
  },
  explained: {
    here: 'Es ist auf diesem Gerät gespeichert. Mit einem Konto haben Sie es auch auf Ihren anderen Geräten.',
    'on-its-way': 'Es ist auf diesem Gerät gespeichert und unterwegs in Ihr Konto.',
    synced: 'Es ist auf diesem Gerät und in Ihrem Konto gespeichert.',
    offline: 'Es ist auf diesem Gerät gespeichert und wird abgeglichen, sobald Sie wieder online sind.',
    busy: 'Es ist auf diesem Gerät gespeichert. Es gab in kurzer Zeit viele Änderungen; der Rest wird innerhalb einer Minute abgeglichen.',
    foreign:
      'Es ist auf diesem Gerät gespeichert. Es gehört zu einem anderen Konto und wird nicht mit Ihrem abgeglichen.',
  },
  concern: {
    conflicts: {
      title: 'An zwei Orten geändert',
      text: 'Beide Fassungen bleiben erhalten. Gehen Sie zum Feld und wählen Sie eine; bis dahin behält das Feld seinen Text.',
    },
    limit: {
      title: 'Über der Grenze Ihres Tarifs',
      text: 'Es ist nur auf diesem Gerät gespeichert. Legen Sie ein Dokument, das Sie nicht mehr brauchen, in den Papierkorb, dann wird dieses abgeglichen.',
    },
    full: {
      title: 'Ihr Konto ist voll',
      text: 'Es ist nur auf diesem Gerät gespeichert. Löschen Sie Dokumente im Papierkorb endgültig, um Platz zu schaffen; es wird mit der nächsten Änderung abgeglichen.',
    },
    invalid: {
      title: 'Von Ihrem Konto nicht angenommen',
      text: 'Es ist auf diesem Gerät gespeichert, und Sie können weiter bearbeiten: Mit der nächsten Änderung wird es noch einmal gesendet. Laden Sie zur Sicherheit eine Kopie herunter.',
    },
    'too-large': {
      title: 'Zu groß zum Abgleichen',
      text: 'Es ist nur auf diesem Gerät gespeichert. Kürzen Sie es oder verwenden Sie ein kleineres Foto; es wird mit der nächsten Änderung abgeglichen.',
    },
    newer: {
      title: 'Mit einer neueren Version der App bearbeitet',
      text: 'Ihre Änderungen sind auf diesem Gerät gespeichert. Zum Abgleichen aktualisieren Sie die App (im Browser: Seite neu laden).',
    },
    unable: {
      title: 'Dieser Browser kann nicht abgleichen',
      text: 'Es ist nur auf diesem Gerät gespeichert. Aktualisieren Sie den Browser oder nehmen Sie einen anderen, um es in Ihrem Konto zu haben.',
    },
    failed: {
      title: 'Der Abgleich ist stehen geblieben',
      text: 'Es ist auf diesem Gerät gespeichert. Laden Sie neu, um es noch einmal zu versuchen; hilft das nicht, laden Sie eine Kopie herunter.',
    },
  },
  arrival: {
    looking: 'Dieses Dokument wird in Ihrem Konto gesucht …',
    offline: 'Sie sind offline',
    offlineText:
      'Dieses Dokument ist noch nicht auf diesem Gerät. Wenn es in Ihrem Konto ist, öffnet es sich, sobald Sie wieder online sind.',
    failed: 'Ihr Konto ist nicht erreichbar',
    failedText: 'Dieses Dokument ist noch nicht auf diesem Gerät. Laden Sie neu, um noch einmal danach zu suchen.',
    missing: 'Dieses Dokument ist nicht auf diesem Gerät',
    missingText:
      'Vielleicht wurde es gelöscht oder in einem anderen Browser gespeichert. Wenn es in Ihrem Konto ist, melden Sie sich an, um es hier zu öffnen.',
    list: 'Meine Dokumente öffnen',
  },
  conflict: {
    title: 'Die andere Fassung, von {{from}}:',
    titleOf: '{{what}}: die Fassung von {{from}}',
    elsewhere: 'einem anderen Fenster oder Gerät',
    takeOther: 'Stattdessen diese verwenden',
    keep: 'Behalten, was hier steht',
    undo: 'Wahl zwischen zwei Fassungen',
    order: 'Eine andere Reihenfolge.',
    yes: 'Ja',
    no: 'Nein',
    picture: 'Ein anderes Bild',
    unknown: 'Ein Dokument, das nicht auf diesem Gerät ist',
    variantOf:
      'Dort wurden andere Änderungen des Originals übernommen. Beide Möglichkeiten sind sicher: Ihr Text ändert sich nicht.',
    nothing: 'Leer: Es wurde dort gelöscht.',
  },
  share: {
    title: 'Link teilen',
    description:
      'Wer den Link hat, kann lesen, was die Seiten zeigen, und das PDF herunterladen. Ausgeblendete Abschnitte und Ihre Notizen bleiben bei Ihnen, und Suchmaschinen listen ihn nicht auf.',
    signedOutTitle: 'Zum Teilen anmelden',
    signedOutText:
      'Ein Link zeigt das Dokument in Ihrem Konto. Ohne Konto senden Sie das PDF: Dafür brauchen Sie keines.',
    signIn: 'Anmelden',
    register: 'Konto anlegen',
    retry: 'Noch einmal versuchen',
    first: 'Link erstellen',
    another: 'Weiteren Link erstellen',
    shows: 'Was der Link zeigt',
    follows: 'Meine neuesten Änderungen',
    stays: 'Diese Version',
    followsHint: 'Der Link zeigt das Dokument immer so, wie es in Ihrem Konto ist.',
    staysHint: 'Der Link zeigt weiterhin diese Version, was auch immer Sie später ändern.',
    password: 'Passwort',
    optional: 'Freiwillig',
    passwordShort_one: 'Verwenden Sie mindestens {{count}} Zeichen.',
    passwordShort_other: 'Verwenden Sie mindestens {{count}} Zeichen.',
    passwordLong_one: 'Verwenden Sie höchstens {{count}} Zeichen.',
    passwordLong_other: 'Verwenden Sie höchstens {{count}} Zeichen.',
    end: 'Letzter Tag',
    endHint: 'Nach diesem Tag funktioniert der Link nicht mehr.',
    create: 'Link erstellen',
    creating: 'Der Link wird erstellt …',
    notSynced:
      'Dieses Dokument ist noch nicht in Ihrem Konto. Es kommt von selbst dorthin, während Sie online sind; der Stand steht neben dem Titel. Erstellen Sie dann den Link.',
    address: 'Adresse des Links',
    copy: 'Link kopieren',
    open: 'Öffnen',
    isFollowing: 'Zeigt Ihre neuesten Änderungen',
    isStaying: 'Bleibt bei einer Version',
    hasPassword: 'Hat ein Passwort',
    endsOn: 'Bis {{day}}',
    endedOn: 'Beendet am {{day}}',
    views_one: '{{count}}-mal geöffnet',
    views_other: '{{count}}-mal geöffnet',
    change: 'Ändern',
    save: 'Speichern',
    cancel: 'Abbrechen',
    removePassword: 'Passwort entfernen',
    endLink: 'Link beenden',
    endAsk: 'Diesen Link beenden?',
    endText:
      'Niemand kann ihn dann mehr öffnen, und er lässt sich nicht zurückholen. Sie können einen neuen erstellen.',
    keep: 'Behalten',
    ended: 'Der Link funktioniert nicht mehr',
    notEnded: 'Der Link konnte nicht beendet werden',
  },
  goThere: 'Dorthin',
  reload: 'Neu laden',
  openList: 'Meine Dokumente öffnen',
};
