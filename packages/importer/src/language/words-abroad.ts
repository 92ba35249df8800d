/**
 * Words of languages of the North, Iberia, Turkey, Asia and the Near East that indicate what a short text is, by language.
 * As in `words.ts`, stems match at the start of a word; dotless letters are written with a dot.
 */
const joined = (byLanguage: Readonly<Record<string, string>>): string => Object.values(byLanguage).join('|');

/** Stems of what people are called. */
export const ROLES_ABROAD = joined({
  nordic:
    'arkite[kt]+|ingeniør|insinööri|verkfræðing|direktør|konsulent|lærer|lærling|læknir|læge|adjunkt(?!\\p{L})|rørlegger|(?:over|tann|fast|spesialist)?lege(?=\\s*(?:$|[,–|(-]))|produkteier|maskinmester|byg(?:g|nings)mester|läkare|tandläkare|lääkäri|jurist|advokat|revisor|sekret(?:ær|erare|är)|kasserer|kassör|stipendiat|forsker|forskare|kock|kokk|tjener(?!\\p{L})|servit(?:ør|ris)|sjåfør|chauffør|snekker|tømrer|svetsare|sveiser|mont[øö]r|smed(?!\\p{L})|städare|renholder|vikar(?!i)|frivillig(?!\\p{L}| arbe)|volontär|styremedlem|styreleder|styrelseledamot|ordförande|formand|nestleder|tillitsvalgt|rådgiver|ráðgjafi|utvikler|udvikler|selger|sælger|snickare|psykolog|bibliotekar|apotekare|kurator|fotograf(?![ií])|laborant|vekter|jordmor|jordemoder|sykepleier|sygeplejerske|pædagog|bogholder|ekspedient|underviser|indkøber|innkjøper|inköpare|træner|trener|oversætter|oversetter|översättare|fysioterapeut|sjukgymnast|konstruktör|formgivare|kommunikatör|farmaceut|saksbehandler|sagsbehandler|elev(?!\\p{L})|daglig leder|førsteamanuensis|vd(?!\\p{L})',
  fi: 'kuljettaja|asentaja|arkkitehti|lakimies|valmentaja|opettaja|myyjä|kokki|tarjoilija|sairaanhoitaja|lähihoitaja|siivooja|kirvesmies|konsultti|tutkija|puheenjohtaja|sihteeri|asiantuntija|koordinaattori|johtaja|esimies|suunnittelija|analyytikko|kehittäjä|kääntäjä|toimittaja|lehtori|proviisori|kätilö|vartija|ohjaaja|harjoittelija|avustaja|apulainen|hitsaaja|vapaaehtoinen|hallituksen jäsen|assistentti|tohtorikoulutettava|professori',
  is: 'kennari|forritari|bókari|þjónn|smiður|rafvirki|starfsmaður|ritari|formaður|gjaldkeri|fulltrúi|hönnuður|þýðandi|nemi(?!\\p{L})|sjálfboðaliði|stjórnandi',
  ca: 'desenvolupador|enginyer(?!ia)|cap d|infermer|mestr[ea](?!\\p{L})|dependent[a]?(?!\\p{L})|cambrer|cuiner|tècnic(?! superior)|metge|advocad|dissenyador|tresorer|psicòleg|psicòloga|treballadora? social|venedor',
  eu: 'garatzaile|ingeniaria|irakasle|erizain|administraria|zuzendari|sukaldari|zerbitzari|teknikaria|arduradun|koordinatzaile|ikertzaile|saltzaile|kazetari|kontulari|itzultzaile|bekaduna|aholkulari|laguntzaile|hezitzaile|diseinatzaile|programatzaile|abokatu',
  tr: 'muhasebeci|muhasebe(?!\\s\\p{L}|\\p{L})|ön muhasebe|şef(?:i)?(?!\\p{L})|tasarimci|doktor(?=$|\\s*[-–,/|(])|eczaci(?!lik|liğ)|teknisyen|doçent|ekip lideri|takim lideri|kasiyer|sekreter|başkan(?!li)|üye(?:si)?(?!\\p{L})|koordinat[oö]r|editör|tercüman|çevirmen|gazeteci(?!lik)|psikolog|diyetisyen|fizyoterapist|hekim(?!li)|operatör|işçi(?!li)|usta(?!\\p{L})|memur|kurye|komi(?!\\p{L})|resepsiyonist|analist|programci|denetçi|bankaci(?!li)|yetkili|eğitmen|antrenör|kurucu|ortak(?!\\p{L})|amir(?:i)?(?!\\p{L})|üretici|çirak|kaptan|ebe(?!\\p{L})|planlamaci|hakem',
  az: 'proqramçi|mühəndis|müəllim|mühasib(?!at)|menecer|satici|kassir|həkim|tibb bacisi|mütəxəssis|təcrübəçi|hüquqşünas|tərcüməçi|katib|dizayner|ofisiant|aşpaz|sürücü(?!lük)|könüllü(?!lük)|məsləhətçi|analitik(?!a)|müdir|inzibatçi|köməkçi|nümayəndə|jurnalist|texnik(?!\\p{L})|rəhbər(?!lik)|təlimçi|direktor',
  id: 'staf(?!\\p{L})|guru(?!\\p{L})|perawat(?!an)|kasir|pramuniaga|manajer|pengembang(?!an)|kepala|ketua|wakil ketua|sekretaris|bendahara|anggota|asisten|magang|dosen(?!\\p{L})|teknisi|karyawan|pegawai|petugas|desainer|apoteker|dokter|bidan(?!\\p{L})|satpam|pengacara|penerjemah(?!an)|wartawan|pelatih(?!an)|juru ?(?:masak|bicara|rawat|teknik|wang|audit|terbang|tera)|pelayan(?!an)|direktur|relawan|insinyur|penulis(?!an)|fotografer|pengajar(?!an)|pemimpin|pengurus(?!an)|penanggung jawab|pembantu|pensyarah|kerani|eksekutif|penolong|pereka|penyelia|pengerusi|setiausaha|ahli jawatankuasa|sukarelawan|pengarah(?!an)|penyelidik(?!an)|akauntan|buruh|sopir|kurir|admin(?=\\s*$)|mekanik(?!a)|penyiar(?!an)|wali kelas|pemandu|peguam',
  vi: '(?<!(?:sinh|học|công|đảng) )viên(?!\\p{L})|trợ (?:giảng|lý)|gia sư|thu ngân|phục vụ bàn|điều dưỡng|bác s[ĩỹ]|dược s[ĩỹ]|nhà thiết kế|lễ tân|thư ký|phó (?!giáo)|chủ tịch|chủ nhiệm|phiên dịch|đầu bếp|tài xế|công nhân|giám sát (?:bán|thi|kinh|sản)|cố vấn|luật sư|kiến trúc sư|pha chế|đội trưởng|tổ trưởng|bí thư|y tá|designer',
  ar: '(?:ال)?(?:كاتب|صحفي|صحافي|مترجم|محرر|مدرب|متطوع|عضو|باحث|أستاذ|استاذ|محاضر|سائق|طباخ|شيف|نادل|كاشير|أمين|أمينة|مراقب|مراجع (?:حسابات|داخلي)|قائد|اختصاصي|إداري|مسوق|حارس|عامل(?!\\p{L})|مؤسس(?!\\p{L})|شريك|وكيل(?!\\p{L})|مصور|مذيع|مقدم|كيميائي|بائع|خبير|تقني(?! سامي)|ممثل|مفتش|مضيف|ميكانيكي|كهربائي|نجار|صيدلاني|نائب|خدمة عملاء)',
  he: 'רוא[הת] חשבון|עורכ?ת? ?דין|עורך|עורכת|מזכיר|פקיד|נציג|איש |אשת |מלצר|ברמן|טבח|שף(?!\\p{L})|קצינ?[הת]?|סמל(?!\\p{L})|מפקד|ראש |סמנכ|מנכ|יועצת|מתרגל|מתנדב|מדריכ?ה?|גרפיקאי|מעצב|אנליסט|כלכלנית|טכנאי|חוקר|מרצה|עיתונאי|כתבת?(?!\\p{L})|צלם|אדריכל|חשב(?!\\p{L})|בודק|סטודנט|מאבטח|נהג|מחסנאי|קופאי|בקר(?!\\p{L})|תוכניתן|לוחם|לוחמת|גננת|סייעת|פסיכולוג(?!יה)|עובדת? סוציאלית?|פיזיותרפיסט|רוקחת?(?!\\p{L})|מתמחה|אחראית?(?!\\p{L})|יו["״]ר|חבר ועד|חברת ועד|מתאם|דייל|מוקדנ|אחמ["״]ש|ארכיטקט|דובר|שליח|חובש|תחקירן|מטפל|מאמן|סגן|אחות|רופאה|מנתח',
  fa: 'برنامه.?نویس|توسعه.?دهنده|کارشناس(?! ?ی)|مدیر|حسابدار(?!ی)|استاد|دانشیار|پرستار(?!ی)|پزشک(?!ی)|داروساز|طراح(?!ی)|تحلیل.?گر|کارآموز(?!ی)|سرپرست|مشاور(?!ه)|پژوهشگر|مترجم|نویسنده|ویراستار|خبرنگار|وکیل|فروشنده|منشی|کارمند|مسئول|تکنسین|راننده|آشپز|معمار(?!ی)|روانشناس(?!ی)|دستیار|رئیس|معاون|عضو|هم.?بنیان.?گذار|بنیان.?گذار|داوطلب|بازاریاب(?!ی)|کمک حسابدار|مربی|دبیر(?!ستان)|کارگر|اپراتور|عکاس|سردبیر|بازرس|هماهنگ.?کننده|کتابدار(?!ی)|دندانپزشک(?!ی)|سرآشپز|صندوق.?دار|انباردار|پشتیبان|مهندس(?!ی)',
  hi: 'अध्याप|प्राध्यापक|लेखाकार|लेखापाल|नर्स|चिकित्सक|डॉक्टर|विक्रेता|पत्रकार(?!िता)|संपादक|अनुवादक|वकील|अधिवक्ता|लिपिक|क्लर्क|अधिकारी|डेवलपर|प्रशिक्षु|इंटर्न(?!शिप)|मैनेजर|इलेक्ट्रीशियन|तकनीशियन|पर्यवेक्षक|सुपरवाइज़?र|संवाददाता|ड्राइवर|चालक|निदेशक|सलाहकार|समन्वयक|स्वयंसेवक|अध्यक्ष|सचिव|सदस्य|शोधकर्ता|डिज़?ाइनर|विश्लेषक|ऑपरेटर|अकाउंटेंट|टीम लीडर|प्रोग्रामर|प्रधानाचार्य|कार्यकारी|प्रवक्ता|व्याख्याता|लेखक',
  th: 'วิศวกร(?!รม)|นัก(?!เรียน|ศึกษา(?!ฝึก))|พนักงาน|เจ้าหน้าที่|ผู้(?:จัดการ|ช่วย|อำนวยการ|ประสาน|ดูแล|ตรวจ|สอน|บริหาร)|หัวหน้า|ครู|อาจารย์|พยาบาล|แพทย์|เภสัชกร|โปรแกรมเมอร์|กราฟิก|เลขา|ล่าม|พ่อครัว|เชฟ|บาริสต้า|ช่าง|ทนาย|นิติกร|สถาปนิก|รองประธาน|ประธาน|กรรมการ|อาสาสมัคร|ที่ปรึกษา|แคชเชียร์|บรรณาธิการ|ติวเตอร์|คนขับ|สมาชิก|แอดมิน|ครีเอทีฟ|ดีไซเนอร์',
});

