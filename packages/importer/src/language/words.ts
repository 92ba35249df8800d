import { inCyrillic } from '../text/normalise.ts';
import { isCity } from './cities.ts';
import {
  DEGREES_OF_NEIGHBOURS,
  LEVELS_ALONE_OF_NEIGHBOURS,
  LEVELS_OF_NEIGHBOURS,
  ORGANISATIONS_OF_NEIGHBOURS,
  SCHOOL_ENDS_OF_NEIGHBOURS,
  SCHOOLS_OF_NEIGHBOURS,
} from './organisations-of-neighbours.ts';
import { ROLE_ENDS_OF_NEIGHBOURS, ROLES_OF_NEIGHBOURS } from './roles-of-neighbours.ts';
import {
  DEGREES_ABROAD,
  DEGREES_GAPLESS,
  LEVELS_ABROAD,
  LEVELS_GAPLESS,
  ORGANISATIONS_ABROAD,
  ORGANISATIONS_GAPLESS,
  ROLES_ABROAD,
  ROLES_GAPLESS,
  ROLE_ENDS_ABROAD,
  SCHOOLS_ABROAD,
  SCHOOLS_GAPLESS,
} from './words-abroad.ts';

/**
 * Words that indicate what a short text is. Stems match at the start of a word (in Latin scripts also at the end of a
 * German compound), CJK words anywhere.
 */
