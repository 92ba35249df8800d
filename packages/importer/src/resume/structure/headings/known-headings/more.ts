import type { DocumentLanguage, SectionKey } from '@vitae/domain';

/** Headings in one language, separated by bars; those of summaries and contact details are under these names. */
export type More = Readonly<
  Partial<Record<SectionKey | 'summary' | 'contact', Readonly<Partial<Record<DocumentLanguage, string>>>>>
>;

/** Rarer headings, which count where no other list has them. */
export const moreHeadings: More = {
  summary: {
    en:
      'Profile summary|Summary statement|Career overview|Professional overview|Professional statement|Objective statement|Career goal|Career goals|' +
      'Personal summary|Short bio|Biography|Brief biography|Highlights of qualifications|Qualifications summary|Career highlights|' +
      'Professional highlights|Research interests|Research interest|Research statement|My story|My profile|Profile & objective|Job objective|' +
      'Employment objective|Statement of purpose|At a glance|In a nutshell|Value proposition|Background|Executive profile',
    de:
      'Berufsprofil|Kurzporträt|Kurzvorstellung|Zielsetzung|Berufsziel|Zur Person und Motivation|Forschungsinteressen|Forschungsschwerpunkte|' +
      'Karriereziel|Fachliches Profil|Steckbrief|Wer ich bin',
    fr:
      'Profil personnel|Résumé professionnel|Accroche|Objectif professionnel|Projet professionnel|Qui suis-je|Mon profil|Synthèse|En bref|' +
      'Thèmes de recherche|Intérêts de recherche|Résumé de carrière',
    es:
      'Resumen profesional|Perfil personal|Objetivo profesional|Presentación|Quién soy|Mi perfil|Intereses de investigación|Resumen ejecutivo|' +
      'Perfil laboral|Síntesis',
    pt: 'Sobre|Apresentação|Perfil pessoal|Objetivo profissional|Resumo de qualificações|Síntese|Quem sou|Interesses de pesquisa|Área de interesse',
    it: 'Profilo personale|Su di me|Obiettivi|Obiettivo professionale|Riepilogo|Sintesi|Interessi di ricerca|In breve',
    nl: 'Profielschets|Over mijzelf|Introductie|Doelstelling|Persoonlijk|Motivatie',
    pl: 'Profil osobisty|O sobie|Podsumowanie zawodowe|Sylwetka zawodowa|Zainteresowania naukowe',
    ru: 'Краткая информация|Общая информация|Цели|Кратко|Карьерная цель|Профессиональный профиль|Личные качества',
    ar: 'الملخص الشخصي|ملخص مهني|الهدف|الهدف المهني|عني|نبذة مهنية|الملف الشخصي|السيرة المختصرة',
    hi: 'प्रोफ़ाइल|व्यक्तिगत परिचय|करियर उद्देश्य|मेरे बारे में|व्यावसायिक सारांश',
    zh: '个人概述|职业概述|自我介绍|个人评价|职业目标|个人描述|個人簡介|個人總結|自我介紹|關於我|求職目標|研究兴趣|研究方向|职业总结|个人亮点|核心优势',
    ja: '要旨|プロフィール概要|キャリアサマリー|キャリア概要|職務概要|サマリー|アピールポイント|目標|研究テーマ',
    ko: '핵심 역량 요약|프로필 요약|경력 요약|목표|인사말|한줄 소개|연구 분야',
  },
  contact: {
    en:
      'Contact me at|Reach me|Reach out|Let’s connect|Connect|Connect with me|How to reach me|Contact data|Social links|Social networks|On the web|' +
      'Contact & links|Basic information|Basic info|General information|Bio data|Personal particulars|Personal profile details',
    de:
      'Kontaktinformationen|Kontaktmöglichkeiten|Meine Kontaktdaten|Soziale Medien|Soziale Netzwerke|Persönliche Informationen|' +
      'Persönliche Daten und Kontakt|Stammdaten',
    fr: 'Me contacter|Informations de contact|Mes coordonnées|En ligne|Renseignements personnels|Identité',
    es: 'Contáctame|Perfiles|Redes|En línea|Datos de contacto y personales',
    pt: 'Informações de contato|Informações de contacto|Dados de contato|Perfis|Fale comigo',
    it: 'Dati di contatto|Informazioni di contatto|Recapito|Profili',
    nl: 'Contactinformatie|Sociale media|Profielen',
    pl: 'Informacje kontaktowe|Linki|Media społecznościowe',
    sv: 'Kontaktinformation|Länkar|Sociala medier|Profiler|Personlig information',
    ru: 'Контактная информация и ссылки|Связь|Ссылки|Социальные сети|Персональные данные|Мои контакты',
    ar: 'بيانات التواصل|معلومات التواصل|الروابط|حسابات التواصل|البيانات|العنوان|تواصل معي',
    hi: 'संपर्क विवरण|संपर्क जानकारी|व्यक्तिगत विवरण',
    zh: '个人资料|联系我|社交账号|链接|聯絡資訊|聯絡方式與連結|基本資料|个人主页|联络方式',
    ja: 'リンク|プロフィール情報|お問い合わせ|アカウント',
    ko: '연락처 정보|링크|프로필 정보|인적 정보',
  },
  experience: {
    en:
      'Academic experience|Professional work experience|Clinical experience|Military experience|Military service|Field experience|Legal experience|' +
      'Selected experience|Recent experience|Previous experience|Past experience|Professional appointments|Academic positions|Academic employment|' +
      'Academic career|Faculty positions|Faculty appointments|Professional positions|Employment experience|Employment record|Career experience|' +
      'Career progression|Career path|Professional career|Professional journey|Work placements|Placements|Practical experience|Practical training|' +
      'Consulting experience|Management experience|Leadership & work experience|Freelance experience|Freelance work|Freelance|Vocational|Teaching|' +
      'Teaching positions|Research positions|Research appointments|Research and work experience|Research & work experience|' +
      'Work & research experience|Relevant work experience|Relevant employment|Professional practice|Key experience|Experience & employment|' +
      'Experience and employment|Industrial experience|Technical experience|Engineering experience|Where I’ve worked|Part-time experience|' +
      'Full-time experience|Earlier career|Early career|Earlier experience|Professional engagements|Co-op experience|Work experience & internships|' +
      'Work experience and internships|Internships and work experience|Visiting positions|Postdoctoral experience',
    de:
      'Beruflicher Hintergrund|Berufliche Laufbahn|Berufliche Tätigkeiten|Berufstätigkeit|Berufliches|Berufserfahrungen|Berufsweg|Berufslaufbahn|' +
      'Laufbahn|Karriere|Arbeitsverhältnisse|Anstellungen|Beschäftigungen|Praktika und Nebenjobs|Praktika und Berufserfahrung|Nebentätigkeiten|' +
      'Nebenjobs|Praxiserfahrung|Praktische Erfahrungen|Praktische Tätigkeiten|Relevante Berufserfahrung|Bisherige Tätigkeiten|' +
      'Berufliche Erfahrungen|Lehrtätigkeit|Lehrerfahrung|Forschungstätigkeit|Wissenschaftlicher Werdegang|Wehrdienst|Zivildienst|' +
      'Wehr- und Zivildienst|Werkstudententätigkeiten',
    fr:
      'Expérience de travail|Carrière|Parcours de carrière|Emplois et stages|Stages et emplois|Postes occupés|Expériences de travail|' +
      'Expérience en entreprise|Expériences et stages|Activités professionnelles|Activité professionnelle|Enseignement|Activités d’enseignement|' +
      'Expérience d’enseignement|Expérience de recherche|Activités de recherche|Expériences pertinentes|Jobs d’été|Emplois saisonniers|' +
      'Historique professionnel|Parcours académique et professionnel|Postes',
    es:
      'Experiencia de trabajo|Carrera profesional|Empleos|Historial profesional|Experiencia docente|Docencia|Experiencia investigadora|' +
      'Experiencia académica|Experiencia relevante|Experiencias profesionales|Experiencias laborales|Antecedentes laborales|Prácticas profesionales|' +
      'Vida laboral|Puestos',
    pt:
      'Experiência de trabalho|Trajetória profissional|Carreira|Empregos|Experiência docente|Experiência acadêmica|Atuação profissional|' +
      'Experiência relevante|Vínculos profissionais|Histórico|Estágio',
    it:
      'Carriera|Percorso professionale|Attività lavorativa|Attività professionale|Attività professionali|Impieghi|Esperienza di lavoro|' +
      'Esperienze di lavoro|Esperienze accademiche|Attività didattica|Attività di ricerca|Tirocini e stage|Stage|Incarichi',
    nl:
      'Carrière|Werkzaamheden|Relevante werkervaring|Relevante ervaring|Beroepservaring|Stage-ervaring|Bijbanen|Werkgeschiedenis|Functies|' +
      'Onderwijservaring',
    pl:
      'Kariera|Kariera zawodowa|Zatrudnienie|Praktyki i staże|Staże|Staże i praktyki|Doświadczenie w pracy|Doświadczenia zawodowe|' +
      'Działalność dydaktyczna|Praca zawodowa',
    sv: 'Arbetsliv|Arbetserfarenheter|Anställning|Karriär|Tidigare anställningar|Yrkeserfarenheter|Undervisning|Praktikplatser|Uppdrag',
    ru:
      'Места работы|Работа|Трудовой опыт|Практика|Практический опыт|Профессиональная деятельность|Преподавательская деятельность|Преподавание|' +
      'Карьерный путь|История работы|Послужной список|История занятости|История трудоустройства|Трудовая история|Трудовой стаж|Трудовая биография|Занятость',
    ar: 'التاريخ الوظيفي|السجل الوظيفي|المسيرة المهنية|الخبرات الوظيفية|الخبرات السابقة|التدريب العملي|العمل|الوظائف|التجربة المهنية|التجارب المهنية',
    hi: 'रोज़गार|रोजगार|नौकरी|व्यावसायिक अनुभव|करियर|पेशा|पूर्व अनुभव|कार्यानुभव',
    zh: '工作履历|职业经验|从业经历|任职经历|实习经验|实习与工作经历|工作与实习经历|实践经历|社会实践|实习实践|工作|经历|實習經歷|研究经历|教学经历|职业生涯|專業經驗|職業經歷|任教经历|工作及实习经历',
    ja: '経歴|キャリア|実務経験|業務経歴|職務内容|勤務経験|アルバイト経験|インターン経験|インターンシップ|研究経験|業務内容|職務履歴|主な職務経歴',
    ko: '경험|직장 경력|근무 경력|근무경력|주요 경력|주요경력|인턴 경험|인턴 경력|실무 경험|경력 상세|경력기술|경력기술서|직무 경험|업무 경력|연구 경험|연구 경력|강의 경력',
  },
  education: {
    en:
      'Education background|Educational history|Education history|Education & qualifications|Education and qualifications|' +
      'Education & certifications|Education and certifications|Formal education|Higher education|Schooling|Education & credentials|' +
      'Education and credentials|Academic education|Academic credentials|Academic profile|Academic record|Academic degrees|Academic training|' +
      'Academic preparation|Academic studies|Professional education|Vocational education|Vocational training|University education|Educational profile|Educational details|' +
      'Educational attainment|Educational experience|Education details|Education & honors|Education and honors|Education & awards|Study abroad|' +
      'Doctoral studies|Graduate studies|School education|Where I studied',
    de:
      'Studium und Ausbildung|Schule und Studium|Schulischer Werdegang|Schul- und Berufsausbildung|Schul- und Hochschulausbildung|' +
      'Hochschulausbildung|Hochschulstudium|Akademische Laufbahn|Akademische Bildung|Berufsausbildung|Berufliche Ausbildung|Bildung und Ausbildung|' +
      'Ausbildungsweg|Ausbildung & Studium|Ausbildung und Weiterbildung|Aus- und Weiterbildung|Aus- und Fortbildung|Bildungshintergrund|' +
      'Universitäre Ausbildung|Schul- und Ausbildung|Bildungsgang|Schulabschluss|Auslandsaufenthalte|Auslandsstudium',
    fr:
      'Formation universitaire|Formation initiale|Cursus|Cursus universitaire|Cursus scolaire|Parcours scolaire|Parcours universitaire|' +
      'Parcours de formation|Études et diplômes|Diplômes et formations|Formation et diplômes|Formations et diplômes|Diplômes et titres|' +
      'Titres universitaires|Formation et éducation|Enseignement suivi',
    es:
      'Educación y formación|Formación y educación|Formación reglada|Formación universitaria|Titulación|Titulaciones|Formación y títulos|' +
      'Estudios académicos|Preparación académica|Historial académico|Trayectoria académica|Antecedentes académicos|Estudios realizados|' +
      'Formación educativa|Datos académicos|Escolaridad',
    pt:
      'Formação e educação|Educação e formação|Formação universitária|Percurso académico|Trajetória acadêmica|Histórico acadêmico|Estudos|Graduação|' +
      'Titulação|Títulos acadêmicos|Instrução|Formação escolar',
    it:
      'Formazione accademica|Formazione e istruzione|Percorso di studi|Percorso formativo|Educazione|Titoli|Studi universitari|Carriera accademica|' +
      'Formazione scolastica|Titoli accademici|Istruzione & formazione',
    nl:
      'Opleiding en training|Opleidingen en cursussen|Opleiding en cursussen|Opleidingsgeschiedenis|Onderwijs en opleiding|Academische opleiding|' +
      'Gevolgde opleidingen|Scholing|Vooropleiding',
    pl: 'Wykształcenie wyższe|Edukacja i szkolenia|Przebieg edukacji|Ukończone studia|Historia edukacji|Wykształcenie i szkolenia',
    sv: 'Utbildning och kurser|Akademisk utbildning|Utbildningsbakgrund|Högskoleutbildning|Skolgång|Examina',
    ru:
      'Высшее образование|Основное образование|Дополнительное образование|Образование и квалификация|Академическое образование|Учебные заведения|' +
      'Сведения об образовании',
    ar:
      'التعليم والمؤهلات|المؤهلات الدراسية|المؤهلات الأكاديمية|المسيرة التعليمية|التحصيل العلمي|التحصيل الدراسي|الخلفية الأكاديمية|المستوى التعليمي|' +
      'الشهادات الأكاديمية|التعليم الأكاديمي',
    hi: 'शैक्षणिक योग्यता|शिक्षण|शैक्षिक पृष्ठभूमि|शैक्षणिक पृष्ठभूमि|अध्ययन|योग्यता|शैक्षिक विवरण',
    zh: '学习经历|教育程度|教育情况|学业背景|求学经历|学术背景|教育與訓練|學歷背景|教育背景及成绩|教育学历|學經歷',
    ja: '学歴・職歴|学歴・資格|最終学歴|学習歴|学位|教育歴',
    ko: '학력 정보|학력정보|최종 학력|최종학력|교육사항|교육 사항|학업|교육 이력|학교',
  },
  skill: {
    en:
      'Languages & frameworks|Languages and frameworks|Technologies & tools|Technologies and tools|Tools & technologies|Tools and technologies|' +
      'Languages & technologies|Programming skills|Coding skills|Computer proficiency|Computer literacy|Computing skills|Software skills|' +
      'Software proficiency|Software & tools|Software and tools|Software knowledge|Technical knowledge|Technical tools|Technical environment|' +
      'Technical background|Technical profile|Technical skill set|Technical skills and tools|Technical skills & tools|Transferable skills|' +
      'Interpersonal skills|Professional strengths|Professional competencies|Professional expertise|Key strengths|Core strengths|' +
      'Core qualifications|Key qualifications|Core expertise|Core capabilities|Knowledge and skills|Knowledge & skills|Design skills|' +
      'Laboratory skills|Lab skills|Laboratory techniques|Clinical skills|Skills and competences|Skills and competencies|Skills & competencies|' +
      'Skills & competences|Skills and knowledge|Skills & knowledge|Skills and qualifications|Skills & qualifications|Skills and abilities|' +
      'Summary of skills|Other skills|General skills|Relevant skills|My skills|Areas of knowledge|Fields of expertise|Areas of specialization|' +
      'Areas of specialisation|Proficient in|Research skills|Analytical skills|Language and technical skills|IT knowledge|IT competencies|' +
      'ICT skills|Computer knowledge|Skills profile|Skills overview|Special skills|Specialized skills|Functional skills|Industry knowledge|' +
      'Business skills|Leadership skills|Main skills|Major skills|Creative skills',
    de:
      'Technische Kenntnisse|Technische Fähigkeiten|Technische Kompetenzen|Fachkompetenzen|Fachkompetenz|Fachliche Kenntnisse|' +
      'Fachliche Qualifikationen|EDV- und IT-Kenntnisse|IT- und Sprachkenntnisse|Computerkenntnisse|PC-Kenntnisse|Softwarekenntnisse|' +
      'Programmierkenntnisse|Programmiersprachen|Weitere Fähigkeiten|Zusatzqualifikationen|Zusätzliche Qualifikationen|Weitere Qualifikationen|' +
      'Besondere Fähigkeiten|Spezialkenntnisse|Kernkompetenzen|Schlüsselkompetenzen|Persönliche Kompetenzen|Digitale Kompetenzen|Methodenkompetenz|' +
      'Kenntnisse & Fähigkeiten|Fähigkeiten und Kenntnisse|Fähigkeiten & Kenntnisse|Sprachen und EDV|Kenntnisse und Interessen|Know-how|' +
      'Schwerpunkte|Fachgebiete|Sonstige Kenntnisse',
    fr:
      'Compétences professionnelles|Compétences et outils|Compétences linguistiques et informatiques|Compétences numériques|Compétences principales|' +
      'Compétences personnelles|Compétences transversales|Compétences métier|Domaines de compétences|Domaines de compétence|Domaines d’expertise|' +
      'Outils informatiques|Langages et outils|Connaissances|Connaissances informatiques|Connaissances techniques|Savoir-être|Points forts|Forces|Mes forces|Savoirs|' +
      'Maîtrise informatique|Atouts et compétences|Informatique et langues|Langues et informatique',
    es:
      'Habilidades y competencias|Habilidades y conocimientos|Competencias digitales|Competencias profesionales|Competencias clave|' +
      'Conocimientos informáticos|Habilidades informáticas|Habilidades profesionales|Habilidades blandas|Habilidades personales|' +
      'Aptitudes y conocimientos|Capacidades|Fortalezas|Otros conocimientos|Áreas de experiencia|Especialidades|Conocimientos y habilidades|' +
      'Ofimática|Idiomas e informática|Informática e idiomas',
    pt:
      'Competências digitais|Competências pessoais|Competências profissionais|Habilidades e competências|Conhecimentos técnicos|' +
      'Conhecimentos informáticos|Conhecimentos de informática|Qualificações|Principais competências|Áreas de conhecimento|Especialidades|' +
      'Qualidades|Habilidades interpessoais',
    it:
      'Competenze professionali|Competenze informatiche|Competenze personali|Competenze trasversali|Competenze chiave|Conoscenze|' +
      'Conoscenze tecniche|Capacità|Capacità tecniche|Capacità e competenze tecniche|Capacità e competenze personali|Abilità e competenze|' +
      'Punti di forza',
    nl:
      'Vaardigheden en competenties|Kennis en vaardigheden|Technische vaardigheden|IT-vaardigheden|IT-kennis|Programma’s|Persoonlijke vaardigheden|' +
      'Sterke punten|Kerncompetenties|Digitale vaardigheden|Automatisering|Computerkennis',
    pl:
      'Umiejętności i kompetencje|Umiejętności miękkie|Umiejętności twarde|Umiejętności komputerowe|Umiejętności zawodowe|Obsługa komputera|' +
      'Znajomość programów|Wiedza|Mocne strony|Kwalifikacje|Dodatkowe umiejętności|Inne umiejętności|Programowanie|Kompetencje techniczne|' +
      'Kompetencje cyfrowe',
    sv: 'Tekniska färdigheter|IT-kunskaper|Teknisk kompetens|Datorkunskaper|Programmering|Övriga kunskaper|Nyckelkompetenser|Tekniker|IT-kompetens',
    ru:
      'Навыки и умения|Технологии|Инструменты|Компьютерные навыки|Технический стек|Стек технологий|Специальные навыки|Основные навыки|' +
      'Дополнительные навыки|Знания|Знания и навыки|Профессиональные компетенции|Владение компьютером|Квалификация|Сильные стороны|' +
      'Профессиональные качества|Языки программирования',
    ar:
      'المهارات المهنية|المهارات الشخصية|المهارات الفنية|المهارات الحاسوبية|مهارات الحاسوب|مهارات الحاسب الآلي|المهارات والكفاءات|المهارات والقدرات|' +
      'الخبرات التقنية|البرامج|مجالات الخبرة|المعارف|مهارات الكمبيوتر|مهارات',
    hi: 'व्यावसायिक कौशल|कंप्यूटर कौशल|मुख्य कौशल|दक्षता|क्षमताएँ|योग्यताएँ|कंप्यूटर ज्ञान|विशेष कौशल',
    zh: '职业技能|个人技能|核心技能|专业能力|技术栈|技能清单|技能证书|技能与工具|掌握技能|工作技能|语言与技能|軟體技能|技術能力|專長|個人技能|核心能力|相关技能|IT技能|计算机技能|技术能力|专长|擅长领域|其他技能|编程能力|技能总结|技术特长|個人專長',
    ja: '技術スキル|スキルセット|使用技術|開発経験|得意分野|テクニカルスキル|ITスキル|PCスキル|使用可能ツール|活かせる知識・技術|知識・スキル|専門スキル|スキル・知識|言語・フレームワーク|ツール|活かせる経験|保有技術',
    ko: '보유 스킬|기술 스택|기술스택|핵심 역량|핵심역량|전문 기술|사용 기술|활용 능력|컴퓨터 활용 능력|컴퓨터활용능력|역량 및 기술|보유 역량|능력|업무 스킬|개발 역량|OA 능력|프로그래밍',
  },
  language: {
    en:
      'Spoken languages|Human languages|Language competence|Language competences|Language competencies|Language abilities|Language knowledge|' +
      'Natural languages|Languages known|Knowledge of languages|Languages and levels|World languages|Language & communication|' +
      'Mother tongue and other languages|Linguistic competence|Linguistic proficiency|Fluency',
    de: 'Sprachkompetenz|Sprachkompetenzen|Sprachliche Kenntnisse|Sprachen und Niveau|Fremdsprachenkenntnisse|Sprachfähigkeiten',
    fr:
      'Compétences linguistiques|Langues parlées|Connaissances linguistiques|Niveau de langue|Niveaux de langue|Langues vivantes|' +
      'Maîtrise des langues|Aptitudes linguistiques|Langues parlées|Langages parlés|Langues pratiquées',
    es:
      'Conocimiento de idiomas|Competencias lingüísticas|Idiomas extranjeros|Lenguas extranjeras|Nivel de idiomas|Dominio de idiomas|' +
      'Habilidades lingüísticas',
    pt: 'Idiomas e níveis|Competências linguísticas|Línguas estrangeiras|Conhecimento de idiomas|Conhecimentos linguísticos|Domínio de idiomas',
    it: 'Conoscenze linguistiche|Conoscenza delle lingue|Lingue parlate|Lingue conosciute|Capacità linguistiche|Competenza linguistica',
    nl: 'Taalvaardigheden|Taalvaardigheid|Taalbeheersing|Vreemde talen|Kennis van talen',
    pl: 'Umiejętności językowe|Znajomość języków obcych|Kompetencje językowe|Język obcy',
    sv: 'Språkkompetens|Språkfärdigheter|Främmande språk',
    ru: 'Знание иностранных языков|Владение иностранными языками|Уровень владения языками|Языковые навыки|Язык',
    ar: 'المهارات اللغوية|إجادة اللغات|مهارات اللغة|اللغات الأجنبية',
    hi: 'भाषा ज्ञान|भाषा कौशल|भाषा|ज्ञात भाषाएँ',
    zh: '语言水平|外语能力|外语|語文能力|语言技能|英语能力|英语水平|语言掌握',
    ja: '言語スキル|語学スキル|外国語|使用言語|語学能力',
    ko: '외국어 능력|외국어능력|어학 능력|어학능력|어학 성적|공인어학성적|언어 능력|구사 언어|어학사항|어학 사항',
  },
  certification: {
    en:
      'Certifications & training|Certifications and training|Training & certifications|Training & certificates|Professional training|' +
      'Courses & training|Courses and training|Training and courses|Training courses|Continuing education|Further training|Further education|' +
      'Professional licenses|Professional licences|Licensure|Licensure and certification|Licensure & certifications|Certifications & licenses|' +
      'Certifications & licensure|Certifications & courses|Certifications and courses|Online courses|Certificates and courses|' +
      'Certificates & courses|Certificates and training|Certificates & training|Accreditations|Professional registrations|Registrations|' +
      'Technical certifications|Industry certifications|Workshops and training|Workshops & training|Workshops & seminars|Seminars|' +
      'Seminars and workshops|Additional training|Additional courses|Relevant courses|Additional education|Professional credentials|' +
      'Licenses and certificates|Licences & certificates|Licences and certifications|Online certifications|Bar admissions|Bar admission|' +
      'Board certifications|Certifications and awards|Security clearance|Personal development|CPD|Licences and training|Licenses and training',
    de:
      'Weiterbildung|Fortbildung|Fort- und Weiterbildung|Fort- und Weiterbildungen|Weiterbildungen und Zertifikate|Weiterbildung und Zertifikate|' +
      'Kurse und Zertifikate|Kurse und Seminare|Schulungen|Lehrgänge|Zertifikate und Kurse|Zertifikate & Weiterbildungen|Berufliche Weiterbildung|' +
      'Berufliche Weiterbildungen|Seminare und Weiterbildungen|Nachweise|Zertifikate und Lizenzen|Bescheinigungen|Qualifizierungen|' +
      'Weiterbildungen und Seminare|Persönliche Weiterentwicklung',
    fr:
      'Certifications et formations|Formations complémentaires|Formation continue|Formations continues|Formations professionnelles|' +
      'Formation complémentaire|Habilitations|Permis et certifications|Attestations|Certificats et attestations|MOOC|Titres et certifications|' +
      'Stages de formation|Licences et certifications|Brevets et certificats|Développement personnel',
    es:
      'Certificaciones y cursos|Formación complementaria|Formación adicional|Otros cursos|Cursos y seminarios|Cursos y talleres|Cursos realizados|' +
      'Certificados y cursos|Licencias y certificaciones|Seminarios|Capacitaciones|Capacitación|Acreditaciones|Formación continua|Diplomados|' +
      'Otros títulos|Talleres|Desarrollo personal|Desarrollo profesional',
    pt:
      'Certificações e cursos|Cursos e certificações|Cursos complementares|Cursos livres|Cursos extracurriculares|Licenças e certificados|' +
      'Licenças e certificações|Capacitações|Treinamentos|Formações complementares|Formação profissional|Cursos e formações|Certificados e cursos|Desenvolvimento pessoal',
    it:
      'Corsi e certificazioni|Certificazioni e corsi|Corsi di formazione|Formazione continua|Formazione professionale|Attestati|Abilitazioni|' +
      'Certificati e corsi|Corsi di aggiornamento|Licenze e certificazioni|Ulteriori corsi|Patenti e certificati|Seminari|Sviluppo personale',
    nl:
      'Diploma’s en certificaten|Cursussen en certificaten|Cursussen en trainingen|Trainingen|Licenties en certificaten|Bijscholing|' +
      'Overige cursussen|Aanvullende cursussen',
    pl:
      'Certyfikaty i kursy|Kursy i certyfikaty|Szkolenia i certyfikaty|Certyfikaty i szkolenia|Szkolenia i kursy|Uprawnienia|Warsztaty|' +
      'Ukończone kursy|Dodatkowe kwalifikacje|Kursy zawodowe|Licencje i certyfikaty',
    sv:
      'Kurser och certifikat|Certifikat och kurser|Licenser och certifikat|Fortbildning|Vidareutbildning|Behörigheter|Utbildningar och kurser|' +
      'Övriga kurser',
    ru:
      'Сертификаты и курсы|Курсы и сертификаты|Курсы и тренинги|Тренинги|Лицензии|Лицензии и сертификаты|Дополнительные курсы|' +
      'Курсы повышения квалификации|Повышение квалификации, курсы|Семинары|Аттестации',
    ar:
      'الشهادات والدورات|الدورات والشهادات|الدورات وورش العمل|التدريب|الدورات والتدريب|الرخص والشهادات|الاعتمادات|الشهادات والاعتمادات|شهادات|' +
      'التدريبات|ورش العمل|الشهادات التدريبية|الرخص المهنية',
    hi: 'प्रशिक्षण|प्रमाणन|पाठ्यक्रम|प्रशिक्षण और प्रमाणपत्र|कोर्स',
    zh: '资格认证|职业资格|职业证书|资质证书|专业证书|培训经历|培训|课程|获得证书|所获证书|证书与资质|執照|培訓經歷|专业资格|技能认证|认证|资格|專業證照|證書|执业资格|相关证书|继续教育|进修经历',
    ja: '取得資格|免許|認定資格|研修|受講歴|資格・検定|資格・スキル|免許・資格等|研修歴|セミナー|講習',
    ko: '자격|자격증 및 면허|면허|보유 자격증|보유자격증|자격증/어학|교육 이수|교육이수|교육 수료|수료 과정|이수 교육|교육 이수 내역|직무 교육|자격증 및 교육|연수|자격면허|면허/자격증',
  },
  award: {
    en:
      'Awards and scholarships|Awards & scholarships|Scholarships & awards|Honors and distinctions|Honors & distinctions|Awards and grants|' +
      'Awards & grants|Grants & awards|Awards and distinctions|Distinctions and awards|Academic honors|Academic awards|Academic achievements|' +
      'Academic distinctions|Academic honors and awards|Selected awards|Selected honors|Selected honors and awards|Selected awards and honors|' +
      'Notable achievements|Major achievements|Selected achievements|Professional achievements|Prizes and awards|Awards and prizes|Awards & prizes|' +
      'Research grants|Research funding|Funding|Grants and funding|External funding|Fellowships and grants|Fellowships & awards|' +
      'Fellowships and scholarships|Scholarships and fellowships|Scholarships & fellowships|Medals|Accolades|Contests|Competitions|' +
      'Competitions and awards|Honours and awards|Honours & awards|Awards and honours|Awards & honours|Awards and recognition|' +
      'Awards and recognitions|Recognition and awards|Achievements and awards|Achievements & awards|Awards & achievements|Honors & scholarships|' +
      'Honors, awards and scholarships|Honors, awards and fellowships|Honors, awards & scholarships|Awards, honors and scholarships|' +
      'Awards, grants and fellowships|Awards, scholarships and honors|Awards and nominations|Scholastic achievements|Academic scholarships|' +
      'Military awards|Awards and certifications|Awards & certifications|Honors and achievements|Honors & achievements|Distinctions and honors|' +
      'Prizes and scholarships|Personal achievements|Sports achievements',
    de:
      'Preise und Auszeichnungen|Auszeichnungen und Preise|Auszeichnungen & Stipendien|Auszeichnungen und Stipendien|Stipendien und Auszeichnungen|' +
      'Stipendien und Preise|Preise & Auszeichnungen|Preise und Stipendien|Ehrungen und Preise|Ehrungen und Auszeichnungen|Förderungen|Drittmittel|' +
      'Erfolge und Auszeichnungen|Besondere Leistungen|Wettbewerbe|Stipendium|Auszeichnung|Forschungsförderung',
    fr:
      'Distinctions et prix|Prix et bourses|Bourses et prix|Bourses et distinctions|Distinctions et bourses|Prix et récompenses|' +
      'Récompenses et distinctions|Honneurs|Titres honorifiques|Prix obtenus|Financements|Réussites|Palmarès|Distinctions honorifiques|' +
      'Prix et honneurs',
    es:
      'Premios y distinciones|Distinciones|Distinciones y premios|Premios y becas|Becas y premios|Becas y ayudas|Becas y reconocimientos|' +
      'Reconocimientos y premios|Logros y reconocimientos|Honores|Galardones|Logros académicos|Premios y honores|Logros profesionales|Menciones',
    pt:
      'Prémios e distinções|Prêmios e distinções|Prêmios e títulos|Prêmios e reconhecimentos|Prêmios e bolsas|Bolsas e prêmios|Bolsas e prémios|' +
      'Reconhecimentos|Honrarias|Láureas|Realizações|Distinções e prêmios|Premiações',
    it: 'Premi e riconoscimenti|Riconoscimenti e premi|Premi e borse di studio|Borse di studio e premi|Onorificenze|Borse|Premi e borse',
    nl:
      'Prijzen en beurzen|Beurzen|Prijzen en onderscheidingen|Onderscheidingen en prijzen|Beurzen en prijzen|Erkenningen|Prestaties|' +
      'Behaalde prijzen',
    pl: 'Nagrody i wyróżnienia|Nagrody i stypendia|Stypendia i nagrody|Wyróżnienia i nagrody|Osiągnięcia i nagrody|Granty|Odznaczenia|Sukcesy',
    sv: 'Utmärkelser och stipendier|Priser och utmärkelser|Stipendier och utmärkelser|Priser och stipendier|Utmärkelser och priser|Bidrag',
    ru:
      'Награды и премии|Премии|Гранты|Стипендии|Гранты и стипендии|Награды и стипендии|Премии и награды|Достижения и награды|Конкурсы|Поощрения|' +
      'Олимпиады|Успехи|Стипендии и гранты',
    ar:
      'الجوائز والإنجازات|الإنجازات والجوائز|التكريمات|التكريم|المنح|المنح الدراسية|الجوائز والمنح|جوائز|الأوسمة|الجوائز وشهادات التقدير|' +
      'شهادات التقدير|الجوائز والتقدير',
    hi: 'पुरस्कार और सम्मान|सम्मान|पुरस्कार एवं सम्मान|उपलब्धियाँ|उपलब्धियां|छात्रवृत्ति|सम्मान और पुरस्कार',
    zh:
      '荣誉|荣誉奖励|荣誉证书|获奖|获奖荣誉|奖项荣誉|荣誉与奖项|荣誉及奖项|所获荣誉|所获奖项|个人荣誉|奖励|奖励荣誉|奖学金|竞赛经历|竞赛获奖|主要荣誉|主要成就|榮譽|榮譽獎項|獲獎經歷|得獎紀錄|獎項|个人成就|荣誉奖励情况|成就|获奖与荣誉|奖励情况|科研项目与基金|' +
      '獎學金',
    ja: '賞|表彰歴|受賞・表彰|奨学金|実績|功績|助成金|コンテスト実績|栄誉|賞罰',
    ko: '수상내역|수상 내역|수상사항|수상 사항|수상 및 장학|장학금|장학|상훈|수상이력|수상 이력|공모전|업적|포상|수상 실적|공모전 수상',
  },
  publication: {
    en:
      'Peer-reviewed publications|Peer reviewed publications|Refereed publications|Refereed journal articles|Refereed articles|Journal publications|' +
      'Journal papers|Peer-reviewed journal articles|Peer-reviewed articles|Peer-reviewed papers|Conference publications|Conference proceedings|' +
      'Conference articles|Conference presentations|Book chapters|Chapters in books|Selected papers|Selected articles|Research papers|' +
      'Research publications|Scientific publications|Academic publications|Published work|Published works|List of publications|Working papers|' +
      'Preprints|Publications & patents|Publications and patents|Patents and publications|Patents & publications|Publications & talks|' +
      'Publications and talks|Publications & presentations|Presentations and publications|Invited talks|Invited lectures|Selected talks|' +
      'Talks and presentations|Talks & presentations|Presentations and talks|Presentations & talks|Posters|Poster presentations|Technical reports|' +
      'Refereed conference papers|Manuscripts|Manuscripts in preparation|Work in progress|Works in progress|Papers in preparation|Under review|' +
      'Selected writing|Selected writings|Bibliography|Monographs|Edited volumes|Edited books|Book reviews|Articles in journals|' +
      'Conference papers and presentations|Workshop papers|Other publications|Speaking engagements|Public speaking|Guest lectures|' +
      'Intellectual property|Media appearances|Discography|Filmography|Research output|Scholarly publications|Publications & research',
    de:
      'Veröffentlichungen und Vorträge|Publikationen und Vorträge|Vorträge und Publikationen|Vorträge und Veröffentlichungen|Publikationsliste|' +
      'Schriftenverzeichnis|Ausgewählte Publikationen|Ausgewählte Veröffentlichungen|Wissenschaftliche Publikationen|' +
      'Wissenschaftliche Veröffentlichungen|Zeitschriftenartikel|Aufsätze|Fachartikel|Buchbeiträge|Monographien|Monografien|Konferenzbeiträge|' +
      'Tagungsbeiträge|Patente und Publikationen|Vorträge und Poster|Konferenzen|Wissenschaftliche Arbeiten',
    fr:
      'Publications et communications|Communications|Travaux scientifiques|Travaux et publications|Articles scientifiques|Articles de revues|' +
      'Articles de recherche|Ouvrages|Chapitres d’ouvrages|Chapitres de livres|Articles dans des revues|Publications scientifiques|' +
      'Publications sélectionnées|Liste des publications|Conférences et communications|Colloques|Brevets et publications|Actes de conférences|' +
      'Parutions',
    es:
      'Publicaciones científicas|Publicaciones y ponencias|Publicaciones académicas|Publicaciones seleccionadas|Artículos científicos|' +
      'Artículos de investigación|Ponencias|Ponencias y comunicaciones|Comunicaciones|Capítulos de libro|Capítulos de libros|Congresos|' +
      'Libros y artículos|Participación en congresos|Conferencias y ponencias|Producción científica|Publicación',
    pt:
      'Publicações científicas|Publicações selecionadas|Produção científica|Produção bibliográfica|Artigos publicados|Artigos científicos|' +
      'Capítulos de livros|Comunicações|Palestras|Congressos|Apresentações|Publicações e apresentações|Trabalhos publicados|Publicação',
    it:
      'Pubblicazioni scientifiche|Pubblicazioni selezionate|Articoli scientifici|Capitoli di libro|Capitoli di libri|Convegni|Brevetti|' +
      'Conferenze e seminari|Relazioni a convegni|Pubblicazioni e conferenze|Atti di convegno|Monografie|Elenco delle pubblicazioni',
    nl: 'Publicaties en presentaties|Artikelen|Wetenschappelijke publicaties|Lijst van publicaties|Patenten|Conferenties|Publicatielijst',
    pl:
      'Publikacje naukowe|Artykuły|Artykuły naukowe|Wystąpienia|Referaty|Konferencje|Patenty|Wykaz publikacji|Wybrane publikacje|' +
      'Wystąpienia konferencyjne|Rozdziały w monografiach',
    sv: 'Publikationer i urval|Vetenskapliga publikationer|Artiklar|Föreläsningar|Konferenser|Föredrag|Uppsatser|Publikationslista|Presentationer',
    ru:
      'Научные публикации|Научные работы|Научные статьи|Избранные публикации|Список публикаций|Книги|Монографии|Доклады|Выступления|Конференции|' +
      'Патенты|Публикации и выступления|Публикации и доклады|Научная деятельность',
    ar:
      'المنشورات العلمية|الأبحاث المنشورة|البحوث|البحوث المنشورة|الأبحاث العلمية|المقالات|الكتب|المؤتمرات|براءات الاختراع|الأوراق العلمية|' +
      'الإنتاج العلمي|المنشورات والأبحاث',
    hi: 'शोध पत्र|लेख|प्रकाशित लेख|पुस्तकें|सम्मेलन|शोध प्रकाशन',
    zh: '发表文章|学术成果|学术论文|科研成果|论文成果|论文与专利|论文专利|专利|论文著作|学术发表|期刊论文|会议论文|论文发表|發表論文|學術著作|研究成果|代表论文|代表性论文|论文及专利|發表著作|專利|學術發表|科研论文|主要论文|演讲',
    ja: '発表論文|論文発表|学会発表|論文・発表|研究業績|業績|特許|講演|登壇|登壇・執筆|執筆|出版|学術論文|口頭発表|論文・著書',
    ko: '논문 및 저서|논문 실적|논문실적|학술지 논문|학술 논문|학술 발표|학회 발표|특허|연구 실적|연구실적|저술|발표|강연|논문/특허|특허 및 논문|연구 논문|게재 논문|논문 게재',
  },
  'volunteer-experience': {
    en:
      'Volunteer positions|Volunteerism|Volunteering & leadership|Volunteering and leadership|Leadership & volunteering|Leadership and volunteering|' +
      'Volunteer and leadership|Volunteer and leadership experience|Volunteer & leadership experience|Leadership & volunteer experience|' +
      'Leadership and volunteer experience|Community volunteering|Charity work|Pro bono|Pro bono work|Social engagement|Voluntary experience|' +
      'Voluntary activities|Voluntary service|Volunteer roles|Volunteering & community involvement|Community work|Volunteer and community service|' +
      'Volunteering and community service|Community service and volunteering|Community & volunteer work|Volunteer and community involvement|' +
      'Civic activities|Volunteer involvement|Volunteer & extracurricular|Volunteering activities|Humanitarian work|Philanthropy|Giving back|' +
      'Social work experience|Mission work|Volunteer projects|Volunteer work and activities',
    de:
      'Ehrenämter|Ehrenamtliche Tätigkeiten|Ehrenamtliche Arbeit|Ehrenamt und Engagement|Freiwilliges Engagement|Freiwillige Tätigkeiten|' +
      'Freiwilligendienst|Freiwilligendienste|Soziales Engagement|Gemeinnützige Arbeit|Freiwilliges Soziales Jahr|Ehrenamtliches|' +
      'Engagement & Ehrenamt|Engagement und Ehrenamt|Bürgerschaftliches Engagement|Soziale Tätigkeiten',
    fr:
      'Bénévolat et engagement|Engagement bénévole|Engagements bénévoles|Activités de bénévolat|Expérience associative|Expériences associatives|' +
      'Engagement associatif|Engagements associatifs|Actions bénévoles|Responsabilités associatives|Engagement social|Service civique|Humanitaire|' +
      'Bénévolat et vie associative',
    es:
      'Trabajo voluntario|Actividades de voluntariado|Voluntariado y acción social|Labor social|Acción social|Compromiso social|' +
      'Experiencia voluntaria|Actividades solidarias|Participación social|Actividades voluntarias',
    pt:
      'Experiência voluntária|Experiências voluntárias|Atividades voluntárias|Ação social|Serviço voluntário|Voluntariado e ação social|' +
      'Engajamento social|Trabalho social',
    it:
      'Attività di volontariato|Esperienze volontarie|Impegno sociale|Volontariato e associazioni|Servizio civile|Esperienza di volontariato|' +
      'Attività volontarie|Volontariato e impegno sociale',
    nl:
      'Vrijwillige inzet|Vrijwilligersactiviteiten|Vrijwilligerservaring|Maatschappelijke betrokkenheid|Maatschappelijke activiteiten|' +
      'Vrijwilligerswerk en nevenfuncties',
    pl: 'Praca społeczna|Doświadczenie wolontariackie|Zaangażowanie społeczne|Działalność charytatywna|Działalność wolontariacka',
    sv: 'Ideellt engagemang|Volontärskap|Frivilligarbete|Volontäruppdrag|Volontärerfarenhet|Förtroendeuppdrag|Ideella engagemang',
    ru: 'Волонтерская деятельность|Волонтёрская деятельность|Благотворительность|Общественная работа|Добровольчество',
    ar: 'الخبرات التطوعية|الأنشطة التطوعية|الخبرة التطوعية|أعمال تطوعية|المشاركات التطوعية|العمل الخيري|الخدمة المجتمعية',
    hi: 'स्वयंसेवी कार्य|सामाजिक कार्य|समाज सेवा|स्वैच्छिक कार्य|स्वयंसेवक अनुभव',
    zh: '志愿活动|志愿者服务|公益活动|社会公益|公益经历|义工经历|志愿者|志工經驗|志工服務|公益志愿|志愿工作|社會服務',
    ja: 'ボランティア経験|社会貢献|社会貢献活動',
    ko: '자원봉사활동|봉사 경험|봉사 경력|사회봉사|봉사',
  },
  'community-service': {
    en:
      'Extracurricular experience|Extracurricular involvement|Extracurricular & leadership|Extracurricular activities and leadership|' +
      'Leadership & extracurriculars|Leadership & involvement|Leadership and service|Leadership roles|Leadership positions|Leadership & community|' +
      'Positions of responsibility|Positions of leadership|Campus involvement|Campus activities|Campus leadership|Student activities|' +
      'Student leadership|Clubs|Clubs and organizations|Clubs & activities|Clubs and societies|Societies|Societies and clubs|Club activities|' +
      'Membership in professional organizations|Professional associations|Professional societies|Professional organizations|Professional activities|' +
      'Professional involvement|Memberships and affiliations|Memberships & affiliations|Affiliations and memberships|Activities and interests|' +
      'Activities & interests|Activities and honors|Activities and organizations|Service activities|Service to the profession|University service|' +
      'Department service|Departmental service|Academic activities|Editorial service|Board memberships|Boards and committees|Community leadership|' +
      'Community engagement|Community outreach|Public service|Public engagement|Student supervision|Social activities|Organizational involvement|' +
      'Other activities|Committees & service',
    de:
      'Mitgliedschaft|Mitgliedschaften und Engagement|Mitgliedschaften und Ehrenämter|Außeruniversitäres Engagement|Universitäres Engagement|' +
      'Hochschulengagement|Studentisches Engagement|Vereinstätigkeit|Vereinstätigkeiten|Gremienarbeit|Außercurriculare Aktivitäten|' +
      'Sonstiges Engagement|Akademische Selbstverwaltung|Sonstige Tätigkeiten|Gutachtertätigkeit',
    fr:
      'Associatif|Vie étudiante|Activités extrascolaires|Activités extra-scolaires|Activités extra-professionnelles|Activités parascolaires|' +
      'Associations et clubs|Adhésions|Responsabilités collectives|Sociétés savantes|Engagements et activités|Mandats',
    es:
      'Asociaciones|Membresías|Afiliaciones|Liderazgo|Actividades y liderazgo|Participación comunitaria|Organizaciones|Compromiso comunitario|' +
      'Pertenencia a asociaciones|Otras actividades',
    pt:
      'Atividades complementares|Atividades de extensão|Associações|Afiliações|Liderança|Participação estudantil|Extensão universitária|' +
      'Atividades académicas|Organizações|Outras atividades',
    it:
      'Associazioni|Attività extracurricolari|Attività associative|Affiliazioni|Appartenenza ad associazioni|Iscrizioni|Attività extrascolastiche|' +
      'Membro di associazioni',
    nl:
      'Commissies|Bestuurservaring|Bestuur en commissies|Lidmaatschappen|Extracurriculaire activiteiten|Nevenfuncties|Verenigingen|' +
      'Extra-curriculaire activiteiten',
    pl:
      'Działalność dodatkowa|Działalność studencka|Członkostwo|Członkostwa|Koła naukowe|Organizacje|Aktywność dodatkowa|Działalność pozanaukowa|' +
      'Organizacje studenckie',
    sv: 'Engagemang|Medlemskap|Föreningsengagemang|Föreningsuppdrag|Studentengagemang|Styrelseuppdrag|Övriga uppdrag',
    ru:
      'Членство|Членство в организациях|Профессиональные сообщества|Общественная активность|Внеучебная деятельность|Студенческая деятельность|' +
      'Активности',
    ar: 'الأنشطة الطلابية|الأنشطة اللامنهجية|الأنشطة الاجتماعية|العضوية|عضويات|القيادة|الأنشطة والعضويات|الأنشطة المجتمعية',
    zh: '校园实践|学生工作|学生干部经历|社团经历|社团与组织|在校经历|在校实践|组织活动|課外活動|社團經歷|课外活动|学生组织|校内经历|领导经历|社会兼职|学术兼职|学术服务|社會活動|組織經驗|在校活动',
    ja: '課外活動|サークル活動|部活動|所属団体|学会活動|所属学会|団体活動|コミュニティ活動|学生活動',
    ko: '활동|동아리 활동|동아리|대외 경험|교내활동|교내 활동|교내외 활동|학회 활동|단체 활동|외부 활동|활동 경험|활동사항|활동 사항|커뮤니티',
  },
  project: {
    en:
      'Projects undertaken|Research projects|Technical projects|Engineering projects|Student projects|University projects|Course projects|' +
      'Class projects|Coursework projects|Major projects|Recent projects|Relevant projects|Featured projects|Software projects|Design projects|' +
      'Independent projects|Hobby projects|Open-source contributions|Open source contributions|Open source work|Open source software|' +
      'Projects and open source|Projects & open source|Project highlights|Project work|Project portfolio|Capstone project|Hackathons|' +
      'Hackathon projects|Hackathons & projects|Personal & academic projects|Academic and personal projects|Other projects|Portfolio projects|' +
      'Projects and research|Research and projects|Research & projects|Professional projects|Main projects|Completed projects|Thesis project|' +
      'Final year project|Entrepreneurial projects|Client projects|Consulting projects|Projects & achievements|Projects & contributions|' +
      'Things I built|Innovation projects|Volunteer & personal projects',
    de:
      'Projektarbeit|Projektarbeiten|Eigene Projekte|Private Projekte|Persönliche Projekte|Projektliste|Projektübersicht|Wichtige Projekte|' +
      'Forschungsprojekte|Studienprojekte|Studentische Projekte|Open-Source-Projekte|Referenzprojekte|Projektauswahl|Akademische Projekte|' +
      'Besondere Projekte',
    fr:
      'Projet|Projets académiques|Projets universitaires|Projets scolaires|Projets réalisés|Projets professionnels|Projets de recherche|' +
      'Projets étudiants|Projets techniques|Projets significatifs|Projets et réalisations|Principaux projets|Principales réalisations|' +
      'Réalisations marquantes|Projets notables|Projets open source',
    es:
      'Proyecto|Proyectos académicos|Proyectos realizados|Proyectos destacados|Proyectos de investigación|Proyectos profesionales|' +
      'Proyectos relevantes|Proyectos propios|Principales proyectos|Proyectos universitarios|Proyectos de software|Proyectos open source',
    pt:
      'Projeto|Projetos acadêmicos|Projetos académicos|Projetos realizados|Projetos relevantes|Projetos de pesquisa|Projetos de destaque|' +
      'Principais projetos|Projetos profissionais|Projetos próprios|Projetos destacados|Projetos de investigação',
    it:
      'Progetto|Progetti accademici|Progetti di ricerca|Progetti realizzati|Progetti selezionati|Principali progetti|Progetti universitari|' +
      'Progetti professionali|Progetti rilevanti|Realizzazioni',
    nl: 'Persoonlijke projecten|Eigen projecten|Onderzoeksprojecten|Geselecteerde projecten|Relevante projecten|Projectervaring|Studieprojecten',
    pl:
      'Projekty własne|Projekty badawcze|Projekty akademickie|Wybrane projekty|Zrealizowane projekty|Projekty studenckie|Realizacje|' +
      'Projekty osobiste',
    sv: 'Egna projekt|Personliga projekt|Utvalda projekt|Forskningsprojekt|Studentprojekt|Projekt i urval|Projekterfarenhet',
    ru:
      'Проект|Личные проекты|Собственные проекты|Ключевые проекты|Реализованные проекты|Учебные проекты|Научные проекты|Пет-проекты|' +
      'Избранные проекты|Исследовательские проекты',
    ar: 'مشاريع|المشاريع الشخصية|المشاريع الأكاديمية|مشروع التخرج|مشاريع التخرج|أبرز المشاريع|المشاريع المنجزة|المشاريع البحثية|مشاريع مختارة',
    hi: 'परियोजना|प्रोजेक्ट|प्रमुख परियोजनाएँ|व्यक्तिगत परियोजनाएँ',
    zh: '项目实践|个人项目|开源项目|代表项目|项目成果|主要项目|重点项目|科研项目|科研经历|科研实践|课程项目|项目作品|参与项目|开源贡献|專案|專案經歷|個人專案|研究项目|专案经验|實作專案|项目背景|毕业设计|项目与实践|校园项目|专业项目|作品项目|核心项目',
    ja: 'プロジェクト経歴|主なプロジェクト|個人開発|開発プロジェクト|開発実績|研究プロジェクト|個人プロジェクト|担当プロジェクト|プロジェクト実績',
    ko: '프로젝트 경력|주요 프로젝트|개인 프로젝트|참여 프로젝트|수행 프로젝트|프로젝트 이력|사이드 프로젝트|팀 프로젝트|오픈소스|연구 프로젝트|졸업 프로젝트|프로젝트 수행',
  },
};
