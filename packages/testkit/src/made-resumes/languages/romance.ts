import type { Vocabulary } from './vocabulary.ts';

export const french: Vocabulary = {
  language: 'fr',
  names: 'Élodie Marchand|Jean-Baptiste Lefèvre|Aïcha Benali|Thibault Côté|Noémie Garçon|François Desprès',
  places:
    'Lyon;;69003;France;FR;+33 4 99 00;12 rue Paul-Bert|Nantes;;44000;France;FR;+33 2 99 00;5 quai de la Fosse|Montréal;QC;H2X 1Y4;Canada;CA;+1 514 555;400 rue Sherbrooke|Genève;;1204;Suisse;CH;+41 22 555;8 rue du Rhône',
  fields: [
    {
      roles:
        'Ingénieur logiciel|Développeuse web|Chef de projet informatique|Stagiaire en développement|Analyste de données|Chargée de communication',
      employers:
        'Atelier Numérique Rhône|Groupe Bélanger|Société Générale d’Études|Clair & Net SARL|Énergie Loire|Mairie de Nantes',
      degrees:
        'Diplôme d’ingénieur;Génie logiciel|Licence;Mathématiques appliquées|Master;Communication des organisations|BTS;Services informatiques',
      skills:
        'Langages : PHP, JavaScript, SQL|Outils : Git, Docker, Figma|Gestion de projet, Rédaction, Animation d’équipe',
      tasks:
        'Conception et développement d’une plateforme de réservation pour douze communes|Encadrement de trois stagiaires et de deux alternants|Réduction de 25 % du temps de traitement des dossiers|Mise en place de tests automatisés et de l’intégration continue|Organisation d’événements réunissant plus de 300 personnes|Rédaction du cahier des charges et suivi des prestataires',
      projects:
        'Potager partagé;application de gestion de jardins collectifs|Carnet de bord;journal de navigation hors ligne|Horaires ouverts;carte des services publics ouverts tard',
      certificates: 'Scrum Master certifié;Scrum Alliance|TOSA Excel;Isograd|Habilitation électrique B1V;APAVE',
      papers:
        'Les communes et leurs données;Revue du numérique public|Écrire pour le web;Cahiers de la communication|Mesurer l’accueil;Gestion publique',
    },
  ],
  schools: 'INSA Lyon|Université de Nantes|École Centrale de Lille|Lycée Clemenceau|Université de Montréal',
  summaries:
    'Professionnelle rigoureuse et curieuse, forte de sept années d’expérience dans des équipes pluridisciplinaires, à la recherche d’un poste à responsabilités.|Je conçois des outils simples pour des organisations compliquées, de l’étude des besoins à la formation des utilisateurs.',
  spoken: 'Français;Langue maternelle|Anglais;Courant (C1)|Espagnol;Intermédiaire|Arabe;Notions',
  awards:
    'Prix de l’innovation publique;Région Auvergne-Rhône-Alpes|Bourse d’excellence;Université de Nantes|Médaille de la ville;Mairie de Lyon',
  volunteering:
    'Les Restos du Cœur;Bénévole;Distribution de repas en hiver|Croix-Rouge française;Secouriste;Postes de secours lors de manifestations|Club d’échecs de Nantes;Animatrice;Cours pour débutants',
  interests: 'Randonnée, Théâtre, Photographie|Course à pied, Cuisine',
  headings: {
    summary: 'Profil|À propos|Résumé|Objectif professionnel',
    work: 'Expérience professionnelle|Expériences professionnelles|Expériences|Parcours professionnel',
    education: 'Formation|Formations|Études|Diplômes et formations',
    skills: 'Compétences|Compétences techniques|Compétences informatiques|Savoir-faire',
    languages: 'Langues',
    certificates: 'Certifications|Certificats',
    awards: 'Distinctions|Prix et distinctions|Prix et bourses',
    publications: 'Publications|Articles',
    volunteer: 'Bénévolat|Engagements associatifs|Vie associative',
    projects: 'Projets|Projets personnels|Réalisations',
    interests: 'Centres d’intérêt|Loisirs',
    contact: 'Coordonnées|Contact',
  },
  months: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  shortMonths: 'janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.',
  present: 'aujourd’hui|présent|à ce jour',
  score: 'Mention : Bien|Mention : Très bien|Moyenne : 15,4/20',
  labels: { email: 'Courriel', phone: 'Téléphone', address: 'Adresse' },
};

