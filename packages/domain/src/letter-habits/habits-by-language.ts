import type { DocumentLanguage } from '../locale.ts';
import type { LetterHabits } from './habits.ts';

const any = ['unnamed', 'named', 'group'] as const;

/** British habits, which most English outside of North America follows (Debrett's, "Formal letters"). */
const british: LetterHabits = {
  openings: [
    ['Dear {{name}},', 'named'],
    ['Dear Ms {{last}},', 'named'],
    ['Dear Mr {{last}},', 'named'],
    ['Dear Sir or Madam,', 'unnamed'],
    ['Dear {{company}} team,', 'group'],
    ['Dear hiring team,', 'group'],
  ],
  closings: [
    ['Yours sincerely,', 'named'],
    ['Yours faithfully,', 'unnamed'],
    ['Kind regards,', 'named', 'group'],
  ],
  subjects: ['Application for the position of {{job}}', '{{job}}: application'],
  enclosures: ['CV', 'Certificates', 'References'],
};

const american: LetterHabits = {
  openings: [
    ['Dear {{name}}:', 'named'],
    ['Dear Ms. {{last}}:', 'named'],
    ['Dear Mr. {{last}}:', 'named'],
    ['Dear Hiring Manager:', 'unnamed'],
    ['Dear {{company}} Hiring Team:', 'group'],
  ],
  closings: [
    ['Sincerely,', ...any],
    ['Sincerely yours,', 'named', 'unnamed'],
    ['Best regards,', ...any],
  ],
  subjects: ['Application for {{job}}', 'Re: {{job}} position'],
  enclosures: ['Resume', 'References', 'Portfolio'],
};

const portuguese: LetterHabits = {
  openings: [
    ['Exma. Senhora {{last}},', 'named'],
    ['Exmo. Senhor {{last}},', 'named'],
    ['Exmos. Senhores,', 'unnamed'],
    ['Estimada equipa da {{company}},', 'group'],
  ],
  closings: [
    ['Com os melhores cumprimentos,', ...any],
    ['Atentamente,', 'named', 'unnamed'],
  ],
  subjects: ['Candidatura à vaga de {{job}}'],
  enclosures: ['Curriculum vitae', 'Certificados', 'Referências'],
};

const brazilian: LetterHabits = {
  openings: [
    ['Prezada Sra. {{last}},', 'named'],
    ['Prezado Sr. {{last}},', 'named'],
    ['Prezados senhores,', 'unnamed'],
    ['Prezada equipe da {{company}},', 'group'],
  ],
  closings: [
    ['Atenciosamente,', ...any],
    ['Cordialmente,', 'named', 'group'],
  ],
  subjects: ['Candidatura à vaga de {{job}}'],
  enclosures: ['Currículo', 'Certificados', 'Referências'],
};

