import { describe, expect, it } from 'vitest';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';
import { resumeOfWord } from '../../testing/resume-of-word.ts';
import { withoutDocumentTitle } from '../labels/contact-labels.ts';
import { nameAsSaid } from './whole-names.ts';

describe('a name', () => {
  it('begins with the given name', () => {
    expect(nameAsSaid('Moreau, Ada')).toBe('Ada Moreau');
    expect(nameAsSaid('van der Berg, Ada Marie')).toBe('Ada Marie van der Berg');
    expect(nameAsSaid('PARK MOREAU, Ada L.')).toBe('Ada L. PARK MOREAU');
  });

  it('keeps what is behind it where that is no given name', () => {
    for (const name of ['Ada Park, Harlow', 'Park, Jr', 'Park, Engineer', 'Berlin, Hamburg', 'Park, PhD'])
      expect(nameAsSaid(name)).toBe(name);
  });

  it('is said without a greeting and without the way it is read', () => {
    expect(nameAsSaid('Bonjour, je suis Ada Park')).toBe('Ada Park');
    expect(nameAsSaid('Hi, I’m Ada Park!')).toBe('Ada Park');
    expect(nameAsSaid('田中 花 (たなか はな)')).toBe('田中 花');
    expect(nameAsSaid('Soy Park')).toBe('Soy Park');
    expect(nameAsSaid('田中 花 (Hana)')).toBe('田中 花 (Hana)');
  });

  it('is not whose the document is', () => {
    expect(withoutDocumentTitle("Ada Moreau's Resume")).toBe('Ada Moreau');
    expect(withoutDocumentTitle("Ada Moreau's")).toBe("Ada Moreau's");
  });

  it.each(['Ada Park (adapark1)', 'Ada Park (@adapark)'])(
    'has no part in brackets that networks call her: %s',
    async (text) => {
      const texts = [
        { text, x: 40, y: 40, size: 18, bold: true },
        { text: 'Leeds | ada@example.org', x: 40, y: 64 },
      ];
      expect((await resumeOfPages(texts)).basics.fullName).toBe('Ada Park');
    },
  );

  it('is none of a province and its city in Chinese', async () => {
    const { basics } = await resumeOfWord(
      '伊洪 (yihong1)',
      '辽宁大连 | hong@example.cn',
      '## 工作经历',
      '* 海潮软件, 工程师, 2015.3 - 2018.2',
    );
    expect(basics).toMatchObject({ fullName: '伊洪', location: { city: '大连', region: '辽宁' } });
  });

  it('has initials in brackets', async () => {
    const texts = [
      { text: 'ADA PARK (A.M.)', x: 40, y: 40, size: 18, bold: true },
      { text: 'ada@example.org', x: 40, y: 64 },
    ];
    expect((await resumeOfPages(texts)).basics.fullName).toMatch(/^Ada Park \(A\.M\.\)$/iu);
  });
});