export const spanish: Vocabulary = {
  language: 'es',
  names: 'Lucía Fernández Ibáñez|Íñigo Muñoz|María José Peña|Andrés Gutiérrez Rojas|Sofía Núñez',
  places:
    'Sevilla;;41001;España;ES;+34 955 55;Calle Sierpes 40|Bogotá;;110111;Colombia;CO;+57 601 555;Carrera 7 # 72-41|Ciudad de México;;06600;México;MX;+52 55 5555;Calle Hamburgo 108|Bilbao;;48009;España;ES;+34 944 55;Gran Vía 22',
  fields: [
    {
      roles:
        'Ingeniera industrial|Jefe de obra|Contadora pública|Administrativo contable|Profesora de matemáticas|Becario de marketing|Coordinadora de logística',
      employers:
        'Construcciones Almenara S.A.|Grupo Peñalver|Banco del Sur|Colegio San Isidro|Transportes Nuñoz|Aceites La Dehesa S.L.',
      degrees:
        'Grado;Ingeniería Industrial|Licenciatura;Contaduría Pública|Máster;Dirección de Empresas|Técnico Superior;Administración y Finanzas',
      skills: 'Ofimática: Excel, Word, Access|Gestión: SAP, Presupuestos, Nóminas|Trabajo en equipo, Liderazgo',
      tasks:
        'Planificación de rutas para una flota de cuarenta camiones|Reducción de costes de almacén en un 14 %|Supervisión de obras con presupuestos de hasta tres millones de euros|Clases de álgebra a grupos de treinta alumnos|Elaboración de informes mensuales para la dirección|Implantación de un sistema de control de inventarios',
      projects:
        'Aula Abierta;clases gratuitas los fines de semana|Ruta Verde;optimización de repartos en bicicleta|Cuentas Claras;aplicación de gastos compartidos',
      certificates:
        'Prevención de Riesgos Laborales;Fundación Laboral de la Construcción|Certificado SAP FI;SAP|Auditor interno ISO 9001;AENOR',
      papers:
        'Logística de última milla;Revista de Ingeniería|Enseñar álgebra hoy;Cuadernos de Educación|Inventarios pequeños;Gestión y Empresa',
    },
  ],
  schools:
    'Universidad de Sevilla|Universidad Nacional de Colombia|Instituto Politécnico Nacional|Universidad del País Vasco|IES Cervantes',
  summaries:
    'Profesional con diez años de experiencia en la gestión de equipos y presupuestos, con gran capacidad de organización y orientación a resultados.|Me gusta resolver problemas con datos y explicar las soluciones con palabras sencillas.',
  spoken: 'Español;Nativo|Inglés;Avanzado|Portugués;Básico|Francés;B2',
  awards:
    'Premio Extraordinario Fin de Carrera;Universidad de Sevilla|Beca de excelencia;Fundación Peñalver|Empleada del año;Banco del Sur',
  volunteering:
    'Cruz Roja Española;Voluntaria;Apoyo escolar a menores|Banco de Alimentos;Voluntario;Clasificación de donaciones|Fundación Manos;Tutora;Acompañamiento a familias',
  interests: 'Senderismo, Ajedrez, Cine|Natación, Lectura',
  headings: {
    summary: 'Perfil|Sobre mí|Perfil profesional|Resumen',
    work: 'Experiencia laboral|Experiencia profesional|Experiencia|Trayectoria profesional',
    education: 'Educación|Formación académica|Formación|Estudios',
    skills: 'Habilidades|Competencias|Conocimientos informáticos|Aptitudes',
    languages: 'Idiomas',
    certificates: 'Certificaciones|Cursos y certificaciones|Cursos',
    awards: 'Premios|Premios y becas|Reconocimientos|Logros',
    publications: 'Publicaciones',
    volunteer: 'Voluntariado|Experiencia de voluntariado',
    projects: 'Proyectos|Proyectos personales',
    interests: 'Intereses|Aficiones',
    contact: 'Contacto|Datos personales',
  },
  months: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  shortMonths: 'ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|sept.|oct.|nov.|dic.',
  present: 'actualidad|Actualidad|presente|hasta la fecha',
  score: 'Nota media: 8,4|Promedio: 9,1|Nota media: 7,9/10',
  labels: { email: 'Correo', phone: 'Teléfono', address: 'Dirección' },
};

