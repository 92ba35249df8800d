import type { Translation } from '../translate.ts';
import type { site as english } from '../en/site.ts';

export const site: Translation<typeof english> = {
  licences: {
    title: 'Open-Source-Lizenzen',
    intro: '{{appName}} beruht auf diesen Bibliotheken und Schriften. Vielen Dank an alle, die sie geschrieben haben.',
    failed: 'Die Liste konnte nicht geladen werden',
    noText: 'Von {{author}}. Das Paket nennt seine Lizenz, {{licence}}, enthält aber nicht deren Text.',
  },
  home: {
    promise: 'Der Lebenslauf, den Sie sehen, ist die Datei, die Sie senden',
    explain:
      'Sie tippen, und die echten Seiten folgen jedem Anschlag. Das PDF ist genau diese Seiten, mit Text, den Menschen und Bewerbungssysteme lesen können.',
    action: 'Lebenslauf erstellen',
    reassure: 'Kein Konto nötig. Kein Wasserzeichen. Beim Herunterladen ist nichts zu zahlen.',
    demo: 'Ein Lebenslauf wird getippt, und seine Seite folgt jedem Anschlag',
    demoField: {
      fullName: 'Vollständiger Name',
      headline: 'Berufsbezeichnung',
      summary: 'Kurzprofil',
      bullet: 'Was Sie getan und erreicht haben',
    },
    pause: 'Tippen anhalten',
    play: 'Tippen fortsetzen',
    how: 'So funktioniert es',
    steps: {
      bring: {
        title: 'Bringen Sie mit, was Sie haben',
        text: 'Ziehen Sie ein PDF, eine Word-Datei oder reinen Text hierher. Was gelesen wurde, steht neben dem Original, und Sie prüfen nur, was unsicher ist. Oder Sie beginnen ganz neu.',
      },
      write: {
        title: 'Schreiben Sie mit Blick auf die Seiten',
        text: 'Ein Abschnitt nach dem anderen, mit Beispielen. Wechseln Sie Vorlage, Farben oder Papier, wann Sie möchten; Ihr Text bleibt gleich.',
      },
      download: {
        title: 'Laden Sie genau diese Seiten herunter',
        text: 'Ein PDF mit auswählbarem Text und funktionierenden Links, und Ihre Daten als Datei, die Sie zurückbringen oder mitnehmen können.',
      },
    },
    looksBefore: 'Vorige Vorlagen',
    looksNext: 'Weitere Vorlagen',
    evaluation: 'Sehen Sie, wie gut Ihr Lebenslauf ist',
    evaluationText:
      'Ziehen Sie eine Datei hierher und erhalten Sie eine Punktzahl mit Gründen. Ohne Konto, und die Datei bleibt auf diesem Gerät.',
    evaluationList: [
      'Was zuerst zu verbessern ist und wie viele Punkte jede Verbesserung bringt',
      'Jeder Befund an seiner Stelle auf der Seite markiert, mit dem Grund, warum er wichtig ist',
      'Der Text, wie ihn ein Programm liest, und wie gut er zu einer Stellenanzeige passt',
    ],
    questions: 'Fragen',
    questionsAll: 'Alle Fragen und Antworten',
    drop: 'Ziehen Sie Ihren Lebenslauf hierher',
    dropEdit: 'Oder machen Sie daraus einen, den Sie bearbeiten können',
    dropHint:
      'PDF, DOCX, ODT, RTF, HTML, TXT, Markdown oder JSON. Sie wird auf Ihrem Gerät gelesen und nirgendwohin gesendet. Sie erhalten eine Punktzahl, was zuerst zu verbessern ist, und warum.',
    dropChoose: 'Datei wählen',
    looks: 'Echte Seiten, keine Bilder von Seiten',
    looksText:
      'Jede Vorlage passt zu jedem Lebenslauf: kurz oder lang, eine Seite oder fünf. Diese werden gerade hier gezeichnet, von demselben Programm, das die Datei schreibt.',
    looksAll: 'Alle Vorlagen',
    prices: 'Preise',
    pricesText: 'Alles, was Sie zum Bewerben brauchen, ist kostenlos. Sie zahlen nur für Extras.',
    honest: 'Was es kann, und was noch nicht',
    today: 'Heute',
    todayList: [
      'Schreiben, Bewerten und Herunterladen brauchen kein Konto, und Ihre Dokumente bleiben auf diesem Gerät',
      'Mit einem Konto dieselben Dokumente auf allen Ihren Geräten',
      'Jeder Download ist kostenlos und ohne Wasserzeichen, ebenso neun der zwölf Vorlagen',
      'Schreiben braucht kein Netz: Ihre Seiten werden auf Ihrem eigenen Gerät aufbewahrt, gesetzt und gezeichnet',
      'Anschreiben in zwölf Vorlagen, bearbeitet, gedruckt und exportiert wie ein Lebenslauf',
      'Eine Bewertung von Lebensläufen und Anschreiben auf Ihrem Gerät: was zuerst zu verbessern ist, warum, und was es bringt',
      'Rückgängig für jede Änderung an einem Dokument und ein Papierkorb, der gelöschte Dokumente 30 Tage behält',
      'Sie können Ihre Daten jederzeit exportieren, als JSON, das andere Programme lesen',
    ],
    notYet: 'Noch nicht',
    notYetList: ['Gescannte Seiten bewerten: Eine Datei zum Bewerten muss Text enthalten'],
  },
  contact: {
    title: 'Kontakt',
    intro: 'Schreiben Sie denen, die diese Website betreiben. Die Antwort geht an Ihre E-Mail-Adresse.',
    closed:
      'Auf dieser Website ist niemand für Nachrichten eingerichtet, deshalb gibt es kein Formular. Wenn Ihre Organisation sie betreibt, fragen Sie die Person, die sie eingerichtet hat.',
    name: 'Ihr Name',
    nameMissing: 'Geben Sie Ihren Namen ein.',
    email: 'E-Mail-Adresse für die Antwort',
    emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein.',
    emailWrong: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
    message: 'Nachricht',
    messageShort: 'Schreiben Sie mindestens einen Satz.',
    messageLong: 'Verwenden Sie höchstens {{count}} Zeichen.',
    send: 'Nachricht senden',
    failed: 'Die Nachricht wurde nicht gesendet',
    sent: 'Ihre Nachricht ist unterwegs',
    sentText: 'Sie erhalten die Antwort per E-Mail.',
  },
  blog: {
    title: 'Blog',
    leaving: 'Der Blog hat eine eigene Website. Sie werden dorthin gebracht.',
    go: 'Zum Blog',
    intro: 'Ratschläge zu Lebenslauf, Anschreiben und Bewerbung, die Sie noch heute nutzen können.',
    all: 'Alle Beiträge',
    feed: 'Blog im Feedreader verfolgen',
    build: 'Lebenslauf erstellen',
  },
  later: {
    label: 'Nicht in dieser Version',
    build: 'Lebenslauf erstellen',
    templates: 'Vorlagen ansehen',
    admin: {
      title: 'Dieser Teil der Verwaltung ist noch nicht verfügbar',
      what: 'Vorlagen und Beispiele werden hier verwaltet.',
      now: 'Bis dahin kommen sie mit der App. Die anderen Seiten der Verwaltung funktionieren.',
    },
  },
};
