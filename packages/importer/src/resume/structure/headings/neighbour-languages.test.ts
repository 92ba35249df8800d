import { describe, expect, it } from 'vitest';
import { resumeOfText } from '../../testing/resume-of-text.ts';
import { matchHeading } from './headings.ts';
import { neighbourHeadings } from './known-headings/neighbours.ts';

describe('a resume in a language that documents are not written in', () => {
  it('has its sections in Norwegian', async () => {
    const { summary, sections } = await resumeOfText(
      [
        'Ingrid Moen',
        'ingrid@example.no',
        '',
        'Om meg',
        'Sykepleier med ni års erfaring fra hjertemedisin og intensiv.',
        '',
        'Arbeidserfaring',
        'Sykepleier, Fjordbyen sykehus',
        'mars 2019 – nå',
        '- Ledet et team på seks og lærte opp fire nyansatte',
        '',
        'Utdanning',
        'Bachelor i sykepleie, Høgskolen i Fjordbyen',
        '2012 – 2015',
        '',
        'Ferdigheter',
        'EKG, Metavision, Veiledning',
        '',
        'Verv',
        'Leder, Fjordbyen Røde Kors, 2016 – 2018',
      ].join('\n'),
    );
    expect(summary).toContain('Sykepleier med ni års erfaring');
    expect(sections.experience.items.map(({ start, current }) => [start, current])).toEqual([['2019-03', true]]);
    expect(sections.education.items.map(({ start, end }) => [start, end])).toEqual([['2012', '2015']]);
    expect(sections.skill.items.flatMap(({ keywords }) => keywords)).toEqual(['EKG', 'Metavision', 'Veiledning']);
    expect(sections['volunteer-experience'].items).toHaveLength(1);
  });

  it.each([
    'Uddannelse',
    'Koulutus',
    'Vzdělání',
    'Végzettség',
    'Studii',
    'Освіта',
    'Estudis',
    'Образование и обучение',
    'Pendidikan',
    'Školovanje',
    'Izglītība',
    'Išsilavinimas',
    'Haridus',
    'Menntun',
    'تحصیلات',
    'การศึกษา',
  ])('has its studies below %s', (heading) =>
    expect(matchHeading(heading)?.target).toMatchObject({ kind: 'section', section: { key: 'education' } }),
  );

  it('has its projects and its posts in associations in Indonesian', async () => {
    const { sections } = await resumeOfText(
      [
        'Sari Wulandari',
        'sari@example.id',
        '',
        'PENDIDIKAN',
        'Universitas Merapi',
        '2021 – Sekarang',
        '',
        'PENGALAMAN PROYEK',
        'Aplikasi Kasir',
        '2024',
        '- Membangun modul stok dan laporan harian',
        '',
        'PENGALAMAN ORGANISASI',
        'Koordinator Acara, Himpunan Mahasiswa Merapi',
        '2022 – 2023',
        '- Mengatur jadwal dan dua puluh relawan',
      ].join('\n'),
    );
    expect(sections.experience.items).toEqual([]);
    expect(sections.project.items.map(({ name }) => name)).toEqual(['Aplikasi Kasir']);
    expect(sections['volunteer-experience'].items.map(({ start, end }) => [start, end])).toEqual([['2022', '2023']]);
  });

  it('leaves a heading to the languages of documents that have it', () => {
    expect(matchHeading('Profil')?.language).not.toBe('');
    for (const headings of Object.values(neighbourHeadings))
      expect(new Set(headings.split('|')).size).toBe(headings.split('|').length);
  });
});