export const portuguese: Vocabulary = {
  language: 'pt',
  names: 'João Conceição|Mariana Araújo Simões|Tiago Guimarães|Beatriz Falcão|Luís Antônio Brandão',
  places:
    'Porto;;4050-253;Portugal;PT;+351 22 555;Rua de Cedofeita 90|Curitiba;PR;80020-310;Brasil;BR;+55 41 5555;Rua XV de Novembro 700|São Paulo;SP;01310-100;Brasil;BR;+55 11 5555;Avenida Paulista 900',
  fields: [
    {
      roles:
        'Engenheiro de software|Analista financeira|Técnico de manutenção|Gerente de loja|Estagiária de design|Assistente administrativo',
      employers:
        'Metalúrgica Serrana Ltda|Grupo Conceição|Banco Atlântico|Padaria São Bento|Editora Ponte|Construtora Araucária S.A.',
      degrees:
        'Licenciatura;Engenharia Informática|Bacharelado;Administração|Mestrado;Gestão Financeira|Curso técnico;Eletrotécnica',
      skills: 'Ferramentas: Excel, Power BI, SAP|Programação: Java, Python, SQL|Atendimento ao cliente, Negociação',
      tasks:
        'Gestão de uma equipa de quinze colaboradores|Redução das avarias em 22% com um plano de manutenção preventiva|Elaboração de relatórios financeiros para a administração|Desenvolvimento de aplicações internas para o armazém|Aumento das vendas em 17% no primeiro ano|Atendimento a clientes em português, inglês e espanhol',
      projects:
        'Horta Viva;aplicação para hortas urbanas|Leitor Livre;empréstimo de livros entre vizinhos|Mapa do Rio;levantamento de pontos de poluição',
      certificates: 'Certificado PMP;PMI|NR-10 Segurança em Instalações;SENAI|Formação de Formadores;IEFP',
      papers:
        'Manutenção em pequenas fábricas;Revista Técnica|Relatórios que se leem;Gestão Hoje|Hortas e vizinhança;Cidades',
    },
  ],
  schools:
    'Universidade do Porto|Universidade Federal do Paraná|Instituto Superior Técnico|Escola Secundária Garrett|Universidade de São Paulo',
  summaries:
    'Profissional dedicado, com experiência em ambientes industriais e comerciais, reconhecido pela organização e pelo bom relacionamento com as equipas.|Procuro um lugar em que possa juntar a análise de dados ao contacto com as pessoas.',
  spoken: 'Português;Nativo|Inglês;Avançado|Espanhol;Intermediário|Francês;Básico',
  awards:
    'Prémio de Mérito;Universidade do Porto|Melhor Gerente Regional;Grupo Conceição|Bolsa de Iniciação Científica;CNPq',
  volunteering:
    'Banco Alimentar;Voluntária;Recolha de alimentos em supermercados|Cruz Vermelha;Socorrista;Apoio em eventos desportivos|Associação Ponte;Explicador;Aulas de matemática para jovens',
  interests: 'Surf, Leitura, Música|Ciclismo, Cozinha',
  headings: {
    summary: 'Perfil|Sobre mim|Resumo profissional|Objetivo',
    work: 'Experiência profissional|Experiência|Histórico profissional',
    education: 'Formação|Formação acadêmica|Educação|Habilitações',
    skills: 'Competências|Habilidades|Conhecimentos|Competências técnicas',
    languages: 'Idiomas|Línguas',
    certificates: 'Certificações|Cursos|Formação complementar',
    awards: 'Prémios|Prêmios e distinções|Conquistas',
    publications: 'Publicações',
    volunteer: 'Voluntariado|Trabalho voluntário',
    projects: 'Projetos|Projetos pessoais',
    interests: 'Interesses|Passatempos',
    contact: 'Contacto|Contato|Dados pessoais',
  },
  months: 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
  shortMonths: 'jan.|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|nov.|dez.',
  present: 'atual|presente|até ao momento|Atualmente',
  score: 'Média: 16 valores|Média: 8,7|Classificação: 17/20',
  labels: { email: 'Email', phone: 'Telefone', address: 'Morada' },
};