/** The ends of compounds that say what somebody is. */
export const ROLE_ENDS_ABROAD =
  'leder|leiar|medarbe(?:jder|ider)|medarbetare|(?<!sam)arbe(?:jder|ider|tare)|utvikler|udvikler|ingeniør|rådgiver|konsulent|lærer|selger|sælger|pleier|plejer|plejerske|sje[f]|(?<!gjennom|gennem|med|ut)fører|förare|läkare|læge|direktør|ansvarlig|biträde|sekreterare|sekretær|ekonom|økonom|hj[eæ]lper|ve(?:j|i)leder|behandler|mont[øö]r|skötare|ägare|terapeut|administratör|formgivare|marknadsförare|ledamot|medlem|assistent' +
  '|päällikkö|johtaja|hoitaja|opettaja|suunnittelija|kehittäjä|myyjä|työntekijä|asentaja|esimies|sihteeri|insinööri|ohjaaja|kuljettaja|asiantuntija|edustaja|palvelija|lääkäri|avustaja|arkkitehti|vetäjä|terapeutti|pitäjä|kuski|assistentti|vastaava|valmentaja' +
  '|stjóri|fræðingur|kennari|maður|fulltrúi|stóri|liði';

/** Chinese, Japanese and Korean ones, anywhere in a text or at its end. */
export const ROLES_GAPLESS = joined({
  ja: 'プログラマ|ディレクター|プロデューサー|オペレーター|ドライバー|アナリスト|アドバイザー|プランナー|マーケター|アーキテクト|スペシャリスト|ライター|カメラマン|フリーランス|個人事業主|テスター|メンバー$|客室乗務員|取締役|執行役員|秘書|(?:総務|人事|受付|教授|助教|教諭|主査|記者|通訳)$|(?<![学修博門硕碩])士$|(?<!無)[師員職]$|(?:編集|翻訳|経営|管理|研究|創業|代表|担当)者$|[部課係室所局店班館園校]長',
  ko: '마케터|기획자|차장|(?:^|\\s|표)이사$|상무|전무|팀원$|파트장|아르바이트|의사$|약사$|조교|교수$|회계사|세무사|변호사|비서|사무보조|사무원|점장|점원|바리스타|요리사|조리사|운전기사|통역사|번역가|(?:^|\\s)기자|에디터|편집자|작가$|(?:^|\\s)경리|(?:^|\\s)총무|분석가|아키텍트|프로그래머|코디네이터|트레이너|상담사|상담원|복지사|치료사|회장$|임원|부원$|단원$|멤버|리더|봉사자|멘토|튜터|실장|센터장|본부장|(?:^|\\s)원장|창업자|프리랜서|관리자|안내원|승무원|설계사|직원|스태프|판매원|반장$|(?:^|\\s)사서|건축사|위생사|영양사|수석|관리사|조연출|서포터즈',
  zh: '[员員师師]$|[醫医律药藥教]师$|[会會][计計]|出纳|出納|前台$|客服|(?:编辑|編輯|记者|記者|司机|司機|法务|法務|采购|採購|文案|策划|策劃|企劃|翻译|秘书|秘書|特助|干事|幹事|助教|教授|教练|教練|主编|导演|编导|仓管|家教|志工|义工|工讀|工讀生|管培生|团支书|合伙人|创始人|主持人|代理人|協理|副理|襄理|課長|總召|幹部|志愿者|[电焊钳木]工|会员|會員)$|[部组組队隊班会會校院社团團店厂廠处處科局所站][長长]$|開發人員|客服人員|人員$|人员$|总经理|總經理|董事',
});