const ROLE_STEMS =
  'praktikum(?!\\p{L})|praktik(?!\\p{L})|prácticas(?!\\p{L})|pasantías?(?!\\p{L})|estágio(?!\\p{L})|tirocinio(?!\\p{L})|praktyk[ai](?!\\p{L})|staż(?!\\p{L})|stáž(?!\\p{L})|staj(?!\\p{L})|stažiranje|стажировка|практика(?!\\p{L})|стажування|harjoittelu|(?:externe|interne|afstudeer|meewerk)\\s?stage(?!\\p{L})|stages?(?=\\s(?:de|en|chez|à|au|comme|als|bij|presso|in|clientèle|d.observation)(?!\\p{L}))|ferienjob|sommerjob|nebenjob|aushilf|secourist|first aider|sanitäter|grader(?!\\p{L})|demonstrator|scribe(?!\\p{L})|preceptor|investigat|investigador|ricercator|dottorand|pesquisador|bolsist|instrumentist|tekenaar|werkvoorbereid|hovenier|timmerman|loodgieter|metselaar|verzorgende|leraar|leraren|onderwijzer|leerkracht|kok(?!\\p{L})|bakker(?!\\p{L})|snickare|elektriker|rektor(?!\\p{L})|vaktmästare|undersköterska|handledare|spawacz|murarz|elektryk|kucharz|kierowc|magazynier|ratownik|lekarz|wykładowc|adiunkt|saldator|kaynakçı|elektrikçi|şoför|akademisyen|görevlisi' +
  '|menuisi|plombi|maçon(?!n)|boulang|pâtissi|coiffeu|couvreu|charpenti|soudeu|jardini|paysagist|carreleu|chauffeu|livreu|ouvri[eè]r|éducat(?:eur|rice)|sage-femme|aide-soign|kinésithérapeut|orthophonist|notaire|greffi|juriste|graphist|format(?:eur|rice)' +
  '|carpinter|albañil|electricist|fontaner|soldador|peluquer|panader|conductor|repartidor|cuidador|educador|fisioterapeut|matron|farmacéutic|periodist|carpinteir|pedreir|eletricist|canalizador|cabeleireir|padeir|motorist|farmacêutic|jornalist|cozinheir|falegnam|muratore|idraulic|elettricist|parrucchier|magazzinier|educatore|fisioterapist|farmacist|giornalist' +
  '|roofer|bricklayer|joiner|cabinetmaker|hairdresser|landscaper|firefighter|detective|constable|lifeguard|courier|sonographer|phlebotomist|hygienist|dietitian|nutritionist|physiotherapist|radiographer|solicitor|barrister|conveyancer|magistrate|commis(?!s)|gönüllü(?!\\p{L})|wolontariusz|mimar(?!l)|aşçı|garson|avukat|hemşire|kitchen ?hand|farm ?hand|deck ?hand|monitor[ae]?(?!\\p{L})|schriftführer|kassenwart|übungsleit|gebietsreferent|bauforscher|forscher|chercheu|doctorant|doktorand|postdoc|maître de conf|maîtresse de conf|treuhänder|adviser|guide(?!\\p{L})|facilitat|vaccinat|s[oó]ci[oa](?!\\p{L})|associée?(?!\\p{L})|teilhaber|gesellschafter|inhaber|vennoot|eigenaar|wspólnik|właściciel|delägare|rettungshelfer|engineer|develop|programm(?!ing|es?(?!\\p{L}))(?=\\p{L})|program(?=\\s\\p{L})|manager|director|analyst|architect|consult(?!ing)|assist|associate|intern' +
  '|internship|trainee|apprentice|specialist|supervisor|coordinat|administrat|technician|designer' +
  '|officer|executive|president|founder|cofounder|owner|lead|leader|head|chief|ceo|cto|cfo|coo(?![\\p{L}])|vp' +
  '|researcher|scientist|professor|lecturer|teacher|tutor|instructor|nurse|doctor|physician|surgeon' +
  '|pharmacist|therapist|accountant|auditor|bookkeeper|cashier|clerk|secretary|receptionist' +
  '|representative|salesperson|sales|agent|advisor|adviser|buyer|planner|strategist|writer' +
  '|editor(?!ial|a \\p{Lu})|journalist|translator|traduct|übersetzer|překladatel|tradutor|traduttor|tłumacz' +
  '|lektor|interpreter|photographer|artist|illustrator|animator|producer|actor|musician|chef|cook' +
  '|waiter|waitress|barista|bartender|server|driver|pilot|mechanic|electrician|plumber|carpenter|welder' +
  '|operator|operative|worker|labourer|foreman|inspector|guard|security guard|librarian|attorney|lawyer' +
  '|paralegal|counsel|judge|recruiter|generalist|marketer|copywriter|scrum master|product owner|fellow' +
  '|member|volunteer|mentor|coach|ambassador|organizer|organiser|chair|chairman|chairwoman|treasurer' +
  '|captain|creator|maintainer|contributor|freelance|contractor|partner|principal|stylist|caregiver' +
  '|aide|tuner|nanny|cleaner|janitor|curator|statistician|economist|controller|adjuster|underwriter' +
  '|broker|dealer|merchandiser|stocker|packer|fitter|machinist|surveyor|dispatcher|hostess|steward' +
  '|staff|crew|commander|sergeant|soldier|webmaster|sysadmin|devops|tester|reviewer|evaluator|postdoc' +
  '|candidate|player|critic|reporter|dentist|veterinarian|paramedic|midwife|counselor|counsellor' +
  '|social worker|superintendent|estimator|handyman|installer|novelist|poet(?!\\p{L})|playwright|essayist|screenwriter|lyricist|cartoonist|biographer' +
  '|entwickler|ingenieur|leiter|leitung|berater|sachbearbeiter|mitarbeiter|assistent|kaufmann|kauffrau' +
  '|kaufleute|praktikant|werkstudent|geschäftsführer|techniker|mechaniker|elektriker|elektroniker' +
  '|verkäufer|lehrer|dozent|referent|projektleiter|teamleiter|auszubildend|azubi|pfleger' +
  '|angestellte|gehilf|konstrukteur|kaufmann|kauffrau|trainer|krankenschwester|arzt|ärztin|buchhalter|fachkraft|fachinformatiker|vertreter|redakteur|gestalter' +
  '|koch|köchin|fahrer|hilfskraft|meister|tischler|dachdecker|installateur|erzieher|hebamme|anwalt|anwält|notar(?!i)|richter|apotheker|physiotherapeut|ergotherapeut|schreiner|vorstand|beauftragte' +
  '|développeu|ingénieur|responsable|chef de|directeur|directrice|chargé|assistant|consultant' +
  '|technicien|stagiaire|alternant|apprenti|comptable|vendeu|gérant|conseill|commercial|infirmi' +
  '|enseignant|professeur|serveu|cuisini|caissi|secrétaire|adjoint|agent|gestionnaire|animat|bénévole' +
  '|président|coordinat|concepteur|rédact' +
  '|desarrollador|ingenier|gerente|director|jefe|jefa|responsable|analista|asistente|consultor|técnic' +
  '|becari|practicante|pasante|vendedor|contador|contable|auxiliar|encargad|coordinador|profesor|maestr' +
  '|enfermer|camarer|cociner|dependient|recepcionista|diseñador|abogad|médic|operari|supervisor' +
  '|ejecutiv|administrativ|voluntari|presidente' +
  '|desenvolvedor|engenheir|coordenador|diretor|chefe|estagiári|técnic|vendedor|assistente|auxiliar' +
  '|subgerente|professor|enfermeir|atendente|analista|programador|advogad|contabilista|operador' +
  '|encarregad|aprendi[zc]|menor aprendiz|preceptor|coordonnat' +
  '|sviluppat|ingegner|responsabile|direttor|direttrice|impiegat|addett|tirocinante|stagista|consulente' +
  '|commess|cameriere|cuoco|insegnante|docente|infermier|ragionier|contabile|tecnico|capo|operaio' +
  '|progettista|avvocato|assistente|segretari|volontari' +
  '|ontwikkelaar|medewerker|adviseur|leidinggevende|stagiair|verkoper|docent|verpleegkundige|beheerder' +
  '|bestuurslid|directeur|teamleider|monteur' +
  '|programist|inżynier(?!i[aięą])|kierownik|specjalista|dyrektor|asystent|stażyst|konsultant|sprzedawc|księgow' +
  '|nauczyciel|doradca|praktykant|pracownik|koordynator|menedżer|referent|pielęgniark' +
  '|utvecklare|ingenjör|chef|konsult|säljare|lärare|sjuksköterska|projektledare|handläggare|ansvarig' +
  '|biträde|praktikant|samordnare' +
  '|mühendis|müdür|uzman|yönetici|stajyer|danışman|öğretmen|sorumlu|asistan|geliştirici|tekniker|elemanı|temsilci' +
  '|nhân viên|kỹ sư|giám đốc|trưởng|quản lý|chuyên viên|lập trình viên|thực tập sinh|kế toán|giáo viên' +
  '|μηχανικός|διευθυντ|υπεύθυνος|υπεύθυνη|υπάλληλος|βοηθός|πωλητ|σύμβουλος|προγραμματιστ|καθηγητ' +
  '|разработчик|программист|инженер(?!и[яи]|с)|менеджер|директор|руководитель|начальник|специалист|аналитик' +
  '|бухгалтер|консультант|стаж[её]р|ассистент|помощник|администратор|продавец|учитель|преподаватель' +
  '|врач|медсестра|оператор|дизайнер|водитель|юрист|экономист|маркетолог|редактор|тестировщик' +
  '|заместитель|ведущий|старший|главный';
