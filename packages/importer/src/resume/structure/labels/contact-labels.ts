import { foldText } from '../../../text/normalise.ts';
import { EASTERN_EXTRAS, EASTERN_LABELS } from './eastern-labels.ts';
import { networkByLabel } from './networks.ts';

/** Labels before the position that somebody has or wants: the words next to them are the headline. */
export const HEADLINE_LABELS: readonly string[] = [
  'position',
  'title',
  'job title',
  'profession',
  'beruf',
  '職種',
  '希望職種',
  '职位',
  '应聘职位',
  '求职意向',
  '직무',
  'المسمى الوظيفي',
  'должность',
  'желаемая должность',
  'желаемая позиция',
  'occupation',
  'headline',
  'professional title',
  'current position',
  'current role',
  'desired position',
  'target',
  'target role',
  'target position',
  'target job',
  'berufsbezeichnung',
  'angestrebte position',
  'poste recherché',
  'poste visé',
  'puesto deseado',
  'profesión',
  'cargo desejado',
  'profissão',
  'professione',
  'posizione desiderata',
  'stanowisko',
  '期望职位',
  '目标职位',
  '意向岗位',
  '지원 직무',
  'job applied for',
  'rank applied for',
  'position applied for',
  'post applied for',
  'present rank',
  'current rank',
  'preferred job',
  'desired job title',
  'emploi recherché',
  'puesto solicitado',
  'cargo pretendido',
  'posizione ricercata',
  '희망직무',
  'occupational field',
];

/** The kind of contact detail that a label announces. */
type ContactLabel = 'name' | 'email' | 'phone' | 'place' | 'url' | 'headline';
const LABELS: Record<ContactLabel, readonly string[]> = {
  name: [
    'name',
    'full name',
    'nom',
    'prénom nom',
    'nom et prénom',
    'nombre',
    'nombre y apellidos',
    'nome',
    'nome completo',
    'nome e cognome',
    'naam',
    'imię i nazwisko',
    'namn',
    'ad soyad',
    'họ và tên',
    'họ tên',
    'ονοματεπώνυμο',
    'фио',
    'имя',
    'الاسم',
    'שם',
    'नाम',
    '姓名',
    '氏名',
    '名前',
    '이름',
    '성명',
    'vor- und nachname',
    'surname(s) first name(s)',
    'first name(s) surname(s)',
    'apellidos y nombre',
    'nombre(s) / apellido(s)',
    'apellido(s) / nombre(s)',
    'nachname(n) / vorname(n)',
    'nom(s) / prénom(s)',
    'cognome(i)/nome(i)',
    'apelido(s) / nome(s) próprio(s)',
    'nazwisko (-a) / imię (imiona)',
    'nazwisko / imię',
    'nazwisko i imię',
    'prénom(s) / nom(s)',
    'nome / cognome',
    'nome(s) / apelido(s)',
    'name / surname',
    'förnamn / efternamn',
    'achternaam (-namen) / voornaam (-namen)',
    'adı soyadı',
    'ad ve soyad',
  ],
  email: [
    'email',
    'e-mail',
    'mail',
    'e-mail address',
    'email address',
    'courriel',
    'mailto',
    'correo',
    'correo electrónico',
    'электронная почта',
    'почта',
    'البريد الإلكتروني',
    'بريد إلكتروني',
    'אימייל',
    'דוא"ל',
    '邮箱',
    '電子郵件',
    'メール',
    'メールアドレス',
    '이메일',
    'ईमेल',
    'e-posta',
    'adresse e-mail',
  ],
  phone: [
    'phone',
    'tel',
    'telephone',
    'mobile',
    'cell',
    'phone number',
    'home phone',
    'mobile phone',
    'work phone',
    'cell phone',
    'home telephone',
    'mobile telephone',
    'contact number',
    'telefon',
    'handy',
    'mobil',
    'téléphone',
    'portable',
    'teléfono',
    'móvil',
    'telefone',
    'telemóvel',
    'celular',
    'telefono',
    'cellulare',
    'telefoon',
    'mobiel',
    'komórka',
    'điện thoại',
    'số điện thoại',
    'τηλέφωνο',
    'κινητό',
    'телефон',
    'тел',
    'الهاتف',
    'هاتف',
    'جوال',
    'طلفون',
    'טלפון',
    'נייד',
    'फ़ोन',
    'मोबाइल',
    '电话',
    '手机',
    '電話',
    '電話番号',
    '携帯電話',
    '연락처',
    '전화',
    '휴대폰',
    'whatsapp',
    'cep telefonu',
  ],
  place: [
    'address',
    'location',
    'city',
    'residence',
    'adresse',
    'anschrift',
    'wohnort',
    'ort',
    'lieu',
    'ville',
    'dirección',
    'domicilio',
    'ciudad',
    'ubicación',
    'endereço',
    'morada',
    'cidade',
    'localização',
    'indirizzo',
    'residenza',
    'città',
    'adres',
    'woonplaats',
    'miejsce zamieszkania',
    'miasto',
    'adress',
    'ort',
    'địa chỉ',
    'διεύθυνση',
    'адрес',
    'город',
    'местоположение',
    'проживает',
    'العنوان',
    'المدينة',
    'כתובת',
    'पता',
    '地址',
    '所在地',
    '现居住地',
    '现居地',
    '住所',
    '現住所',
    '주소',
    'based in',
    'lives in',
    'home address',
  ],
  url: [
    'website',
    'web address',
    'website address',
    'web',
    'homepage',
    'home page',
    'portfolio',
    'blog',
    'site',
    'site web',
    'sitio web',
    'sito web',
    'webseite',
    'strona',
    'сайт',
    'الموقع',
    '网站',
    '个人主页',
    '主页',
    'ホームページ',
    '웹사이트',
    'url',
    'personal website',
    'link',
  ],
  headline: HEADLINE_LABELS,
};