/** Words of employers and other organisations, whole. */
export const ORGANISATIONS_ABROAD = joined({
  nordic:
    'a\\/s|i\\/s|(?<=\\p{L}{4} )asa|hb|aktiebolag|oyj|ky|ry|rf|hf|ehf|ohf|kommune|fylkeskommune|stiftelsen|fonden|styrelsen|direktoratet|røde kors|redd barna|punainen risti|rauði krossinn|nav|kela|region (?:skåne|stockholm|midtjylland|syddanmark|nordjylland|hovedstaden|sjælland|västra|öst|uppsala|örebro|dalarna|halland|värmland)\\p{L}*|helse (?:vest|sør|nord|midt)\\p{L}*|statens \\p{L}+|osuuskauppa|osuuspankki|kaupunki|kunta|säätiö|ylioppilaskunta',
  tr: 'aş|şti|tic|ltd|bakanliği|müdürlüğü|eczanesi|bürosu|muayenehanesi|restoran|valiliği|adliyesi|hava yollari|kooperatifi|dershanesi|derneği|kaymakamliği|noterliği|ajansi|fabrikasi|(?<=\\s)(?:teknoloji(?:leri)?|turizm|otel|lojistik|tekstil|otomotiv|sigorta|mimarlik|mühendislik|inşaat|yazilim|gida|medikal|enerji|danişmanlik|bilişim|reklam|sanayi|ticaret)(?=$| a\\.?ş| ltd| san)',
  az: 'mmc|asc|qsc|nazirliyi|komitəsi|xəstəxanasi|klinika|qht|holdinq|agentliyi|idarəsi',
  id: '(?:^|, ?|@ ?|di )(?:pt(?=\\.? ?\\p{L})|cv(?=\\. ?\\p{L}| (?!of|template|vitae)\\p{L})|toko|rsud|rsu[pa]?|dinas|yayasan|koperasi|puskesmas|apotek|himpunan|badan|bem(?= )|kementerian|kantor|perusahaan|rumah sakit|rumah makan|syarikat|majlis|pemerintah|balai|lembaga|palang merah|karang taruna|persatuan|kelab|klinik)|tbk|persero|sdn|bhd|berhad',
  vi: '^(?:bệnh viện|trung tâm|siêu thị|nhà hàng|khách sạn|câu lạc bộ|clb|sở|ubnd|ủy ban|cửa hàng|hội (?:sinh|đồng)|chi nhánh|doanh nghiệp|quỹ|phòng khám|nhà máy|nhà xuất bản|bộ (?:y|tài|giáo|công)|xí nghiệp|văn phòng|đoàn thanh niên)|tnhh|tmcp',
  ar: '^(?:ال)?(?:مصنع|فندق|مطعم|صيدلية|بلدية|هيئة|مصرف|وكالة|دار|جريدة|عيادة|نادي|صحيفة|هلال|متجر|قناة|ديوان|اتحاد|مصلحة|منظمة|مجلس|محكمة)',
  he: '^(?:עיריית|משרד|קופת|צה["״]ל|עמות[הת]|מכון|מסעד[הת]|מלון|רשת|קבוצת|ה?מרכז|סוכנות|תנועת|ה?הסתדרות|מועצה|מועצת|בית (?:קפה|דפוס|חולים)|סטודיו|אגודת|חיל|מרפאת|עיתון|ארגון|קיבוץ|קרן)|בע[״]מ',
  fa: '^(?:شرکت|بانک|بیمارستان|مو?ؤ?سسه|گروه|وزارت|سازمان|شهرداری|دفتر|کارخانه|هتل|رستوران|آموزشگاه|مرکز|داروخانه|درمانگاه|انتشارات|روزنامه|فروشگاه|پژوهشکده|پژوهشگاه|انجمن|استارتاپ|کلینیک|آژانس|هلال|خبرگزاری|بنیاد|هلدینگ|بیمه)',
  hi: 'अस्पताल|संस्था|मंत्रालय|नगर निगम|समाचार|कार्यालय|उद्योग|फाउंडेशन|ट्रस्ट|होटल|एजेंसी|क्लिनिक|संगठन|समिति|केंद्र',
});
/** The same within words, or without spaces around them. */
export const ORGANISATIONS_GAPLESS = joined({
  nordic:
    '(?<=\\p{Ll})(?:verket|styrelsen|kassan|sjukhuset|sykehuset|sykehus|sygehus|hospitalet|etaten|direktoratet|firmaet|barnehage|landstinget|sairaala|hallinto|virasto|pankki|kurborg|bankinn|spítali|gerðin)(?!\\p{L})|landstinget|landspítali',
  th: '^(?:บริษัท|ธนาคาร|โรงพยาบาล|ห้างหุ้นส่วน|กระทรวง|สำนักงาน|กรม|โรงแรม|ร้าน|มูลนิธิ|สมาคม|โรงงาน|คลินิก|เทศบาล|สถาบัน|หจก|บมจ|บจก|การไฟฟ้า|ชมรม|สโมสร|องค์การ|ศูนย์)|จำกัด',
  ja: '㈱|[(（]株[)）]|市役所|区役所|法人|郵便局|県庁|クリニック|保育園|ホールディングス|薬局|信用金庫|新聞社|出版社|百貨店|ホテル|組合$|消防署|警察署',
  ko: '㈜|[가-힣](?:시청|구청|공사|공단|증권|보험|건설|전자|중공업|출판사|신문사|방송국|도서관|대사관|교육청|복지관|법인|호텔|어린이집|유치원|학원|스튜디오|박물관|학생회)(?!\\p{L})|(?:법무|회계|사단|재단)법인',
  zh: '(?:教育|税务|工商|公安|财政|卫生|统计|警察)局|市政府|政府$|事务所|學生會|学生会|工作室|超市|酒店|电视台|電視台|幼儿园|幼兒園|基金[会會]|红十字|紅十字|診所|诊所|補習班|咖啡[店廳]|餐[廳厅]|工[廠厂]$|证券|培训机构|科技园|商[会會]$|团委|俱乐部|药房|旅行社|報社|飯店|百貨|[實实][驗验]室$|出版社',
});

