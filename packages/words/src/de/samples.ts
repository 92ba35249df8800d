import type { Translation } from '../translate.ts';
import type { samples as english } from '../en/samples.ts';

export const samples: Translation<typeof english> = {
  list: {
    resume: {
      title: 'Lebenslauf-Beispiele nach Beruf',
      intro:
        'Ganze Lebensläufe, keine Bruchstücke: Jeder zeigt eine Person an einem Punkt ihres Berufslebens und was ihn überzeugend macht. Öffnen Sie einen im Editor und machen Sie ihn zu Ihrem. Alle Personen sind erfunden.',
    },
    coverletter: {
      title: 'Anschreiben-Beispiele nach Beruf',
      intro:
        'Ganze Anschreiben, jedes an einen Arbeitgeber geschrieben, mit dem, was es überzeugend macht. Öffnen Sie eines im Editor und machen Sie es zu Ihrem. Alle Personen sind erfunden.',
    },
  },
  search: 'Beruf suchen',
  searchHint: 'Beruf, etwa „nurse“ oder „welder“',
  found_one: '{{count}} Beispiel',
  found_other: '{{count}} Beispiele',
  foundNone:
    'Kein Beispiel passt zu „{{query}}“. Versuchen Sie ein anderes Wort für den Beruf, oder sehen Sie die Kategorien durch.',
  categories: 'Kategorien',
  of: { resume: 'Lebenslauf-Beispiel', coverletter: 'Anschreiben-Beispiel', other: 'Beispiel' },
  levels: { entry: 'Berufseinstieg', mid: 'Mitten im Beruf', senior: 'Erfahren' },
  title: { resume: 'Lebenslauf-Beispiel: {{title}}', coverletter: 'Anschreiben-Beispiel: {{title}}' },
  titleIn: {
    resume: 'Lebenslauf-Beispiel: {{title}}, Sprache: {{language}}',
    coverletter: 'Anschreiben-Beispiel: {{title}}, Sprache: {{language}}',
  },
  description: {
    resume:
      'Ein ganzer Lebenslauf: {{title}} ({{level}}), als echte Seiten und als Text, mit {{count}} Gründen, warum er überzeugt. Mit einem Klick im Editor zu öffnen, kostenlos und ohne Konto.',
    coverletter:
      'Ein ganzes Anschreiben: {{title}} ({{level}}), als echte Seiten und als Text, mit {{count}} Gründen, warum es überzeugt. Mit einem Klick im Editor zu öffnen, kostenlos und ohne Konto.',
  },
  about: {
    resume: '{{person}} ist erfunden, die Seiten sind echt: So sieht das PDF aus.',
    coverletter: '{{person}} ist erfunden, die Seite ist echt: So sieht das PDF aus.',
  },
  all: { resume: 'Alle Lebenslauf-Beispiele', coverletter: 'Alle Anschreiben-Beispiele' },
  use: 'Dieses Beispiel verwenden',
  useHint: 'Öffnet eine Kopie im Editor. Kein Konto nötig, nichts zu zahlen.',
  useNamed: '{{title}} verwenden',
  useShort: 'Verwenden',
  page: 'Seite {{page}} des Beispiels',
  pageMarked: 'Seite {{page}} des Beispiels; Zahlen markieren die Stellen der Gründe daneben',
  works: 'Was es überzeugend macht',
  text: { resume: 'Der Text dieses Lebenslaufs', coverletter: 'Der Text dieses Anschreibens' },
  related: { resume: 'Weitere Lebenslauf-Beispiele', coverletter: 'Weitere Anschreiben-Beispiele' },
  inLanguages: 'Dasselbe Beispiel in einer anderen Sprache',
  gone: 'Dieses Beispiel gibt es nicht mehr.',
  notOpened: 'Das Beispiel konnte nicht geöffnet werden',
  notLoaded: 'Die Beispiele konnten nicht geladen werden',
};
