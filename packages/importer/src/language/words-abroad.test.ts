import { describe, expect, it } from 'vitest';
import { findDegree, isLevel, organisationScore, roleScore, schoolScore } from './words.ts';

const each = (words: string): string[][] => words.split('|').map((word) => [word]);

describe('words of languages far apart', () => {
  it.each(
    each(
      'Kundtjänstmedarbetare|Sygeplejerske|Saksbehandler|Prosjektleder|Varastotyöntekijä|Projektipäällikkö|Verkefnastjóri|Infermera' +
        '|Irakaslea|Ön Muhasebe|TASARIMCI|İş Analisti|Baş mühasib|Kepala Gudang|Pengurus Projek|Biên tập viên|أمين مستودع|עורכת דין' +
        '|برنامه‌نویس ارشد|अध्यापिका|ผู้จัดการร้าน|พนักงานขาย|ディレクター|介護福祉士|사회복지사|主治医师|業務人員|社團副部長',
    ),
  )('%s is what somebody does', (word) => expect(roleScore(word)).toBeGreaterThan(0.5));

  it.each(
    each(
      'Nordlys A/S|Skatteverket|Bergen kommune|Konepaja Ky|Verkfræðistofan ehf|Kaya Yazılım San. ve Tic. A.Ş.|Bulut Teknoloji' +
        '|Azercell Telekom MMC|PT Maju Jaya|Teguh Jaya Sdn. Bhd.|Bệnh viện Bạch Mai|مطعم الزيتون|עיריית חיפה|شرکت فناوری آریا|नगर निगम' +
        '|บริษัท สยามเทค จำกัด|さくら市役所|강남구청|律师事务所|補習班',
    ),
  )('%s is an organisation', (word) => expect(organisationScore(word)).toBeGreaterThan(0.5));

  it.each(
    each(
      'Katedralskolan|Vejle Handelsskole|Høgskolen i Østfold|Metropolia AMK|Oulun lukio|Menntaskólinn í Reykjavík|Universitat de Barcelona' +
        '|Meslek Yüksekokulu|Bakı Biznes Kolleci|SMK Negeri 2|Politeknik Negeri Malang|THPT Lê Hồng Phong|המכללה האקדמית|دانشگاه تهران' +
        '|इंटर कॉलेज|โรงเรียนสตรีวิทยา|工業高専|방송통신고교|高級中學',
    ),
  )('%s is a school', (word) => expect(schoolScore(word)).toBeGreaterThan(0.5));

  it.each(
    each(
      'Cand.merc.|Gymnasieexamen|Studentereksamen|Fagbrev|Mastergrad i fysikk|Kauppatieteiden maisteri|Insinööri (AMK)|Stúdentspróf' +
        '|Grau en Dret|Bakalavr|S1 Akuntansi|Ijazah Sarjana Muda|Bằng cử nhân|بكالوريا علوم|תעודת הוראה|کارشناسی ارشد|बी.एड.|12वीं|ปริญญาตรี' +
        '|중퇴|專升本',
    ),
  )('%s is a degree', (word) => expect(findDegree(word)).toBeDefined());

  it.each(
    each(
      'Svært godt|Godt kendskab|Goda kunskaper|Kiitettävä|Reiprennandi|Nivell alt|İleri düzey|Sərbəst|Fasih|Lưu loát|بطلاقة|רמה טובה מאוד' +
        '|مسلط|उत्तम|ดีมาก|ビジネス会話|일상 회화|听说读写流利',
    ),
  )('%s is how well somebody knows a language', (word) => expect(isLevel(word)).toBe(true));

  it('takes words of other languages that are like them for nothing of the kind', () => {
    for (const text of [
      'Scotch College',
      'Praxissemester',
      'Grundpflege',
      'Koordination der Abläufe',
      'Pelatihan',
      'Wiedmeier',
    ])
      expect(roleScore(text)).toBe(0);
    for (const text of ['Göteborg', 'Bem-estar']) expect(organisationScore(text)).toBe(0);
    for (const text of ['校优秀毕业生', 'AWS S3']) expect(findDegree(text)).toBeUndefined();
    for (const text of ['基础数学', '普通话', 'İyi Dinleyicilik']) expect(isLevel(text)).toBe(false);
  });
});
