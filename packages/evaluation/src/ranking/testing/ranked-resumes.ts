/**
 * Resumes of invented people, the best first: ranked by reading them, before they had a score. How they are written:
 * `resumeOf` in `ranked-document.ts`.
 */
export const rankedResumes: readonly string[] = [
  `en-GB | Charge nurse, intensive care | experienced | excellent
# Ines Halloran | Charge nurse, intensive care | ines.halloran@example.com | +44 161 496 0233 | Manchester, GB
> Intensive care nurse with eleven years at the bedside, six of them in charge of shifts. Brought infections on a 24-bed unit down by a half by making the right way of working the easy one. Looking for a unit that wants to open its own training ward.
* Charge nurse, intensive care | Irwell Teaching Hospital | 2019-04 | now
- Lead 14 nurses a shift on a 24-bed unit; vacancies fell from 9 to 2 in three years
- Cut line infections from 4.1 to 1.9 per 1,000 days with a trolley that holds the whole checklist
- Rewrote the handover sheet with the night shift; reported incidents at change of shift fell by 38%
- Teach 60 newly qualified nurses a year in six simulated emergencies
* Staff nurse, intensive care | Irwell Teaching Hospital | 2015-09 | 2019-03
- Cared for two ventilated patients a shift, 180 of them through weaning
- Built the unit's first diary for families, which four other hospitals now use
- Audited 300 medication charts and closed the gap in double checks within two months
* Staff nurse, surgery | St Bride's Infirmary | 2013-08 | 2015-08
- Prepared and received 25 patients a day in a ward of 32 beds
- Introduced a pain score that was kept for 94% of patients after six weeks
+ BSc | Nursing | University of Salford | 2010 | 2013
+ PgCert | Critical Care | University of Manchester | 2017 | 2018
= Clinical: Ventilation, Renal replacement, Line care, Resuscitation
= Leading: Rostering, Incident review, Simulation teaching, Audit
= Systems: Philips ICCA, HealthRoster
@ English: Native; Portuguese: Fluent`,
  `de-DE | Konstruktionsingenieurin | experienced | excellent
# Jule Brandstätter | Konstruktionsingenieurin | jule.brandstaetter@example.com | +49 711 23456789 | Stuttgart, DE
> Konstruktionsingenieurin mit acht Jahren Erfahrung in Pumpen und Ventilen. Macht Teile leichter und billiger, ohne dass der Prüfstand es merkt, und bringt Fertigung und Einkauf früh an einen Tisch.
* Konstruktionsingenieurin | Neckar Pumpentechnik GmbH | 2020-02 | heute
- Gehäuse einer Kreiselpumpe neu ausgelegt: 1,8 kg leichter und 14 % billiger bei gleichem Druck
- Serienanlauf von 6 Baugrößen geleitet, 3 Wochen vor dem Termin abgeschlossen
- Zahl der Schraubentypen mit dem Einkauf von 41 auf 17 gesenkt und so 120.000 Euro im Jahr gespart
- Zwei Werkstudenten betreut, von denen einer heute im Team arbeitet
* Entwicklungsingenieurin | Rems Armaturen AG | 2016-10 | 2020-01
- Prüfstand für Ventile aufgebaut, der 12 statt 4 Prüflinge am Tag schafft
- Reklamationen wegen Leckage durch eine neue Dichtung um 60 % verringert
- Zeichnungen für 230 Teile auf ein einheitliches Toleranzschema umgestellt
+ M.Sc. | Maschinenbau | Universität Stuttgart | 2014 | 2016
+ B.Sc. | Maschinenbau | Hochschule Esslingen | 2010 | 2014
= Konstruktion: SolidWorks, Creo, Toleranzrechnung, FEM mit Ansys
= Methoden: FMEA, Wertanalyse, Serienanlauf
@ Deutsch: Muttersprache; Englisch: verhandlungssicher`,
  `en-US | Backend engineer | experienced | excellent
# Tomas Widjaja | Backend engineer | tomas.widjaja@example.com | +1 503 555 0188 | Portland, US
> Backend engineer with seven years in payments. Designs services that stay up on the busiest day of the year, and leaves documents that let others change them.
* Senior backend engineer | Cascade Payments | 2021-06 | now
- Split a billing monolith into four services; deploys went from one a week to nine a day
- Cut the 99th percentile of checkout from 1.4 s to 310 ms by caching rates in Redis
- Led the move of 2.1 billion rows to PostgreSQL 15 with eleven minutes of downtime
- Mentor three engineers, two of whom were promoted
* Backend engineer | Fernhill Software | 2018-07 | 2021-05
- Wrote the refund service in Go that handles 40,000 refunds a day
- Reduced on-call pages from 31 to 6 a month by fixing the five noisiest alerts
- Automated the month-end report, which saved finance two days
+ BS | Computer Science | Oregon State University | 2014 | 2018
= Languages: Go, Python, SQL
= Platform: PostgreSQL, Redis, Kafka, Kubernetes, Terraform, AWS
@ English: Native; Indonesian: Fluent`,
  `es-ES | Jefa de cocina | experienced | excellent
# Amaya Etxeberria | Jefa de cocina | amaya.etxeberria@example.com | +34 943 555 012 | Donostia, ES
> Jefa de cocina con doce años en restaurantes de producto. Ha abierto dos locales desde cero y ha bajado el desperdicio a la mitad sin tocar la carta. Busca una casa que quiera formar a su propio equipo.
* Jefa de cocina | Restaurante Urgull | 2019-03 | actualidad
- Dirijo un equipo de 11 cocineros que sirve 140 cubiertos por noche
- Bajé el coste de materia prima del 34 % al 28 % con compras directas a 9 productores
- Reduje el desperdicio un 52 % con una ficha de mermas que rellena cada partida
* Segunda de cocina | Hostal del Puerto | 2014-05 | 2019-02
- Abrí la cocina del segundo local en 8 semanas y formé a sus 6 cocineros
- Diseñé un menú de mediodía que pasó de 30 a 75 cubiertos en un año
- Conseguí la máxima nota en 4 inspecciones sanitarias seguidas
+ Técnico superior | Dirección de cocina | Escuela de Hostelería de Gasteiz | 2010 | 2012
= Cocina: Pescado, Brasa, Fermentos, Panadería
= Gestión: Escandallos, Compras, APPCC, Turnos
@ Español: nativo; Euskera: nativo; Francés: B2`,
  `en-GB | Teacher of geography | experienced | good
# Dominic Asante | Teacher of geography | d.asante@example.com | +44 121 496 0541 | Birmingham, GB
> Geography teacher with six years in comprehensive schools, responsible for fieldwork across the department. Enjoys making statistics something that pupils collect with wet feet.
* Teacher of geography | Moseley Park School | 2020-09 | now
- Teach geography to years 7 to 13, about 180 pupils a week
- Organise three field trips a year, including a residential week in Wales
- Rewrote the year 9 scheme of work on rivers with two colleagues
- Run the eco club, which won the council's school award in 2023
* Teacher of humanities | Harborne Academy | 2018-09 | 2020-08
- Taught geography and history to years 7 to 9 as form tutor of 28 pupils
- Prepared lessons and shared resources for mixed-ability groups
+ PGCE | Secondary Geography | University of Birmingham | 2017 | 2018
+ BA | Geography | University of Leicester | 2014 | 2017
= Teaching: Fieldwork, Assessment, Behaviour management, Differentiation
= Tools: ArcGIS Online, Google Classroom, SIMS`,
  `fr-FR | Comptable | experienced | good
# Clémence Routier | Comptable | clemence.routier@example.com | +33 4 78 55 01 22 | Lyon, FR
> Comptable depuis sept ans en PME et en cabinet, de la saisie à la liasse fiscale. À l'aise avec les clôtures rapides et les changements de logiciel.
* Comptable générale | Ateliers Villeroux | 2020-01 | aujourd'hui
- Tenue de la comptabilité de trois sociétés, de la saisie au bilan
- Clôture mensuelle ramenée de neuf à cinq jours
- Suivi des immobilisations et déclarations de TVA
- Participation au passage à Sage 100
* Assistante comptable | Cabinet Morel & Fils | 2017-09 | 2019-12
- Saisie et révision de 40 dossiers de petites entreprises
- Préparation des déclarations fiscales et des liasses
+ DCG | Comptabilité et gestion | Lycée La Martinière | 2014 | 2017
= Outils: Sage 100, Cegid, Excel
= Domaines: TVA, Clôtures, Immobilisations, Liasse fiscale
@ Français: langue maternelle; Anglais: B1`,
  `en-CA | Electrician apprentice | entry | good
# Wren Kowalchuk | Electrician apprentice, third year | wren.kowalchuk@example.com | +1 306 555 0143 | Saskatoon, CA
> Third-year apprentice who has wired houses, a school gym and a seed-cleaning plant. Careful with drawings and quick with conduit, and looking for a crew that takes on industrial work.
* Electrician apprentice | Prairie Line Electric | 2023-05 | now
- Rough in and finish 14 houses a year with one journeyperson
- Bent and hung 600 metres of conduit in a seed-cleaning plant
- Keep the van's stock list, so that nobody drives back for parts
* Labourer | Stubble Creek Builders | 2022-04 | 2023-04
- Framed garages and poured footings in a crew of five
- Trained two new labourers in fall protection
+ Certificate | Electrician, level 2 | Saskatchewan Polytechnic | 2023 | 2025
= Trade: Residential wiring, Conduit bending, Panel upgrades, Blueprint reading, Motor controls, Fall protection`,
  `de-AT | Junior Controllerin | entry | good
# Leonie Prugger | Junior Controllerin | leonie.prugger@example.com | +43 512 555 0172 | Innsbruck, AT
> Absolventin der Betriebswirtschaft mit Schwerpunkt Controlling und einem Jahr Praxis neben dem Studium. Sucht einen Einstieg in ein Team, das mit Zahlen aus der Produktion arbeitet.
* Werkstudentin Controlling | Alpin Seilbahntechnik | 2024-03 | heute
- Monatlicher Bericht über 12 Kostenstellen, früher drei Tage Arbeit, heute ein halber
- Abweichungen zum Budget mit den Abteilungen geklärt
- Unterstützung beim Jahresabschluss
* Praktikantin Rechnungswesen | Hotel Nordkette | 2023-06 | 2023-09
- Rechnungen gebucht und Zahlungen überwacht
- Inventur von 800 Artikeln vorbereitet
+ BSc | Wirtschaftswissenschaften | Universität Innsbruck | 2021 | 2025
= Kenntnisse: Excel, Power BI, SAP FI, Kostenrechnung, Budgetierung, SQL
@ Deutsch: Muttersprache; Englisch: C1; Italienisch: B1`,
  `en-US | Sales representative | experienced | mediocre
# Brent Halvorsen | Sales representative | brent.halvorsen@example.com | +1 614 555 0117 | Columbus, US
> Results-driven sales professional with a proven track record and excellent communication skills. Team player and self-starter who thrives in a fast-paced environment and is passionate about customers.
* Sales representative | Buckeye Office Supply | 2020-03 | now
- Responsible for sales in central Ohio
- Maintained relationships with key customers
- Exceeded quota in 2022
- Attended trade shows and prepared quotes
* Inside sales associate | Scioto Paper | 2017-05 | 2020-02
- Answered calls and processed orders
- Updated the CRM with customer data
- Helped with inventory
+ BA | Communication | Ohio University | 2013 | 2017
= Skills: Negotiation, Microsoft Office, Salesforce, Cold calling, Customer service, Teamwork`,
  `pt-PT | Técnica de recursos humanos | experienced | mediocre
# Teresa Falcão | Técnica de recursos humanos | teresa.falcao@example.com | +351 22 555 0199 | Porto, PT
* Técnica de recursos humanos | Têxteis do Ave | 2018-02 | atualidade
- Processamento de salários
- Gestão de contratos e férias
- Recrutamento de operadores
- Apoio à formação interna
* Administrativa | Clínica da Foz | 2014-09 | 2018-01
- Atendimento ao público e marcação de consultas
- Faturação e arquivo
+ Licenciatura | Gestão de Recursos Humanos | Universidade do Minho | 2011 | 2014
= Competências: Excel, Primavera, Recrutamento, Legislação laboral, Processamento salarial, Atendimento
@ Português: língua materna; Inglês: B2`,
  `en-AU | Office administrator | experienced | mediocre
# Kylie Marchetti | Office administrator | kylie.marchetti@example.com | +61 3 5550 0127 | Melbourne, AU
> Organised administrator with experience in offices of different sizes.
* Office administrator | Yarra Dental Group | 2019-02 | now
- Answer phones and emails
- Order supplies and manage invoices
- Book appointments
* Receptionist | Brunswick Physio | 2016-01 | 2019-01
- Welcomed patients and took payments
- Filed records
+ Certificate III | Business Administration | Box Hill Institute | 2014 | 2015
= Skills: Microsoft Office, Xero, Scheduling, Filing, Phone manner, Typing`,
  `de-DE | Lagerist | experienced | mediocre
# Ronny Schätzle | Lagerist | ronny.schaetzle@example.com | +49 351 5550163 | Dresden, DE
* Lagerist | Elbe Logistik | 2018 | heute
- Wareneingang und Warenausgang
- Kommissionierung mit Scanner
- Staplerfahren
* Helfer | Zeitarbeit Meißen | 2015 | 2018
- Verschiedene Tätigkeiten im Lager
- Verpacken
+ Hauptschulabschluss | | Mittelschule Pieschen | 2003 | 2013
= Kenntnisse: Staplerschein, SAP, Führerschein B`,
  `en-GB | Retail assistant | experienced | weak
# Jade Whitlock | | jade.whitlock@example.com | +44 117 496 0188 | Bristol, GB
* Retail assistant | Harbourside Gifts | 2021 | now
- I was responsible for the till
- Responsible for stock
- Helped with displays
* Waitress | The Quay Cafe | 2019 | 2021
- Serving customers
- Responsible for cleaning
+ GCSEs | | Bedminster School | 2012 | 2017
= Skills: Friendly, Hard working, Punctual`,
  `en-US | Marketing | experienced | weak
# Skyler Dunn | Visionary marketing ninja | sky.party420@example.com | +1 702 555 0101 | Las Vegas, US
> I am a passionate, dynamic, results-driven go-getter and team player who thinks outside the box and hits the ground running. I have a proven track record of synergy and world-class thought leadership in a fast-paced environment.
* Marketing | Various clients | 2018 | now
- Various marketing tasks
- Did social media and other duties
- Worked on many different projects with great success
* Assistant | Family business | |
- Helped out where needed
= Skills: Marketing, Social media, Leadership
! recieved succesful managment acheive seperate`,
  `fr-FR | Vendeur | experienced | weak
# Kevin Marchal | Vendeur | kevin.marchal@example.com | +33 3 88 55 01 44 | Strasbourg, FR
* Vendeur | Sport Plus | 2019 | 2023
* Vendeur | Chaussures Rhin | 2017 | 2019
* Préparateur | Dépôt du Nord | 2016 | 2017
+ Bac pro | Commerce | Lycée Kléber | 2013 | 2016
= Compétences: Vente, Caisse`,
  `en-US | Warehouse worker | experienced | weak
# Dale Pruitt | Worker | dale.pruitt@example.com | +1 901 555 0166 | Memphis, US
* Worker | Warehouse | 2018 | now
- lifting
- packing stuff
* Cook | Diner | 2016 | 2018
- cooking`,
  `en-GB | Job | experienced | nearly empty
# Sam Todd | | sam.todd@example.com | +44 113 496 0177 | Leeds, GB
* Cleaner | Bright Offices | 2020 | now
+ | | Roundhay School | | 2016`,
  `de-DE | Lebenslauf | experienced | nearly empty
# Uwe Kramm | | uwe.kramm@example.com | +49 30 5550188 |
* Fahrer | Kurier | 2017 | heute`,
  `en-US | Resume | experienced | nearly empty
# Pat Lowe | | pat.lowe@example.com | |
> Looking for a job.`,
  `en-US | Untitled | experienced | nearly empty
# | | | |`,
];
