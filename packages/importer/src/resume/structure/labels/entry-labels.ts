import { inSimplified } from '../../../language/traditional.ts';
import type { Cell } from '../../../text/line.ts';

/** What the label before a value of an entry announces. */
export type EntryLabel =
  | 'period'
  | 'position'
  | 'employer'
  | 'school'
  | 'degree'
  | 'area'
  | 'grade'
  | 'place'
  | 'name'
  | 'duties';

/** Labels as forms print them, in any of the languages; the rest of a label in brackets is no part of it. */
const LABELS: Readonly<Record<EntryLabel, string>> = {
  period:
    'period|periods?|dates?|duration|from ?[-–] ?to|time ?frame|tenure|zeitraum|zeit|dauer|von ?[-–] ?bis|datum|période|durée|periodo|fechas?|duración' +
    '|período|datas?|duração|date|durata|periode|duur|okres|daty|czas|tidsperiod|period|tid|период|даты|الفترة|תקופה|अवधि' +
    '|year|years|year of passing|passing year|jahr|année|año|anno|ano|год|годы|时间|起止时间|任职时间|在职时间|期間|時期|在籍期間|所属期間|勤務期間|기간|근무기간|재직기간' +
    '|tidspunkt|varighed|varighet|ajanjakso|aika|tímabil|període|aldia|tarih|tarihler|süre|dönem|tarix|müddət|periode|tahun|masa kerja|tempoh|thời gian|المدة|التاريخ|تاريخ|משך|תאריך|दिनांक|वर्ष|مدت|تاریخ|ระยะเวลา|ช่วงเวลา|ปี|在職期間|就業期間|근무 기간|근무 ?기간|任職期間|在職時間|任職時間|时段|就读时间|就讀期間' +
    '|období|obdobie|doba|trvanie|razdoblje|trajanje|obdobje|период от - до|термін|період|időszak|időtartam|perioad[aă]|περίοδος|διάρκεια|laikotarpis|periods|ajavahemik|periood' +
    "|(?:date|year) (?:of issue|issued|obtained|of completion|completed|awarded|of award)|issue date|issued(?: on)?|completion date|awarded on|ausstellungsdatum|ausgestellt(?: am)?|date (?:de délivrance|d[’']obtention|d[’']émission)|délivrée? le|fecha de (?:expedición|emisión|obtención)|año de obtención|data de (?:emissão|conclusão)|ano de conclusão|data di (?:rilascio|conseguimento)|data (?:wydania|uzyskania)|afgiftedatum|behaald(?: op)?|utfärdandedatum|дата (?:выдачи|получения)" +
    '|재학 ?기간|교육 ?기간|취득 ?(?:일자?|연?월)|수료일|일자|날짜|年月|日付|取得年?月?日?|(?:取得|获得|获奖|颁发)时间|업무 ?기간|수행 ?기간|개발 ?기간|진행 ?기간|참여 ?기간|프로젝트 ?기간|활동 ?기간|项目时间|项目周期|项目期间|开发周期|參與時間|專案期間|專案時間|開発期間|作業期間|参画期間|プロジェクト期間',
  position:
    'position(?: held)?|positions held|role|rank|job title|title of position|designation|occupation or position held|occupation|post|function' +
    '|funktion|stelle|tätigkeit als|berufsbezeichnung|beruf|tätigkeit|rolle|poste(?: occupé)?|fonction|emploi|intitulé du poste|puesto(?: de trabajo)?' +
    '|(?:profesión o )?cargo(?: desempeñado| ocupado)?|fonction ou poste occupé|beruf oder funktion|función o puesto|função ou cargo ocupado|zawód lub zajmowane stanowisko|beroep of functie|yrke eller befattning|función|ocupación|cargo ou função|função|posizione|mansione|ruolo|lavoro o posizione ricoperti|tipo di impiego' +
    '|functie|rol|stanowisko|zajmowane stanowisko|befattning|roll|tjänst|должность|المنصب|المسمى الوظيفي|תפקיד|पद|पदनाम|职位|職位|직위' +
    '|岗位|役職|役割|ポジション|担当|직책|직무|직급' +
    '|stilling|rolle|tehtävä|rooli|nimike|ammattinimike|starfsheiti|staða|starf|càrrec|lloc de treball|posto|kargua|lanpostua|pozisyon|görev|unvan|ünvan|vəzifə|posisi|jabatan|jawatan|vị trí|chức vụ|chức danh|vai trò|الوظيفة|الدور|משרה|عنوان شغلی|سمت|कार्य|भूमिका|पद का नाम|ตำแหน่ง|ตำแหน่งงาน|職種|직함|직무|직위/직책|岗位名称|擔任職務|職務|職稱|职务|职称' +
    '|pozice|pracovní pozice|pracovná pozícia|pozícia|funkce|funkcia|pozicija|radno mjesto|radno mesto|zanimanje|delovno mesto|позиција|радно место|длъжност|заемана длъжност|позиция|посада|munkakör|beosztás|pozíció|func[tțţ]ia(?: sau postul ocupat)?|pozi[tțţ]ia|θέση|θέση εργασίας|pareigos|amats|ieņemamais amats|amet|ametikoht' +
    '|担任角色|项目角色|所任角色|负责角色|角色|我的角色|項目角色|擔任角色|專案角色|역할|역활|담당 ?역할|참여 ?역할|맡은 ?역할|参画ポジション',
  employer:
    'employer|company(?: name)?|organi[sz]ation(?: name)?|name (?:and address )?of (?:the )?employer|name of (?:the )?(?:company|organi[sz]ation)|firm|client' +
    "|arbeitgeber|firma|unternehmen|verein|betrieb|employeur|entreprise|société|organisme|association|nom de l[’']employeur|empresa|empleador" +
    '|organización|entidad|empregador|organização|entidade|datore di lavoro|azienda|ente|organizzazione|nome e indirizzo del datore di lavoro' +
    "|name und adresse des arbeitgebers|nom et adresse de l[’']employeur|nombre y dirección de la empresa(?: o empleador)?|nombre y dirección del empleador" +
    '|nome e (?:morada|endereço) do empregador|nazwa i adres pracodawcy|naam en adres van de werkgever|arbetsgivarens namn och adress' +
    '|werkgever|bedrijf|organisatie|pracodawca|nazwa firmy|organizacja|arbetsgivare|företag|работодатель|компания|организация|الشركة|جهة العمل' +
    '|מעסיק|חברה|कंपनी|नियोक्ता|公司|单位|회사' +
    '|公司名称|企业|单位名称|工作单位|会社名|企業名|勤務先|회사명|근무처|company/client|client name' +
    '|arbejdsgiver|virksomhed|arbeidsgiver|bedrift|selskap|työnantaja|yritys|vinnuveitandi|fyrirtæki|enpresa|şirket|firma adı|şirket adı|kurum|işveren|müəssisə|şirkət|iş yeri|perusahaan|nama perusahaan|instansi|syarikat|nama syarikat|majikan|công ty|tên công ty|đơn vị|اسم الشركة|المؤسسة|مكان العمل|مقر العمل|שם החברה|מקום עבודה|ארגון|شرکت|نام شرکت|سازمان|محل کار|संस्था|संगठन|कंपनी का नाम|บริษัท|ชื่อบริษัท|หน่วยงาน|สถานที่ทำงาน|会社|所属|勤務先名|회사|직장명|公司名稱|機構名稱|服務單位|任職公司' +
    '|zaměstnavatel|zamestnávateľ|společnost|spoločnosť|poslodavac|tvrtka|delodajalec|podjetje|послодавац|фирма|работодател|компанія|роботодавець|organizace|munkáltató|cég|angajator|companie|numele [sșş]i adresa angajatorului|εργοδότης|εταιρεία|darbdavys|įmonė|darba devējs|uzņēmums|tööandja|ettevõte' +
    '|발급 ?기관|발행처|시행처|颁发机构|发证机构|颁发单位|授予单位|発行元|認定団体',
  school:
    'institution|institute|school|university|college|university/college|name and type of organi[sz]ation(?: providing .{0,40})?|school/university' +
    "|name und art der (?:(?:bildungs- (?:oder|und|bzw\\.) )?(?:aus)?bildungs)?einrichtung|nom et type de l[’']établissement.{0,40}|nombre y tipo del centro(?: .{0,40})?" +
    "|nome e tipo (?:da organização|d[’']organizzazione).{0,40}|naam en soort onderwijsinstelling|nazwa i rodzaj organizacji.{0,40}" +
    '|einrichtung|hochschule|universität|schule|bildungseinrichtung|bildungsstätte|établissement|école|université|centro(?: educativo| de estudios)?' +
    '|institución|universidad|escuela|instituição|universidade|escola|istituto|università|istituto di istruzione|instelling|onderwijsinstelling' +
    '|szkoła|uczelnia|skola|lärosäte|учебное заведение|университет|الجامعة|المؤسسة|מוסד|संस्थान|विश्वविद्यालय|学校|学校名|학교' +
    '|school/board|board|issued by|issuer|issuing (?:organi[sz]ation|authority|body)|name of (?:the )?(?:institute|institution|school|college|university)|board/university|university/board|institution/board|institute/board|学校名称|毕业院校|院校|학교명' +
    '|uddannelsessted|uddannelsesinstitution|utdanningssted|utdanningsinstitusjon|skole|studiested|oppilaitos|koulu|skóli|ikastetxea|okul|okul adı|üniversite|universitet|təhsil müəssisəsi|sekolah|nama sekolah|universitas|institusi|nama institusi|trường|tên trường|cơ sở đào tạo|اسم الجامعة|الكلية|المدرسة|المعهد|מוסד לימודים|מוסד אקדמי|دانشگاه|محل تحصیل|موسسه|विद्यालय|बोर्ड|बोर्ड/विश्वविद्यालय|สถาบัน|สถานศึกษา|สถาบันการศึกษา|โรงเรียน|มหาวิทยาลัย|大学名|学校名称|학교 ?명|學校名稱|畢業學校|就讀學校' +
    '|škola|fakulta|univerzita|ustanova|fakultet|šola|fakulteta|школа|факултет|учебно заведение|навчальний заклад|iskola|intézmény|[sșş]coala|institu[tțţ]ia|universitatea|facultatea|ίδρυμα|σχολή|πανεπιστήμιο|mokykla|įstaiga|izglītības iestāde|mācību iestāde|kool|õppeasutus',
  degree:
    'degree|qualification|title of qualification awarded|course|program(?:me)?(?: of study)?|award|abschluss|studiengang|ausbildung(?: zur?m?)?' +
    '|bezeichnung der erworbenen qualifikation|(?:erworbene|erlangte) qualifikation(?:en)?|erworbener abschluss|(?:erworbener|erlangter) titel|intitulé du certificat ou diplôme délivré|(?:título de la )?cualificación obtenida' +
    '|designação da qualificação atribuída|titolo della qualifica rilasciata|uzyskane kwalifikacje|kwalificatie of diploma' +
    '|diplôme|formation|titre|título(?: obtenido)?|titulación|estudios|grau|curso|titolo(?: di studio| conseguito)?|qualifica conseguita|diploma' +
    '|opleiding|tytuł|wykształcenie|examen|utbildning|степень|квалификация|الدرجة|الشهادة|תואר|डिग्री|उपाधि|学位|학위' +
    '|examination|class|class/degree|degree/class|degree/examination|学历|学位名|학위명' +
    '|uddannelse|utdanning|grad|tutkinto|menntun|gráða|titulació|titulua|derece|diploma|bölüm derecesi|dərəcə|təhsil səviyyəsi|jenjang|gelar|tingkat pendidikan|tahap|ijazah|bằng cấp|trình độ|học vị|loại bằng|المؤهل|الدرجة العلمية|نوع الشهادة|סוג תואר|مدرک|مقطع|مقطع تحصیلی|परीक्षा|कक्षा|วุฒิการศึกษา|ระดับการศึกษา|วุฒิ|取得学位|학력|學位|學歷|教育程度' +
    '|titul|stupeň vzdělání|stupeň|stečeno zvanje|zvanje|kvalifikacija|naziv|pridobljeni naziv|звање|степен|образователна степен|ступінь|освітній ступінь|кваліфікація|fokozat|végzettség|calificarea(?: / diploma ob[tțţ]inut[aă])?|diploma ob[tțţ]inut[aă]|titlul|τίτλος|πτυχίο|kvalifikacija|laipsnis|kvalifikācija|grāds|kraad|eriala ja kraad',
  area:
    'major|field(?: of study)?|subjects?|speciali[sz]ation|discipline|principal subjects(?:.{0,40})?|fachrichtung|studienfach|studienfächer|haupt(?:fach|fächer)(?:/berufliche fähigkeiten)?|schwerpunkte?|studienschwerpunkte?|fach' +
    '|spécialité|domaine|especialidad|área(?: de estudo)?|indirizzo|facoltà|richting|studierichting|kierunek|specjalność|inriktning|ämne' +
    '|специальность|التخصص|विषय|专业|전공' +
    '|専攻|学科|学部|学部・学科|学部学科|전공명|major/minor|branch' +
    '|studieretning|fagområde|hovedfag|pääaine|koulutusohjelma|linja|námsbraut|especialitat|bölüm|alan|anabilim dalı|ixtisas|fakültə|jurusan|program studi|prodi|bidang|bidang pengajian|chuyên ngành|ngành|ngành học|تخصص|مجال الدراسة|חוג|מגמה|תחום|התמחות|رشته|رشته تحصیلی|گرایش|विषय समूह|สาขา|สาขาวิชา|คณะ|วิชาเอก|専攻名|전공 ?명|科系|科系名稱|主修|系所' +
    '|obor|studijní obor|odbor|študijný odbor|zaměření|smjer|smer|студијски програм|смер|специалност|спеціальність|направление(?: подготовки)?|направление обучения|напрям(?: підготовки)?|профиль подготовки|специализация|спеціалізація|szak|szakirány|specializarea?|profil|ειδικότητα|κατεύθυνση|specialybė|studijų programa|specialitāte|studiju programma|eriala|suund',
  grade:
    'grade|c?gpa|[cs]pi|sgpa|cgpi|score|result|marks|final grade|percentage|classification|note|abschlussnote|gesamtnote|mention|moyenne|nota(?: media| final)?' +
    '|calificación|média|classificação|voto|votazione|cijfer|ocena|betyg|оценка|المعدل|ציון|अंक|प्रतिशत|绩点|성적' +
    '|c?gpa/percentage|c?gpa/%|percentage/c?gpa|percentage/%|%|marks/c?gpa|cgpa or percentage|grade/percentage|成绩|성적/평점' +
    '|karakter|gennemsnit|snitt|karaktersnitt|arvosana|keskiarvo|einkunn|not ortalaması|mezuniyet notu|orta bal|ipk|nilai|nilai akhir|png|pngk|điểm|điểm trung bình|xếp loại|gpa|التقدير|المعدل التراكمي|ממוצע|ממוצע ציונים|معدل|प्राप्तांक|श्रेणी|เกรด|เกรดเฉลี่ย|학점|成績|畢業成績' +
    '|prosječna ocjena|prosečna ocena|prosjek|просек|просечна оцена|успех|среден успех|средний балл|середній бал|átlag|media|medie|βαθμός|vidurkis|vidējā atzīme|keskmine hinne|povprečna ocena',
  place:
    'location|place|city|ort|standort|lieu|ville|lugar|ciudad|local|cidade|luogo|sede|plaats|miejsce|miejscowość|место|город|الموقع|المدينة|מיקום|स्थान|地点' +
    '|所在地|근무지' +
    '|sted|paikka|paikkakunta|staður|lloc|lekua|yer|şehir|konum|məkan|lokasi|tempat|alamat|tempat kerja|lokasi kerja|địa điểm|nơi làm việc|المكان|العنوان|מקום|محل|مکان|शहर|สถานที่|勤務地|지역|地點|工作地點|工作地点' +
    '|místo|miesto|mjesto|mesto|kraj|населено място|місто|місце|hely|helyszín|loc|loca[tțţ]ie|localitate|τόπος|πόλη|vieta|asukoht',
  name:
    'name|title|project(?: name)?|project title|projekt(?:name)?|titel|nom|intitulé|projet|nombre|proyecto|nome|projeto|progetto|naam|nazwa|projekt|namn|название|الاسم|नाम|项目' +
    '|资格名称|資格名|项目名称|プロジェクト名|프로젝트명|certification|certificate|award|zertifikat|zertifizierung|bescheinigung|certificat|certificado|certificação|certificato|certificazione|certificaat|certyfikat|certifikat|сертификат|сертифікат|sertifika|sertifikat|bizonyítvány|πιστοποιητικό' +
    '|název|názov|naziv|назив|име|назва|cím|név|titlu|denumire|τίτλος έργου|pavadinimas|nosaukums|nimetus' +
    '|자격증?|자격 ?명|수상명|资格|资格证书|证书|证书名称|奖项|奖项名称|资格・免许|프로젝트 ?명칭?|项目名|專案名稱|案件名|プロジェクト名称|자격증명?',
  duties:
    'highlights|(?:main |key |primary )?(?:duties|tasks|responsibilities|activities|accomplishments|achievements)(?: and (?:duties|tasks|responsibilities|activities|achievements))?' +
    '|main activities and responsibilities|job description|description|work done|aufgaben(?:bereich|gebiet)?|hauptaufgaben|tätigkeiten|tätigkeitsbereich' +
    '|wichtigste tätigkeiten und zuständigkeiten|principales activités et responsabilités|funciones y responsabilidades(?: principales)?' +
    '|principali attività e responsabilità|principais (?:actividades|atividades) e responsabilidades|główne działania i obowiązki' +
    '|missions?(?: principales)?|tâches|responsabilités|activités|réalisations|funciones|tareas|responsabilidades|actividades|logros|atividades' +
    '|funções|tarefas|principali mansioni(?: e responsabilità)?|mansioni|attività|compiti|taken|werkzaamheden|verantwoordelijkheden|obowiązki' +
    '|zakres obowiązków|zadania|arbetsuppgifter|ansvar|обязанности|المهام|תחומי אחריות|जिम्मेदारियाँ|工作内容|职责|담당 업무' +
    '|details?|einzelheiten|détails?|detalles?|detalhes|dettagli|подробности|詳細|内容|备注|備考|상세|工作职责|主要职责|项目描述|项目职责|业务内容|業務内容|事業内容|事業概要|担当業務|主な業務|成果|実績|主な実績|プロジェクト概要|仕事内容|업무내용|업무 내용|주요업무|주요 업무|담당업무' +
    '|arbejdsopgaver|opgaver|ansvarsområder|arbeidsoppgaver|oppgaver|ansvarsområde|arbetsuppgifter och ansvar|huvudsakliga arbetsuppgifter|työtehtävät|tehtävät|vastuualueet|tehtävänkuvaus|verkefni|helstu verkefni|tasques|funcions|zereginak|görevler|görev tanımı|iş tanımı|sorumluluklar|yapılan işler|vəzifələr|öhdəliklər|vəzifə öhdəlikləri|tugas|tanggung jawab|deskripsi|deskripsi pekerjaan|uraian tugas|jobdesk|job desc|tanggungjawab|skop kerja|skop tugas|bidang tugas|mô tả|mô tả công việc|nhiệm vụ|trách nhiệm|công việc chính|thành tích|المسؤوليات|المهام والمسؤوليات|الوصف الوظيفي|المهام الوظيفية|الوصف|תיאור התפקיד|תיאור|תפקידים|אחריות|وظایف|شرح وظایف|مسئولیت‌ها|شرح|توضیحات|कार्य विवरण|दायित्व|कर्तव्य|หน้าที่|หน้าที่รับผิดชอบ|ความรับผิดชอบ|รายละเอียดงาน|ลักษณะงาน|業務|担当業務内容|取り組み|담당 ?업무|업무|상세내용|업무 상세|工作职责描述|工作職責|工作內容|工作描述|主要工作|职责描述|岗位职责' +
    "|náplň práce|náplň|pracovní náplň|pracovná náplň|popis práce|popis|opis|hlavní odpovědnosti|odpovědnosti|zodpovednosti|úspěchy|opis posla|opis radnog mjesta|zaduženja|odgovornosti|glavne aktivnosti(?: i odgovornosti)?|opis dela|naloge|опис посла|задужења|основни дейности(?: и отговорности)?|отговорности|задължения|описание|функционал|должностные обязанности|достижения|обов[’']язки|опис|досягнення|feladatok|feladatkör|(?:főbb|egyéb|további) feladatok|eredmények|leírás|responsabilit[aă][tțţ]i|activit[aă][tțţ]i(?: [sșş]i responsabilit[aă][tțţ]i principale)?|atribu[tțţ]ii|sarcini|descriere|realiz[aă]ri|καθήκοντα|αρμοδιότητες|περιγραφή|pareigos ir atsakomybės|atsakomybės|veikla|pagrindinės funkcijos|funkcijos|pienākumi|galvenie pienākumi|apraksts|ülesanded|tööülesanded|kohustused|kirjeldus|zakres zadań|opis stanowiska|osiągnięcia" +
    '|성과|주요 ?성과|설명|개요|소개|상세 ?설명|프로젝트 ?(?:개요|설명|내용|소개)|项目介绍|项目简介|项目成果|项目内容|项目背景|项目业绩|工作成果|專案說明|專案內容|說明|说明|概要|案件概要',
};