const ROLE_ANYWHERE =
  'مهندس|مدير|محاسب|مطور|مبرمج|محلل|مشرف|مساعد|مدرس|معلم|معلمة|طبيب|ممرض|سكرتير|مدقق|مستشار|رئيس|موظف' +
  '|مندوب|مصمم|متدرب|منسق|أخصائي|فني|مسؤول|محامي|صيدلي|כלכלן|מהנדס|מפתח|מנהל|רכז|יועץ|עוזר|מורה|אחות' +
  '|רופא|מתכנת|इंजीनियर|प्रबंधक|शिक्षक|सहायक|अभियंता' +
  '|工程师|工程師|经理|經理|主管|总监|總監|助理|实习生|實習生|开发者|架构师|设计师|分析师|顾问|专员|教师|老师|会计|销售|主任|主席|部长|负责人|社长|会长|研究员|讲师|护士|医生' +
  '|店长|程序员|开发$|运营$|翻译' +
  '|エンジニア|マネージャー|マネジャー|リーダー|部長|課長|係長|主任|店長|社員|スタッフ|アルバイト|インターン|デザイナー|プログラマー|コンサルタント|アシスタント|担当|責任者|講師|教師' +
  '|看護師|販売員|代表|研究員|営業$|事務$|経理$' +
  '|엔지니어|개발자|매니저|팀장|과장|대리|부장|사원|인턴|디자이너|컨설턴트|연구원|강사|교사|간호사|대표|담당|주임|책임|선임';

const ORG_STEMS =
  'sv|tsv|fc|vfl|drk|thw|awo|asb|caritas|diakonie|malteser|johanniter|feuerwehr|spedition|bäckerei|metzgerei|tischlerei|schreinerei|gärtnerei|druckerei|apotheke|landkreis|stadtverwaltung|kirchengemeinde|boulangerie|pharmacie|mairie|librairie|ayuntamiento|prefeitura|câmara municipal|comune di|gemeente|kommun|croix-rouge|red cross|rotes kreuz|cruz roja|cruz vermelha|croce rossa|rode kruis|röda korset|kızılay|vakfı|derneği|odası|belediyesi|hastanesi|fundacja|stowarzyszenie|fundação|associação|asociación|stichting|consultores|consultants|arquitectos|architekten|architectes|ingenieros|ingenieure|asociados|associés|associati|avocats|bufete|abogados|kanzlei|rechtsanwälte|cabinet|atelier|inc|llc|ltd|limited|corp|corporation|company|co|plc|gmbh|ag|kg|ohg|gbr|ev|se|sa|sas|sarl|sl|spa|srl' +
  '|bv|nv|ab|as|oy|aps|pty|pvt|lda|ltda|eireli|zoo|sp|kft|doo|ooo|oao|ао|ооо|пао|зао|ип|inc|group' +
  '|cooperative|co-operative|coopérative|cooperativa|gruppe|groupe|grupo|gruppo|holding|bank|banque|banco|banca|hospital|clinic|clinics|klinik|klinikum' +
  '|krankenhaus|hôpital|ospedale|school|college|university|institute|institut|instituto|istituto|agency' +
  '|agentur|agence|agencia|agenzia|studio|studios|labs|lab|laboratory|laboratories|laboratoires?|laboratorium|technologies' +
  '|technology|systems|solutions|services|consulting|partners|associates|industries|foundation|stiftung' +
  '|fondation|fundación|fondazione|association|verein|society|council|ministry|ministerium|ministère' +
  '|ministerio|department|government|church|museum|theatre|restaurant|café|hotel|store|stores|shop' +
  '|shops|market|supermarket|airlines|energy|electric|power|media|press|publishing|verlag|software' +
  '|digital|capital|ventures|insurance|versicherung|assurances|seguros|logistics|transport|motors' +
  '|pharma|pharmaceuticals|biotech|networks|telecom|communications|international|worldwide|global' +
  '|europe|america|federation|union|club|team|trust|board|ministerstwo|urząd|amt|kammer|chamber' +
  '|authority|commission|committee|center|centre|zentrum|centro|werke|fabrik|haus|companhia|empresa' +
  '|loja|lojas|tienda|tiendas|magazin|компания|банк|группа|завод|университет|институт|больница|школа' +
  '|центр|студия|фонд|агентство|şirketi|bankası|üniversitesi|holding|công ty|ngân hàng|tập đoàn' +
  '|εταιρεία|τράπεζα|όμιλος|army|navy|force|police|startup|startups|instituição|institución|istituzione|instytucja' +
  '|przedszkole|żłobek|kita|kindergarten|kindertagesstätte|crèche|guardería|asilo nido|ludoteca|детский сад|детский центр|дитячий садок|grădinița|mateřská škola|óvoda' +
  '|camera di commercio|chambre de commerce|cámara de comercio|câmara de comércio|kamer van koophandel|izba (?:gospodarcza|handlowa|lekarska)';
const ORG_ANYWHERE =
  'شركة|مكتب|مؤسسة|بنك|جامعة|مستشفى|مدرسة|وزارة|مجموعة|جمعية|مركز|معهد|بع"מ|חברת|בנק|בית חולים' +
  '|אוניברסיט|कंपनी|लिमिटेड|बैंक|有限公司|公司|集团|集團|银行|銀行|株式会社|有限会社|合同会社|病院|医院|研究所|研究院|学校|大学|中心|協会|協會|协会|財団' +
  '|事務所|商店|店$|工房|製作所|工業$|商事$|주식회사|\\(주\\)|회사|은행|병원|대학교|연구소|재단|협회|그룹';

