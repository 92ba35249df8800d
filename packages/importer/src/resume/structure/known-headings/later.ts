import type { More } from './more.ts';

/** Headings that later files had, and others like them; they count where no other list has them. */
export const laterHeadings: More = {
  experience: {
    en: 'Legal experience|Career progression|Career record|Roles held|Clinical practice|Practice experience|Industrial experience|Field experience|Trade experience|Employment record|Work record|Work journey|Career journey|Professional journey|My career|Jobs|Past jobs|Jobs held|Appointments held|Current position|Current positions|Present position|Current employment|Work life|Business experience|Other work experience|Additional work experience|Further experience|Further work experience|Other employment|Other positions|Other jobs|Earlier positions|Previous positions',
    es: 'Trayectoria laboral|Trayectoria profesional|Historial laboral|Vida laboral|Posición actual|Puesto actual|Cargo actual|Puestos ocupados|Cargos desempeñados|Experiencia docente|Experiencia clínica',
    fr: 'Poste actuel|Fonction actuelle|Emploi actuel|Fonctions occupées|Carrière|Expérience en entreprise|Emplois occupés|Postes occupés',
    de: 'Erfahrung|Erfahrungen|Aktuelle Position|Derzeitige Position|Aktuelle Tätigkeit|Beruflicher Hintergrund|Berufliche Laufbahn|Arbeitserfahrung|Bisherige Tätigkeiten|Beschäftigungen',
    pt: 'Cargo atual|Posição atual|Cargos ocupados|Trajetória profissional|Histórico profissional|Percurso profissional|Atuação profissional|Vivência profissional',
    it: 'Posizione attuale|Occupazione attuale|Incarichi ricoperti',
    pl: 'Obecne stanowisko|Historia zatrudnienia|Przebieg kariery|Przebieg pracy zawodowej|Praktyka zawodowa|Kariera zawodowa',
    tr: 'Kariyer|Kariyer geçmişi|Çalışma geçmişi|Profesyonel deneyim|İş geçmişi|Mesleki deneyim',
  },
  education: {
    en: 'Academic credentials|Education and qualifications|Schooling|School|Schools|Schools attended|Academic preparation',
    es: 'Estudios realizados|Formación reglada|Titulaciones|Formación y estudios|Estudios académicos',
    de: 'Schule|Schulen|Schulbildung|Aus- und Weiterbildung|Schulbildung und Studium|Ausbildung und Studium|Bildungsgang',
    fr: 'Cursus universitaire|Études et diplômes|Diplômes et formations|Scolarité',
    pt: 'Escolaridade|Habilitações literárias|Percurso académico|Histórico acadêmico',
    pl: 'Edukacja|Wykształcenie i kursy|Ukończone szkoły',
    tr: 'Öğrenim|Öğrenim durumu|Eğitim durumu|Akademik geçmiş',
  },
  certification: {
    en: 'Professional designations|Designations|Accreditations|Professional accreditations|Credentials|Professional credentials|Tickets & licences|Tickets and licenses|Registrations|Professional registration|Professional training|Further training',
    es: 'Acreditaciones|Títulos y certificados|Certificaciones profesionales|Licencias',
    de: 'Weiterbildungen und Zertifikate|Scheine|Zusatzqualifikationen|Befähigungen|Lizenzen',
    fr: 'Habilitations|Diplômes complémentaires|Diplômes et habilitations|Attestations|Permis et habilitations|Titres professionnels',
    pt: 'Formação complementar|Cursos complementares|Qualificações complementares',
    pl: 'Uprawnienia|Uprawnienia i certyfikaty|Licencje|Kwalifikacje zawodowe',
    tr: 'Sertifika ve kurslar|Belgeler',
  },
  award: {
    en: 'Most proud of|Proudest moments|Prizes|Accolades|Commendations|Decorations|Medals',
    es: 'Reconocimientos|Galardones|Becas y premios|Méritos',
    fr: 'Récompenses|Bourses et prix|Prix et bourses|Palmarès',
    de: 'Ehrungen|Preise und Stipendien|Stipendien und Preise',
  },
  skill: {
    en: 'Talents|Areas of strength|Technical proficiencies|Proficiencies|Toolbox|Capabilities|Technical toolkit|Tools & methods|What I bring|What I offer',
    pt: 'Ferramentas|Conhecimentos técnicos|Pontos fortes',
    es: 'Destrezas|Fortalezas|Competencias técnicas',
    de: 'EDV|IT|EDV und Sprachen|EDV & Sprachen|PC-Kenntnisse|Fachkenntnisse|Werkzeuge|Kompetenzen und Kenntnisse',
    fr: 'Savoir-faire|Atouts|Domaines de compétence',
    tr: 'Teknik beceriler|Yetkinlikler|Bilgisayar bilgisi',
    pl: 'Kompetencje|Mocne strony|Znajomość programów',
  },
  'volunteer-experience': {
    en: 'Voluntary work|Voluntary service|Outreach|Outreach and service|Giving back|Pro bono work',
    de: 'Freiwilligenarbeit|Soziales Engagement|Vereinstätigkeit',
    es: 'Acción social|Labor social|Trabajo voluntario',
  },
  project: {
    en: 'Case studies',
    es: 'Proyectos destacados|Proyectos propios',
  },
  publication: {
    en: 'Articles and chapters|Selected articles|Selected writing|Papers under review|Papers in progress|Works in progress|Under review',
    es: 'Artículos|Artículos en revistas|Artículos en conferencias|Pósteres en conferencias|Ponencias|Capítulos de libro|Comunicaciones',
    fr: 'Articles|Articles de revue|Articles de conférence|Actes de conférence|Communications|Chapitres de livre|Conférences internationales',
    pt: 'Artigos|Artigos em periódicos|Artigos em conferências|Trabalhos em eventos|Capítulos de livros',
    de: 'Artikel|Zeitschriftenartikel|Konferenzbeiträge|Buchbeiträge|Buchkapitel|Monographien',
    it: 'Articoli|Articoli su rivista|Atti di convegno|Capitoli di libro',
  },
};
