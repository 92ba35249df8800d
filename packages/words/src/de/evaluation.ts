import type { Translation } from '../translate.ts';
import type { evaluation as english } from '../en/evaluation.ts';

export const evaluation: Translation<typeof english> = {
  'CON-01.title': 'Ihr Name',
  'CON-01.why': 'Er ist das Erste, was Leser suchen, und das, worunter Programme den Lebenslauf ablegen.',
  'CON-01.fix': 'Schreiben Sie Vor- und Nachnamen, ohne Zahlen, mit 2 bis 60 Zeichen.',
  'CON-02.title': 'Eine gültige E-Mail-Adresse',
  'CON-02.why': 'Die meisten Einladungen kommen per E-Mail. Bei einem falschen Zeichen kommt die Antwort nie an.',
  'CON-02.fix': 'Schreiben Sie die Adresse ganz aus, etwa name@example.com, und prüfen Sie jedes Zeichen.',
  'CON-03.title': 'Eine Telefonnummer',
  'CON-03.why': 'Manche Arbeitgeber rufen zuerst an. Telefonnummern haben 7 bis 15 Ziffern.',
  'CON-03.fix': 'Geben Sie eine Nummer an, unter der man Sie erreicht, bei Bewerbungen im Ausland mit Ländervorwahl.',
  'CON-04.title': 'Ort und Land, ohne Straße',
  'CON-04.why':
    'Leser wollen wissen, von wo aus Sie arbeiten würden. In vielen Ländern lässt man die Straße zum Schutz der Privatsphäre weg.',
  'CON-04.fix':
    'Geben Sie Ort und Land an. Lassen Sie die Straße weg, sofern sie dort, wo Sie sich bewerben, nicht üblich ist.',
  'CON-05.title': 'Links, die sich öffnen lassen',
  'CON-05.why': 'Ein Link ins Leere kann Ihre Arbeit nicht zeigen.',
  'CON-05.fix': 'Kopieren Sie die Adresse noch einmal aus dem Browser und öffnen Sie sie dann aus dem fertigen PDF.',
  'CON-06.title': 'Eine Berufsbezeichnung unter Ihrem Namen',
  'CON-06.why': 'In den ersten Sekunden suchen Leser danach, was Sie tun. Eine Berufsbezeichnung sagt es sofort.',
  'CON-06.fix': 'Ergänzen Sie Ihren Beruf oder die angestrebte Stelle in wenigen Worten.',
  'CON-07.title': 'Eine E-Mail-Adresse mit Ihrem Namen',
  'CON-07.why':
    'In einem Experiment wurden Bewerber mit Spitznamen in der Adresse schlechter bewertet, was auch immer sie sonst schrieben.',
  'CON-07.fix': 'Verwenden Sie eine Adresse aus Ihrem Namen. Sie kann an die weiterleiten, die Sie sonst lesen.',
  'CON-08.title': 'Kein Foto und kein Geburtsdatum, wo sie nicht üblich sind',
  'CON-08.why':
    'Arbeitgeber in diesem Land sollen Aussehen und Alter nicht berücksichtigen, und manche legen solche Lebensläufe vorsichtshalber beiseite.',
  'CON-08.fix': 'Blenden Sie für Bewerbungen in diesem Land das Foto aus und entfernen Sie das Geburtsdatum.',
  'CON-09.title': 'Keine privaten Angaben, nach denen niemand fragt',
  'CON-09.why':
    'Arbeitgeber in diesem Land sollen Familienstand, Religion, Gesundheit und Ähnliches nicht berücksichtigen, und manche legen solche Lebensläufe vorsichtshalber beiseite.',
  'CON-09.fix': 'Entfernen Sie diese Angaben. Nach Ausweisnummern wird erst nach einer Zusage gefragt.',
  'STR-01.title': 'Mindestens eine Station',
  'STR-01.why':
    'Leser verwenden die meiste Zeit auf das, was Sie getan haben. Am Anfang eines Berufslebens zählt auch ein Projekt oder Ehrenamt.',
  'STR-01.fix':
    'Ergänzen Sie eine Stelle, ein Praktikum, ein Projekt oder ein Ehrenamt mit dem, was Sie dort getan haben.',
  'STR-02.title': 'Ihre Ausbildung',
  'STR-02.why': 'Leser suchen sie aus Gewohnheit, und viele Anzeigen verlangen sie.',
  'STR-02.fix': 'Ergänzen Sie die letzte Schule, den Abschluss oder die Ausbildung mit dem Jahr des Abschlusses.',
  'STR-03.title': '6 bis 25 Kenntnisse',
  'STR-03.why':
    'Suchen vergleichen Kenntnisse Wort für Wort, aber eine sehr lange Liste verdeckt, was Sie am besten können. Hier sind es {{count}}.',
  'STR-03.fix':
    'Nennen Sie die Kenntnisse, die die Stelle verlangt und die Sie zeigen können. Ordnen Sie sie in Gruppen, und lassen Sie weg, was alle können.',
  'STR-04.title': 'Ein Kurzprofil mit 30 bis 90 Wörtern',
  'STR-04.why': 'Zwei, drei Sätze geben Lesern einen Grund weiterzulesen. Ihres hat {{count}} Wörter.',
  'STR-04.fix': 'Sagen Sie in 30 bis 90 Wörtern, wer Sie sind, was Sie erreicht haben und was Sie suchen.',
  'STR-05.title': 'Überschriften, die Programme erkennen',
  'STR-05.why':
    'Programme, die Lebensläufe lesen, finden Abschnitte an ihren Überschriften. Unter einer ungewöhnlichen kann ein Abschnitt übersehen werden.',
  'STR-05.fix':
    'Verwenden Sie eine übliche Überschrift wie Berufserfahrung, Ausbildung oder Kenntnisse. Ein eigenes Wort können Sie hinzufügen.',
  'STR-06.title': 'Die neueste Station zuerst',
  'STR-06.why': 'Leser suchen die jetzige und die vorige Station oben in der Liste.',
  'STR-06.fix': 'Ordnen Sie die Stationen nach ihrem Ende, die neueste zuerst.',
  'STR-07.title': 'Bezeichnung, Arbeitgeber und Beginn jeder Station',
  'STR-07.why': 'Bezeichnung, Unternehmen und Daten sehen Leser bei jeder Station zuerst an.',
  'STR-07.fix': 'Ergänzen Sie, was fehlt. Wenn Sie für sich selbst gearbeitet haben, schreiben Sie „selbstständig“.',
  'STR-08.title': 'Keine leeren Einträge oder Abschnitte',
  'STR-08.why':
    'Ein leerer Eintrag oder eine Überschrift, unter der nichts steht, sieht aus, als sei etwas verloren gegangen.',
  'STR-08.fix': 'Füllen Sie aus, was leer ist, blenden Sie es aus oder löschen Sie es.',
  'STR-09.title': 'Berufserfahrung vor der Ausbildung',
  'STR-09.why': 'Mit {{years}} Jahren Erfahrung sagt sie mehr über Sie als die Schule.',
  'STR-09.fix': 'Verschieben Sie die Berufserfahrung über die Ausbildung.',
  'STR-10.title': 'Kein „Referenzen auf Anfrage“',
  'STR-10.why': 'Davon geht jeder Arbeitgeber aus, und der Platz ist mit dem, was Sie getan haben, besser genutzt.',
  'STR-10.fix': 'Entfernen Sie die Zeile, oder nennen Sie die Referenzen, wenn die Anzeige danach fragt.',
  'STR-11.title': 'Genug zum Beurteilen',
  'STR-11.why':
    'Leser brauchen Anhaltspunkte. Dieser Lebenslauf hat {{count}} Wörter. Nach ihrer Länge sind das {{coveragePercent}} % des Textes, den man für ein Urteil braucht; was an seiner Form stimmt, zählt deshalb nur zu diesem Anteil.',
  'STR-11.fix':
    'Sagen Sie bei jeder Station, was Sie getan haben, in welchem Umfang und mit welchem Ergebnis. Auch ein erster Lebenslauf füllt eine halbe Seite.',
  'STR-12.title': 'Jede Station einmal',
  'STR-12.why':
    'Dieselbe Stelle beim selben Arbeitgeber steht zweimal da, zur selben Zeit oder mit Daten, die nicht beide stimmen können. Leser fragen sich, welche gilt.',
  'STR-12.fix': 'Behalten Sie einen Eintrag mit den richtigen Daten, und nehmen Sie in ihn auf, was der andere sagt.',
  'TIM-01.title': 'Lesbare Daten',
  'TIM-01.why':
    'An den Daten sehen Leser, wie lange jede Station dauerte. Eines, das unlesbar ist oder nicht stimmen kann, macht das zweifelhaft.',
  'TIM-01.fix': 'Schreiben Sie ein Jahr oder Monat und Jahr, und prüfen Sie die Ziffern.',
  'TIM-02.title': 'Jede Station beginnt vor ihrem Ende, und keine in der Zukunft',
  'TIM-02.why':
    'Eine Station, die endet, bevor sie beginnt, wirkt nachlässig, und Programme zählen sie nicht als Erfahrung.',
  'TIM-02.fix':
    'Prüfen Sie Beginn und Ende. Lassen Sie eine Station weg, die noch nicht begonnen hat, oder sagen Sie im Text, dass sie bevorsteht.',
  'TIM-03.title': 'Daten in einem Format',
  'TIM-03.why': 'Steht zwischen Daten mit Monat eines nur mit Jahr, fragen sich Leser, was weggelassen wurde.',
  'TIM-03.fix':
    'Nennen Sie bei jeder Station den Monat oder bei jeder nur das Jahr. Bei alten Stationen am Ende genügen Jahre.',
  'TIM-04.title': 'Lücken von mehr als sechs Monaten',
  'TIM-04.why': 'Eine Lücke ist kein Fehler, aber man könnte danach fragen.',
  'TIM-04.fix': 'Halten Sie eine Antwort bereit. Pflege, Reisen, Kurse oder Ehrenamt dürfen eine eigene Zeile haben.',
  'TIM-05.title': 'Stationen, die sich überschneiden',
  'TIM-05.why': 'Zwei Vollzeitstellen zugleich, über Monate, sehen nach einem Fehler in den Daten aus.',
  'TIM-05.fix':
    'Prüfen Sie die Daten. War eine der Stellen in Teilzeit oder freiberuflich, dann schreiben Sie es in die Bezeichnung.',
  'TIM-06.title': 'Kurze Einträge für alte Stationen',
  'TIM-06.why':
    'Was mehr als 15 Jahre zurückliegt, ist weniger wichtig als das Heutige, nimmt aber denselben Platz ein.',
  'TIM-06.fix': 'Behalten Sie zu diesen Stationen ein, zwei Zeilen, oder nur Bezeichnung, Arbeitgeber und Jahre.',
  'TIM-07.title': 'Nichts Erwartetes, das vorbei ist',
  'TIM-07.why':
    'Ein „voraussichtliches“ Datum in der Vergangenheit zeigt, dass der Lebenslauf nicht aktualisiert wurde.',
  'TIM-07.fix': 'Schreiben Sie, dass es abgeschlossen ist, mit dem Datum, oder wann Sie es jetzt erwarten.',
  'TIM-08.title': 'Ein Profil, das zu den Daten passt',
  'TIM-08.why':
    'Das Profil sagt, dass Sie jetzt irgendwo arbeiten, und die Station dort ist zu Ende. Leser können nicht sagen, was davon veraltet ist.',
  'TIM-08.fix': 'Aktualisieren Sie das Profil oder das Ende der Station.',
  'TIM-09.title': 'Jahre Erfahrung, die die Daten zeigen',
  'TIM-09.why':
    'Das Profil nennt {{claimed}} Jahre Erfahrung, und die Einträge reichen {{shown}} zurück. Wer beides vergleicht, glaubt keinem von beiden.',
  'TIM-09.fix': 'Nennen Sie die Jahre, die die Daten zeigen, oder führen Sie die früheren Stationen auf.',
  'TIM-11.title': 'Ein Datum von heute',
  'TIM-11.why':
    'Das Datum darin liegt {{months}} Monate zurück: Es liest sich wie ein Lebenslauf von damals, der für jemand anderen geschrieben wurde.',
  'TIM-11.fix': 'Setzen Sie den Tag ein, an dem Sie ihn senden, oder lassen Sie das Datum weg.',
  'TIM-10.title': 'Auf dem neuesten Stand',
  'TIM-10.why':
    'Das jüngste Jahr darin ist {{year}}, vor {{years}} Jahren. Man hält ihn für einen alten Lebenslauf oder fragt, was Sie seither gemacht haben.',
  'TIM-10.fix':
    'Ergänzen Sie, was Sie seither gemacht haben, auch Kurse oder Ehrenamt, und schreiben Sie, was in einer Station neu ist, die andauert.',
  'IMP-01.title': 'Drei bis acht Stichpunkte bei den neuesten Stationen',
  'IMP-01.why':
    'Die neuesten Stationen werden zuerst gelesen. Ohne Stichpunkte sagen sie wenig, und bei zu vielen gehen die besten unter.',
  'IMP-01.fix': 'Beschreiben Sie die drei neuesten Stationen mit je einigen Stichpunkten, die jüngste mit den meisten.',
  'IMP-02.title': 'Zahlen in den Stichpunkten',
  'IMP-02.why':
    'Eine Zahl zeigt die Größe dessen, was Sie getan haben. Hier haben {{count}} von {{total}} Stichpunkten oder Sätzen eine.',
  'IMP-02.fix':
    'Ergänzen Sie, wie viele, wie viel, wie oft oder wie schnell. Eine vorsichtige Schätzung genügt, wenn Sie sie erklären können.',
  'IMP-03.title': 'Stichpunkte, die mit einem Verb beginnen',
  'IMP-03.why':
    'Ein Verb am Anfang sagt sofort, was Sie getan haben. {{count}} von {{total}} Stichpunkten beginnen mit einem anderen Wort.',
  'IMP-03.fix': 'Beginnen Sie mit dem, was Sie getan haben: aufgebaut, geleitet, unterrichtet, verkauft, gesenkt.',
  'IMP-04.title': 'Was Sie getan haben, nicht wofür Sie zuständig waren',
  'IMP-04.why':
    'Eine Zuständigkeit sagt, was von Ihnen erwartet wurde. Leser wollen wissen, was Sie daraus gemacht haben.',
  'IMP-04.fix':
    'Ersetzen Sie „Verantwortlich für“ und Ähnliches durch ein Verb für das, was Sie getan haben: geleitet, geführt, geschrieben, gebaut.',
  'IMP-05.title': 'Stichpunkte, die mit verschiedenen Wörtern beginnen',
  'IMP-05.why': 'Beginnen viele Stichpunkte mit demselben Wort, werden sie leicht überlesen.',
  'IMP-05.fix': 'Verwenden Sie ein anderes Verb, wo es genauer sagt, was Sie getan haben.',
  'IMP-06.title': 'Ergebnisse',
  'IMP-06.why':
    'Ein neuer Arbeitgeber hofft auf Ergebnisse wie Ihre bisherigen. {{count}} von {{total}} Stichpunkten oder Sätzen nennen ein Ergebnis.',
  'IMP-06.fix':
    'Sagen Sie in einigen Stichpunkten, was sich geändert hat: schneller, günstiger, sicherer, mehr Kunden, weniger Beschwerden.',
  'IMP-07.title': 'Kenntnisse, die Ihre Arbeit zeigt',
  'IMP-07.why':
    'Eine Kenntnis überzeugt, wenn eine Station sie zeigt. {{count}} der {{total}} Kenntnisse kommen sonst nirgends vor.',
  'IMP-07.fix':
    'Nennen Sie die wichtigsten Kenntnisse noch einmal dort, wo Sie sie eingesetzt haben: in den Stichpunkten oder im Kurzprofil.',
  'IMP-08.title': 'Genug zu den neuesten Stationen',
  'IMP-08.why':
    'Die jetzige und die vorige Station werden am genauesten gelesen. Wenige Worte lassen Leser im Unklaren.',
  'IMP-08.fix':
    'Sagen Sie zur neuesten Station in drei oder mehr Zeilen, was Sie getan haben, in welchem Umfang und mit welchem Ergebnis.',
  'IMP-09.title': 'Bestimmte Aufgaben, nicht „verschiedene Aufgaben“',
  'IMP-09.why': 'Leser suchen, was Sie getan haben, und finden vage Wörter. Es gibt {{count}} solche Stellen.',
  'IMP-09.fix': 'Nennen Sie Aufgaben, Werkzeuge und Mengen statt „diverse“, „weitere Tätigkeiten“ oder „usw.“',
  'IMP-10.title': 'Zahlen und Ergebnisse in den meisten Punkten',
  'IMP-10.why':
    'Leser behalten Zahlen und Ergebnisse. {{count}} von {{total}} Punkten oder Sätzen nennen hier welche; in den stärksten Lebensläufen sind es die meisten.',
  'IMP-10.fix':
    'Ergänzen Sie bei weiteren, wie viel, wie viele oder was sich geändert hat, und beginnen Sie mit der neuesten Stelle.',
  'IMP-11.title': 'Was sich geändert hat, und um wie viel',
  'IMP-11.why':
    'Die stärksten Lebensläufe sagen, was danach anders war. {{count}} von {{total}} Punkten oder Sätzen Ihrer neuesten Stellen tun das, mit einer Zahl.',
  'IMP-11.fix': 'Sagen Sie bei weiteren, was sich um wie viel geändert hat: „Wartezeit von 48 auf 19 Minuten gesenkt“.',
  'IMP-12.title': 'Was nur Sie schreiben könnten',
  'IMP-12.why':
    '{{count}} von {{total}} Punkten oder Sätzen nennen keine Zahl, kein Werkzeug, keinen Ort und kein Produkt. So könnte sie jeder mit derselben Stelle schreiben.',
  'IMP-12.fix': 'Nennen Sie, womit und für wen Sie gearbeitet haben, und wie viel es war.',
  'WRI-01.title': 'Keine Rechtschreibfehler',
  'WRI-01.why':
    'In einem Experiment mit 445 Personalverantwortlichen senkten zwei Fehler die Chance auf ein Gespräch von 66 % auf 58 %, fünf auf 47 %.',
  'WRI-01.fix': 'Prüfen Sie die hier aufgeführten Wörter. Richtige Namen und Fachbegriffe können Sie ignorieren.',
  'WRI-02.title': 'Kein „ich“ und „mein“',
  'WRI-02.why':
    'Ein Lebenslauf handelt ohnehin von Ihnen. Ohne Pronomen sind die Zeilen kürzer und beginnen mit dem, was Sie getan haben.',
  'WRI-02.fix':
    'Lassen Sie das Pronomen weg: „Fünfköpfiges Team geleitet“ statt „Ich habe mein fünfköpfiges Team geleitet“.',
  'WRI-03.title': 'Aktive Sätze',
  'WRI-03.why': 'Im Passiv sieht niemand, wer es getan hat. {{count}} von {{total}} Sätzen stehen im Passiv.',
  'WRI-03.fix': 'Sagen Sie, wer was getan hat: „Kosten um 8 % gesenkt“ statt „Die Kosten wurden um 8 % gesenkt“.',
  'WRI-04.title': 'Wenige Floskeln',
  'WRI-04.why': 'Floskeln, die alle schreiben könnten, sagen nichts über Sie. Hier sind es {{count}}.',
  'WRI-04.fix': 'Ersetzen Sie sie durch ein Beispiel, das dasselbe zeigt, oder lassen Sie sie weg.',
  'WRI-05.title': 'Vergangene Stationen in der Vergangenheit',
  'WRI-05.why': 'Die Gegenwartsform sagt, dass Sie es noch tun, und die Daten sagen, dass nicht.',
  'WRI-05.fix': 'Verwenden Sie bei beendeten Stationen die Vergangenheit: „leitete“ statt „leite“.',
  'WRI-06.title': 'Stichpunkte mit 8 bis 28 Wörtern',
  'WRI-06.why':
    'Sehr kurze Stichpunkte sagen wenig, lange werden nicht zu Ende gelesen. {{count}} von {{total}} sind kürzer oder länger.',
  'WRI-06.fix': 'Ergänzen Sie kurze Stichpunkte um ein Ergebnis, und teilen Sie lange.',
  'WRI-07.title': 'Kurze Absätze',
  'WRI-07.why': 'Ein Lebenslauf wird überflogen, nicht gelesen. In einem langen Absatz fällt nichts auf.',
  'WRI-07.fix': 'Teilen Sie ihn, oder machen Sie Stichpunkte daraus.',
  'WRI-08.title': 'Keine wiederholten Stichpunkte',
  'WRI-08.why': 'Fast gleiche Stichpunkte sehen nach Versehen aus und nehmen Platz weg, den etwas Neues nutzen könnte.',
  'WRI-08.fix': 'Behalten Sie den besseren, und sagen Sie bei der anderen Station etwas anderes.',
  'WRI-09.title': 'Dieselben Satzzeichen am Ende der Stichpunkte',
  'WRI-09.why': 'Punkte nach manchen Stichpunkten und nach anderen nicht wirken nachlässig.',
  'WRI-09.fix': 'Beenden Sie alle Stichpunkte mit einem Punkt oder keinen.',
  'WRI-10.title': 'Produktnamen wie beim Hersteller',
  'WRI-10.why': 'Wer mit einem Produkt arbeitet, weiß, wie sein Name geschrieben wird.',
  'WRI-10.fix': 'Schreiben Sie den Namen wie auf der Website des Herstellers, etwa GitHub oder JavaScript.',
  'WRI-11.title': 'Kein Platzhaltertext',
  'WRI-11.why':
    'Ein vergessener Platzhalter zeigt, dass niemand den Lebenslauf geprüft hat. Jeder senkt die höchste mögliche Punktzahl.',
  'WRI-11.fix': 'Ersetzen Sie ihn durch eigenen Text, oder entfernen Sie ihn.',
  'WRI-12.title': 'Grammatik',
  'WRI-12.why': 'Fehler in einem so kurzen Text fallen leicht auf.',
  'WRI-12.fix': 'Lesen Sie diese Stellen laut und verbessern Sie, was nicht stimmt. Ignorieren Sie, was richtig ist.',
  'WRI-13.title': 'Keine Reste einer Vorlage oder Webseite',
  'WRI-13.why':
    'Codes, Menüs, Werte wie „undefined“ und Überschriften wie „Profile Image“ stammen aus einer Seite, einem Programm oder einer Vorlage. Sie zeigen, dass niemand den Lebenslauf vor dem Versand gelesen hat.',
  'WRI-13.fix': 'Entfernen Sie sie, oder setzen Sie ein, was gemeint war.',
  'FMT-01.title': 'Nicht mehr Seiten, als Leser erwarten',
  'FMT-01.why':
    'Zwei Seiten sind in Ordnung, und in einer Simulation gefielen sie Personalverantwortlichen besser als eine. Dieser Lebenslauf hat {{count}}.',
  'FMT-01.fix':
    'Kürzen Sie alte Stationen, bis {{most}} Seiten genügen, oder verwenden Sie kleinere Ränder oder eine kleinere Schrift.',
  'FMT-02.title': 'Genug Wörter, aber nicht zu viele',
  'FMT-02.why':
    'Mit zu wenigen bleibt vieles ungesagt; mit zu vielen ist das Beste schwer zu finden. Hier sind es {{count}}.',
  'FMT-02.fix': 'Streben Sie etwa 250 bis 900 Wörter an: mehr zu den neuesten Stationen, weniger zu alten.',
  'FMT-03.title': 'Eine gut lesbare Schriftgröße',
  'FMT-03.why':
    'Der größte Teil des Textes hat {{size}} Punkt. Zwischen 9 und 12 Punkt liest er sich leicht, auf Papier wie am Bildschirm.',
  'FMT-03.fix': 'Stellen Sie die Schriftgröße auf 9 bis 12 Punkt.',
  'FMT-04.title': 'Ränder von 12 Millimetern oder mehr',
  'FMT-04.why': 'Text nah am Rand wirkt gedrängt, und viele Drucker schneiden ihn ab.',
  'FMT-04.fix': 'Verbreitern Sie die Ränder, und kürzen Sie den Text, falls er dann eine weitere Seite braucht.',
  'FMT-05.title': 'Abstand zwischen den Zeilen',
  'FMT-05.why':
    'Die Zeilenhöhe beträgt das {{height}}-Fache der Schriftgröße. Zwischen 1,1 und 1,6 findet das Auge leicht die nächste Zeile.',
  'FMT-05.fix': 'Stellen Sie die Zeilenhöhe auf etwa 1,3.',
  'FMT-06.title': 'Genug Kontrast',
  'FMT-06.why':
    'Blasser Text ist am Bildschirm schwer zu lesen und verschwindet vielleicht beim Drucken. WCAG verlangt einen Kontrast von 4,5 zu 1.',
  'FMT-06.fix': 'Wählen Sie eine dunklere Farbe für den Text oder eine hellere dahinter.',
  'FMT-07.title': 'Höchstens zwei Schriften',
  'FMT-07.why': 'Mit {{count}} Schriften wirkt eine Seite unruhig, und Unterschiede scheinen etwas zu bedeuten.',
  'FMT-07.fix': 'Verwenden Sie eine Schrift für den Text und höchstens eine weitere für Namen und Überschriften.',
  'FMT-08.title': 'Eine letzte Seite, die nicht fast leer ist',
  'FMT-08.why': 'Ein paar Zeilen auf einer eigenen Seite oder eine leere Seite sehen nach Versehen aus.',
  'FMT-08.fix':
    'Kürzen Sie den Text etwas, passen Sie ihn auf weniger Seiten an, oder sagen Sie mehr, wo es sich lohnt.',
  'FMT-09.title': 'Überschriften bei ihrem Text',
  'FMT-09.why':
    'Eine Überschrift am Ende einer Seite, deren Text auf der nächsten steht, liest sich wie ein leerer Abschnitt.',
  'FMT-09.fix':
    'Beginnen Sie den Abschnitt auf der nächsten Seite, oder ändern Sie die Abstände, sodass einige Zeilen auf die Überschrift folgen.',
  'FMT-10.title': 'Mehrere Spalten',
  'FMT-10.why':
    'Manche Programme lesen quer über die Spalten und mischen deren Zeilen. Vergleichen Sie den Text, wie ihn eine Maschine liest.',
  'FMT-10.fix':
    'Wenn ein Portal sein Formular mit gemischten Zeilen füllt, laden Sie eine Fassung in einer einspaltigen Vorlage hoch.',
  'FMT-11.title': 'Das Wichtigste auf einen Blick',
  'FMT-11.why':
    'Personalverantwortliche sahen beim ersten Blick vor allem auf Name, jetzige und vorige Stelle und Ausbildung. Einiges davon steht nicht auf Seite 1.',
  'FMT-11.fix': 'Bringen Sie das auf die erste Seite, und geben Sie jedem eine eigene Zeile oder Spalte.',
  'FMT-12.title': 'Keine Balken oder Prozente für Kenntnisse',
  'FMT-12.why': 'Niemand weiß, was 80 % einer Fähigkeit sind, und ein Balken, der nicht voll ist, zeigt, was fehlt.',
  'FMT-12.fix': 'Sagen Sie, was Sie damit gemacht haben, oder nehmen Sie Wörter wie „fließend“ oder „Grundkenntnisse“.',
  'FMT-13.title': 'Zeichen, die als Kästchen erscheinen',
  'FMT-13.why':
    'Für {{count}} Zeichen, meist Symbole, hat die Schrift keine Form: Dort steht ein leeres Kästchen oder nichts. Das zeigt, dass niemand die Seite angesehen hat.',
  'FMT-13.fix':
    'Setzen Sie Wörter an ihre Stelle oder eine Schrift, die sie hat, und sehen Sie sich die PDF an, bevor Sie sie senden.',
  'ATS-01.title': 'Die Wörter sind aus der Datei lesbar',
  'ATS-01.why':
    'Portale lesen den Text aus der Datei. Nur {{percent}} % der Wörter kamen so heraus, wie sie auf der Seite stehen.',
  'ATS-01.fix':
    'Exportieren Sie die Datei noch einmal aus dem Programm, in dem sie geschrieben wurde, als PDF mit Text und nicht als Bild.',
  'ATS-02.title': 'Buchstaben, die jedes Programm kennt',
  'ATS-02.why':
    'Manche Zeichen haben nur in ihrer eigenen Schrift eine Bedeutung. An {{count}} Stellen liest ein Programm das falsche Zeichen oder keines.',
  'ATS-02.fix':
    'Verwenden Sie eine andere Schrift, schalten Sie Ligaturen aus, oder ersetzen Sie Symbole durch Wörter, und exportieren Sie noch einmal.',
  'ATS-03.title': 'Text in Lesereihenfolge',
  'ATS-03.why':
    'Ein Programm liest den Text in der Reihenfolge der Datei. {{count}} von {{total}} Passagen sind zerteilt oder mit anderen vermischt.',
  'ATS-03.fix': 'Verwenden Sie eine einspaltige Vorlage, ohne Textfelder und Tabellen fürs Layout.',
  'ATS-04.title': 'In die Datei eingebettete Schriften',
  'ATS-04.why': 'Auf einem Computer ohne diese Schriften treten andere an ihre Stelle: {{fonts}}.',
  'ATS-04.fix':
    'Exportieren Sie die Datei mit eingebetteten Schriften. In den meisten Programmen ist das eine Option des PDF-Exports.',
  'ATS-05.title': 'Anklickbare Adressen',
  'ATS-05.why': 'Kaum jemand tippt eine Adresse ab.',
  'ATS-05.fix': 'Machen Sie die Adresse zum Link, und probieren Sie ihn in der fertigen Datei aus.',
  'ATS-06.title': 'Kontaktdaten oben auf der Seite',
  'ATS-06.why': 'Programme suchen sie oben, und manche überspringen, was in der Kopfzeile der Datei steht.',
  'ATS-06.fix': 'Setzen Sie E-Mail und Telefon unter Ihren Namen, als Text der Seite und nicht in die Kopfzeile.',
  'ATS-07.title': 'Überschriften ohne weite Sperrung',
  'ATS-07.why':
    'Bei großen Abständen zwischen den Buchstaben halten Programme jeden Buchstaben für ein Wort und übersehen die Überschrift.',
  'ATS-07.fix': 'Verringern Sie den Zeichenabstand der Überschriften auf 1 Punkt oder weniger.',
  'ATS-08.title': 'Titel, Sprache und Autor der Datei',
  'ATS-08.why':
    'Sie benennen den Tab, in dem die Datei sich öffnet, und sagen einem Screenreader, wie er sie ausspricht.',
  'ATS-08.fix':
    'Tragen Sie Titel, Sprache und Autor in die Eigenschaften des Dokuments ein, und exportieren Sie noch einmal.',
  'INT-01.title': 'Kein versteckter Text',
  'INT-01.why':
    'Manche Programme suchen nach Text, den nur Programme sehen. Ist er gefunden, wird auch sonst nichts mehr geglaubt.',
  'INT-01.fix': 'Entfernen Sie den Text, oder zeigen Sie ihn dort, wo er hingehört.',
  'INT-02.title': 'Buchstaben sind, wonach sie aussehen',
  'INT-02.why':
    'Ein Wort mit einem unsichtbaren Zeichen oder einem Buchstaben einer anderen Schrift findet keine Suche.',
  'INT-02.fix': 'Löschen Sie das Wort und tippen Sie es neu.',
  'INT-03.title': 'Kein Wort zu oft wiederholt',
  'INT-03.why':
    'Ein Wort, das Zeile für Zeile wiederkehrt, ermüdet den Menschen, der es liest, und bringt bei Programmen nichts.',
  'INT-03.fix': 'Behalten Sie das Wort, wo es etwas sagt, und lassen Sie es sonst weg.',
  'INT-04.title': 'Ihre Worte, nicht die der Anzeige',
  'INT-04.why': 'Ganze Sätze der Anzeige sagen dem Arbeitgeber nichts über Sie. {{percent}} % sind gleich.',
  'INT-04.fix': 'Sagen Sie mit eigenen Worten, was Sie von dem Verlangten getan haben.',
  'CL-01.title': 'An eine Person oder Funktion gerichtet',
  'CL-01.why': 'Ein Brief an niemanden liest sich wie einer, der an alle ging.',
  'CL-01.fix':
    'Suchen Sie in der Anzeige oder auf der Website nach einem Namen. Richten Sie ihn sonst an das Team oder die Funktion.',
  'CL-02.title': 'Das Unternehmen ist genannt',
  'CL-02.why': 'Die Anzeige ist von {{company}}, und das Anschreiben sagt es nicht.',
  'CL-02.fix': 'Nennen Sie das Unternehmen in der Anschrift und einmal im Text mit dem, was Sie dorthin zieht.',
  'CL-03.title': '200 bis 400 Wörter',
  'CL-03.why':
    'Mit weniger Wörtern können Sie kaum sagen, warum gerade Sie; ein längeres wird selten zu Ende gelesen. Dieses Anschreiben hat {{count}}.',
  'CL-03.fix': 'Streben Sie 200 bis 400 Wörter an: warum dieses Unternehmen, was Sie getan haben, wie es weitergeht.',
  'CL-04.title': 'Die Stelle ist am Anfang genannt',
  'CL-04.why': 'Wer mehrere Stellen besetzt, muss sofort wissen, welche Sie meinen.',
  'CL-04.fix': 'Nennen Sie die Stelle wie in der Anzeige, im Betreff oder im ersten Absatz.',
  'CL-05.title': 'Mindestens zwei konkrete Ergebnisse',
  'CL-05.why':
    'Was Sie erreicht haben, spricht besser für Sie als das, was Sie sind. Dieses Anschreiben hat {{count}} mit einer Zahl.',
  'CL-05.fix': 'Ergänzen Sie zwei Ergebnisse, die für diese Stelle zählen, mit wie viel, wie vielen oder wie schnell.',
  'CL-06.title': 'Mehr als Ihr Lebenslauf noch einmal',
  'CL-06.why': 'Der Lebenslauf liegt Lesern vor. {{percent}} % des Anschreibens stehen wörtlich darin.',
  'CL-06.fix': 'Wählen Sie ein, zwei Dinge daraus und erzählen Sie, wie es dazu kam.',
  'CL-07.title': 'Sätze, die verschieden beginnen',
  'CL-07.why': '{{count}} von {{total}} Sätzen beginnen mit „Ich“, was bald wie eine Liste klingt.',
  'CL-07.fix': 'Beginnen Sie einige Sätze mit dem Unternehmen, der Aufgabe oder dem Ergebnis.',
  'CL-08.title': 'Wie es weitergeht, und Dank',
  'CL-08.why': 'Das Ende eines Briefes bleibt im Gedächtnis. Es kann sagen, worauf Sie hoffen, und dem Leser danken.',
  'CL-08.fix': 'Schließen Sie mit einem Satz, wann Sie sich treffen könnten, und danken Sie für die Zeit.',
  'CL-09.title': 'Kein Platzhalter und kein anderes Unternehmen',
  'CL-09.why':
    'Der Name eines anderen Unternehmens oder eine ungefüllte Lücke beendet die meisten Bewerbungen. Jede Lücke senkt die höchste mögliche Punktzahl.',
  'CL-09.fix': 'Ersetzen Sie ihn durch den richtigen Namen, und lesen Sie das Anschreiben noch einmal von vorn.',
  'CL-10.title': 'Drei bis fünf Absätze',
  'CL-10.why': 'Absätze zeigen, wie ein Brief aufgebaut ist. Dieser hat {{count}}.',
  'CL-10.fix': 'Geben Sie dem Anfang, jedem Ihrer Punkte und dem Schluss einen eigenen Absatz.',
  'CL-11.title': 'Keine Rechtschreibfehler',
  'CL-11.why':
    'In einem Experiment mit 445 Personalverantwortlichen senkten zwei Fehler in einer Bewerbung die Chance auf ein Gespräch deutlich.',
  'CL-11.fix': 'Prüfen Sie die hier aufgeführten Wörter. Richtige Namen und Fachbegriffe können Sie ignorieren.',
  'CL-12.title': 'Grammatik',
  'CL-12.why': 'Fehler in einem so kurzen Text fallen leicht auf.',
  'CL-12.fix': 'Lesen Sie diese Stellen laut und verbessern Sie, was nicht stimmt. Ignorieren Sie, was richtig ist.',
  'CL-13.title': 'Eine Seite',
  'CL-13.why': 'Ein Anschreiben soll auf eine Seite passen. Dieses hat {{count}}.',
  'CL-13.fix': 'Kürzen Sie den Text, oder verwenden Sie kleinere Ränder oder eine kleinere Schrift.',
  'CL-14.title': 'Dieselben Kontaktdaten wie im Lebenslauf',
  'CL-14.why': 'Wenn sie sich unterscheiden, weiß der Arbeitgeber nicht, welche stimmen.',
  'CL-14.fix': 'Übernehmen Sie die Angaben aus dem Lebenslauf, oder verbessern Sie die veralteten.',
  'skipped.language': 'In dieser Sprache nicht bewertet.',
  'skipped.stage': 'In dieser Phase des Berufslebens nicht bewertet.',
  'skipped.origin': 'Bei dieser Art Datei nicht bewertet.',
  'skipped.no-pages': 'Braucht die gesetzten Seiten.',
  'skipped.no-extraction': 'Braucht den Text, wie ihn ein Programm aus der Datei liest.',
  'skipped.no-properties': 'Braucht die Eigenschaften der Datei.',
  'skipped.no-posting': 'Braucht die Stellenanzeige.',
  'skipped.no-resume': 'Braucht den Lebenslauf, mit dem das Anschreiben verschickt wird.',
  'skipped.no-dictionary': 'Braucht ein Wörterbuch dieser Sprache.',
  'skipped.no-grammar': 'Nicht verlangt: Die Grammatik wird nur auf Wunsch geprüft.',
  'skipped.nothing-to-check': 'Hier gibt es nichts, was das bewerten könnte.',
  'skipped.nothing-shown':
    'Was das bewerten würde, fehlt. Das kostet so viel wie ein Fehler und wird bei der Prüfung gezählt, die danach sucht.',
  'skipped.not-read': 'Die Datei scheint es zu enthalten, es ließ sich aber nicht sicher lesen.',
  'skipped.ignored': 'Sie ignorieren es in diesem Dokument.',
  'category.contact': 'Kontakt',
  'category.structure': 'Aufbau',
  'category.timeline': 'Zeitverlauf',
  'category.impact': 'Wirkung',
  'category.writing': 'Schreibweise',
  'category.format': 'Form',
  'category.machine-readable': 'Maschinenlesbar',
  'category.integrity': 'Redlichkeit',
  'category.address': 'Adresse',
  'category.content': 'Inhalt',
  'severity.critical': 'entscheidend',
  'severity.major': 'wichtig',
  'severity.minor': 'gering',
  'severity.tip': 'Tipp',
  'severity.integrity': 'Redlichkeit',
  'grade.experiment': 'beruht auf einem Experiment',
  'grade.survey': 'beruht auf einer Umfrage',
  'grade.convention': 'beruht auf Gepflogenheit',
  'match.required': 'Verlangte Kenntnisse',
  'match.title': 'Stellenbezeichnung',
  'match.preferred': 'Erwünschte Kenntnisse',
  'match.degree': 'Abschluss',
  'match.years': 'Jahre Berufserfahrung',
  'match.soft': 'Persönliche Stärken',
  'match.by.exact': 'wörtlich',
  'match.by.alias': 'unter anderem Namen',
  'match.by.stem': 'in anderer Wortform',
  'degree.training': 'Berufsausbildung',
  'degree.bachelor': 'Bachelor oder Vergleichbares',
  'degree.master': 'Master oder Vergleichbares',
  'degree.doctorate': 'Promotion',
  'degree.none': 'keiner',
  'verdict.trick':
    'Etwas hier sieht nach einem Trick aus und kostet mehr, als es bringen kann. Entfernen Sie es zuerst.',
  'verdict.unreadable': 'Programme können diese Datei nicht gut lesen. Bis dahin zählt nichts anderes.',
  'verdict.capped': 'Ein entscheidender Fehler begrenzt die Punktzahl. Beheben Sie ihn zuerst.',
  'verdict.unsure':
    'Teile dieser Datei ließen sich nicht sicher lesen, was ein Zwanzigstel der Punkte kostet. Laden Sie sie in einem anderen Format hoch, oder prüfen Sie den Text, wie ihn eine Maschine liest.',
  'verdict.partly':
    'Gut, soweit es sich beurteilen ließ. Prüfungen, die seine Sprache nicht kennen, nicht für die Wissenschaft gedacht sind oder ihn nicht sicher lesen konnten, stehen bei den übersprungenen und zählen nur zum Teil, ebenso die Prüfungen der Stationen, wo diese wenig erzählen. Auch wenige Worte und leere Seiten zählen.',
  'verdict.hardly': 'Er sagt zu wenig, oder zu wenig davon ließ sich beurteilen, um zu sagen, wie gut er ist.',
  'verdict.excellent': 'Ausgezeichnet: Es bleibt nichts Wichtiges zu verbessern.',
  'verdict.good': 'Gut: Ein paar Änderungen lohnen sich noch.',
  'verdict.fair': 'Ordentlich: Mehrere Änderungen würden ihn deutlich verbessern.',
  'verdict.weak': 'Noch schwach: Beginnen Sie mit den Änderungen oben in der Liste.',
};
