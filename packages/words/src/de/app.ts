import type { Translation } from '../translate.ts';
import type { app as english } from '../en/app.ts';

export const app: Translation<typeof english> = {
  close: 'Schließen',
  skipToContent: 'Zum Inhalt springen',
  pageLoaded: '{{title}}, Seite geladen',
  loadingPage: 'Die Seite wird geladen',
  home: 'Startseite von {{appName}}',
  mainNavigation: 'Hauptmenü',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  login: 'Anmelden',
  account: 'Konto',
  language: 'Sprache',
  buildResume: 'Lebenslauf erstellen',
  nav: {
    templates: 'Vorlagen',
    evaluate: 'Bewerten',
    jobs: 'Stellen',
    resources: 'Wissen',
    remoteJobs: 'Stellen im Homeoffice',
    opensNewTab: '(öffnet ein neues Fenster)',
  },
  theme: { label: 'Farbschema', system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
  error: {
    notFoundTitle: 'Seite nicht gefunden',
    title: 'Ein Fehler ist aufgetreten',
    adminOnly:
      'Nur Administratoren können diese Seite öffnen, und {{email}} gehört nicht dazu. Melden Sie sich mit einem anderen Konto an, um fortzufahren.',
    message: 'Die gesuchte Seite gibt es leider nicht.',
    backHome: 'Zur Startseite',
    status: 'Status {{status}}',
  },
  update: {
    title: 'Eine neue Version ist bereit',
    description: 'Ihre Dokumente bleiben, wie sie sind.',
    reload: 'Neu laden',
  },
  number: { less: 'Weniger', more: 'Mehr' },
  missing: {
    pages: 'Die Seiten konnten nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    steps: 'Die Schritte konnten nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    step: 'Dieser Schritt konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  },
  notLoaded:
    'Ein Teil der App konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  pagesTooSlow:
    'Das Zeichnen der Seiten hat zu lange gedauert und wurde abgebrochen. Ihr Text ist sicher. Versuchen Sie es noch einmal oder laden Sie die Seite neu.',
  storage: { failedTitle: 'Ihre Dokumente konnten nicht geöffnet werden', retry: 'Noch einmal versuchen' },
};