/** The habits of each language; for some of English and Portuguese those of a region. */
export const habitsByTag: Readonly<Record<DocumentLanguage | 'en-US' | 'pt-BR' | 'de-CH', LetterHabits>> = {
  en: british,
  'en-US': american,
  // DIN 5008, 8.
  de: {
    openings: [
      ['Sehr geehrte Frau {{last}},', 'named'],
      ['Sehr geehrter Herr {{last}},', 'named'],
      ['Guten Tag {{name}},', 'named'],
      ['Sehr geehrte Damen und Herren,', 'unnamed'],
      ['Liebes Team von {{company}},', 'group'],
    ],
    closings: [
      ['Mit freundlichen Grüßen', ...any],
      ['Freundliche Grüße', ...any],
      ['Viele Grüße', 'named', 'group'],
    ],
    subjects: ['Bewerbung als {{job}}', 'Ihre Stellenanzeige: {{job}}'],
    enclosures: ['Lebenslauf', 'Zeugnisse', 'Arbeitsproben'],
  },
  // Without ß, and without a comma after the opening (Bundeskanzlei, Schreibweisungen).
  'de-CH': {
    openings: [
      ['Sehr geehrte Frau {{last}}', 'named'],
      ['Sehr geehrter Herr {{last}}', 'named'],
      ['Guten Tag {{name}}', 'named'],
      ['Sehr geehrte Damen und Herren', 'unnamed'],
      ['Liebes Team von {{company}}', 'group'],
    ],
    closings: [
      ['Freundliche Grüsse', ...any],
      ['Mit freundlichen Grüssen', ...any],
    ],
    subjects: ['Bewerbung als {{job}}', 'Ihr Inserat: {{job}}'],
    enclosures: ['Lebenslauf', 'Arbeitszeugnisse', 'Diplome'],
  },
  fr: {
    openings: [
      ['Madame,', 'named'],
      ['Monsieur,', 'named'],
      ['Madame, Monsieur,', 'unnamed'],
      ['Chère équipe de {{company}},', 'group'],
    ],
    closings: [
      ['Je vous prie d’agréer, {{opening}}, l’expression de mes salutations distinguées.', 'named', 'unnamed'],
      ['Veuillez recevoir, {{opening}}, mes salutations les meilleures.', 'named', 'unnamed'],
      ['Bien cordialement,', 'group', 'named'],
    ],
    subjects: ['Objet : candidature au poste de {{job}}', 'Objet : réponse à votre offre de {{job}}'],
    enclosures: ['Curriculum vitae', 'Diplômes', 'Lettres de recommandation'],
  },
  es: {
    openings: [
      ['Estimada Sra. {{last}}:', 'named'],
      ['Estimado Sr. {{last}}:', 'named'],
      ['Estimados señores:', 'unnamed'],
      ['Estimado equipo de {{company}}:', 'group'],
    ],
    closings: [
      ['Atentamente,', ...any],
      ['Reciba un cordial saludo,', 'named'],
      ['Reciban un cordial saludo,', 'unnamed', 'group'],
    ],
    subjects: ['Asunto: candidatura al puesto de {{job}}', 'Candidatura: {{job}}'],
    enclosures: ['Currículum', 'Certificados', 'Referencias'],
  },
  pt: portuguese,
  'pt-BR': brazilian,
  it: {
    openings: [
      ['Gentile dott.ssa {{last}},', 'named'],
      ['Gentile dott. {{last}},', 'named'],
      ['Spett.le {{company}},', 'unnamed'],
      ['Alla cortese attenzione dell’ufficio del personale,', 'unnamed'],
    ],
    closings: [
      ['Distinti saluti', 'unnamed', 'named'],
      ['Cordiali saluti', ...any],
    ],
    subjects: ['Oggetto: candidatura per la posizione di {{job}}'],
    enclosures: ['Curriculum vitae', 'Attestati', 'Referenze'],
  },
  nl: {
    openings: [
      ['Geachte mevrouw {{last}},', 'named'],
      ['Geachte heer {{last}},', 'named'],
      ['Geachte heer, mevrouw,', 'unnamed'],
      ['Beste team van {{company}},', 'group'],
    ],
    closings: [
      ['Hoogachtend,', 'unnamed', 'named'],
      ['Met vriendelijke groet,', ...any],
    ],
    subjects: ['Betreft: sollicitatie naar de functie van {{job}}'],
    enclosures: ['Curriculum vitae', 'Diploma’s', 'Referenties'],
  },
  pl: {
    openings: [
      ['Szanowna Pani,', 'named'],
      ['Szanowny Panie,', 'named'],
      ['Szanowni Państwo,', 'unnamed'],
    ],
    closings: [
      ['Z poważaniem', ...any],
      ['Z wyrazami szacunku', 'unnamed', 'named'],
    ],
    subjects: ['Dotyczy: aplikacja na stanowisko {{job}}'],
    enclosures: ['Życiorys', 'Świadectwa pracy', 'Referencje'],
  },
  sv: {
    openings: [
      ['Hej {{name}},', 'named'],
      ['Hej,', 'unnamed'],
      ['Till {{company}},', 'group'],
    ],
    closings: [
      ['Med vänlig hälsning', ...any],
      ['Vänliga hälsningar', ...any],
    ],
    subjects: ['Ansökan: {{job}}'],
    enclosures: ['Meritförteckning', 'Betyg', 'Referenser'],
  },
  vi: {
    openings: [
      ['Kính gửi bà {{name}},', 'named'],
      ['Kính gửi ông {{name}},', 'named'],
      ['Kính gửi Quý công ty,', 'unnamed'],
      ['Kính gửi phòng Nhân sự {{company}},', 'group'],
    ],
    closings: [
      ['Trân trọng,', ...any],
      ['Kính thư,', 'unnamed', 'named'],
    ],
    subjects: ['Ứng tuyển vị trí {{job}}'],
    enclosures: ['Sơ yếu lý lịch', 'Bằng cấp', 'Thư giới thiệu'],
  },
  tr: {
    openings: [
      ['Sayın {{name}},', 'named'],
      ['Sayın Yetkili,', 'unnamed'],
      ['Değerli {{company}} ekibi,', 'group'],
    ],
    closings: [
      ['Saygılarımla,', ...any],
      ['Saygılarımı sunarım.', 'named', 'unnamed'],
    ],
    subjects: ['Konu: {{job}} pozisyonu için başvuru'],
    enclosures: ['Özgeçmiş', 'Sertifikalar', 'Referanslar'],
  },
  el: {
    openings: [
      ['Αξιότιμη κυρία {{last}},', 'named'],
      ['Αξιότιμε κύριε {{last}},', 'named'],
      ['Αξιότιμες κυρίες, αξιότιμοι κύριοι,', 'unnamed'],
    ],
    closings: [
      ['Με εκτίμηση,', ...any],
      ['Με τιμή,', 'unnamed', 'named'],
    ],
    subjects: ['Θέμα: αίτηση για τη θέση {{job}}'],
    enclosures: ['Βιογραφικό σημείωμα', 'Πτυχία', 'Συστατικές επιστολές'],
  },
  ru: {
    openings: [
      ['Уважаемая госпожа {{last}}!', 'named'],
      ['Уважаемый господин {{last}}!', 'named'],
      ['Уважаемые дамы и господа!', 'unnamed'],
      ['Уважаемые сотрудники компании {{company}}!', 'group'],
    ],
    closings: [['С уважением,', ...any]],
    subjects: ['Отклик на вакансию: {{job}}'],
    enclosures: ['Резюме', 'Дипломы', 'Рекомендации'],
  },
  ar: {
    openings: [
      ['السيدة {{name}} المحترمة،', 'named'],
      ['السيد {{name}} المحترم،', 'named'],
      ['السادة المحترمون،', 'unnamed'],
      ['السادة شركة {{company}} المحترمون،', 'group'],
    ],
    closings: [
      ['وتفضلوا بقبول فائق الاحترام والتقدير،', ...any],
      ['مع خالص التقدير،', ...any],
    ],
    subjects: ['الموضوع: طلب توظيف في وظيفة {{job}}'],
    enclosures: ['السيرة الذاتية', 'الشهادات', 'خطابات التوصية'],
  },
  he: {
    openings: [
      ['לכבוד {{name}},', 'named'],
      ['לכל מאן דבעי,', 'unnamed'],
      ['לצוות הגיוס של {{company}},', 'group'],
    ],
    closings: [
      ['בברכה,', ...any],
      ['בכבוד רב,', 'unnamed', 'named'],
    ],
    subjects: ['הנדון: מועמדות לתפקיד {{job}}'],
    enclosures: ['קורות חיים', 'תעודות', 'המלצות'],
  },
  hi: {
    openings: [
      ['आदरणीय {{name}} जी,', 'named'],
      ['आदरणीय महोदय/महोदया,', 'unnamed'],
    ],
    closings: [
      ['भवदीय,', ...any],
      ['सादर,', ...any],
    ],
    subjects: ['विषय: {{job}} पद के लिए आवेदन'],
    enclosures: ['जीवन-वृत्त', 'प्रमाण-पत्र', 'संदर्भ'],
  },
  zh: {
    openings: [
      ['尊敬的{{name}}：', 'named'],
      ['尊敬的招聘负责人：', 'unnamed'],
      ['尊敬的{{company}}招聘团队：', 'group'],
    ],
    closings: [
      ['此致\u3000敬礼', ...any],
      ['顺颂商祺', ...any],
    ],
    subjects: ['应聘{{job}}'],
    enclosures: ['个人简历', '学历证书', '推荐信'],
  },
  // 拝啓 ends with 敬具, 謹啓 with 謹白.
  ja: {
    openings: [
      ['拝啓\u3000貴社ますますご清栄のこととお慶び申し上げます。', 'unnamed'],
      ['謹啓\u3000貴社いよいよご隆盛のこととお慶び申し上げます。', 'group'],
    ],
    closings: [
      ['敬具', 'unnamed'],
      ['謹白', 'group'],
    ],
    subjects: ['{{job}}への応募について'],
    enclosures: ['履歴書', '職務経歴書'],
  },
  ko: {
    openings: [
      ['{{name}} 님께', 'named'],
      ['채용 담당자님께', 'unnamed'],
      ['{{company}} 채용 담당자님께', 'group'],
    ],
    closings: [
      ['감사합니다.', ...any],
      ['귀사의 발전을 기원합니다.', 'unnamed', 'group'],
    ],
    subjects: ['{{job}} 지원'],
    enclosures: ['이력서', '자격증 사본', '추천서'],
  },
};