const KINDS: readonly EntryLabel[] = [
  'period',
  'position',
  'employer',
  'school',
  'degree',
  'area',
  'grade',
  'place',
  'duties',
  'name',
];
const PATTERNS = KINDS.map((kind) => ({ kind, pattern: new RegExp(`^(?:${LABELS[kind]})$`, 'iu') }));

/** No label is longer, in characters. */
const LONGEST = 70;

/** What a label announces; undefined if it is none that entries have. */
export const entryLabel = (text: string): EntryLabel | undefined => {
  if (text.length > LONGEST) return undefined;
  const bare = text
    .replace(/\s*[(（][^()（）]*[)）]\s*/gu, ' ')
    .replace(/[\s:：*]+$/u, '')
    .replace(/\s+/gu, ' ')
    .trim()
    // "[担当業務]", "【実績】"
    .replace(/^[[【［〔](.*)[\]】］〕]$/u, '$1')
    // "역 할", "설 명": two signs are set apart so that labels are of one width.
    .replace(/^(\p{sc=Hangul}|\p{sc=Han}) (\p{sc=Hangul}|\p{sc=Han})$/u, '$1$2');
  return kindOf(bare) ?? kindOfParts(bare.split('/'));
};

const kindOf = (bare: string): EntryLabel | undefined => {
  const forms = [bare, inSimplified(bare)];
  return PATTERNS.find(({ pattern }) => forms.some((form) => pattern.test(form)))?.kind;
};