/** Stems of schools. */
export const SCHOOLS_ABROAD = joined({
  nordic:
    'komvux|erhvervsakademi|professionshøjskole|h[øo](?:g|y|j)skol|høgskul|fagskole|videregående skole|vgs|ntnu|oslomet|vuc|hf & vuc|skole(?!\\p{L})|\\p{L}+ videregående(?! )|yliopisto|ammattikorkeakoulu|(?<!\\()amk(?![\\p{L})])|lukio|opisto|peruskoulu|ammattikoulu|háskóli|(?:\\p{L}+ )?tekniska högskola',
  iberia:
    'universitat(?!\\p{L})|conservatori|ies(?=\\s\\p{L})|unibertsitate|euskal herriko uni|ikastola|lanbide heziketako',
  tr: 'yüksekokul|meslek yüksek|fakültesi|ortaokul|ilkokul|odtü|itü(?!\\p{L})|ytü(?!\\p{L})|enstitüsü|konservatuv|kolej|harp okulu|açiköğretim',
  az: 'kollec|akademiya|lisey|\\d+ (?:nömrəli|saylı) .{0,12}məktəb|orta məktəb',
  id: 'politeknik|poltekkes|sm[akp][ns]?(?=\\.? ?(?:negeri|swasta|\\d|\\p{L}+ ?))(?!\\p{L})|mtsn?(?=\\s)|man(?=\\s\\d)|sdn?(?=\\s(?:negeri|\\d))|sekolah|stmik|stie|stikes|akademi(?!k|s)|kolej|pondok pesantren|pesantren|madrasah|uin(?!\\p{L})|uitm|unpad|ugm(?!\\p{L})',
  vi: '(?<!trình độ )cao đẳng|thpt|thcs|học viện|đh(?= )|trung học phổ|trung học cơ',
  ar: '^(?:ال)?(?:ثانوية(?! عامة| العامة)|إعدادية|ابتدائية|متوسطة)',
  he: 'ה?מכלל[הת]|סמינר ה|ישיב[הת] |ה?פקולטה|אולפנ|שנקר|בצלאל|ה?אקדמיה|אורט(?!\\p{L})',
  fa: 'دانشگاه|دبیرستان|دانشکده|هنرستان|آموزشکده|مؤ?و?سسه آموزش عالی',
  hi: 'विद्या मंदिर|(?:भारतीय )?(?:\\p{L}+ )?प्रौद्योगिकी संस्थान|(?:इंटर )?कॉलेज|माध्यमिक शिक्षा बोर्ड|यूनिवर्सिटी|(?<!हाई )स्कूल|पॉलिटेक्निक|विद्यापीठ',
});
/** The same within words, or without spaces around them. */
export const SCHOOLS_GAPLESS =
  '(?<=\\p{Ll})(?:(?:høj|høg|høy|efter|folke)?skolen?(?!\\p{L})|skule|skóli(?:nn)?|yliopisto|korkeakoulu|opisto|lukio|koulu|institutet)(?!\\p{L})' +
  '|^(?:โรงเรียน|คณะ|วิทยาลัย|สถาบันเทคโนโลยี)|มหาวิทยาลัย' +
  '|高専$|スクール|学園|アカデミー|学部$|カレッジ$|職業訓練校|학교$|고교$|과학기술원|평생교육원|아카데미|학점은행|여대$' +
  '|中學|高[職工]$|高职$|[党分技卫專专附]校$|附中$|[一二三四五六七八九十]中$|中[專专]$|書院|书院|學系$';

