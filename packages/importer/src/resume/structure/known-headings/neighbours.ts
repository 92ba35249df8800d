import type { SectionKey } from '@vitae/domain';

/**
 * Headings in languages that documents are not written in here, separated by bars: Norwegian, Danish, Finnish, Czech, Slovak,
 * Hungarian, Romanian, Ukrainian, Catalan, Croatian, Bulgarian and Indonesian. They count where no other list has them.
 */
export const neighbourHeadings: Readonly<Partial<Record<SectionKey | 'summary' | 'contact', string>>> = {
  summary:
    'Om meg|Sammendrag|Nøkkelinformasjon|Grunnleggende informasjon|Personlig profil|Oppsummering|Om mig|Kort om mig|Profiltekst|Tietoa minusta' +
    '|Tiivistelmä|Yhteenveto|O mně|Profil uchazeče|Shrnutí|O mne|Zhrnutie|Bemutatkozás|Összefoglaló|Rólam|Despre mine|Profil profesional|Rezumat' +
    '|Про мене|Профіль|Підсумок|Sobre mi|Perfil professional|Resum|O meni|Sažetak|За мен|Резюме на профила|Tentang saya|Profil singkat|Ringkasan',
  contact:
    'Kontaktinformasjon|Personalia|Kontaktoplysninger|Personlige oplysninger|Personlige data|Yhteystiedot|Henkilötiedot|Kontaktní údaje|Osobní údaje' +
    '|Kontaktné údaje|Osobné údaje|Elérhetőségek|Elérhetőség|Személyes adatok|Date de contact|Date personale|Informații personale|Контакти' +
    '|Особисті дані|Контактна інформація|Dades personals|Dades de contacte|Osobni podaci|Kontakt podaci|Лична информация|Data pribadi|Data diri',
  experience:
    'Arbeidserfaring|Yrkeserfaring|Erfaring|Jobberfaring|Praksis|Erhvervserfaring|Arbejdserfaring|Joberfaring|Ansættelser|Työkokemus|Työhistoria' +
    '|Pracovní zkušenosti|Praxe|Pracovní praxe|Profesní zkušenosti|Zaměstnání|Pracovné skúsenosti|Prax|Pracovná prax|Munkatapasztalat' +
    '|Szakmai tapasztalat|Munkahelyek|Szakmai tapasztalatok|Experiență profesională|Experienţă profesională|Experiență|Experiență de muncă' +
    '|Досвід роботи|Професійний досвід|Трудова діяльність|Experiència professional|Experiència laboral|Experiència|Radno iskustvo|Profesionalno iskustvo' +
    '|Професионален опит|Трудов стаж|Трудов опит|Pengalaman kerja|Pengalaman|Riwayat pekerjaan|Pengalaman profesional',
  education:
    'Utdanning|Utdannelse|Utdanning og kurs|Uddannelse|Uddannelser|Uddannelsesbaggrund|Koulutus|Koulutustausta|Opinnot|Vzdělání|Studium' +
    '|Vzdelanie|Štúdium|Tanulmányok|Végzettség|Iskolai végzettség|Képzettség|Educație|Educaţie|Studii|Educație și formare|Formare' +
    '|Освіта|Навчання|Formació|Educació|Formació acadèmica|Estudis|Obrazovanje|Образование и обучение|Pendidikan|Riwayat pendidikan',
  skill:
    'Ferdigheter|Kompetanse|Nøkkelkompetanse|Tekniske ferdigheter|IT-kunnskaper|Dataferdigheter|Kompetencer|Færdigheder|Faglige kompetencer' +
    '|IT-kompetencer|IT-kundskaber|Taidot|Osaaminen|IT-taidot|Dovednosti|Schopnosti|Znalosti|Technické dovednosti|Odborné znalosti|Zručnosti' +
    '|Schopnosti a zručnosti|Készségek|Ismeretek|Kompetenciák|Informatikai ismeretek|Competențe|Competenţe|Abilități|Aptitudini|Cunoștințe' +
    '|Навички|Уміння|Ключові навички|Професійні навички|Habilitats|Competències|Coneixements|Vještine|Vještine i znanja|Умения|Умения и компетенции' +
    '|Keahlian|Kemampuan|Keterampilan',
  language:
    'Språkkunnskaper|Språkferdigheter|Sprog|Sprogkundskaber|Sprogfærdigheder|Kielitaito|Kielet|Jazyky|Jazykové znalosti|Jazykové dovednosti' +
    '|Jazykové zručnosti|Nyelvtudás|Nyelvismeret|Nyelvek|Limbi străine|Limbi|Мови|Знання мов|Володіння мовами|Idiomes|Llengües|Jezici' +
    '|Strani jezici|Езици|Чужди езици|Bahasa|Kemampuan bahasa',
  project:
    'Prosjekter|Projekter|Projektit|Projekty|Projektek|Proiecte|Проєкти|Projectes|Projekti|Проекти|Proyek|Proyek pribadi',
  certification:
    'Sertifikater|Sertifiseringer|Kurs og sertifikater|Kurs og sertifiseringer|Kurser|Certifikater|Certificeringer|Kurser og certifikater' +
    '|Sertifikaatit|Kurssit|Todistukset|Certifikáty|Kurzy|Certifikace|Kurzy a certifikáty|Tanúsítványok|Tanfolyamok|Certificări|Certificate' +
    '|Cursuri|Сертифікати|Курси|Certificacions|Certificats|Certifikati|Tečajevi|Сертификати|Sertifikat|Sertifikasi|Pelatihan',
  award:
    'Utmerkelser|Priser|Priser og utmerkelser|Hædersbevisninger|Udmærkelser|Palkinnot|Tunnustukset|Ocenění|Úspěchy|Ocenenia|Díjak|Elismerések' +
    '|Premii|Distincții|Нагороди|Досягнення|Premis|Nagrade|Награди|Penghargaan|Prestasi',
  publication:
    'Publikasjoner|Publikationer|Julkaisut|Publikace|Publikácie|Publikációk|Publicații|Публікації|Publicacions|Publikacije|Публикации|Publikasi',
  'volunteer-experience':
    'Frivillig arbeid|Frivillig innsats|Verv|Frivilligt arbejde|Frivilligt engagement|Vapaaehtoistyö|Dobrovolnictví|Dobrovoľníctvo' +
    '|Önkéntes munka|Önkéntesség|Voluntariat|Activități de voluntariat|Волонтерство|Волонтерська діяльність|Voluntariat i associacions|Volontiranje' +
    '|Доброволчество|Kegiatan sukarela|Relawan',
  hobbies:
    'Interesser|Fritidsinteresser|Fritid|Hobbyer|Interesser og fritid|Harrastukset|Kiinnostuksen kohteet|Zájmy|Koníčky|Záľuby|Érdeklődés' +
    '|Hobbik|Érdeklődési kör|Hobby-uri|Interese|Hobbyuri|Інтереси|Хобі|Захоплення|Interessos|Aficions|Hobiji|Interesi|Интереси|Minat|Hobi',
  reference:
    'Referanser|Referencer|Suosittelijat|Suositukset|Reference|Referencie|Referenciák|Referințe|Рекомендації|Referències|Препоръки|Referensi',
};
