import type { Vocabulary } from './vocabulary.ts';

export const dutch: Vocabulary = {
  language: 'nl',
  names: 'Sanne de Vries|Joost van der Meulen|Fleur Bakker|Daan Hoekstra',
  places:
    'Utrecht;;3511 AB;Nederland;NL;+31 30 555;Oudegracht 112|Groningen;;9711 LM;Nederland;NL;+31 50 555;Herestraat 8|Gent;;9000;België;BE;+32 9 555;Veldstraat 44',
  fields: [
    {
      roles:
        'Softwareontwikkelaar|Projectmedewerker|Verpleegkundige|Winkelmanager|Stagiaire communicatie|Beleidsadviseur',
      employers: 'Gemeente Utrecht|Van Leeuwen Bouw B.V.|Ziekenhuis De Linde|Zonneweide Energie|Uitgeverij Het Spoor',
      degrees: 'Bachelor;Bedrijfskunde|Master;Bestuurskunde|HBO;Verpleegkunde|MBO-4;ICT-beheer',
      skills: 'Software: Excel, SharePoint, Exact|Techniek: Java, SQL, Git|Plannen, Presenteren, Schrijven',
      tasks:
        'Begeleiding van dertig vrijwilligers bij evenementen|Ontwikkeling van een portaal voor vergunningen|Verlaging van de wachttijd met 15%|Opstellen van adviezen voor het college|Coördinatie van de dienstroosters op twee afdelingen',
      projects:
        'Buurtkaart;kaart van initiatieven in de wijk|Fietsteller;metingen van fietsverkeer|Leeslijn;voorlezen op afstand',
      certificates: 'PRINCE2 Foundation;AXELOS|BHV;Rode Kruis|VCA-VOL;SSVV',
      papers: 'Wachttijden verklaard;Zorg en Bestuur|Fietsen tellen;Verkeerskunde|Vergunningen online;Overheid Nu',
    },
  ],
  schools: 'Universiteit Utrecht|Hogeschool Gent|Rijksuniversiteit Groningen|ROC Midden Nederland',
  summaries:
    'Betrokken en nauwkeurige professional met zes jaar ervaring bij gemeenten en in de zorg, gewend om met veel verschillende mensen samen te werken.|Ik maak ingewikkelde regels begrijpelijk en zorg dat plannen ook worden uitgevoerd.',
  spoken: 'Nederlands;Moedertaal|Engels;Vloeiend|Duits;Goed|Frans;Basis',
  awards:
    'Scriptieprijs;Universiteit Utrecht|Vrijwilliger van het jaar;Gemeente Groningen|Innovatieprijs Zorg;Ziekenhuis De Linde',
  volunteering:
    'Voedselbank Utrecht;Vrijwilliger;Uitdelen van pakketten|Scouting Sint-Joris;Leidster;Organisatie van zomerkampen',
  interests: 'Schaatsen, Lezen, Koken|Zeilen, Muziek',
  headings: {
    summary: 'Profiel|Over mij|Samenvatting',
    work: 'Werkervaring|Ervaring|Loopbaan',
    education: 'Opleiding|Opleidingen|Onderwijs',
    skills: 'Vaardigheden|Competenties|Computervaardigheden',
    languages: 'Talen|Talenkennis',
    certificates: 'Certificaten|Cursussen',
    awards: 'Prijzen|Onderscheidingen',
    publications: 'Publicaties',
    volunteer: 'Vrijwilligerswerk',
    projects: 'Projecten',
    interests: 'Interesses|Hobby’s',
    contact: 'Contact|Persoonlijke gegevens',
  },
  months: 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december',
  shortMonths: 'jan.|feb.|mrt.|apr.|mei|jun.|jul.|aug.|sep.|okt.|nov.|dec.',
  present: 'heden|nu',
  score: 'Gemiddeld cijfer: 7,8|Cijfer: 8,1',
  labels: { email: 'E-mail', phone: 'Telefoon', address: 'Adres' },
};