/** Degrees, whole; their letters may be of any case. */
export const DEGREES_ABROAD = joined({
  nordic:
    '(?:cand|stud)\\.\\s?\\p{L}+(?:\\.\\s?\\p{L}+){0,2}\\.?|\\p{L}{3,}(?:examen|eksamen|tutkinto)|examen (?:artium|philosophicum)|(?:\\p{L}{3,}|sveins)próf|(?:kandidat|master|magister|licentiat)(?:utbildning|uddannelse|examen|grad|studium)\\p{L}*|(?:bachelor|master|doktor)grad|(?:\\p{L}+)?uddannelse(?= (?:i|til|som) )|professionsbachelor|(?:filosofie|teknologie|medicine) (?:kandidat|magister|doktor)|fil\\.? ?(?:kand|mag|dr)\\.?|kandidat i|master i|h[adf](?= \\(| almen| jur| i )|stx|hhx|htx|eux|hf-eksamen|datamatiker|(?:markedsførings|finans|sivil|civil)økonom|(?:sivil|civil|diplom|maskin)ingeniør|svendebrev|svennebrev|fagbrev|mesterbrev|vitnemål|(?:generell )?studiekompetanse|studiespesialiser(?:ing|ende)|årsstudium|høgskolekandidat|profesjonsstudium|ppu|yrkesfag|\\p{L}+lærerutdann(?:ing|else)|\\p{L}*programmet(?= i|$)',
  fi: '(?:\\p{L}+ )?(?:maisteri|kandidaatti|lisensiaatti|tohtori)|\\p{L}{4,} \\((?:ylempi )?amk\\)|tradenomi|ylioppilas(?:tutkinto)?|datanomi|merkonomi|medianomi|restonomi|sosionomi|agronomi|artesaani|diplomi-insinööri|ktm|ytm|(?:maisterin|kandidaatin) tutkinto|perustutkinto|ammattitutkinto',
  is: 'meistaragráða|bakkalárgráða|diplóma|meistarabréf',
  ca: 'grau(?= (?:en|de|d’|mitjà|superior))|grao(?= en)|llicenciatura|llicenciat|llicenciada|màster(?: universitari)?|batxillerat|batxilergoa|cicle formatiu(?: de grau (?:mitjà|superior))?|cfg[sm]|postgrau|graduat escolar|enginyeria(?= tècnica| superior| inf| ind| de| en)|enxeñaría|doutoramento|bacharelato|gradua|masterra|lizentziatura|doktoretza|diplomatura|(?:tècnic|teknikari) superior(?: en)?|goi-mailako teknikaria',
  tr: 'lise (?:mezunu|diplomasi)|çift anadal|yan ?dal|pedagojik formasyon|tezli yüksek lisans|tezsiz yüksek lisans|uzmanlik eğitimi',
  az: '(?:sub)?bakalavr\\p{L}*|magistr\\p{L}*|orta ixtisas|tam orta(?: təhsil)?|ali təhsil|doktorantura',
  id: 's-?[12](?= ?[-–(:]? ?\\p{L}|$)|d-?(?:[34]|iii|iv)(?= \\p{L}{4}|$)|(?:ijazah )?sarjana(?: muda)?(?: (?!di |dari )\\p{L}+)?|ijazah|strata (?:[123]|satu|dua)|ahli madya|a\\.?md\\.?(?:\\.?\\p{L}+)?|s\\.(?:kom|pd|h|e|t|i\\.kom|sos|psi|ked|kep|farm|ak|m)\\.?|(?:spm|stpm)(?=$| \\d|,| \\()|sijil (?:pelajaran|tinggi) \\p{L}+|matrikulasi|asasi sains|profesi ners|jurusan(?= ip[as])',
  vi: 'bằng (?:cử nhân|kỹ sư|đại học|cao đẳng|trung cấp|tốt nghiệp|thạc)(?: \\p{L}+)?|tốt nghiệp(?: thpt| loại \\p{L}+| đại học)?|tú tài|(?:thạc|tiến) sỹ|nghiên cứu sinh|hệ chính quy',
});
/** Degrees in other scripts. */
export const DEGREES_GAPLESS = joined({
  ar: 'ب[اك]*لوريا|ليسانس|(?<!\\p{L})(?:ال)?[إا]جازة|ماستر|توجيهي|زمالة|تقني سامي',
  he: 'תואר|בגרות|תעודת (?:הוראה|מקצוע|גמר)|הנדסאי|בוגרת?(?!\\p{L})|מוסמכת?(?!\\p{L})|דיפלומה',
  fa: 'کارشناسی(?: ارشد)?|فوق لیسانس|لیسانس|دکتر[ای]|(?:فوق )?دیپلم|کاردانی|پیش.دانشگاهی',
  hi: '(?:बी|एम)\\.?\\s?(?:ए|एड|कॉम|एससी|टेक|बी\\.?ए|सी\\.?ए)(?![\\p{L}\\p{M}])\\.?|हाई\\s?स्कूल|इंटरमीडिएट|1[02]वीं|दसवीं|बारहवीं|डिप्लोमा|पी\\.?\\s?एच\\.?\\s?डी|मैट्रिक|आईटीआई|उच्च माध्यमिक|डी\\.एल\\.एड',
  th: 'ปริญญา(?:ตรี|โท|เอก)|อนุปริญญา|\\p{Script=Thai}{0,30}บัณฑิต|มัธยม(?:ศึกษา)?(?:ตอน)?(?:ปลาย|ต้น)?|ประกาศนียบัตรวิชาชีพ(?:ชั้นสูง)?|ปว[สช]\\.?|ม\\.[36](?!\\d)',
  ja: '修了|中退|準学士|専門士',
  ko: '중퇴|복수전공|부전공|대졸|고졸|검정고시|재학|휴학|편입',
  zh: '[专專]科(?![学學校])|研究生(?![数數竞競])|學士|大學部|双学位|雙主修|輔系|高[职職](?!校)|[专專]升本|肄[业業]|畢業(?!專|設)|毕业(?!设|院|论|生)',
});

