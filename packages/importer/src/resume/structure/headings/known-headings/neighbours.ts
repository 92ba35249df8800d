import type { SectionKey } from '@vitae/domain';

/**
 * Headings in languages that documents are not written in here, separated by bars: Norwegian, Danish, Finnish, Czech, Slovak,
 * Hungarian, Romanian, Ukrainian, Catalan, Croatian, Serbian, Slovene, Bulgarian, Macedonian, Lithuanian, Latvian, Estonian, Icelandic,
 * Albanian, Basque, Afrikaans, Indonesian, Malay, Thai and Persian. They count where no other list has them.
 */
export const neighbourHeadings: Readonly<Partial<Record<SectionKey | 'summary' | 'contact', string>>> = {
  summary:
    'Om meg|Sammendrag|Nøkkelinformasjon|Grunnleggende informasjon|Personlig profil|Oppsummering|Om mig|Kort om mig|Profiltekst|Tietoa minusta' +
    '|Tiivistelmä|Yhteenveto|O mně|Profil uchazeče|Shrnutí|O mne|Zhrnutie|Bemutatkozás|Összefoglaló|Rólam|Despre mine|Profil profesional|Rezumat' +
    '|Про мене|Профіль|Підсумок|Sobre mi|Perfil professional|Resum|O meni|Sažetak|За мен|Резюме на профила|Tentang saya|Profil singkat|Ringkasan' +
    '|Ringkasan profesional|Ringkasan diri|Profil profesional singkat|Profil diri|Tentang diri|Rumusan|Ringkasan peribadi|O meni ukratko' +
    '|O sebi|Profesionalni profil|Ukratko o meni|О мени|О себи|Povzetek|Predstavitev|Santrauka|Apie mane|Par mani|Kopsavilkums|Kokkuvõte' +
    '|Minust|Um mig|Rreth meje|Përmbledhje|За мене|Resumo profesional|Niri buruz|Profesionální profil|Osobní profil|Môj profil' +
    '|Profesný profil|Szakmai profil|Profil personal|Профил|Кратко представяне|ประวัติย่อ|เกี่ยวกับฉัน|خلاصه|درباره من',
  contact:
    'Kontaktinformasjon|Personalia|Kontaktoplysninger|Personlige oplysninger|Personlige data|Yhteystiedot|Henkilötiedot|Kontaktní údaje|Osobní údaje' +
    '|Kontaktné údaje|Osobné údaje|Elérhetőségek|Elérhetőség|Személyes adatok|Date de contact|Date personale|Informații personale|Контакти' +
    '|Особисті дані|Контактна інформація|Dades personals|Dades de contacte|Osobni podaci|Kontakt podaci|Лична информация|Data pribadi|Data diri' +
    '|Kontak|Informasi kontak|Informasi pribadi|Biodata|Maklumat peribadi|Maklumat diri|Osobne informacije|Kontakt informacije' +
    '|Лични подаци|Osebni podatki|Kontaktni podatki|Kontaktai|Asmeninė informacija|Kontaktinformācija|Personas dati|Kontaktandmed' +
    '|Isikuandmed|Hafa samband|Persónuupplýsingar|Kontakti|Të dhëna personale|Datos persoais|Kontaktinformacija|Kontaktné informácie' +
    '|Kontaktní informace|Informații de contact|Kapcsolat|Лични данни|Контакт|Данни за контакт|ข้อมูลติดต่อ|ข้อมูลส่วนตัว|اطلاعات تماس' +
    '|اطلاعات شخصی',
  experience:
    'Arbeidserfaring|Yrkeserfaring|Erfaring|Jobberfaring|Praksis|Erhvervserfaring|Arbejdserfaring|Joberfaring|Ansættelser|Työkokemus|Työhistoria' +
    '|Pracovní zkušenosti|Praxe|Pracovní praxe|Profesní zkušenosti|Zaměstnání|Pracovné skúsenosti|Prax|Pracovná prax|Munkatapasztalat' +
    '|Szakmai tapasztalat|Munkahelyek|Szakmai tapasztalatok|Experiență profesională|Experienţă profesională|Experiență|Experiență de muncă' +
    '|Досвід роботи|Професійний досвід|Трудова діяльність|Experiència professional|Experiència laboral|Experiència|Radno iskustvo|Profesionalno iskustvo' +
    '|Професионален опит|Трудов стаж|Трудов опит|Pengalaman kerja|Pengalaman|Riwayat pekerjaan|Pengalaman profesional' +
    '|Riwayat kerja|Pengalaman bekerja|Pengalaman magang|Pengalaman kerja dan magang|Pengalaman profesi|Pengalaman pekerjaan' +
    '|Pengalaman kerjaya|Radno mjesto|Radna mjesta|Radno mesto|Zaposlenje|Zaposlenja|Profesionalno iskustvo i praksa|Iskustvo' +
    '|Radna iskustva|Радно искуство|Искуство|Delovne izkušnje|Izkušnje|Zaposlitve|Delovna mesta|Darbo patirtis|Profesinė patirtis' +
    '|Patirtis|Darba pieredze|Profesionālā pieredze|Pieredze|Töökogemus|Töökogemused|Erialane töö|Starfsreynsla|Starfsferill' +
    '|Përvoja e punës|Përvojë pune|Eksperienca e punës|Работно искуство|Lan-esperientzia|Esperientzia profesionala|Werkservaring' +
    '|Werksondervinding|Profesní praxe|Průběh zaměstnání|Profesní kariéra|Pracovní historie|Pracovní pozice|Kariéra|Priebeh zamestnaní' +
    '|Profesijná prax|Zamestnanie|Pracovné pozície|Munkatapasztalatok|Korábbi munkahelyek|Szakmai gyakorlat|Gyakorlat|Loc de muncă' +
    '|Locuri de muncă|Istoric profesional|Месторабота|Работен опит|ประสบการณ์ทำงาน|ประสบการณ์การทำงาน|سوابق کاری|سوابق شغلی|تجربه کاری' +
    '|Karanasan sa trabaho',
  education:
    'Utdanning|Utdannelse|Utdanning og kurs|Uddannelse|Uddannelser|Uddannelsesbaggrund|Koulutus|Koulutustausta|Opinnot|Vzdělání|Studium' +
    '|Vzdelanie|Štúdium|Tanulmányok|Végzettség|Iskolai végzettség|Képzettség|Educație|Educaţie|Studii|Educație și formare|Formare' +
    '|Освіта|Навчання|Formació|Educació|Formació acadèmica|Estudis|Obrazovanje|Образование и обучение|Pendidikan|Riwayat pendidikan' +
    '|Pendidikan formal|Latar belakang pendidikan|Riwayat akademik|Pendidikan terakhir|Pendidikan dan pelatihan|Latar belakang akademik' +
    '|Školovanje|Obrazovanje i osposobljavanje|Obrazovanje i usavršavanje|Naobrazba|Образовање|Izobrazba|Izobraževanje|Šolanje' +
    '|Išsilavinimas|Izsilavinimas|Mokymasis|Izglītība|Haridus|Haridustee|Hariduskäik|Menntun|Námsferill|Arsimi|Edukimi|Arsimim' +
    '|Образование и квалификации|Hezkuntza|Prestakuntza|Opvoeding|Opleiding en onderrig|Vzdělávání|Dosažené vzdělání|Studia' +
    '|Vzdělání a kurzy|Dosiahnuté vzdelanie|Vzdelávanie|Iskolák|Iskolai tanulmányok|Oktatás|Studii și formare|การศึกษา|ประวัติการศึกษา' +
    '|تحصیلات|سوابق تحصیلی|Edukasyon',
  skill:
    'Ferdigheter|Kompetanse|Nøkkelkompetanse|Tekniske ferdigheter|IT-kunnskaper|Dataferdigheter|Kompetencer|Færdigheder|Faglige kompetencer' +
    '|IT-kompetencer|IT-kundskaber|Taidot|Osaaminen|IT-taidot|Dovednosti|Schopnosti|Znalosti|Technické dovednosti|Odborné znalosti|Zručnosti' +
    '|Schopnosti a zručnosti|Készségek|Ismeretek|Kompetenciák|Informatikai ismeretek|Competențe|Competenţe|Abilități|Aptitudini|Cunoștințe' +
    '|Навички|Уміння|Ключові навички|Професійні навички|Habilitats|Competències|Coneixements|Vještine|Vještine i znanja|Умения|Умения и компетенции' +
    '|Keahlian|Kemampuan|Keterampilan' +
    '|Keahlian teknis|Kemampuan teknis|Keterampilan teknis|Keahlian dan kemampuan|Kompetensi|Keahlian & teknologi' +
    '|Keterampilan dan keahlian|Kemahiran|Vještine i kompetencije|Veštine|Veštine i kompetencije|Tehničke vještine|Tehničke veštine' +
    '|Kompetencije|Вештине|Znanja|Znanja in veščine|Spretnosti|Veščine|Kompetence|Įgūdžiai|Gebėjimai|Kompetencijos|Prasmes|Iemaņas' +
    '|Kompetences|Oskused|Pädevused|Hæfni|Færni|Kunnátta|Aftësi|Aftësitë|Вештини|Habilidades e competencias|Trebetasunak|Gaitasunak' +
    '|Vaardighede|Odborné dovednosti|Počítačové dovednosti|Počítačové znalosti|Další dovednosti|Technológie|Technologie a nástroje' +
    '|Odborné zručnosti|Technické zručnosti|Szakmai készségek|Technikai készségek|Abilități tehnice|Competențe tehnice|Технически умения' +
    '|Ключови умения|ทักษะ|ความสามารถ|مهارت‌ها|مهارتها|Mga kasanayan',
  language:
    'Språkkunnskaper|Språkferdigheter|Sprog|Sprogkundskaber|Sprogfærdigheder|Kielitaito|Kielet|Jazyky|Jazykové znalosti|Jazykové dovednosti' +
    '|Jazykové zručnosti|Nyelvtudás|Nyelvismeret|Nyelvek|Limbi străine|Limbi|Мови|Знання мов|Володіння мовами|Idiomes|Llengües|Jezici' +
    '|Strani jezici|Езици|Чужди езици|Bahasa|Kemampuan bahasa' +
    '|Bahasa asing|Penguasaan bahasa|Kemampuan berbahasa|Strani jezici i znanja|Znanje jezika|Znanje stranih jezika|Poznavanje jezika' +
    '|Језици|Страни језици|Tuji jeziki|Znanje tujih jezikov|Kalbos|Kalbų mokėjimas|Užsienio kalbos|Valodas|Valodu prasmes' +
    '|Valodu zināšanas|Keeled|Keelteoskus|Tungumál|Tungumálakunnátta|Gjuhët|Gjuhë të huaja|Јазици|Странски јазици|Hizkuntzak' +
    '|Taalvaardighede|Jazykové schopnosti|Cizí jazyky|Cudzie jazyky|Jazykové vybavení|Idegen nyelvek|Idegennyelv-ismeret' +
    '|Limbi străine cunoscute|Limbi cunoscute|Езикови умения|ภาษา|زبان‌ها|زبانها|Mga wika',
  project:
    'Prosjekter|Projekter|Projektit|Projekty|Projektek|Proiecte|Проєкти|Projectes|Projekti|Проекти|Proyek|Proyek pribadi' +
    '|Pengalaman proyek|Proyek unggulan|Proyek akademik|Portofolio|Proyek terpilih|Projek|Projekti i radovi|Osobni projekti' +
    '|Lični projekti|Izdvojeni projekti|Пројекти|Osebni projekti|Projektai|Asmeniniai projektai|Projektid|Verkefni|Projektet' +
    '|Проекти и дејности|Proxectos|Proiektuak|Osobní projekty|Vlastní projekty|Vlastné projekty|Osobné projekty|Vybrané projekty' +
    '|Saját projektek|Személyes projektek|Proiecte personale|Лични проекти|โครงการ|ผลงาน|پروژه‌ها|پروژهها',
  certification:
    'Sertifikater|Sertifiseringer|Kurs og sertifikater|Kurs og sertifiseringer|Kurser|Certifikater|Certificeringer|Kurser og certifikater' +
    '|Sertifikaatit|Kurssit|Todistukset|Certifikáty|Kurzy|Certifikace|Kurzy a certifikáty|Tanúsítványok|Tanfolyamok|Certificări|Certificate' +
    '|Cursuri|Сертифікати|Курси|Certificacions|Certificats|Certifikati|Tečajevi|Сертификати|Sertifikat|Sertifikasi|Pelatihan' +
    '|Sertifikat dan pelatihan|Pelatihan dan sertifikasi|Sertifikat & pelatihan|Kursus|Kursus dan pelatihan|Pelatihan & sertifikasi|Sijil' +
    '|Tečajevi i certifikati|Certifikati i tečajevi|Usavršavanja|Kursevi|Sertifikati|Курсеви|Certifikati in tečaji|Tečaji|Usposabljanja' +
    '|Sertifikatai|Kursai|Kursai ir sertifikatai|Sertifikāti|Kursi|Kursi un sertifikāti|Tunnistused|Koolitused|Täienduskoolitus|Námskeið' +
    '|Skírteini|Certifikime|Trajnime|Сертификати и курсове|Обучения|Ziurtagiriak|Sertifikate en kursusse|Certifikáty a kurzy' +
    '|Kurzy a školení|Školení|Kurzy a školenia|Školenia|Tanúsítványok és tanfolyamok|Képesítések|Certificări și cursuri|ใบรับรอง|การอบรม' +
    '|گواهینامه‌ها|دوره‌ها',
  award:
    'Utmerkelser|Priser|Priser og utmerkelser|Hædersbevisninger|Udmærkelser|Palkinnot|Tunnustukset|Ocenění|Úspěchy|Ocenenia|Díjak|Elismerések' +
    '|Premii|Distincții|Нагороди|Досягнення|Premis|Nagrade|Награди|Penghargaan|Prestasi' +
    '|Penghargaan dan prestasi|Prestasi dan penghargaan|Pencapaian|Anugerah|Nagrade i priznanja|Priznanja|Награде|Награде и признања' +
    '|Nagrade in priznanja|Dosežki|Apdovanojimai|Pasiekimai|Apbalvojumi|Sasniegumi|Auhinnad|Tunnustused|Saavutused|Verðlaun' +
    '|Viðurkenningar|Çmime|Çmimet|Награди и признанија|Sariak|Toekennings|Ocenění a úspěchy|Ocenenia a úspechy|Úspechy|Eredmények' +
    '|Díjak és elismerések|Premii și distincții|Награди и отличия|Постижения|รางวัล|جوایز|افتخارات',
  publication:
    'Publikasjoner|Publikationer|Julkaisut|Publikace|Publikácie|Publikációk|Publicații|Публікації|Publicacions|Publikacije|Публикации|Publikasi' +
    '|Publikasi ilmiah|Karya ilmiah|Penerbitan|Znanstveni radovi|Naučni radovi|Objavljeni radovi|Објављени радови|Објаве|Publikacijos' +
    '|Publikācijas|Publikatsioonid|Ritverk|Publikimet|Argitalpenak|Publikasies|Publikační činnost|Publikačná činnosť|Články' +
    '|Tudományos közlemények|Lucrări publicate|ผลงานตีพิมพ์|انتشارات|مقالات',
  'volunteer-experience':
    'Frivillig arbeid|Frivillig innsats|Verv|Frivilligt arbejde|Frivilligt engagement|Vapaaehtoistyö|Dobrovolnictví|Dobrovoľníctvo' +
    '|Önkéntes munka|Önkéntesség|Voluntariat|Activități de voluntariat|Волонтерство|Волонтерська діяльність|Voluntariat i associacions|Volontiranje' +
    '|Доброволчество|Kegiatan sukarela|Relawan' +
    '|Pengalaman organisasi|Organisasi|Riwayat organisasi|Pengalaman organisasi & kepanitiaan|Pengalaman organisasi dan kepanitiaan' +
    '|Pengalaman kepanitiaan|Kepanitiaan|Pengalaman berorganisasi|Kegiatan organisasi|Pengalaman sukarelawan|Volonterski rad|Volonterstvo' +
    '|Volonterski rad i aktivnosti|Волонтерски рад|Prostovoljstvo|Prostovoljno delo|Savanorystė|Savanoriška veikla|Brīvprātīgais darbs' +
    '|Vabatahtlik töö|Vabatahtlik tegevus|Sjálfboðaliðastarf|Vullnetarizëm|Puna vullnetare|Voluntariado e asociacións|Boluntariotza' +
    '|Vrywilligerswerk|Dobrovolnická činnost|Dobrovoľnícka činnosť|Önkéntes tevékenység|Voluntariat și activități|Доброволческа дейност' +
    '|งานอาสาสมัคร|کار داوطلبانه',
  hobbies:
    'Interesser|Fritidsinteresser|Fritid|Hobbyer|Interesser og fritid|Harrastukset|Kiinnostuksen kohteet|Zájmy|Koníčky|Záľuby|Érdeklődés' +
    '|Hobbik|Érdeklődési kör|Hobby-uri|Interese|Hobbyuri|Інтереси|Хобі|Захоплення|Зацікавлення|Уподобання|Interessos|Aficions|Hobiji|Interesi|Интереси|Minat|Hobi' +
    '|Hobi dan minat|Minat dan hobi|Hobiji i interesi|Interesi i hobiji|Slobodno vrijeme|Slobodno vreme|Интересовања|Interesovanja' +
    '|Hobi i interesovanja|Prosti čas|Zanimanja in prosti čas|Pomėgiai|Interesai|Laisvalaikis|Vaļasprieki|Intereses un vaļasprieki|Huvid' +
    '|Hobid|Harrastused|Áhugamál|Interesat|Hobet|Afeccións|Zaletasunak|Stokperdjies|Belangstellings|Zájmy a koníčky|Volný čas|Záujmy' +
    '|Záľuby a záujmy|Voľný čas|Szabadidő|Hobbi|Pasiuni|Hobby-uri și interese|Хобита|Интереси и хобита|งานอดิเรก|علایق|سرگرمی‌ها',
  reference:
    'Referanser|Referencer|Suosittelijat|Suositukset|Reference|Referencie|Referenciák|Referințe|Рекомендації|Referències|Препоръки|Referensi' +
    '|Referensi kerja|Rujukan|Preporuke|Препоруке|Priporočila|Rekomendacijos|Atsauksmes|Ieteikumi|Soovitajad|Soovitused|Meðmælendur' +
    '|Umsagnaraðilar|Referencat|Referentziak|Verwysings|Doporučení|Odporúčania|Ajánlások|Recomandări|บุคคลอ้างอิง|معرف‌ها',
};
