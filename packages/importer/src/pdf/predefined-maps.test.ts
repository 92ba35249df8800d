import { readFile } from 'node:fs/promises';
import { predefinedCharacters, writePdf, type PdfPage } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { importFile } from '../resume/import-file.ts';

const assets = async (path: string): Promise<Uint8Array> =>
  Uint8Array.from(await readFile(new URL(path, import.meta.resolve('pdfjs-dist/package.json'))));

/** In characters that the old national encodings have. */
const people = {
  Korea1: { name: '박지훈', work: '경력사항', role: '프론트엔드 개발자', employer: '한빛커머스 주식회사' },
  Japan1: { name: '高橋美咲', work: '職務経歴', role: '営業担当', employer: '東都食品株式会社' },
  GB1: { name: '林晓彤', work: '工作经历', role: '后端开发工程师', employer: '云帆科技有限公司' },
  CNS1: { name: '陳美玲', work: '工作經歷', role: '軟體工程師', employer: '遠山科技有限公司' },
};
type Person = (typeof people)[keyof typeof people];

const pageOf = ({ name, work, role, employer }: Person): PdfPage => ({
  texts: [
    { text: name, x: 50, y: 60, size: 22 },
    { text: 'someone@example.org', x: 50, y: 90 },
    { text: work, x: 50, y: 130, size: 15 },
    { text: role, x: 50, y: 160 },
    { text: '2019.03 - 2022.08', x: 420, y: 160 },
    { text: employer, x: 50, y: 176 },
  ],
});

const isOrdering = (ordering: string): ordering is keyof typeof people => ordering in people;

/** One map of each collection; all with `npm run fuzz -- hostile-files`. */
const usual = new Set(['KSCms-UHC-H', 'UniKS-UCS2-H', '90ms-RKSJ-H', 'GBK-EUC-H', 'ETen-B5-H']);

describe('a PDF whose fonts name a predefined character map', () => {
  for (const characters of predefinedCharacters()) {
    const { map, ordering } = characters;
    if (!isOrdering(ordering) || (!usual.has(map) && !process.env['EVERY_CASE'])) continue;
    const person = people[ordering];
    const bytes = writePdf([pageOf(person)], { characters });

    it(`is read with the map ${map}`, async () => {
      const { resume } = await importFile({ name: 'resume.pdf', bytes, asOf: '2024-01-01', assets });
      expect(resume.basics).toMatchObject({ fullName: person.name, email: 'someone@example.org' });
      expect(resume.sections['experience'].items).toMatchObject([
        { position: person.role, employer: person.employer, start: '2019-03', end: '2022-08' },
      ]);
    });
  }
});
