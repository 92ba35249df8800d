/**
 * Letters of invented people, the best first: ranked by reading them, before they had a score. How they are written:
 * `letterOf` in `ranked-document.ts`.
 */
export const rankedLetters: readonly string[] = [
  `en | Nurse manager | excellent
# Ines Halloran | ines.halloran@example.com | +44 161 496 0233
@ Ruth Osei | Director of nursing | Calder Valley Hospital
? Application for the post of nurse manager, intensive care
^ Dear Ruth Osei,
Your posting asks for a nurse manager who can open a training ward while the unit next door stays full. I have spent six years in charge of shifts on a 24-bed unit, and the part I am proudest of is the nurses who stayed: vacancies fell from nine to two in three years.

They stayed because the work became easier to do well. Line infections went from 4.1 to 1.9 per 1,000 days once everything on the checklist lay on one trolley, and incidents at the change of shift fell by 38% after the night staff rewrote the handover sheet with me. Neither cost more than a few afternoons of listening.

Teaching is what I would bring to Calder Valley first. Each year 60 newly qualified nurses go through the six simulated emergencies that I wrote, and the unit's own figures show fewer calls for help in their first month. Your plan to train on the ward, with patients in the next room, is the step I have wanted to take.

Thank you for reading this. I could come to Halifax on any Thursday, and would be glad to walk the ward with you.
$ Yours sincerely,`,
  `de | Konstruktionsingenieurin | excellent
# Jule Brandstätter | jule.brandstaetter@example.com | +49 711 23456789
@ Frau Miriam Engels | Leiterin Entwicklung | Hohenlohe Ventile GmbH
? Bewerbung als Konstruktionsingenieurin
^ Sehr geehrte Frau Engels,
in Ihrer Anzeige suchen Sie eine Konstruktionsingenieurin, die Ventile leichter macht, ohne die Prüfung neu zu erfinden. Genau daran arbeite ich seit vier Jahren: Das Gehäuse unserer größten Pumpe wiegt heute 1,8 Kilogramm weniger und kostet 14 Prozent weniger als zuvor.

Der Weg dahin führte über die Fertigung. Mit dem Einkauf habe ich die Zahl der Schraubentypen von 41 auf 17 gesenkt, was im Jahr 120.000 Euro spart, und sechs Baugrößen drei Wochen vor dem Termin in Serie gebracht. Bei Rems Armaturen gingen die Reklamationen wegen Leckage um 60 Prozent zurück, nachdem eine neue Dichtung gefunden war.

An Hohenlohe reizt mich, dass Konstruktion und Prüfstand bei Ihnen in einer Halle sitzen. Ich möchte dort weitermachen, wo kurze Wege Fehler früh sichtbar machen.

Über ein Gespräch freue ich mich und komme gern nach Künzelsau, um den Prüfstand zu sehen.
$ Mit freundlichen Grüßen`,
  `fr | Comptable | good
# Clémence Routier | clemence.routier@example.com | +33 4 78 55 01 22
@ Monsieur Paul Lambert | Directeur financier | Brasserie des Monts
? Candidature au poste de comptable
^ Monsieur Lambert,
Votre annonce pour un poste de comptable parle d'une clôture plus rapide. Chez Ateliers Villeroux, je suis passée en deux ans de neuf à cinq jours, avec la même équipe et un logiciel que personne ne connaissait encore.

J'ai tenu la comptabilité de trois sociétés, de la saisie au bilan, après deux ans en cabinet où je suivais 40 dossiers de petites entreprises. Ce passage m'a appris à expliquer un chiffre à quelqu'un dont ce n'est pas le métier, et à relancer un client sans le perdre.

Votre projet d'ouvrir un second site m'intéresse, car il faudra séparer les coûts dès le premier jour. C'est un travail que j'aime préparer tôt, avec ceux qui produisent.

Je vous remercie de votre lecture et reste à votre disposition pour un entretien à Lyon ou à Grenoble, à la date qui vous conviendra.
$ Je vous prie d'agréer, Monsieur, mes salutations distinguées.`,
  `en | Geography teacher | good
# Dominic Asante | d.asante@example.com | +44 121 496 0541
@ Helen Marsh | Head teacher | Severn Vale School
? Teacher of geography
^ Dear Ms Marsh,
I am writing to apply for the post of teacher of geography at Severn Vale School. I have taught geography for six years in two comprehensive schools in Birmingham, to pupils from year 7 to year 13.

In my present post I organise the department's fieldwork, which takes 180 pupils a year out of the classroom. I rewrote the year 9 scheme of work on rivers with two colleagues, and I run an eco club that won the council's award. I enjoy working with pupils who think that geography is about capitals, and showing them that it is about the street they live in.

Your school's place beside the river is what made me apply. I would like to build a long-term survey with pupils that grows from year to year, and to share it with the primary schools nearby.

Thank you for considering my application. I would welcome the chance to meet you and to see the school.
$ Yours sincerely,`,
  `es | Recepcionista | mediocre
# Lucía Barral | lucia.barral@example.com | +34 986 555 017
@ | Recursos humanos | Hotel Ría Nova
? Solicitud para el puesto de recepcionista
^ Estimados señores:
Les escribo para presentar mi candidatura al puesto de recepcionista que han publicado en su página. Tengo experiencia en hoteles y me gusta mucho el trato con las personas.

He trabajado cuatro años en la recepción de un hotel de la costa, donde atendía a los clientes, hacía las reservas y resolvía las incidencias que surgían cada día. También me ocupaba de la caja y de preparar los informes para la dirección. Soy una persona organizada, responsable y con muchas ganas de aprender, y creo que puedo encajar bien en su equipo.

Hablo inglés y portugués, y tengo disponibilidad para trabajar en turnos y fines de semana. Quedo a su disposición para una entrevista. Muchas gracias por su atención.
$ Atentamente,`,
  `en | Sales representative | mediocre
# Brent Halvorsen | brent.halvorsen@example.com | +1 614 555 0117
@ | Hiring manager | Great Lakes Packaging
? Sales representative position
^ Dear Hiring Manager,
I am writing to apply for the sales representative position at Great Lakes Packaging. I believe that my experience makes me a strong candidate. I am a motivated professional who enjoys working with people.

I have worked in sales for several years. I am responsible for a large territory and I maintain relationships with many customers. I have good communication skills and I am able to work independently or as part of a team. I also have experience with quotes, trade shows and customer service. I am always ready to learn new things and I take my work seriously.

I would be a great addition to your company. I look forward to hearing from you. Thank you for your time.
$ Sincerely,`,
  `de | Lagerist | weak
# Ronny Schätzle | ronny.schaetzle@example.com | +49 351 5550163
@ | | Sachsen Depot
? Bewerbung
^ Sehr geehrte Damen und Herren,
hiermit bewerbe ich mich bei Ihnen. Ich bin belastbar, teamfähig und flexibel. Ich arbeite seit mehreren Jahren im Lager und kenne alle üblichen Tätigkeiten. Ich bin pünktlich und zuverlässig.

Über eine Einladung würde ich mich freuen.
$ Mit freundlichen Grüßen`,
  `en | Retail assistant | weak
# Jade Whitlock | jade.whitlock@example.com |
@ | | [Company name]
? Job application
^ To whom it may concern,
I want to apply for a job. I have worked in a shop. I am friendly and hard working. I can start right away. I think I would be good at this. I live near by. I need a job that is close to home.
$ Thanks`,
  `en | Job | nearly empty
# Sam Todd | sam.todd@example.com |
@ | |
? Job
^
Please find my resume attached. Thanks.
$ Sam`,
  `en | Letter | nearly empty
# | |
@ | |
?
^
$`,
];
