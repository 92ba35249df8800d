/** Job titles that postings and resumes use for the same work, in the form of `skills`. */
export const titles = `
software engineer|software developer|programmer|Softwareentwickler|Softwareentwicklerin|Software-Entwickler|Programmierer|développeur|développeuse|ingénieur logiciel|desarrollador de software|programador|desenvolvedor
frontend developer|front-end developer|frontend engineer|front-end engineer|Frontend-Entwickler|développeur front-end
backend developer|back-end developer|backend engineer|back-end engineer|backend software engineer|Backend-Entwickler|développeur back-end
full-stack developer|fullstack developer|full-stack engineer|Full-Stack-Entwickler
DevOps engineer|site reliability engineer|SRE|platform engineer|cloud engineer
data scientist|machine learning engineer
data analyst|business intelligence analyst|Datenanalyst
system administrator|systems administrator|sysadmin|IT administrator|Systemadministrator|administrateur système
IT support specialist|help desk technician|support technician|IT-Supporter|technicien support
product manager|Produktmanager|Produktmanagerin|chef de produit|product owner
project manager|Projektmanager|Projektleiter|Projektleiterin|chef de projet|jefe de proyecto|gestor de projetos
UX designer|user experience designer|product designer|UI/UX designer
graphic designer|Grafikdesigner|Grafikdesignerin|graphiste|diseñador gráfico
accountant|bookkeeper|Buchhalter|Buchhalterin|Finanzbuchhalter|Finanzbuchhalterin|comptable|contable|contabilista|staff accountant
financial analyst|Finanzanalyst|analyste financier
HR manager|human resources manager|personnel manager|Personalleiter|Personalleiterin|responsable RH|HR business partner
recruiter|talent acquisition specialist|Personalreferent|chargé de recrutement
sales representative|sales executive|account executive|Vertriebsmitarbeiter|Vertriebsmitarbeiterin|vendedor
sales assistant|shop assistant|retail assistant|sales associate|Verkäufer|Verkäuferin|vendeur|vendeuse|dependiente
store manager|shop manager|branch manager|Filialleiter|Filialleiterin|Marktleiter|responsable de magasin
store supervisor|shop supervisor|shift supervisor|team supervisor|Schichtleiter|Schichtleiterin|shift lead|shift leader
customer service representative|customer service agent|customer support specialist|support agent|Kundenberater|Kundenberaterin|Kundenbetreuer|conseiller clientèle|agente de atención al cliente
marketing manager|Marketingmanager|Marketingmanagerin|responsable marketing
office manager|office administrator|administrative assistant|secretary|Bürokauffrau|Bürokaufmann|Kauffrau für Büromanagement|Kaufmann für Büromanagement|assistant administratif|assistante administrative|auxiliar administrativo
executive assistant|personal assistant|Assistenz der Geschäftsführung|assistante de direction
operations manager|Betriebsleiter|Betriebsleiterin|responsable des opérations
warehouse worker|warehouse operative|warehouse associate|Lagerist|Lageristin|Fachkraft für Lagerlogistik|magasinier|mozo de almacén
driver|delivery driver|truck driver|Fahrer|Fahrerin|Berufskraftfahrer|chauffeur|motorista
nurse|registered nurse|staff nurse|RN|Pflegefachkraft|Pflegefachfrau|Pflegefachmann|Krankenschwester|Krankenpfleger|Gesundheits- und Krankenpfleger|Gesundheits- und Krankenpflegerin|infirmier|infirmière|enfermera|enfermero|enfermeiro|enfermeira
care assistant|caregiver|carer|healthcare assistant|Pflegehelfer|Altenpfleger|Altenpflegerin|aide-soignant|aide-soignante
physician|doctor|Arzt|Ärztin|médecin|médico
teacher|school teacher|Lehrer|Lehrerin|Lehrkraft|enseignant|enseignante|professeur|profesor|profesora|professor
educator|early years practitioner|nursery teacher|Erzieher|Erzieherin|éducateur
social worker|Sozialarbeiter|Sozialarbeiterin|Sozialpädagoge|Sozialpädagogin|assistant social|trabajador social
electrician|Elektriker|Elektrikerin|Elektroniker|Elektronikerin|électricien|électricienne|electricista|eletricista|commercial electrician
mechanical engineer|Maschinenbauingenieur|Konstrukteur|Konstrukteurin|ingénieur mécanique
mechanic|Mechaniker|Mechatroniker|Mechatronikerin|mécanicien|mecánico|mecânico
cook|Koch|Köchin|cuisinier|cuisinière|cocinero|cocinera|cozinheiro
baker|Bäcker|Bäckerin|boulanger|boulangère|panadero
waiter|waitress|Kellner|Kellnerin|Servicekraft|serveur|serveuse|camarero|camarera
receptionist|front desk agent|Rezeptionist|Rezeptionistin|Empfangsmitarbeiter|réceptionniste|recepcionista
cleaner|housekeeper|Reinigungskraft|agent d’entretien|limpiador
lawyer|attorney|solicitor|Rechtsanwalt|Rechtsanwältin|Jurist|Juristin|avocat|avocate|abogado|abogada
architect|Architekt|Architektin|architecte|arquitecto|arquiteto
translator|Übersetzer|Übersetzerin|traducteur|traductrice|traductor
`;
