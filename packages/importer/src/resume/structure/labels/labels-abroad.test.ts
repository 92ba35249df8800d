import { describe, expect, it } from 'vitest';
import { labelKind, TITLE_OF_DOCUMENT } from './contact-labels.ts';
import { entryLabel } from './entry-labels.ts';
import { isLanguageName } from '../../../language/language-names.ts';

describe('labels in languages far apart', () => {
  it.each([
    ['Sähköposti', 'email'],
    ['Netfang', 'email'],
    ['E-poçt', 'email'],
    ['Tlf', 'phone'],
    ['No. HP', 'phone'],
    ['شماره تماس', 'phone'],
    ['เบอร์โทรศัพท์', 'phone'],
    ['手機', 'phone'],
    ['Domisili', 'place'],
    ['Şehir', 'place'],
    ['السكن', 'place'],
    ['שם מלא', 'name'],
    ['Kotisivu', 'url'],
    ['Fødselsdato', 'extra'],
    ['Tempat, Tanggal Lahir', 'extra'],
    ['Askerlik Durumu', 'extra'],
    ['जन्म तिथि', 'extra'],
    ['สัญชาติ', 'extra'],
  ])('%s announces %s', (label, kind) => expect(labelKind(label)).toBe(kind));

  it.each([
    ['Jabatan', 'position'],
    ['Vəzifə', 'position'],
    ['ตำแหน่ง', 'position'],
    ['職稱', 'position'],
    ['Arbejdsgiver', 'employer'],
    ['Nama Perusahaan', 'employer'],
    ['Oppilaitos', 'school'],
    ['محل تحصیل', 'school'],
    ['Ngành học', 'area'],
    ['科系', 'area'],
    ['Keskiarvo', 'grade'],
    ['Mô tả công việc', 'duties'],
    ['工作內容', 'duties'],
    ['Ansvarsområder', 'duties'],
    ['근무 기간', 'period'],
  ])('%s announces the %s of an entry', (label, kind) => expect(entryLabel(label)).toBe(kind));

  it.each([
    ['Bahasa Inggris'],
    ['ภาษาอังกฤษ'],
    ['زبان انگلیسی'],
    ['اللغة الإنجليزية'],
    ['İngilis dili'],
    ['Tiếng Anh'],
    ['englanti'],
    ['Enska'],
    ['Anglès'],
    ['英文'],
    ['Svensk'],
  ])('%s is a language', (name) => expect(isLanguageName(name)).toBe(true));

  it('takes words that begin alike for no labels', () => {
    for (const text of ['Nik Halvorsen', 'Weightlifting', 'Height of fashion']) expect(labelKind(text)).toBeUndefined();
    for (const text of ['no', 'so', 'ak', 'Bahasa tubuh']) expect(isLanguageName(text)).toBe(false);
  });

  it('knows the title of such a document', () => {
    for (const text of ['Ansioluettelo', 'رزومه', '個人履歷']) expect(TITLE_OF_DOCUMENT.test(text)).toBe(true);
  });
});