/** How well something is known: what such texts begin with, up to the end of a word. */
export const LEVELS_ABROAD = joined({
  nordic:
    'mor?dersmål\\p{L}*|morsmål\\p{L}*|äidinkieli|móðurmál|fly(?:t[ae]|de)nde|reiprennandi|forhandlingssikker|gr[uú]n[dn]\\p{L}* (?:kunskap|kunnskap|kendskab)\\p{L}*|grunnkunnátta|grunnþekking|(?:(?:mycket|meget|svært|mjög) )?(?:god[ae]?t?|gó[ðd]\\p{L}*|ágæt|hyvät?|hyvin) ?(?:kunskap\\p{L}*|kunnskap\\p{L}*|kunnátta|kendskab|kännedom|nivå|suullinen|taidot)?$|muntlig|mundtlig|sujuv\\p{L}*|erinomai\\p{L}*|kiitettävä|tyydyttävä|välttävä|kohtalainen|alkeet|natiivi\\p{L}*|kaksikielinen|tospr[åo]klig|tosproget|tvåspråkig|behärskar|obehindrat|(?:h[øo]yt|højt|hög|lav|profesjonelt|professionell|avancerad|avansert) niv\\p{L}+',
  iberia:
    'llengua materna|nivell \\p{L}+|nivel (?:alto|medio|b[áa]sico|nativo|avanzado)|ama-hizkuntza|(?:oinarrizko )?maila|oinarrizkoa|lingua materna|bilingüe|elebidun|intermedi|avançat|aurreratu\\p{L}*|usuari avançat',
  tr: 'ana ?dil\\p{L}*|ileri(?: seviye| düzey| derece\\p{L}*)?|temel(?: seviye| düzey)?|(?:çok )?iyi(?:$| seviye| düzey\\p{L}*| derece\\p{L}*)|(?:üst|alt) orta|profesyonel|sərbəst|əla|(?:çok|çox) yaxşi|yaxşi|zəif|kafi|başlanğic',
  id: 'penutur (?:asli|jati)|bahasa ibu\\p{L}*|(?:sangat )?(?:fasih|lancar|baik|mahir)|aktif|pasif|pemula|(?:tingkat |tahap )?(?:lanjut(?:an)?|sederhana|menengah|dasar|asas)|cukup(?: baik)?|profesional$|pertuturan|lisan',
  vi: 'tiếng mẹ đẻ|mẹ đẻ|lưu loát|giao tiếp|giỏi|trung bình|nâng cao|sơ cấp|cao cấp|xuất sắc|bản xứ|thông thạo|trôi chảy|đọc hiểu|(?:rất |khá )?tốt|khá',
  ar: '(?:ال)?لغة (?:ال)?[أا]م|لغتي الأم|(?:مستوى )?(?:متقدمة?|متوسطة?|جيدة?(?: جد[ًا]+)?|ممتازة?|مبتدئ)|ب?طلاقة|إجادة|إتقان|مقبول|ضعيف|متحدث|أساسي|ثنائي|قراءة|محادثة|تحدثا?ً?',
  he: '(?:ב?רמת )?שפת אם|(?:ב?רמה )?(?:גבוהה|טובה?|בסיסית?|בינונית?|מצוינת|מקצועית|סבירה)(?: מאוד)?|שוטפת?|דיבור|שולטת?|שליטה|מתקדמת?|מעולה|ידע בסיסי|דוברת?|קריאה',
  fa: 'زبان مادری|مسلط|روان|مبتدی|پیشرفته|عالی|(?:خیلی |بسیار )?خوب|ضعیف|حرفه.ای|آشنا(?:یی)?|بومی|مقدماتی|تسلط|(?:سطح |در حد )?متوسط|محاوره',
  hi: '(?:बहुत )?अच्छा|(?:अति )?उत्तम|मध्यम|सामान्य|उत्कृष्ट|प्रवीण|निपुण|उन्नत|प्रारंभिक|कुशल|पढ़ना|कार्यसाधक',
});
/** The same where words have no spaces between them, or a sign says it alone. */
export const LEVELS_GAPLESS =
  '^(?:ภาษาแม่|(?:ระดับ)?(?:ดี(?:มาก|เยี่ยม)?|พอใช้|คล่อง(?:แคล่ว)?|ปานกลาง|พื้นฐาน|กลาง|สูง|เจ้าของภาษา|เบื้องต้น|ขั้นสูง)$|เชี่ยวชาญ|(?:พอ)?สื่อสารได้|ฟัง พูด|สนทนา' +
  '|日常(?:会[話话]|レベル|交流|沟通|溝通)|ビジネス(?:レベル|会話)|(?:基礎|実務|ネイティブ|読み書き)レベル|読み書き|母国語|堪能|初心者|[簡简]単な会話|会話|N[1-5]$|中上級|基礎$|基本$' +
  '|비즈니스|일상 ?(?:회화|대화)|상급|능통|유창|네이티브|기초|원어민|(?:기본 ?)?회화|업무 가능|독해|우수$|보통$|[상중하]$|중상$' +
  '|普通$|中等|略[懂通]|工作(?:语言|熟练)|[听聽][说說]|商[务務](?:沟通|水平)|[初中高][级級]$|優良|中上$|不[錯错]$|尚可|[读讀][写寫]|入[门門]$|基础$|优秀$|专业[四八]级|(?:大学)?(?:英语)?[四六]级|CET-?[46]|母語程度|(?:可|流利)?(?:日常|流利)沟通|可(?:日常|商务|作为工作)|专业水平|基本(?:沟通|会话))';