/** "Degree / Certificate": what the first says, if others are labels as well. */
const kindOfParts = (parts: readonly string[]): EntryLabel | undefined => {
  const kinds = parts.map((part) => kindOf(part.trim()));
  return parts.length > 1 && !kinds.includes(undefined) ? kinds[0] : undefined;
};

/** What a name is whose label says it. */
const SAID_BY: Partial<Record<EntryLabel, Cell['said']>> = {
  position: 'title',
  degree: 'title',
  employer: 'subtitle',
  school: 'subtitle',
};

/** A value behind a label, or below the name of its column, which keeps what that says. */
export const saidBy = (kind: EntryLabel | undefined, cell: Cell): Cell => {
  const said = kind === undefined ? undefined : SAID_BY[kind];
  return said === undefined ? cell : { ...cell, said };
};

/** What precedes the words that stand for something: "Keywords: SQL, R" below "Data: expert". */
const KEYWORDS =
  /^(?:key ?words?|tags|schlüsselwörter|schlagw(?:örter|orte)|stichw(?:örter|orte)|mots?[- ]cl(?:é|ef)s?|palabras clave|palavras[- ]chave|parole chiave|trefwoorden|nøkkelord|nyckelord|słowa kluczowe|ключевые слова|关键词|關鍵詞|キーワード|키워드)$/iu;