export const polish: Vocabulary = {
  language: 'pl',
  names: 'Łukasz Wiśniewski|Małgorzata Zając|Paweł Żurawski|Agnieszka Dąbrowska',
  places:
    'Kraków;;31-044;Polska;PL;+48 12 555;ul. Grodzka 15|Gdańsk;;80-831;Polska;PL;+48 58 555;ul. Długa 4|Wrocław;;50-101;Polska;PL;+48 71 555;Rynek 30',
  fields: [
    {
      roles: 'Programista Java|Kierownik projektu|Specjalista ds. logistyki|Księgowa|Nauczyciel fizyki|Stażysta',
      employers:
        'Wawel Software Sp. z o.o.|Bałtyk Logistics S.A.|Urząd Miasta Gdańska|Zakłady Mechaniczne Łabędy|Biuro Rachunkowe Zając',
      degrees: 'Magister inżynier;Informatyka|Licencjat;Ekonomia|Inżynier;Automatyka i Robotyka|Magister;Fizyka',
      skills: 'Technologie: Java, Spring, PostgreSQL|Programy: Excel, SAP, Symfonia|Komunikatywność, Praca w zespole',
      tasks:
        'Tworzenie i utrzymanie systemu rezerwacji biletów|Kierowanie zespołem dziewięciu osób|Skrócenie czasu dostaw o 18%|Prowadzenie ksiąg rachunkowych dla trzydziestu firm|Przygotowanie uczniów do olimpiady fizycznej|Współpraca z klientami zagranicznymi',
      projects:
        'Rozkład;aplikacja z rozkładami autobusów|Zielony Dach;system nawadniania ogrodów|Fizyka w domu;cykl filmów z doświadczeniami',
      certificates:
        'Oracle Certified Professional;Oracle|Certyfikat księgowy;Ministerstwo Finansów|Prawo jazdy kat. B;Urząd Miasta Gdańska',
      papers:
        'Rezerwacje bez kolejek;Przegląd Informatyczny|Olimpiada w małej szkole;Fizyka w Szkole|Dostawy nocne;Logistyka',
    },
  ],
  schools: 'Akademia Górniczo-Hutnicza|Uniwersytet Jagielloński|Politechnika Gdańska|Technikum Łączności',
  summaries:
    'Doświadczony specjalista z ośmioletnią praktyką w firmach produkcyjnych i usługowych, ceniący dokładność i dobrą współpracę w zespole.|Lubię upraszczać procesy i dzielić się wiedzą z młodszymi kolegami.',
  spoken: 'Polski;język ojczysty|Angielski;C1|Niemiecki;komunikatywny|Rosyjski;podstawowy',
  awards:
    'Stypendium rektora;Uniwersytet Jagielloński|Nauczyciel roku;Kuratorium Oświaty|Nagroda za innowacje;Bałtyk Logistics S.A.',
  volunteering:
    'Szlachetna Paczka;Wolontariusz;Odwiedzanie rodzin przed świętami|Polski Czerwony Krzyż;Ratownik;Zabezpieczenie imprez sportowych',
  interests: 'Żeglarstwo, Szachy, Historia|Bieganie, Gotowanie',
  headings: {
    summary: 'Podsumowanie|O mnie|Profil zawodowy',
    work: 'Doświadczenie zawodowe|Doświadczenie|Przebieg kariery',
    education: 'Wykształcenie|Edukacja',
    skills: 'Umiejętności|Kompetencje|Kluczowe umiejętności',
    languages: 'Języki|Języki obce|Znajomość języków',
    certificates: 'Certyfikaty|Kursy i szkolenia',
    awards: 'Nagrody|Osiągnięcia|Nagrody i wyróżnienia',
    publications: 'Publikacje',
    volunteer: 'Wolontariat|Działalność społeczna',
    projects: 'Projekty',
    interests: 'Zainteresowania|Hobby',
    contact: 'Dane osobowe|Kontakt',
  },
  months: 'styczeń|luty|marzec|kwiecień|maj|czerwiec|lipiec|sierpień|wrzesień|październik|listopad|grudzień',
  shortMonths: 'sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru',
  present: 'obecnie|teraz|do chwili obecnej',
  score: 'Ocena: bardzo dobry|Średnia ocen: 4,7|Ocena: 5,0',
  labels: { email: 'E-mail', phone: 'Telefon', address: 'Adres' },
};

