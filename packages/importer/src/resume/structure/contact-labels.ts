import { foldText } from '../../text/normalise.ts';
import { networkByLabel } from './networks.ts';

/** The kind of contact detail that a label announces. */
const LABELS: Record<'name' | 'email' | 'phone' | 'place' | 'url' | 'headline', readonly string[]> = {
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
  headline: [
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
    'occupation',
  ],
};

const LABEL_INDEX = new Map(
  Object.entries(LABELS).flatMap(([kind, words]) => words.map((word): [string, string] => [foldText(word), kind])),
);

/** A detail without a field of its own: date of birth, nationality, driving licence. */
export const EXTRA_LABEL = new RegExp(
  String.raw`^(?:date of birth|born|birthday|dob|nationality|citizenship|marital status|civil status|gender|sex` +
    String.raw`|driving licen[cs]e|visa(?: status)?|work permit|availability|notice period|geburtsdatum` +
    String.raw`|geboren(?: am)?|geburtsort|staatsangehörigkeit|nationalität|familienstand|führerschein` +
    String.raw`|date de naissance|né(?:e)? le|nationalité|permis(?: de conduire)?|situation|fecha de nacimiento` +
    String.raw`|nacionalidad|estado civil|permiso de conducir|data de nascimento|nacionalidade|data di nascita` +
    String.raw`|nazionalità|patente|geboortedatum|nationaliteit|rijbewijs|data urodzenia|obywatelstwo|prawo jazdy` +
    String.raw`|födelsedatum|körkort|doğum tarihi|uyruk|ngày sinh|giới tính|ημερομηνία γέννησης|дата рождения` +
    String.raw`|гражданство|возраст|пол|تاريخ الميلاد|الجنسية|الحالة الاجتماعية|תאריך לידה|出生日期|出生年月|性别|民族|籍贯|政治面貌` +
    String.raw`|年龄|生年月日|性別|国籍|생년월일|국적|성별|age|alter)\b`,
  'iu',
);

const TITLES =
  String.raw`(?:europass[\s-]*)?curriculum\s*vit(?:ae|æ)|europass(?:[\s-]*(?:cv|lebenslauf))?|cv|resume|résumé` +
  String.raw`|(?:tabellarischer )?lebenslauf|履\s*歴\s*書|職\s*務\s*経\s*歴\s*書|简历|个人简历|履歷|이력서|hoja de vida` +
  String.raw`|currículo|currículum(?: vítae)?|życiorys|резюме|السيرة الذاتية|קורות חיים|özgeçmiş|sơ yếu lý lịch` +
  String.raw`|meritförteckning|personal resume`;

/** The titles of such documents; neither a name nor a headline. */
export const TITLE_OF_DOCUMENT = new RegExp(`^(?:${TITLES})$`, 'iu');

const TITLE_BEFORE = new RegExp(String.raw`^(?:${TITLES})(?:\s*[:–—|-])?\s+(?=\S+\s+\S)`, 'iu');
const TITLE_BEHIND = new RegExp(String.raw`(?<=\S\s+\S+)\s*[,:–—|-]\s*(?:${TITLES})$`, 'iu');

/** A name without the title of the document around it: "Lebenslauf Anna Berg", "Anna Berg – CV". */
export const withoutDocumentTitle = (text: string): string =>
  text.trim().replace(TITLE_BEFORE, '').replace(TITLE_BEHIND, '');

/**
 * What a label announces: a kind of `LABELS`, a `profile` on a network, an `extra` detail; undefined for other words.
 */
export const labelKind = (label: string): string | undefined =>
  LABEL_INDEX.get(foldText(label)) ??
  (networkByLabel(label) ? 'profile' : undefined) ??
  (EXTRA_LABEL.test(label.trim()) ? 'extra' : undefined);