const SCHOOL_STEMS =
  'university|univ(?=\\.? (?:of|de|di) )|universitas|universiti|universität|université|universidad|universidade|università|universiteit|uniwersytet' +
  '|universitet|üniversite|universitatea|univerzita|college|school|schule|hochschule|fachhochschule' +
  '|gymnasium|realschule|berufsschule|école|ecole|lycée|lycee|collège|iut(?!\\p{L})|instituto|institut|institute' +
  '|istituto|liceo|colegio|escuela|escola|faculdade|facultad|faculty|faculté|academy|akademie|académie' +
  '|academia|accademia|polytechnic|politecnico|politécnic|polytechnique|politechnika|technikum|liceum' +
  '|szkoła|hogeschool|mbo(?!\\p{L})|högskola|gymnasieskol|lisesi|lise|đại học|trường|πανεπιστήμιο|πολυτεχνείο' +
  '|λύκειο|σχολή|университет|институт|академия|колледж|школа|лицей|техникум|училище|(?:mit|ucla|ucl|eth)(?!\\p{L})' +
  '|handwerkskammer|handelskammer|ihk|berufsbildungszentrum|bildungszentrum|berufskolleg|volkshochschul|cfa(?!\\p{L})|afpa(?!\\p{L})|greta(?!\\p{L})|ifsi(?!\\p{L})|industrie- und handelskammer|(?:epfl|kth|tu|fh|lmu|rwth|iit|puc|usp|unam)(?!\\p{L})|postech|kaist|caltech|bootcamp|jatc|conservatory|seminary' +
  '|(?:itis|ipsia|itcg?|itet|iiss|ipssar|iti)(?= \\p{Lu})|seminario (?:(?:arci)?vescovile|diocesano|mayor|menor|maggiore|minore|conciliar)' +
  '|polytech|(?:tafe|technikon|tvet)(?!\\p{L})|wānanga|te pūkenga';
const SCHOOL_ANYWHERE =
  'جامعة|كلية|معهد|مدرسة|الجامعة|أكاديمية|אוניברסיט|מכללת|תיכון|טכניון|בית ספר|विश्वविद्यालय' +
  '|महाविद्यालय|विद्यालय|大学|大學|学院|學院|高校|高中|中学|学校|學校|専門学校|高等学校|대학교|대학원|고등학교|대학';

/** Capitals lose the difference between the two letters of Turkish; Latin letters may stand in Cyrillic words. */
const dotted = (text: string): string => inCyrillic(text.replace(/[ıİ]/gu, 'i'));

/** What is finished at schools of South Asia: "Class XII", "10th Standard", "HSC", "Higher Secondary". */
const CLASSES =
  String.raw`(?:class|grade|std\.?|standard)[\s-](?:xii|x|1[02](?:th)?)(?:\s?\((?:[hs]sc|icse|isc|cbse)\))?|(?:xiith|xth|12th|10th) (?:class|grade|standard|std\.?)` +
  String.raw`|[hs]sc(?:\s[–-]\sclass (?:xii|x))?|sslc|(?:higher|senior) secondary(?! (?:school(?! certificate)|teacher|education))(?: school)?(?: certificate)?|secondary school certificate|matriculation(?= |$)|intermediate(?=\s?\((?:12th|xii|[mb]\.?p\.?c|class)|,? (?:10 ?\+ ?2|[mb]\.?p\.?c\b))`;