/** Whether a label, without its colon, announces keywords of what stands above it. */
export const isKeywordsLabel = (label: string): boolean => KEYWORDS.test(label.replace(/\s+/gu, ' ').trim());

/** Whether a line begins with such a label; none is longer than forty characters. */
export const opensWithKeywords = (line: string): boolean => isKeywordsLabel(line.slice(0, 40).split(/[:：]/u)[0] ?? '');

/** What precedes the tools and techniques of a job or project. */
const TOOLS = new RegExp(
  String.raw`^(?:(?:main |key |used )?(?:tools?|tech(?:nolog(?:y|ies))?)(?: (?:&|and) (?:tools?|tech(?:nolog(?:y|ies))))?(?: used| stack)?|stack|(?:eingesetzte |verwendete )?(?:technologien|werkzeuge)|technologies utilisées|outils|environnement technique|tecnologías(?: (?:utilizadas|usadas))?|herramientas|tecnologias(?: (?:utilizadas|usadas))?|ferramentas|tecnologie(?: utilizzate)?|strumenti` +
    String.raw`|(?:gebruikte )?technologieën|(?:użyte )?technologie|narzędzia|tekniker|verktyg|teknologier|teknologiat|teknolojiler|(?:použité )?technologie|technológie|tehnologije|технологии|стек(?: технологий)?|инструменты|технології|(?:技术|技術)(?:栈|棧)|使用(?:技术|技術)|開発環境|(?:기술 ?스택|사용 ?기술|개발 ?환경))\s*[:：]\s*\S`,
  'iu',
);

