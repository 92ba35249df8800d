import type { Vocabulary } from './vocabulary.ts';

export const german: Vocabulary = {
  language: 'de',
  names:
    'Annika Brüggemann|Jörg Schäfer|Katharina von Löwen|Mehmet Yıldız|Friederike Groß|Lukas Hölzl|Sabine Müller-Thurgau|Dr. Matthias Vögele',
  places:
    'Köln;;50667;Deutschland;DE;+49 221 555;Domstraße 14|Nürnberg;;90402;Deutschland;DE;+49 911 555;Königstraße 3|Wien;;1070;Österreich;AT;+43 1 555;Neubaugasse 21|Zürich;;8004;Schweiz;CH;+41 44 555;Badenerstrasse 88',
  fields: [
    {
      roles:
        'Softwareentwickler|Projektingenieur|Teamleiterin Entwicklung|Werkstudent Softwaretest|Systemadministratorin|Konstrukteur',
      employers:
        'Rheintal Maschinenbau GmbH|Feldmann & Söhne KG|Süddeutsche Energie AG|Blaulicht Software GmbH|Hansewerk Logistik',
      degrees: 'Master of Science;Informatik|Diplom-Ingenieur (FH);Maschinenbau|Bachelor of Engineering;Mechatronik',
      skills: 'Programmierung: Java, C++, Python|CAD: SolidWorks, CATIA|Werkzeuge: Git, Jira, Jenkins|MS Office, SAP',
      tasks:
        'Entwicklung einer Steuerungssoftware für Verpackungsmaschinen|Leitung eines Teams von sieben Entwicklern|Senkung der Ausschussquote um 12 % durch neue Prüfabläufe|Einführung automatischer Tests für drei Produktlinien|Betreuung von Kunden in Österreich und der Schweiz|Erstellung technischer Dokumentation und Schulungsunterlagen',
      projects:
        'Werkstattplaner;Web-Anwendung zur Belegung von Maschinen|Wetterstation;Messnetz mit zwanzig Sensoren in Schulen|Stückliste;Abgleich von Stücklisten zwischen CAD und SAP',
      certificates: 'ISTQB Certified Tester;German Testing Board|Ausbildereignungsprüfung;IHK Köln|Schweißfachmann;DVS',
      papers:
        'Prüfabläufe in der Verpackungstechnik;Zeitschrift für Maschinenbau|Messnetze für Schulen;Informatik Spektrum|Ausschuss verstehen;Qualität und Technik',
    },
    {
      roles:
        'Bürokauffrau|Sachbearbeiter Einkauf|Filialleiterin|Steuerfachangestellte|Pflegefachkraft|Auszubildende zur Industriekauffrau|Praktikantin',
      employers:
        'Möbelhaus Größer|Stadtwerke Weißenburg|Klinikum Höhenberg|Steuerkanzlei Pfeifer & Partner|Brauerei Löwenstein AG',
      degrees: 'Bachelor of Arts;Betriebswirtschaftslehre|Ausbildung;Industriekauffrau|Master;Gesundheitsökonomie',
      skills:
        'Kenntnisse: Buchhaltung, Lohnabrechnung, Einkauf|Software: DATEV, Lexware, Excel|Kundenberatung, Dienstplanung',
      tasks:
        'Bearbeitung von Bestellungen und Prüfung der Rechnungen|Führung von achtzehn Mitarbeiterinnen und Mitarbeitern|Steigerung des Umsatzes um 9 % innerhalb eines Jahres|Pflege von Patienten nach Operationen|Vorbereitung der Jahresabschlüsse für vierzig Mandanten|Einarbeitung neuer Auszubildender',
      projects:
        'Papierloses Büro;Umstellung des Archivs auf digitale Akten|Frühstückstreff;Treffpunkt für ältere Menschen im Viertel|Azubi-Tag;Tag der offenen Tür für Schulklassen',
      certificates:
        'Geprüfte Bilanzbuchhalterin;IHK München|Wundexperte ICW;Initiative Chronische Wunden|Staplerschein;TÜV Süd',
      papers: 'Einkauf im Mittelstand;Wirtschaft und Praxis|Pflege nach Plan;Die Schwester|Digitale Akten;Büro heute',
    },
  ],
  schools:
    'Technische Universität München|Hochschule Düsseldorf|Universität zu Köln|Berufskolleg Kaufmannsschule|Gymnasium am Hölderlinplatz|FH Aachen',
  summaries:
    'Zuverlässige Fachkraft mit acht Jahren Berufserfahrung, die auch unter Zeitdruck sorgfältig arbeitet und gern Verantwortung für andere übernimmt.|Erfahrung in der Führung kleiner Teams und in der Einführung neuer Abläufe; mir ist wichtig, dass Veränderungen im Alltag bestehen.',
  spoken:
    'Deutsch;Muttersprache|Englisch;verhandlungssicher|Französisch;Grundkenntnisse|Italienisch;B1|Türkisch;fließend',
  awards:
    'Förderpreis des Mittelstands;IHK Köln|Deutschlandstipendium;Universität zu Köln|Beste Auszubildende des Jahrgangs;Handelskammer Nürnberg',
  volunteering:
    'Freiwillige Feuerwehr Deutz;Gruppenführer;Ausbildung der Jugendgruppe|Tafel Nürnberg e.V.;Ehrenamtliche Helferin;Ausgabe von Lebensmitteln an Bedürftige|Sportverein Grün-Weiß;Trainerin;Leitung der Kindergruppe',
  interests: 'Wandern, Schach, Chorgesang|Radfahren, Fotografie',
  headings: {
    summary: 'Profil|Über mich|Kurzprofil|Zusammenfassung',
    work: 'Berufserfahrung|Beruflicher Werdegang|Berufspraxis|Praktische Erfahrung|Berufliche Stationen',
    education: 'Ausbildung|Bildungsweg|Studium|Schulische Ausbildung|Akademische Ausbildung',
    skills: 'Kenntnisse|Fähigkeiten|EDV-Kenntnisse|Besondere Kenntnisse|IT-Kenntnisse',
    languages: 'Sprachen|Sprachkenntnisse',
    certificates: 'Zertifikate|Weiterbildung|Fortbildungen|Zertifizierungen',
    awards: 'Auszeichnungen|Preise und Stipendien|Stipendien und Auszeichnungen',
    publications: 'Veröffentlichungen|Publikationen',
    volunteer: 'Ehrenamt|Ehrenamtliches Engagement|Soziales Engagement',
    projects: 'Projekte|Ausgewählte Projekte',
    interests: 'Interessen|Hobbys',
    contact: 'Persönliche Daten|Kontakt|Angaben zur Person',
  },
  months: 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember',
  shortMonths: 'Jan.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sept.|Okt.|Nov.|Dez.',
  present: 'heute|Heute|aktuell',
  score: 'Note: 1,7|Abschlussnote 1,3|Note: sehr gut',
  labels: { email: 'E-Mail', phone: 'Telefon', address: 'Anschrift' },
};