const DEGREE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:ph\.?\s?d\.?|d\.?\s?phil\.?|doctor(?:ate|al)?(?: of [\p{L}]+)?|doktor\p{L}*` +
    String.raw`|promotion|thèse(?: de doctorat)?|doctorat|doctorado|dottorato|m\.?\s?b\.?\s?a\.?|executive mba|m\.?\s?sci\.?|m\.?\s?res\.?|m(?:phys|chem|math)|b\.?s\.?n\.?|m\.?s\.?n\.?|d\.?n\.?p\.?|ed\.?\s?d\.?|m\.?\s?sc\.?` +
    String.raw`|[bm]\.s\.(?:e\.){1,2}|[bm]\.?\s?a\.?\s?sc\.?(?=[\s,.]|$)|(?:b\.?|m\.)\s?arch\.?(?=[\s,.]|$)|[bm]\.?s\.?w\.?(?=[\s,.]|$)|m\.?f\.?a\.?(?=[\s,.]|$)|m\.?p\.?[hp]\.?(?=[\s,.]|$)|(?:pharm|psy)\.?\s?d\.?(?=[\s,.]|$)` +
    String.raw`|m\.?\s?s\.?(?=[\s,.]|$)|m\.?\s?a\.?(?=[\s,.]|$)|m\.?\s?eng\.?|m\.?\s?tech\.?|m\.?\s?phil\.?` +
    String.raw`|m\.?\s?ed\.?|ll\.?\s?[bm]\.?|j\.?d\.?|m\.?d\.?|master(?:['’]?s)?(?:\s+(?:degree|of\s+(?:science` +
    String.raw`|arts|engineering|business administration|laws|education|fine arts|public health|philosophy` +
    String.raw`|technology|commerce|music|architecture|public administration|social work)))?|mestrado|maestr[ií]a` +
    String.raw`|máster|magist[eèé]re?|magister|magisterka|laurea(?:\s+(?:magistrale|triennale|specialistica))?` +
    String.raw`|bachelor(?:['’]?s)?(?:\s+(?:degree|of\s+(?:science|arts|engineering|business administration|laws` +
    String.raw`|education|fine arts|technology|commerce|music|architecture|nursing|social work|computer science` +
    String.raw`|business)))?|bacharelado|licenciatura|licenciad[oa]|licence(?:\s+professionnelle)?|licencjat` +
    String.raw`|b\.?\s?sc\.?(?:\s?\(hons\.?\))?|b\.?\s?s\.?(?=[\s,.]|$)|b\.?\s?a\.?(?:\s?\(hons\.?\))?(?=[\s,.]|$)` +
    String.raw`|b\.?\s?eng\.?|b\.?\s?tech\.?|b\.?\s?com\.?|b\.?\s?b\.?\s?a\.?|b\.?\s?ed\.?|b\.?\s?f\.?\s?a\.?` +
    String.raw`|associate(?:['’]?s)?(?:\s+(?:degree|of\s+(?:science|arts|applied science)))?(?=[\s,]|$)` +
    String.raw`|a\.b\.|s\.b\.|s\.m\.|a\.?\s?[as]\.?(?=[\s,]|$)|diplôme(?:\s+d['’]\p{L}+(?:\s+d['’]\p{L}+)?)?|diplom(?:a|-\p{L}+|ado|e|ingenieur)?|dipl\.?-?\s?\p{L}*\.?` +
    String.raw`|\p{L}*schulabschluss|\p{L}{3,}diplom|mittlere reife|(?:(?:allgemeine|fachgebundene) )?(?:fach)?(?:hoch)?schulreife|gesellen(?:brief|prüfung)|(?!haus|bürger|platz|wacht|lager|schul)\p{L}{4,}meister(?:in|brief|prüfung)?|high school diploma|high school|g\.?e\.?d\.?|a[- ]levels?|gcses?|abitur|fachabitur|matura|maturità` +
    String.raw`|bachiller(?=[\s,]|$)|ingenier[ií]a(?=\s+(?:de|en|técnica|superior))|baccalauréat|international baccalaureate(?: diploma)?|bac(?:\s?\+\s?\d)?|bachillerato|b\.?t\.?s\.?|d\.?u\.?t\.?|cap|bep|ingénieur` +
    String.raw`|grado(?:\s+en)?|técnico(?:\s+superior)?|tecn[oó]logo|técnico|graduação` +
    String.raw`|pós-graduação|ensino médio|apprenticeship|ausbildung(?:\s+zu[rm])?|staatsexamen|certificate(?: of (?:completion|achievement|attendance|proficiency|participation|merit)| program(?:me)?)?` +
    String.raw`|certificat|zertifikats(?:studium|studiengang|programm)|inżynier|lisans|yüksek lisans|ön lisans|cử nhân|thạc sĩ|tiến sĩ|πτυχίο|μεταπτυχιακό` +
    String.raw`|бакалавр\p{L}*|магистр\p{L}*|специалист|кандидат\p{L}* \p{L}+ наук|аспирант\p{L}*|среднее\p{L}*` +
    String.raw`|высшее|(?:post)?graduate (?:certificate|diploma)|advanced diploma|postgraduate|undergraduate|minor|major|honou?rs|perito(?= \p{L})|gepr(?:\.|üfte[rs]?) \p{L}{5,}(?: \((?:ihk|hwk)\))?|hnd|hnc|[ns]vq(?: level \d)?|btec|brevet(?:\s+professionnel|\s+de\s+technicien(?:\s+supérieur)?)?|kandidatexamen|lic\.(?= en )|t[eé]c(?:n?\.|nólog[oa])(?= (?:superior )?en )|t[eé]cn?\. superior|prof\.(?= (?:de|en) )|(?:e|é)?sp[eé]ciali[sz]ation(?= (?:in|en) )|speciali[sz]ation(?= in )|especiali[sz]aci[oó]n(?= en )|especialização(?= em )|specializzazione(?= in )|(?:magister|master|kandidat)program(?:met)?` +
    String.raw`|(?:berufs)?lehre|techniker(?:in)? hf|pregrado|tecnicatura|önlisans|civilingenjör|högskoleingenjör|doctoraal|propedeuse|vwo|havo|hbo|v?mbo(?:-\p{L}+|(?: niveau)? [1-4](?!\d))?|${CLASSES}|${dotted(`${DEGREES_OF_NEIGHBOURS}|${DEGREES_ABROAD}`)})(?![\p{L}\p{N}])`,
  'giu',
);
const DEGREE_ANYWHERE = new RegExp(
  String.raw`بكالوريوس|ماجستير|دكتوراه|دبلوم|ثانوية عامة|شهادة|תואר ראשון|תואר שני|דוקטורט|बी\.?टेक|स्नातक` +
    String.raw`|परास्नातक|学士|碩士|硕士|博士|本科|大专|高中毕业|修士|卒業|학사|석사|박사|졸업|${DEGREES_GAPLESS}`,
  'u',
);

const CJKISH = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Arabic', 'Hebrew', 'Devanagari', 'Thai']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');