/** The same in languages of the North, Iberia, Turkey, Asia and the Near East, separated by bars, by language. */
const LABELS_ABROAD: Readonly<Record<Exclude<ContactLabel, 'headline'>, readonly string[]>> = {
  name: [
    'fullständigt namn|för- och efternamn|navn|fulde navn|fullt navn|nimi|nafn|fullt nafn',
    'nom i cognoms|nome e apelidos|izena|izen-abizenak',
    'ad|isim|adım|ad və soyad|soyad, ad',
    'nama|nama lengkap|nama penuh|pangalan',
    'الاسم الكامل|שם מלא|نام|نام و نام خانوادگی|पूरा नाम|ชื่อ|ชื่อ-นามสกุล|ชื่อ-สกุล|お名前',
  ],
  email: [
    'e-post|epost|e-postadress|e-postadresse|mejl|e-mailadresse|mailadresse|sähköposti|netfang|tölvupóstur',
    'correu|correu electrònic|correo-e|posta elektronikoa|e-posta adresi|eposta|e-poçt|elektron poçt',
    'surel|alamat email|emel|e-mel|thư điện tử',
    'الإيميل|ايميل|البريد|البريد الالكتروني|מייל|דואר אלקטרוני|דוא״ל|ایمیل|پست الکترونیک|پست الکترونیکی|ई-मेल|ईमेल आईडी|อีเมล|อีเมล์',
    'Eメール|電子メール|메일|이메일 주소|电子邮件|电子邮箱|邮件|郵件|電子信箱|信箱|電郵',
  ],
  phone: [
    'telefonnummer|mobiltelefon|mobilnummer|mobilnr|tlf|tlf.nr|telefonnr|puhelin|puh|puhelinnumero|gsm|matkapuhelin|sími|farsími|símanúmer',
    'telèfon|mòbil|telefonoa|cep|cep tel|gsm no|tel no|telefon numarası|mobil nömrə|əlaqə nömrəsi',
    'telepon|no. hp|no hp|nomor hp|hp|no. telepon|no telepon|nomor telepon|telp|no. telp|no. telefon|no telefon|telefon bimbit|sđt|đt|di động|số di động',
    'الجوال|رقم الجوال|رقم الهاتف|موبايل|المحمول|النقال|טל|טלפון נייד|סלולרי|تلفن|موبایل|تلفن همراه|شماره تماس|شماره موبایل|मोबाइल नंबर|दूरभाष|फ़ोन नंबर|संपर्क नंबर|โทร|โทรศัพท์|เบอร์โทร|เบอร์โทรศัพท์|มือถือ',
    '携帯|携帯番号|携帯電話番号|휴대전화|핸드폰|휴대폰 번호|전화번호|모바일|手机号|手机号码|联系电话|电话号码|手機|行動電話|聯絡電話|連絡電話|手機號碼',
  ],
  place: [
    'bostadsort|hemort|hemadress|postadress|bopæl|bosted|bostedsadresse|osoite|kotipaikka|asuinpaikka|kotiosoite|heimili|heimilisfang|búseta',
    'adreça|població|enderezo|helbidea|bizilekua|şehir|yaşadığı şehir|ikamet|ikametgah|ev adresi|ünvan|yaşayış yeri',
    'alamat|domisili|kota|alamat rumah|tempat tinggal|alamat domisili|tirahan|nơi ở|thành phố|nơi ở hiện tại|địa chỉ hiện tại',
    'السكن|مكان الإقامة|الإقامة|محل الإقامة|العنوان الحالي|מגורים|מקום מגורים|עיר מגורים|عنوان السكن|آدرس|نشانی|محل سکونت|محل زندگی|स्थायी पता|वर्तमान पता|ที่อยู่|ที่อยู่ปัจจุบัน',
    '居住地|现居|现居城市|现住地|现住|目前所在地|现所在地|现所在城市|常住地|お住まい|거주지|사는 곳|居住城市|所在城市|现住址|通讯地址|联系地址|家庭住址|現居地|通訊地址|聯絡地址',
  ],
  url: [
    'hemsida|webbplats|hjemmeside|nettside|nettsted|kotisivu|kotisivut|verkkosivu|vefsíða|pàgina web|webgunea',
    'web sitesi|internet sitesi|kişisel web sitesi|vebsayt|laman web|situs web|trang web|الموقع الإلكتروني|אתר|אתר אינטרנט|وب‌سایت|وبسایت|वेबसाइट|เว็บไซต์',
    'ウェブサイト|サイト|ブログ|홈페이지|블로그|个人网站|博客|網站|網址|個人網站|個人網頁',
  ],
};