export const italian: Vocabulary = {
  language: 'it',
  names: 'Niccolò Bianchi|Chiara D’Angelo|Matteo Ferraris|Giulia Lo Presti|Andrea Zanetti',
  places:
    'Torino;TO;10121;Italia;IT;+39 011 555;Via Po 18|Bologna;BO;40125;Italia;IT;+39 051 555;Via Zamboni 31|Milano;MI;20121;Italia;IT;+39 02 555;Corso Como 9',
  fields: [
    {
      roles:
        'Progettista meccanico|Impiegata amministrativa|Responsabile di negozio|Sviluppatore web|Tirocinante marketing|Insegnante di lettere',
      employers:
        'Officine Valsesia S.p.A.|Studio Ferraris & Associati|Comune di Bologna|Cantine Lo Presti S.r.l.|Edizioni Portico',
      degrees:
        'Laurea magistrale;Ingegneria Meccanica|Laurea triennale;Economia Aziendale|Diploma;Ragioneria|Laurea;Lettere Moderne',
      skills:
        'Informatica: Excel, AutoCAD, WordPress|Tecniche: Disegno, Contabilità, Budget|Lavoro di gruppo, Precisione',
      tasks:
        'Progettazione di componenti per macchine agricole|Gestione della contabilità di venticinque clienti|Coordinamento di un gruppo di otto persone|Riduzione dei tempi di consegna del 20%|Creazione del nuovo sito e del catalogo online|Lezioni di italiano a studenti stranieri',
      projects:
        'Vicinato;piattaforma di scambio tra vicini|Orto Zero;orti sui tetti delle scuole|Archivio Aperto;digitalizzazione di fotografie storiche',
      certificates:
        'Patente europea ECDL;AICA|Certificazione SolidWorks;Dassault Systèmes|Addetto antincendio;Vigili del Fuoco',
      papers:
        'Macchine agricole leggere;Rivista di Meccanica|Insegnare la punteggiatura;Italiano a Scuola|Piccoli archivi;Cultura e Territorio',
    },
  ],
  schools:
    'Politecnico di Torino|Università di Bologna|Liceo Classico Galvani|Istituto Tecnico Avogadro|Università degli Studi di Milano',
  summaries:
    'Professionista preciso e affidabile, con esperienza in aziende di diverse dimensioni e una forte attenzione alla qualità del lavoro.|Mi piace trovare soluzioni semplici e condividere quello che imparo con i colleghi.',
  spoken: 'Italiano;Madrelingua|Inglese;C1|Tedesco;Scolastico|Francese;Buono',
  awards:
    'Premio di laurea;Politecnico di Torino|Borsa di studio Erasmus;Università di Bologna|Premio qualità;Confindustria Piemonte',
  volunteering:
    'Croce Rossa Italiana;Volontario;Trasporto di persone anziane|Legambiente;Volontaria;Pulizia delle spiagge|Doposcuola Portici;Tutor;Aiuto nei compiti',
  interests: 'Alpinismo, Cucina, Jazz|Nuoto, Lettura',
  headings: {
    summary: 'Profilo|Chi sono|Profilo professionale',
    work: 'Esperienza lavorativa|Esperienze professionali|Esperienza professionale|Esperienze lavorative',
    education: 'Istruzione|Istruzione e formazione|Formazione|Studi',
    skills: 'Competenze|Competenze tecniche|Competenze informatiche|Capacità',
    languages: 'Lingue|Competenze linguistiche',
    certificates: 'Certificazioni|Corsi e certificazioni|Attestati',
    awards: 'Premi|Riconoscimenti|Premi e borse di studio',
    publications: 'Pubblicazioni',
    volunteer: 'Volontariato|Esperienze di volontariato',
    projects: 'Progetti|Progetti personali',
    interests: 'Interessi|Hobby',
    contact: 'Contatti|Dati personali',
  },
  months: 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
  shortMonths: 'gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic',
  present: 'oggi|presente|in corso|attuale',
  score: 'Voto: 110/110 e lode|Voto: 102/110|Votazione: 98/100',
  labels: { email: 'E-mail', phone: 'Telefono', address: 'Indirizzo' },
};