/** Whether a line begins with such a label, and goes on: "Technologies: Go, SQL". */
export const opensWithTools = (line: string): boolean => TOOLS.test(line.slice(0, LONGEST));

/** A label alone on its line: "[担当業務]". */
const IN_BRACKETS = /^[[【［〔][^[\]【】［］〔〕]{1,30}[\]】］〕]$/u;

/** Whether a line begins with a label of what somebody did, and goes on: "Main duties: repairs and orders"; or is one in brackets. */
export const opensWithDuties = (line: string): boolean => {
  if (IN_BRACKETS.test(line)) return entryLabel(line) === 'duties';
  const [label, rest] = line.slice(0, LONGEST).split(/[:：]\s*/u);
  return label !== undefined && rest !== undefined && /\p{L}/u.test(rest) && entryLabel(label) === 'duties';
};

/** Words before a date that say what happened then: "Published on: Oct 2014", "Ausgestellt am 3.5.2020". */
const DATE_LABEL =
  /(?:^|[\s,;(|·•–—-])(?:(?:année|date) (?:de délivrance|d['’]obtention|d['’]émission)|(?:year|date) (?:of issue|of completion|issued|obtained)|ausstellungsdatum|fecha de (?:expedición|emisión|obtención)|año de obtención|data de (?:emissão|conclusão)|ano de conclusão|data di rilascio|data wydania|afgiftedatum|published|awarded|issued|released|received|completed|presented|obtained|earned|granted|verliehen|veröffentlicht|ausgestellt|erhalten|publiée?|délivrée?|obtenue?|reçue?|publicad[oa]|emitid[oa]|otorgad[oa]|expedid[oa]|obtenid[oa]|concedid[oa]|conclu[ií]d[oa]|terminad[oa]|finalizad[oa]|pubblicat[oa]|rilasciat[oa]|conseguit[oa]|uitgereikt|gepubliceerd|behaald|wydan[oya]|opublikowan[oya]|utfärdat|publicerad)(?:\s+(?:on|in|am|im|le|en|em|el|il|op|w|den))?\s*[:：]?\s*$/iu;
const LONGEST_DATE_LABEL = 40;

/** A text before a date without the words that say what happened then. */
export const withoutDateLabel = (text: string): string => {
  const end = text.slice(-LONGEST_DATE_LABEL);
  return text.slice(0, text.length - end.length) + end.replace(DATE_LABEL, '');
};