const stems = (list: string, whole: boolean): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${dotted(list)})${whole ? '(?![\\p{L}\\p{N}])' : ''}`, 'giu');

const ROLE_START = stems(`${ROLE_STEMS}|${ROLES_OF_NEIGHBOURS}|${ROLES_ABROAD}`, false);
const ROLE_COMPOUND = new RegExp(
  String.raw`\p{Ll}(?:entwickler|ingenieur|leiter|berater|mitarbeiter|assistent|techniker|mechaniker|verkäufer` +
    String.raw`|lehrer|arbeiter|angestellter?|gehilfe|pfleger|monteur|schlosser|anwalt|anwält|therapeut|manager|assistenz|kaufmann|kauffrau|fachmann|fachfrau|trainer|coach|dozent|referent|sprecher|wart|kellner|bäcker|metzger|maler|maurer|schreiner|tischler|koch|köchin|helfer|beamter|beamte|richter|forscher|wissenschaftler|redakteur|autor|designer|architekt|analyst|administrator|controller|disponent|einkäufer|sekretär|vorsitzender?|schatzmeister|kassierer|pädagog|psycholog|übersetzer|dolmetscher|praktikant|praktikum|arzt|ärzt|inspektor|kapitän|leitung|begeleider|adviseur|leraar|verkoper|beheerder|lärare|sköterska|säljare|tekniker|konsult|betreuer|verwalter|zeichner|planer|prüfer|fahrer|führer|händler|gärtner|schwester|kraft|meister|ontwikkelaar|medewerker|chef|ledare|utvecklare` +
    String.raw`|ingenjör|${ROLE_ENDS_OF_NEIGHBOURS}|${ROLE_ENDS_ABROAD})(?:in|innen|\/in|:in|\*in|n)?(?![\p{L}])`,
  'iu',
);
/** Professions by their ends: "hydrologist", "cartographer", "biologiste", "Logopädin", "psicóloga". */
const ROLE_END =
  /(?<![\p{L}])\p{L}{3,}(?:logist|grapher|ician|icist|keeper|smith|wright|mason|worker|hand|monger|logue|logiste|graphe|icien|icienne|loge|login|grafin|iker|ikerin|ologe|ologin|ólog[oa]|ólogue|ograf[oa]|icist[ae]|olog[oa]|iatra|ierka|olożka)(?![\p{L}])/iu;
/** What people are called by letters behind their rank: "Senior SE", "Staff SWE". */
const ROLE_LETTERS =
  /^(?:senior|junior|staff|principal|lead|sr\.?|jr\.?|research|associate)\s(?:SE|SWE|SDE|SDET|QA|PM|SRE|DBA|BA|UX|MTS)\d?$/iu;
/** A rank that ends a title: "Audit Senior", "Design Lead". */
const ROLE_RANK = /^(?:\p{Lu}\p{L}+ ){1,2}(?:Senior|SENIOR|Lead|LEAD)$/u;
const ROLE_CJK = new RegExp(`${ROLE_ANYWHERE}|${ROLES_GAPLESS}`, 'u');
const ORG_WHOLE = stems(`${ORG_STEMS}|${ORGANISATIONS_OF_NEIGHBOURS}|${ORGANISATIONS_ABROAD}`, true);
const ORG_GAPLESS = new RegExp(ORGANISATIONS_GAPLESS, 'u');
const ORG_CJK = new RegExp(ORG_ANYWHERE, 'u');
const SCHOOL_START = stems(`${SCHOOL_STEMS}|${SCHOOLS_OF_NEIGHBOURS}|${SCHOOLS_ABROAD}`, false);
const SCHOOL_GAPLESS = new RegExp(SCHOOLS_GAPLESS, 'iu');
const SCHOOL_CJK = new RegExp(SCHOOL_ANYWHERE, 'u');
const HAS_CJKISH = new RegExp(`[${CJKISH}]`, 'u');

/** German, Dutch and Swedish names that end in what they are: "Autohaus", "Bouwbedrijf", "Mittelschule". */
const ORG_COMPOUND =
  /\p{Ll}(?:werke|bank|haus|betriebe?|verein|verband|büro|zentrum|klinik|sparkasse|kammer|krippe|bedrijf|bureau|centrum|ziekenhuis|sjukhus)(?![\p{L}])/u;
const SCHOOL_COMPOUND = new RegExp(
  String.raw`\p{Ll}(?:schule|gymnasium|kolleg|akademie|school|skolan?|gymnasiet|${SCHOOL_ENDS_OF_NEIGHBOURS})(?![\p{L}])`,
  'u',
);

const count = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

/** "Office of the Attorney General": an authority, whoever it is named after. */
const AUTHORITY =
  /^(?:(?:the|u\.?s\.?) )?(?:office|department|ministry|bureau|division|court|board|city|county|town|state|commonwealth|district|diocese|embassy) of (?!.*,)/iu;

/** Words that samples have where a job title belongs, alone or in brackets: "Job title", "[Position]". */
const BLANK_ROLE =
  /^[[<({]?\s*(?:(?:your|the|enter) )?(?:(?:job|position|role|post)(?: title| name)|position|job role|job position|jobtitel|berufsbezeichnung|stellenbezeichnung|positionsbezeichnung|intitulé du poste|nom du poste|titre du poste|nombre del puesto|título del puesto|nome do cargo|título do cargo|titolo della posizione|functietitel|职位|职位名称|岗位名称|岗位)\s*[\])}>]?$/iu;

/** Words that samples have where an employer belongs. */
const BLANK_EMPLOYER =
  /^[[<({]?\s*(?:(?:your|the|enter) )?(?:(?:company|employer|organi[sz]ation|business|firm)(?:['’]?s)?(?: name)?|name of (?:the )?(?:company|employer|organi[sz]ation)|firma|firmenname|unternehmen|arbeitgeber|entreprise|nom de l['’](?:entreprise|employeur)|employeur|empresa|nombre de la empresa|nome da empresa|empregador|azienda|nome dell['’]azienda|bedrijf|bedrijfsnaam|werkgever|公司|公司名称|单位名称)\s*[\])}>]?$/iu;

/** Words that samples have where a school belongs. */
const BLANK_SCHOOL =
  /^[[<({]?\s*(?:(?:your|the|enter) )?(?:institution(?: name)?|name of (?:the )?(?:institution|school|university)|awarding (?:body|institution)|institución|instituição|istituzione|établissement|bildungseinrichtung|instelling)\s*[\])}>]?$/iu;

/** Words that samples have where a degree belongs. */
const BLANK_DEGREE =
  /^[[<({]?\s*(?:(?:your|the|enter) )?(?:(?:course|degree|qualification|diploma)(?: title| name)|degree|name of (?:the )?(?:degree|course)|título obtenido|intitulé du diplôme|nom du diplôme|nome do curso|titolo di studio|bezeichnung des abschlusses)\s*[\])}>]?$/iu;

/** How much a short text looks like a job title, 0 to 1. */
export const roleScore = (text: string): number => {
  if (text.length < 40 && BLANK_ROLE.test(text.trim())) return 0.9;
  if (AUTHORITY.test(text.trim())) return 0;
  if (HAS_CJKISH.test(text) && ROLE_CJK.test(text)) return 0.9;
  if (ROLE_LETTERS.test(text.trim())) return 0.9;
  const bare = dotted(text.replace(/\([^()]*\)/gu, ' '));
  const hits =
    count(ROLE_START, bare) + (ROLE_COMPOUND.test(bare) || ROLE_END.test(bare) || ROLE_RANK.test(bare.trim()) ? 1 : 0);
  return hits === 0 ? 0 : Math.min(1, 0.7 + 0.15 * hits);
};

/** How much a short text looks like an employer or another organisation, 0 to 1. */
export const organisationScore = (text: string): number => {
  if (HAS_CJKISH.test(text) && ORG_CJK.test(text)) return 0.9;
  if (AUTHORITY.test(text.trim()) || (text.length < 40 && BLANK_EMPLOYER.test(text.trim()))) return 0.9;
  if (ROLE_LETTERS.test(text.trim())) return 0;
  const plain = text.replace(/(?<=\p{L})\.(?=\p{L})/gu, '');
  const hits = count(ORG_WHOLE, dotted(plain)) + (ORG_COMPOUND.test(plain) || ORG_GAPLESS.test(plain) ? 1 : 0);
  if (hits > 0) return Math.min(1, 0.65 + 0.15 * hits);
  // Capital letters inside or throughout a single word indicate names: "OpenResume", "NEXON".
  return /^(?:\p{Lu}\p{Ll}+\p{Lu}\p{L}*|\p{Lu}{3,8})$/u.test(text.trim()) ? 0.35 : 0;
};

/** How much a short text looks like a school, 0 to 1. */
export const schoolScore = (text: string): number => {
  if (HAS_CJKISH.test(text) && SCHOOL_CJK.test(text)) return 0.9;
  if (text.length < 40 && BLANK_SCHOOL.test(text.trim())) return 0.9;
  return count(SCHOOL_START, dotted(text)) > 0 || SCHOOL_COMPOUND.test(text) || SCHOOL_GAPLESS.test(text)
    ? /high school diploma/iu.test(text)
      ? 0.2
      : 0.9
    : 0;
};

/** Words in small letters: a sentence or a task has several, a name hardly any. */
const smallWords = (text: string): number => text.split(/\s+/u).filter((word) => /^\p{Ll}/u.test(word)).length;

/** Words with which a task begins in Chinese; who is "in charge" of something is a person. */
const TASK_IN_CHINESE =
  /^(?:主要)?(?:负责(?!人)|負責(?!人)|参与|參與|主导|主導|协助|協助|独立(?:完成|开发|负责)|完成|使用|搭建|推动|推動|优化|設計並|设计并)\s?\S/u;

/** Whether a text reads like what somebody did, and has no word of an employer or of a school. */
export const isTask = (text: string): boolean =>
  TASK_IN_CHINESE.test(text) ||
  (organisationScore(text) + schoolScore(text) === 0 && text.split(/\s+/u).length > 3 && smallWords(text) > 1);

/** What is said of a school of that kind, not the name of one. */
const KIND_OF_SCHOOL = /\b(?:senior|junior|public|private|some|completed|finished|graduated|attended)\s$/iu;

/** Whether "high school" ends a school's own name, which is no degree: "Lincoln High School". */
const isNameOfSchool = (text: string, { 0: words, index }: RegExpExecArray): boolean => {
  const [name] = /(?:\p{Lu}[\p{L}.'’-]*\s){1,4}$/u.exec(text.slice(Math.max(0, index - 60), index)) ?? [];
  const after = text.slice(index + words.length, index + words.length + 3);
  return (
    /^high school$/iu.test(words) &&
    name !== undefined &&
    !KIND_OF_SCHOOL.test(name) &&
    /^\s*(?:[,|–—(-]|$)/u.test(after)
  );
};

/** "Massachusetts Institute of Technology, Cambridge, MA": the state behind a city is no degree. */
const isState = (text: string, { 0: found, index }: RegExpExecArray): boolean => {
  const before = /,\s(?<city>[\p{L} .'’-]{2,30}),\s$/u.exec(text.slice(Math.max(0, index - 40), index));
  return (
    index + found.length === text.length &&
    /^M[AS]$/u.test(found) &&
    before?.groups !== undefined &&
    isCity(before.groups['city'] ?? '')
  );
};

/** Words for what is written for a degree: "Diplomarbeit", "diplomová práce", "Магістерська робота". */
const THESIS =
  /^(?:diplom|magist|bachelor|master|bakal|mast|магіст|магист|бакалавр|диплом)\p{L}*(?:arbeit|munka|dolgozat|oppgave|opgave|uppsats|työ|darbas|darbs|töö)(?!\p{L})|^\p{L}+\s(?:pr[aá]c[ea]|rad|delo|naloga|робота|работа|рад)(?!\p{L})/iu;

const isThesis = (text: string, { 0: words, index }: RegExpExecArray): boolean =>
  index === 0 && THESIS.test(words.includes(' ') ? text : text.slice(0, words.length + 20));

/** The words of a degree in a text, and their positions. */
export const findDegree = (text: string): { from: number; to: number } | undefined => {
  if (text.length < 40 && BLANK_DEGREE.test(text.trim())) return { from: 0, to: text.length };
  const matches = [...dotted(text).matchAll(DEGREE)];
  const match =
    matches.find((found) => !isNameOfSchool(text, found) && !isState(text, found) && !isThesis(text, found)) ??
    DEGREE_ANYWHERE.exec(text);
  return match ? { from: match.index, to: match.index + match[0].length } : undefined;
};

const LEVEL_WORDS = new RegExp(
  String.raw`^(?:native(?: speaker| or bilingual.*)?|mother tongue|bilingual|fluent|proficient|advanced` +
    String.raw`|upper[- ]intermediate|intermediate|elementary|basic|beginner|novice|conversational` +
    String.raw`|professional(?: working)?(?: proficiency)?|full professional(?: proficiency)?` +
    String.raw`|limited working(?: proficiency)?|expert|competent|skilled|familiar|(?:senior|junior|mid)(?:[- ]level)?$|good|very good|excellent|master` +
    String.raw`|[abc][12]\+?|muttersprache|muttersprachler|fließend|verhandlungssicher|grundkenntnisse|grundlagen$` +
    String.raw`|gute kenntnisse|sehr gut|gut|fortgeschritten|experte|langue maternelle|courant|bilingue` +
    String.raw`|intermédiaire|avancé|notions|débutant|scolaire|nativo|nativa|lengua materna|fluido|avanzado` +
    String.raw`|intermedio|básico|nociones|noções|nozioni|fluente|avançado|intermediário|intermédio|língua materna|madrelingua|fluente` +
    String.raw`|avanzato|intermedio|base|ottimo|buono|scolastico|moedertaal|vloeiend|goed|redelijk|basis|ojczysty` +
    String.raw`|biegły|zaawansowany|średniozaawansowany|podstawowy|modersmål|flytande|goda kunskaper|ana dil|akıcı` +
    String.raw`|ileri|orta|başlangıç|bản ngữ|thành thạo|trung cấp|cơ bản|μητρική|άριστα|καλά|родной|свободно` +
    String.raw`|продвинутый|средний|начальный|базовый|اللغة الأم|ممتاز|جيد جد[ًا]+|جيد|متوسط|مبتدئ|طليق|שפת אם` +
    String.raw`|רמה גבוהה|שוטף|מצוין|बुनियादी|मातृभाषा|धाराप्रवाह|母语|流利|精通|熟练|良好|一般|掌握|熟悉|了解|母語|ネイティブ|流暢|ビジネスレベル` +
    String.raw`|日常会話|初級|中級|上級|모국어|유창|원어민|고급|중급|초급|${LEVELS_OF_NEIGHBOURS})(?![\p{L}])`,
  'iu',
);

/** Such words that say it only alone: among others "good" and "high" say anything. */
const LEVEL_ALONE = new RegExp(
  String.raw`^(?:perfekt|profi|anfänger|grundlegend|(?:sehr |recht )?gute?|excellente?|(?:très |assez )?bon(?:ne)?|expert(?:e|a|o)?|fluency|confirmée?|débutante|moyen` +
    String.raw`|(?:muy )?buen[oa]|alto|medio|experto|principiante|avanzada|intermedia|(?:muito )?bo[ma]|iniciante|especialista|avançada|intermediária` +
    String.raw`|buon[oa]|ottim[oa]|molto buon[oa]|discret[oa]|sufficiente|elementare|avanzata|esperto|perfett[oa]|uitstekend|gevorderd|gemiddeld` +
    String.raw`|ekspert|avansert|avanceret|avancerad|flytende|flydende|grunnleggende|grundlæggende|grundläggande|nybegynner|begynder|nybörjare|viderekommende|rutinert|rutineret|øvet` +
    String.raw`|bra|god(?:e|t)?|meget god(?:e|t)?|mycket (?:bra|goda?)|äidinkieli|sujuva|erinomainen|(?:erittäin )?hyvä|tyydyttävä|alkeet|perustaso|keskitaso` +
    String.raw`|(?:bardzo )?dobr[ya]|początkujący|średni|rodilý mluvčí|pokročil[ýá]|začátečník|plynně|výborn[áěý]|anyanyelv|haladó|kezdő|középfok|felsőfok|társalgási szint` +
    String.raw`|avansat|mediu|începător|nativ|(?:çok )?iyi|mükemmel|anadil|uzman|рідна|вільно|середній|початковий|отлично|хороший|mahir|lancar|dasar|menengah|nadiu|natiu|${LEVELS_ALONE_OF_NEIGHBOURS})$`,
  'iu',
);

const LEVEL_ABROAD = new RegExp(String.raw`^(?:${dotted(LEVELS_ABROAD)})(?![\p{L}\p{M}])`, 'iu');
const LEVEL_GAPLESS = new RegExp(LEVELS_GAPLESS, 'u');

/** Whether a text is a level of the Common European Framework of Reference for Languages, and nothing else: "B2". */
export const isCommonLevel = (text: string): boolean => /^[ABC][12]$/u.test(text.trim());

/** What stands before a level: "level B1". */
const LEVEL_LABEL =
  /^(?:level|niveau|nivel|nível|livello|poziom|úroveň|уровень|рівень|ниво|nivo|razina|raven|szint|nivelul|επίπεδο|lygis|līmenis|tase|nivå|taso|sprachniveau)\s(?=\S)/iu;

/** Whether a short text states how well something is known. */
export const isLevel = (text: string): boolean => {
  const bare = text.length <= 45 ? text.trim().replace(/^[([]/u, '').replace(LEVEL_LABEL, '') : '';
  return (
    LEVEL_WORDS.test(bare) ||
    LEVEL_ALONE.test(bare.replace(/[)\]]$/u, '')) ||
    LEVEL_ABROAD.test(dotted(bare)) ||
    LEVEL_GAPLESS.test(bare)
  );
};