const LABEL_INDEX = new Map(
  [
    // What documents are written in comes last, and wins.
    ...Object.entries(EASTERN_LABELS).map(([kind, words]) => [kind, [words]] as const),
    ...Object.entries(LABELS_ABROAD),
    ...Object.entries(LABELS),
  ].flatMap(([kind, lists]) =>
    lists.flatMap((words) => words.split('|').map((word): [string, string] => [foldText(word), kind])),
  ),
);

/** A detail without a field of its own: date of birth, nationality, driving licence. */
export const EXTRA_LABEL = new RegExp(
  String.raw`^(?:date of birth|born|birthday|dob|nationality|citizenship|marital status|civil status|gender|sex|geschlecht|sexe|sexo|sesso|geslacht|płeć|kön|cinsiyet` +
    String.raw`|driving licen[cs]e|visa(?: status)?|work permit|availability|notice period|geburtsdatum` +
    String.raw`|geboren(?: am)?|geburtsort|staatsangehörigkeit|nationalität|familienstand|führerschein` +
    String.raw`|date de naissance|né(?:e)? le|nationalité|permis(?: de conduire)?|situation|fecha de nacimiento` +
    String.raw`|nacionalidad|estado civil|permiso de conducir|data de nascimento|nacionalidade|data di nascita` +
    String.raw`|nazionalità|patente|geboortedatum|nationaliteit|rijbewijs|data urodzenia|obywatelstwo|prawo jazdy` +
    String.raw`|födelsedatum|körkort|doğum tarihi|uyruk|ngày sinh|giới tính|ημερομηνία γέννησης|дата рождения` +
    String.raw`|гражданство|возраст|пол|تاريخ الميلاد|الجنسية|الحالة الاجتماعية|תאריך לידה|出生日期|出生年月|性别|民族|籍贯|政治面貌` +
    String.raw`|年龄|生年月日|性別|国籍|学历|婚姻状况|户籍|ふりがな|フリガナ|생년월일|국적|성별|age|alter` +
    String.raw`|född|personnummer|medborgarskap|civilstånd|fødselsdato|født|fødselsdag|statsborgerskab|statsborgerskap|civilstand|sivilstatus|sivilstand|kørekort|førerkort|syntymäaika|syntynyt|syntymävuosi|kansalaisuus|siviilisääty|ajokortti|fæðingardag\p{L}*|kennitala|fædd(?:ur)?|þjóðerni|hjúskaparst\p{L}+|ökuskírteini` +
    String.raw`|(?:data|lloc) de naixement|nacionalitat|perm[íi]s de conduir|data de nacemento|permiso de conducir|jaio\p{L}*|gidabaimena|doğum (?:yeri|yılı|tarixi)|medeni (?:hali?|durumu?)|ehliyet|sürücü belgesi|sürücülük vəsiqəsi|askerlik(?: durumu)?|uyruğu|yaş|təvəllüd|ailə vəziyyəti|vətəndaşlıq|hərbi xidmət` +
    String.raw`|tempat.{0,12}lahir|tanggal lahir|tgl\.? lahir|ttl|jenis kelamin|agama|status (?:perkawinan|pernikahan)|kewarganegaraan|tinggi badan|berat badan|usia|umur|golongan darah|tarikh lahir|jantina|bangsa|warganegara|taraf perkahwinan|no\.? k\/p|năm sinh|sinh năm|nơi sinh|quốc tịch|tình trạng hôn nhân|dân tộc|tôn giáo|quê quán|cmnd|cccd|chiều cao` +
    String.raw`|religion|(?:height|weight)(?=\s*[:：])|place of birth|birth ?place|birth ?date|father['’]?s? name|mother['’]?s? name|blood (?:group|type)|(?:مكان|محل) (?:الميلاد|تولد)|تاريخ (?:ومكان الميلاد|الولادة)|الحالة العائلية|الجنس|الديانة|الخدمة العسكرية|الموقف من التجنيد|رخصة القيادة|العمر|السن|ת\.?ז|מצב משפחתי|ארץ לידה|אזרחות|גיל|רישיון נהיגה|שנת לידה` +
    String.raw`|تاریخ تولد|متولد|وضعیت (?:تأهل|تاهل|سربازی|خدمت|نظام وظیفه)|جنسیت|ملیت|کد ملی|سن|نام پدر|जन्म ?(?:तिथि|तारीख)|पिता का नाम|माता का नाम|लिंग|वैवाहिक स्थिति|राष्ट्रीयता|धर्म|आयु|วัน ?(?:\/? ?เดือน ?\/? ?ปี ?)?เกิด|อายุ|สัญชาติ|เชื้อชาติ|ศาสนา|สถานภาพ|เพศ|ส่วนสูง|น้ำหนัก|สถานะ` +
    String.raw`|年齢|配偶者|扶養家族数?|最寄り?駅|통근시간|나이|병역|결혼여부|혼인여부|出生地|生日|身高|[体體]重|籍貫|年齡|婚姻|兵役|血型|健康状况|國籍|身份证号?|户口|工作年限|驾照` +
    String.raw`|rut(?!\s\p{L})|dni|nif|nie(?!\s\p{L})|cpf|curp|pesel|c[ée]dula|passport(?: no\.?| number)?|reisepass|passeport|pasaporte|passaporte|paspoort|${EASTERN_EXTRAS})(?![\p{L}\p{N}_])`,
  'iu',
);