export const swedish: Vocabulary = {
  language: 'sv',
  names: 'Åsa Lindström|Björn Ekdahl|Linnea Sjöberg|Oskar Hägglund',
  places:
    'Göteborg;;411 05;Sverige;SE;+46 31 555;Avenyn 12|Uppsala;;753 20;Sverige;SE;+46 18 555;Svartbäcksgatan 5|Malmö;;211 34;Sverige;SE;+46 40 555;Södergatan 9',
  fields: [
    {
      roles: 'Systemutvecklare|Projektledare|Sjuksköterska|Butikschef|Lärare i kemi|Praktikant',
      employers: 'Västkustens Data AB|Region Uppsala|Skånska Bygg AB|Ljungby Kommun|Fjällräven Måleri AB',
      degrees:
        'Civilingenjör;Datateknik|Kandidatexamen;Företagsekonomi|Sjuksköterskeexamen;Omvårdnad|Masterexamen;Kemi',
      skills: 'Programmering: C#, SQL, JavaScript|Verktyg: Excel, Visma, Jira|Ledarskap, Kundservice',
      tasks:
        'Utveckling av ett bokningssystem för tandkliniker|Ledning av ett team med åtta medarbetare|Minskning av svinnet med 13 procent|Undervisning i kemi för årskurs nio|Planering av byggprojekt i tre kommuner|Samordning av vårdinsatser i hemmet',
      projects: 'Grannbilen;bilpool för grannskap|Väderhus;mätstationer i skolor|Öppen Odling;karta över odlingslotter',
      certificates: 'Scrum Master;Scrum Alliance|Heta arbeten;Brandskyddsföreningen|Truckkort;TYA',
      papers: 'Bokning i vården;Läkartidningen Teknik|Kemi utan labb;Skolan Idag|Svinn i butik;Handelns Forskning',
    },
  ],
  schools: 'Chalmers tekniska högskola|Uppsala universitet|Lunds universitet|Komvux Göteborg',
  summaries:
    'Noggrann och lösningsorienterad medarbetare med sju års erfarenhet av både offentlig och privat sektor, van att ta ansvar för grupper och budget.|Jag trivs bäst när jag får förbättra något tillsammans med andra.',
  spoken: 'Svenska;Modersmål|Engelska;Flytande|Tyska;Grundläggande|Finska;God',
  awards:
    'Årets medarbetare;Region Uppsala|Stipendium för bästa examensarbete;Chalmers tekniska högskola|Innovationspriset;Västkustens Data AB',
  volunteering: 'Röda Korset;Volontär;Läxhjälp för ungdomar|Sjöräddningssällskapet;Frivillig;Beredskap på helger',
  interests: 'Skidåkning, Fiske, Körsång|Segling, Bakning',
  headings: {
    summary: 'Profil|Sammanfattning|Om mig',
    work: 'Arbetslivserfarenhet|Erfarenhet|Anställningar',
    education: 'Utbildning|Utbildningar',
    skills: 'Kompetenser|Färdigheter|Kunskaper',
    languages: 'Språk|Språkkunskaper',
    certificates: 'Certifikat|Kurser',
    awards: 'Utmärkelser|Priser och stipendier',
    publications: 'Publikationer',
    volunteer: 'Ideellt arbete|Ideellt engagemang',
    projects: 'Projekt',
    interests: 'Intressen|Fritidsintressen',
    contact: 'Kontakt|Personuppgifter',
  },
  months: 'januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december',
  shortMonths: 'jan|feb|mar|apr|maj|jun|jul|aug|sep|okt|nov|dec',
  present: 'nu|pågående|nuvarande',
  score: 'Betyg: väl godkänd|Betyg: 4,6/5',
  labels: { email: 'E-post', phone: 'Telefon', address: 'Adress' },
};
