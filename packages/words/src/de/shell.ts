import type { Translation } from '../translate.ts';
import type { shell as english } from '../en/shell.ts';

export const shell: Translation<typeof english> = {
  footer: {
    label: 'Fußbereich',
    tagline: 'Fehler beseitigen, den Lebenslauf auf die richtige Stelle ausrichten und sehen, wie gut er ist.',
    resources: 'Wissen',
    company: 'Unternehmen',
    newsletter: 'Newsletter',
    newsletterIntro: 'Ratschläge zu Lebenslauf und Bewerbung, per E-Mail.',
    newsletterClosed: 'Es gibt noch keine Mailingliste, also nichts zum Anmelden.',
    newsletterSent:
      'Sehen Sie in Ihr Postfach: Der Newsletter beginnt, sobald Sie den Link in unserer E-Mail geöffnet haben.',
    email: 'E-Mail-Adresse',
    subscribe: 'Abonnieren',
    social: 'Profile in sozialen Netzwerken',
    cards: 'Kartenmarken',
    copyright: '© {{year}} {{appName}}',
    analytics: 'Wahl zur Statistik',
  },
  analytics: {
    title: 'Darf diese Website Seitenaufrufe zählen?',
    text: 'Mit Ihrer Zustimmung wird der Google Tag Manager geladen, der Cookies setzen kann. Er erfährt, welche Arten von Seiten Sie öffnen. Ohne sie wird nichts von anderswo geladen, und alles funktioniert.',
    isAllowed: 'Sie haben es erlaubt. Wenn Sie Ihre Meinung ändern, wird die Seite ohne ihn neu geladen.',
    isRefused: 'Sie haben es nicht erlaubt.',
    allow: 'Erlauben',
    refuse: 'Nicht erlauben',
  },
  openFailed: 'Die Datei konnte nicht geöffnet werden',
  openFirst: 'Öffnen Sie zuerst ein Dokument',
  openFirstToPrint: 'Dann können Sie seine Seiten drucken.',
  openFirstToSave: 'Dann können Sie seine Seiten als PDF speichern.',
  openFirstForPalette: 'Dann können Sie seine Befehle verwenden.',
};
