/**
 * Skills and the names that postings and resumes use for the same thing, in English, German, French, Spanish and
 * Portuguese. One skill a line, its names divided by `|`; a name that begins with `=` counts only as it is written.
 *
 * Written by hand for this product: no open taxonomy of skills is in a package. Names of programming languages follow
 * GitHub Linguist (https://github.com/github-linguist/linguist), whose aliases for files were left out.
 */
export const skills = `
JavaScript|JS|ECMAScript
TypeScript|=TS
Python|Python3
Java
=Go|Golang
C++|CPP
C#|CSharp
=C
=R
Ruby
Ruby on Rails|Rails|=RoR
=Rust
=Swift
Kotlin
PHP
Scala
=Perl
Haskell
Elixir
Erlang
Clojure
Dart
Flutter
Lua
Julia
MATLAB|Octave
Objective-C|ObjC
Visual Basic|VB.NET|VBA
F#|FSharp
Fortran
COBOL
ABAP
Assembler|assembly language
Shell|Bash|shell scripting|shell script
PowerShell
HTML|HTML5
CSS|CSS3
Sass|SCSS
SQL
PL/SQL
T-SQL|Transact-SQL
GraphQL
REST|REST API|RESTful|REST APIs
gRPC
React|React.js|ReactJS
React Native
Angular|AngularJS
Vue|Vue.js|VueJS
Svelte
Next.js|NextJS
Node.js|NodeJS
Express.js
Django
Flask
FastAPI
=Spring|Spring Boot
Hibernate
Laravel
Symfony
WordPress
Drupal
TYPO3
Shopify
Magento
=.NET|.NET Core|ASP.NET|dotnet
jQuery
Tailwind|Tailwind CSS
Webpack
Android
iOS
PostgreSQL|Postgres
MySQL|MariaDB
Microsoft SQL Server|SQL Server|MSSQL
Oracle Database|Oracle DB|Oracle SQL
SQLite
MongoDB
Redis
Elasticsearch|OpenSearch|ELK
Cassandra
DynamoDB
Snowflake
BigQuery
Databricks
dbt
Apache Spark|PySpark
Apache Kafka|Kafka
Apache Airflow|Airflow
Hadoop
RabbitMQ
ETL
data warehouse|data warehousing|DWH
data modelling|data modeling|Datenmodellierung
data analysis|data analytics|Datenanalyse|analyse de données|análisis de datos|análise de dados
data science
machine learning|=ML|maschinelles Lernen|apprentissage automatique|aprendizaje automático
deep learning
artificial intelligence|=AI|künstliche Intelligenz|=KI|intelligence artificielle|inteligencia artificial
natural language processing|NLP
computer vision|Bildverarbeitung
statistics|Statistik|statistiques|estadística|estatística
TensorFlow
PyTorch
scikit-learn|sklearn
pandas
NumPy
Jupyter
Amazon Web Services|AWS
Microsoft Azure|Azure
Google Cloud|Google Cloud Platform|GCP
cloud
Docker
containers|containerization|containerisation|containerized
Kubernetes|K8s
Helm
Terraform
Ansible
infrastructure as code|IaC
CI/CD|continuous integration|continuous delivery|CI pipelines|CI|continuous deployment
Jenkins
GitHub Actions
GitLab CI
GitLab
GitHub
Azure DevOps
DevOps
Git|version control|Versionsverwaltung
Linux|Unix
Windows Server
VMware
networking|Netzwerktechnik|TCP/IP
Cisco
cyber security|cybersecurity|information security|IT-Sicherheit|IT security|Informationssicherheit|sécurité informatique|ciberseguridad
ISO 27001
GDPR|DSGVO|RGPD|data protection|Datenschutz|protection des données|protección de datos
Prometheus
Grafana
monitoring
microservices|micro services|Microservice
software architecture|Softwarearchitektur
software development|Softwareentwicklung|développement logiciel|desarrollo de software|desenvolvimento de software
object-oriented programming|OOP|objektorientierte Programmierung
test automation|automated testing|Testautomatisierung|automated tests
unit testing|unit tests
TDD|test-driven development
Selenium
Cypress
quality assurance|=QA|Qualitätssicherung|assurance qualité|aseguramiento de la calidad
Jira
Confluence
Scrum
Kanban
agile|agile methods|agiles Arbeiten|agil|agile methodologies
product management|Produktmanagement|gestion de produit
product development|Produktentwicklung
product strategy|Produktstrategie
roadmap|roadmaps|product roadmap
A/B testing|A/B tests|split testing
user research|UX research|Nutzerforschung|usability testing|user interviews
UX|user experience|UX design
UI|user interface|UI design
Figma
Sketch App|=Sketch
Adobe XD
Photoshop|Adobe Photoshop
Illustrator|Adobe Illustrator
InDesign|Adobe InDesign
After Effects
Premiere Pro|Adobe Premiere
Adobe Creative Cloud|Creative Suite|Adobe Creative Suite
design systems|design system
accessibility|WCAG|=a11y|Barrierefreiheit|accessibilité
prototyping|wireframing|wireframes|Prototypen
graphic design|Grafikdesign|graphisme|diseño gráfico
web design|Webdesign
typography|Typografie
photography|Fotografie
video editing|Videoschnitt|montage vidéo
motion design|motion graphics
CAD
AutoCAD
SolidWorks
CATIA
Creo
Siemens NX
Revit
BIM|building information modeling
SketchUp
3D printing|3D-Druck
finite element analysis|FEM|FEA|ANSYS
mechanical engineering|Maschinenbau|génie mécanique|ingeniería mecánica
electrical engineering|Elektrotechnik|génie électrique|ingeniería eléctrica
civil engineering|Bauingenieurwesen|génie civil|ingeniería civil
mechatronics|Mechatronik
PLC|PLCs|=SPS|SPS-Programmierung|programmable logic controller
Siemens TIA Portal|TIA Portal|=S7
CNC
hydraulics|Hydraulik
pneumatics|Pneumatik
welding|Schweißen|soudure|soldadura
wiring|Verkabelung
electrical installation|Elektroinstallation|installation électrique
blueprints|reading blueprints|technical drawings|technische Zeichnungen|construction drawings
=NEC|National Electrical Code
OSHA|OSHA 10|OSHA 30
preventive maintenance|maintenance|Instandhaltung|Wartung|mantenimiento|manutenção
commissioning|Inbetriebnahme
lean|lean manufacturing|lean management
Six Sigma|6 Sigma
Kaizen|continuous improvement|kontinuierliche Verbesserung|=KVP|amélioration continue|mejora continua
5S
FMEA
ISO 9001|quality management|Qualitätsmanagement|gestion de la qualité|gestión de calidad
root cause analysis|Ursachenanalyse
production planning|Produktionsplanung
supply chain|supply chain management|SCM|Lieferkette|cadena de suministro|chaîne logistique
logistics|Logistik|logistique|logística
procurement|purchasing|Einkauf|Beschaffung|achats|compras
inventory|inventory management|stock control|stock management|Lagerverwaltung|Bestandsführung|gestion des stocks|control de inventario|stock systems
warehouse|warehousing|=Lager|entrepôt|almacén|armazém
forklift|forklift licence|Gabelstapler|Staplerschein|chariot élévateur|CACES|carretilla elevadora
driving licence|driver's license|driving license|driver's licence|Führerschein|permis de conduire|permis B|carnet de conducir|carta de condução
SAP
SAP S/4HANA|S/4HANA|SAP HANA
SAP FI
SAP MM
SAP EWM|=EWM
ERP|ERP systems|ERP-Systeme
Oracle NetSuite|NetSuite
Microsoft Dynamics|Dynamics 365|Navision
=Sage
DATEV
Lexware
QuickBooks
Xero
accounting|bookkeeping|Buchhaltung|Buchführung|comptabilité|contabilidad|contabilidade|Rechnungswesen
financial accounting|Finanzbuchhaltung
general ledger|Hauptbuch
accounts payable|Kreditorenbuchhaltung|creditors|comptabilité fournisseurs
accounts receivable|Debitorenbuchhaltung|debtors|comptabilité clients
month-end close|month-end|Monatsabschluss|Monatsabschlüsse|clôture mensuelle|clôtures mensuelles|cierre mensual|cierres mensuales|fecho mensal
annual accounts|year-end close|Jahresabschluss|Jahresabschlüsse|annual closing
payroll|Lohnbuchhaltung|Lohnabrechnung|Gehaltsabrechnung|paie|nóminas
tax|taxes|sales tax|VAT|Steuern|Umsatzsteuer|fiscalité|impuestos
audit|auditing|Wirtschaftsprüfung|auditoría|auditoria
controlling|management accounting|contrôle de gestion
budgeting|budget|budgets|Budgetierung|Budgetplanung|presupuesto|orçamento
forecasting|forecasts|Prognosen|previsiones
financial analysis|Finanzanalyse|analyse financière|análisis financiero
financial modelling|financial modeling
IFRS
US GAAP|=GAAP
=HGB
CPA
ACCA
CIMA
CFA
risk management|Risikomanagement|gestion des risques|gestión de riesgos
compliance
bank reconciliation|bank reconciliations|reconciliation|reconciliations|Kontenabstimmung
journal entries|Buchungen
invoicing|billing|Rechnungsstellung|facturation|facturación|faturação
cash handling|tills|till|cash register|cash and refunds|Kasse|Kassieren|caisse|caja
=Excel|Microsoft Excel|MS Excel
pivot tables|Pivot-Tabellen|tableaux croisés
=Word|Microsoft Word|MS Word
PowerPoint|Microsoft PowerPoint
=Outlook|Microsoft Outlook
Microsoft Office|MS Office|=Office|Office 365|Microsoft 365|Pack Office|Office-Paket
Google Workspace|G Suite|Google Docs
Power BI|PowerBI
Tableau
Looker
Qlik|QlikView|Qlik Sense
=Access|Microsoft Access
SharePoint
Visio
business intelligence|=BI
business analysis|Geschäftsanalyse|requirements analysis|Anforderungsanalyse
requirements engineering|Anforderungsmanagement
process improvement|process optimization|process optimisation|Prozessoptimierung|optimisation des processus
project management|Projektmanagement|Projektleitung|gestion de projet|gestión de proyectos|gestão de projetos
PMP
PRINCE2
MS Project|Microsoft Project
change management|Veränderungsmanagement|conduite du changement
stakeholder management|stakeholders|Stakeholdermanagement
vendor management|supplier management|Lieferantenmanagement
contract management|contract negotiation|Vertragsmanagement
business development|Geschäftsentwicklung|desarrollo de negocio
strategy|Strategie|stratégie|estrategia|estratégia
operations management|operations|Betriebsleitung
sales|Vertrieb|Verkauf|ventes|vente|ventas|vendas
key account management|account management|Großkundenbetreuung
B2B
B2C
cold calling|Kaltakquise
lead generation|Leadgenerierung|Neukundengewinnung|new business
CRM|customer relationship management
Salesforce
HubSpot
Zendesk
ServiceNow
ITIL
help desk|helpdesk|service desk|technical support|IT support|first level support|2nd level support
ticketing|ticket system|ticketing system|Ticketsystem
customer service|customer support|customer care|Kundenservice|Kundenbetreuung|Kundendienst|service client|atención al cliente|atendimento ao cliente|apoio ao cliente
customer success
e-commerce|ecommerce|online shop|Onlinehandel|commerce en ligne|comercio electrónico
retail|Einzelhandel|commerce de détail|retailing|comercio minorista|varejo
merchandising|visual merchandising|displays|Warenpräsentation
store management|shop management|Filialleitung
marketing
digital marketing|online marketing|Onlinemarketing|marketing digital
content marketing
social media|soziale Medien|réseaux sociaux|redes sociales|redes sociais
SEO|search engine optimization|search engine optimisation|Suchmaschinenoptimierung|référencement
SEM|SEA|Google Ads|AdWords|paid search
Google Analytics|GA4
email marketing|e-mail marketing|newsletter|newsletters
marketing automation
brand management|branding|Markenführung
public relations|=PR|press relations|Öffentlichkeitsarbeit|Pressearbeit|relations presse
copywriting|content writing|Texten|rédaction|redacción
editing|proofreading|Lektorat|relecture|corrección
journalism|Journalismus|journalisme|periodismo
market research|Marktforschung|étude de marché|investigación de mercado
event management|event planning|Veranstaltungsmanagement|événementiel|organización de eventos
human resources|=HR|Personalwesen|Personalmanagement|ressources humaines|recursos humanos
HRIS|HR systems|Workday|SAP HCM|SuccessFactors
recruiting|recruitment|talent acquisition|hiring|Personalbeschaffung|Personalgewinnung|recrutement|reclutamiento|recrutamento
onboarding
employee relations|industrial relations|labour relations
employment law|labor law|labour law|Arbeitsrecht|droit du travail|derecho laboral
performance management|performance reviews|appraisals
compensation and benefits|benefits administration
training|staff training|Schulung|Schulungen|formation|formación|formação
teaching|Unterricht|Unterrichten|enseignement|enseñanza|docencia|ensino
curriculum|curriculum development|Lehrplan
lesson planning|lesson plans|Unterrichtsplanung
classroom management|Klassenführung
special education|special needs|=SEN|Sonderpädagogik|Inklusion
childcare|Kinderbetreuung|early years|garde d’enfants
nursing|Krankenpflege|Pflege|soins infirmiers|enfermería|enfermagem
patient care|Patientenversorgung|Patientenbetreuung|soins aux patients|atención al paciente
wound care|Wundversorgung|Wundmanagement
medication administration|medication|Medikamentengabe|administration des médicaments
intensive care|ICU|Intensivpflege|soins intensifs|cuidados intensivos
emergency care|emergency department|Notaufnahme|urgences|urgencias
CPR|BLS|basic life support|Reanimation
ACLS
first aid|Erste Hilfe|Ersthelfer|premiers secours|primeros auxilios|primeiros socorros
electronic health records|EHR|EMR|electronic medical records
Epic Systems|=Epic
care planning|care plans|Pflegeplanung
infection control|Hygiene|infection prevention
triage
geriatrics|elderly care|Altenpflege|Geriatrie
paediatrics|pediatrics|Pädiatrie|Kinderheilkunde|pédiatrie|pediatría
mental health|psychische Gesundheit|santé mentale|salud mental
physiotherapy|physical therapy|Physiotherapie|kinésithérapie|fisioterapia
occupational therapy|Ergotherapie
pharmacy|Pharmazie|pharmacie|farmacia|farmácia
clinical trials|clinical research|klinische Studien
laboratory|lab techniques|Laborarbeit|laboratoire|laboratorio|laboratório
GMP|good manufacturing practice
HPLC
PCR
chemistry|Chemie|chimie|química
biology|Biologie|biología
physics|Physik|physique|física
safeguarding|child protection|Kinderschutz
social work|Soziale Arbeit|Sozialarbeit|travail social|trabajo social|serviço social
counselling|counseling|Beratung
case management|Fallmanagement
food safety|HACCP|food hygiene|Lebensmittelhygiene|sécurité alimentaire|seguridad alimentaria
cooking|Kochen|cuisine|cocina|cozinha
baking|Backen|boulangerie|panadería
pastry|Konditorei|pâtisserie|repostería
barista
waiting tables|Service am Gast|service en salle
hospitality|Gastgewerbe|Hotellerie|hôtellerie|hostelería|hotelaria|hotel
housekeeping|cleaning|Reinigung|nettoyage|limpieza|limpeza
front desk|reception|Rezeption|Empfang|réception|recepción|receção
reservations|booking systems|Opera PMS|Reservierung
stock counts|stocktaking|stock taking|Inventur|inventaire
rotas|rostering|rosters|scheduling|staff scheduling|Dienstplanung|Dienstpläne|Einsatzplanung|planning des équipes
health and safety|occupational safety|workplace safety|Arbeitssicherheit|Arbeitsschutz|sécurité au travail|prevención de riesgos laborales|HSE|EHS
NEBOSH
fire safety|Brandschutz|fire alarm|fire alarms
construction|Bau|Bauwesen|construction site|Baustelle|chantier|construcción|construção
site management|Bauleitung|conduite de travaux
carpentry|Tischlerei|Schreinerei|Zimmerei|menuiserie|carpintería
plumbing|Sanitär|Sanitärtechnik|plomberie|fontanería
HVAC|heating|Heizungstechnik|=CVC|climatisation
painting and decorating|Malerarbeiten
roofing|Dachdecker
quantity surveying|cost estimation|Kalkulation|estimating
surveying|Vermessung
GIS|ArcGIS|QGIS
real estate|Immobilien|immobilier|inmobiliaria|imobiliária
property management|Hausverwaltung|Immobilienverwaltung|gestion locative
insurance|Versicherung|Versicherungen|assurance|seguros
banking|Bankwesen|banque|banca
payments|Zahlungsverkehr|payment systems|paiements
ISO 20022
legal research|Rechtsrecherche
contract law|Vertragsrecht
litigation|Prozessführung|contentieux
paralegal|Rechtsanwaltsfachangestellte
intellectual property|Patentrecht|propriété intellectuelle
data entry|Dateneingabe|Datenerfassung|saisie de données
office administration|office management|Büroorganisation|Büromanagement|secrétariat|administración de oficina
diary management|calendar management|Terminplanung|Terminkoordination|gestion d’agenda
travel booking|Reiseplanung
minute taking|Protokollführung
filing|Ablage|classement
translation|Übersetzung|Übersetzen|traduction|traducción|tradução
interpreting|Dolmetschen|interprétariat|interpretación
energy management|Energiemanagement
renewable energy|erneuerbare Energien|énergies renouvelables|energías renovables
solar|photovoltaics|Photovoltaik|=PV
wind power|wind energy|Windkraft|Windenergie|énergie éolienne
sustainability|Nachhaltigkeit|=ESG|développement durable|sostenibilidad
automotive|Automobilindustrie|Fahrzeugtechnik|automobile
aviation|Luftfahrt|aéronautique
agriculture|Landwirtschaft|agricultura
gardening|landscaping|Gartenbau|Landschaftsbau|jardinage|jardinería
route planning|Tourenplanung|Routenplanung
fleet management|Fuhrparkmanagement
customs|Zoll|Zollabwicklung|douane|aduanas
import and export|import/export|Außenhandel
security|Sicherheitsdienst|gardiennage
fundraising|Spendenakquise|collecte de fonds
grant writing|Fördermittelanträge
volunteer management|Freiwilligenmanagement
public speaking|Vorträge|prise de parole
English|Englisch|Englischkenntnisse|anglais|inglés|inglês|written English
German|Deutsch|Deutschkenntnisse|allemand|alemán|alemão
French|Französisch|Französischkenntnisse|français|francés|francês
Spanish|Spanisch|Spanischkenntnisse|espagnol|español|espanhol|castellano
Portuguese|Portugiesisch|portugais|portugués|português
Italian|Italienisch|italien|italiano
Dutch|Niederländisch|néerlandais|neerlandés
Polish|=Polnisch|polonais|polaco
Russian|Russisch|russe|ruso|russo
Turkish|Türkisch|turc|turco
Arabic|Arabisch|arabe|árabe
Chinese|Mandarin|Chinesisch|chinois|chino
Japanese|Japanisch|japonais|japonés|japonês
`;
