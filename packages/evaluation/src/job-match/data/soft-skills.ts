/** Skills in dealing with people and with oneself, in the form of `skills`. */
export const softSkills = `
communication|communication skills|communicative|communicator|communicate|Kommunikation|Kommunikationsfähigkeit|Kommunikationsstärke|kommunikationsstark|kommunikativ|comunicación|comunicação|sens de la communication|good communicator
teamwork|team player|team work|teamworking|work in a team|work with others|collaboration|collaborative|collaborate|Teamfähigkeit|teamfähig|Teamgeist|Teamarbeit|travail en équipe|esprit d’équipe|trabajo en equipo|trabalho em equipa|trabalho em equipe|espírito de equipa
leadership|Führungskompetenz|Führungsstärke|Führungserfahrung|Mitarbeiterführung|leadership skills|lead a team|encadrement|liderazgo|liderança|people management|Personalführung
reliability|reliable|dependable|Zuverlässigkeit|zuverlässig|fiabilité|fiable|fiabilidad
independence|work independently|independently|self-motivated|self-starter|selbstständig|selbständig|Selbstständigkeit|eigenständig|eigenständige Arbeitsweise|selbstständige Arbeitsweise|autonomie|autonome|autonomía|autonomia|autónomo
problem solving|problem solver|solve problems|Problemlösung|Problemlösungskompetenz|lösungsorientiert|résolution de problèmes|resolución de problemas|resolução de problemas
analytical thinking|analytical|analytical skills|analytisch|analytisches Denken|esprit d’analyse|pensamiento analítico|capacidade analítica
attention to detail|detail-oriented|accuracy|accurate|Sorgfalt|sorgfältig|Genauigkeit|gewissenhaft|rigueur|rigoureux|atención al detalle|atenção ao detalhe
organisation|organization|organised|organized|organisational skills|organizational skills|well organised|Organisationstalent|Organisationsfähigkeit|strukturierte Arbeitsweise|strukturiert|sens de l’organisation|organisé|organización|organizado|organização
time management|Zeitmanagement|gestion du temps|gestión del tiempo|gestão do tempo
flexibility|flexible|adaptability|adaptable|Flexibilität|flexibel|Anpassungsfähigkeit|flexibilité|flexibilidad|flexibilidade
creativity|creative|creative thinking|Kreativität|kreativ|créativité|créatif|creatividad|criatividade
resilience|stress resistance|work under pressure|under pressure|stressresistent|Belastbarkeit|belastbar|résistance au stress|trabajo bajo presión|tolerancia al estrés
empathy|empathetic|Empathie|Einfühlungsvermögen|einfühlsam|empatía|empatia
negotiation|negotiating|negotiation skills|Verhandlungsgeschick|Verhandlungsstärke|verhandlungssicher|négociation|negociación|negociação
presentation skills|presenting|presentations|Präsentationsfähigkeit|Präsentieren|presentaciones
initiative|proactive|proactivity|Eigeninitiative|proaktiv|Engagement|esprit d’initiative|proactif|iniciativa|proactividad
mentoring|coaching|accompagnement
customer focus|customer-oriented|customer orientation|Kundenorientierung|kundenorientiert|sens du service|orientación al cliente|orientação para o cliente
motivation|motivated|motiviert|motivación|motivação
willingness to learn|eager to learn|fast learner|quick learner|Lernbereitschaft|lernbereit|envie d’apprendre|ganas de aprender
decision making|Entscheidungsfreude|Entscheidungsstärke|prise de décision|toma de decisiones
conflict resolution|Konfliktlösung|Konfliktfähigkeit|gestion des conflits|resolución de conflictos
patience|patient manner|geduldig|paciencia|paciência
friendliness|friendly|Freundlichkeit|freundlich|freundliches Auftreten|sicheres Auftreten
`;
