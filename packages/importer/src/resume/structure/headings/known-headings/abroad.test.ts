import { describe, expect, it } from 'vitest';
import { matchHeading, targetKey } from '../headings.ts';

const announced = (text: string): string => {
  const match = matchHeading(text);
  return match ? targetKey(match.target) : '';
};

describe('headings in languages far apart', () => {
  it.each([
    ['Ansettelsesforhold', 'experience'],
    ['Yrkesbakgrund', 'experience'],
    ['Ansættelsesforløb', 'experience'],
    ['Työsuhteet', 'experience'],
    ['Vinnuferill', 'experience'],
    ['Traxectoria laboral', 'experience'],
    ['Esperientzia', 'experience'],
    ['Çalışma hayatı', 'experience'],
    ['İş təcrübəsi', 'experience'],
    ['Sejarah pekerjaan', 'experience'],
    ['Quá trình công tác', 'experience'],
    ['Karanasan', 'experience'],
    ['المسار المهني', 'experience'],
    ['רקע תעסוקתי', 'experience'],
    ['سابقه کار', 'experience'],
    ['कार्य इतिहास', 'experience'],
    ['ประวัติการทำงาน', 'experience'],
    ['就業経験', 'experience'],
    ['현장실습', 'experience'],
    ['Tutkinnot', 'education'],
    ['Təhsil', 'education'],
    ['التكوين', 'education'],
    ['Kvalifikasjoner', 'skill'],
    ['Teknisk profil', 'skill'],
    ['Gruppenausstellungen', 'additional'],
    ['Expositions', 'additional'],
    ['מחשבים', 'skill'],
    ['توانایی‌ها', 'skill'],
    ['Førerkort', 'certification'],
    ['Kortit ja pätevyydet', 'certification'],
    ['Beques', 'award'],
    ['Luottamustehtävät', 'volunteer-experience'],
  ])('%s announces %s', (heading, section) => expect(announced(heading)).toBe(section));

  it.each([
    ['個人簡歷與自我評價', 'summary'],
    ['專業技術能力', 'skill'],
    ['興趣愛好', 'hobbies'],
    ['語言', 'language'],
  ])('%s is known by its simplified characters', (heading, section) => expect(announced(heading)).toBe(section));

  it('finds a known Thai heading within a longer one, which has no spaces', () =>
    expect(announced('ทักษะด้านคอมพิวเตอร์')).toBe('skill'));

  it('leaves duties, labels and names alone', () => {
    for (const text of ['Görevler', 'Uppgifter', 'Työtehtävät', 'Alamat', 'Anna', '開発環境'])
      expect(matchHeading(text)?.exact ?? false).toBe(false);
  });
});