const TITLES =
  String.raw`(?:europass[\s-]*)?curriculum\s*vit(?:ae|æ)|europass(?:[\s-]*(?:cv|lebenslauf))?|cv|resume|résumé` +
  String.raw`|(?:tabellarischer )?lebenslauf|履\s*歴\s*書|職\s*務\s*経\s*歴\s*書|简历|个人简历|履歷|이\s*력\s*서|hoja de vida` +
  String.raw`|currículo|currículum(?: vítae)?|życiorys|резюме|السيرة الذاتية|קורות חיים|özgeçmiş|sơ yếu lý lịch` +
  String.raw`|meritförteckning|personal resume|životopis|življenjepis|önéletrajz|daftar riwayat hidup|riwayat hidup|gyvenimo aprašymas|elulookirjeldus|(?:stru[kc]turovaný|štruktúrovaný|profesní|profesijný|strukturirani) životopis|(?:radna |profesionalna )?biografija|(?:радна |професионална |трудова )?биография|(?:радна )?биографија|автобиография|автобіографія|(?:szakmai )?önéletrajz|βιογραφικό(?: σημείωμα)?|dzīves ?gājums|dzīves un darba gājums` +
  String.raw`|ansioluettelo|ferilskrá|tərcümeyi[- ]hal|meritlista|profil pribadi|lý lịch|hồ sơ xin việc|سيرة ذاتية|رزومه|बायोडाटा|रिज्यूमे|जीवन वृत्त|เรซูเม่|ประวัติย่อ|경력\s?기술서|个人履历|履歷表|個人履歷|個人簡歷`;

/** The titles of such documents; neither a name nor a headline. */
export const TITLE_OF_DOCUMENT = new RegExp(`^(?:${TITLES})$`, 'iu');

const TITLE_BEFORE = new RegExp(String.raw`^(?:${TITLES})(?:\s*[:–—|-])?\s+(?=\S+\s+\S)`, 'iu');
const TITLE_BEHIND = new RegExp(String.raw`(?<=\S\s+\S+)(?:['’]s)?(?:\s*[,:–—|-]\s*|\s+)(?:${TITLES})$`, 'iu');

/** A name without the title of the document around it: "Lebenslauf Anna Berg", "Anna Berg – CV", "Anna Berg's Resume". */
export const withoutDocumentTitle = (text: string): string =>
  text.trim().replace(TITLE_BEFORE, '').replace(TITLE_BEHIND, '');

/**
 * What a label announces: a kind of `LABELS`, a `profile` on a network, an `extra` detail; undefined for other words.
 */
export const labelKind = (label: string): string | undefined =>
  LABEL_INDEX.get(foldText(label)) ??
  (networkByLabel(label) ? 'profile' : undefined) ??
  (EXTRA_LABEL.test(label.trim()) ? 'extra' : undefined);
