import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resumeKind } from '@vitae/domain';
import {
  damagedCopy,
  markdownText,
  oneColumn,
  plainText,
  predefinedCharacters,
  twoColumns,
  wordDocument,
  writeDocx,
  writePdf,
} from '@vitae/testkit/import-files';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ImportError } from './errors.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { importFile } from './resume/import-file.ts';

const isEvery = process.env['EVERY_CASE'] !== undefined;
/** Copies that are read; more by `npm run fuzz -- hostile-files`. */
const copies = Number(process.env['HOSTILE_FILES'] ?? '500');
const firstSeed = Number(process.env['SEED'] ?? '7');
/** Bytes that reading thousands of them may add. */
const mostMemory = 700 * 1024 * 1024;

const europass = `<?xml version="1.0" encoding="UTF-8"?><SkillsPassport><LearnerInfo><Identification><PersonName><FirstName>Betty</FirstName><Surname>Novak</Surname></PersonName><ContactInfo><Email><Contact>betty@example.org</Contact></Email></ContactInfo></Identification><WorkExperienceList><WorkExperience><Period><From year="2019" month="--03"/><Current>true</Current></Period><Position><Label>Nurse</Label></Position><Activities>&lt;ul&gt;&lt;li&gt;Led a ward&lt;/li&gt;&lt;/ul&gt;</Activities><Employer><Name>City Hospital</Name></Employer></WorkExperience></WorkExperienceList></LearnerInfo></SkillsPassport>`;
const odtContent = `<office:document-content><office:body><office:text><text:h text:outline-level="1">Ada King</text:h><text:p>ada@example.org</text:p><text:h text:outline-level="2">Experience</text:h><text:p>Engineer<text:tab/>2019 – 2021</text:p><table:table><table:table-row><table:table-cell><text:p>2018</text:p></table:table-cell><table:table-cell><text:p>Clerk</text:p></table:table-cell></table:table-row></table:table><text:list><text:list-item><text:p>Built</text:p></text:list-item></text:list></office:text></office:body></office:document-content>`;
const rtf = String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0 Times;}}{\stylesheet{\s0 Normal;}{\s1 heading 1;}}\pard\s1 Experience\par\pard\b Engineer\b0\tab 2019 \endash  2021\par Acme GmbH\par {\pntext\'B7\tab}Built \u8364? things\par\trowd\intbl 2018\cell Clerk\cell\row}`;
const html = `<html><head><style>.a{display:none}</style></head><body><h1>Ada King</h1><p>ada@example.org</p><h2>Experience</h2><table><tr><td>2019 – 2021</td><td><b>Engineer</b>, Acme Ltd</td></tr></table><ul><li>Built &amp; ran</li></ul></body></html>`;
const json = JSON.stringify({
  basics: { name: 'Ada King', email: 'ada@example.org', location: { city: 'London' }, profiles: [{ network: 'X' }] },
  work: [{ name: 'Acme', position: 'Engineer', startDate: '2019-03', highlights: ['Built', 'Ran'] }],
  skills: [{ name: 'Web', keywords: ['HTML'] }],
});
const reactive = JSON.stringify({
  basics: { name: 'Ada King', headline: 'Engineer', email: 'ada@example.org' },
  sections: { experience: { items: [{ company: 'Acme', position: 'Engineer', date: '2019 - 2021' }] } },
});
const yaml =
  'cv:\n  name: Ada King\n  sections:\n    experience:\n      - company: Acme\n        position: Engineer\n        start_date: 2019-03\n';
const linkedIn = {
  'Profile.csv': strToU8('First Name,Last Name,Headline\nNoor,Haddad,"Data, Analyst"\n'),
  'Positions.csv': strToU8('Company Name,Title,Started On,Finished On\nKanaal BV,Analyst,Mar 2021,\n'),
};

const [korean] = predefinedCharacters();
const files: Record<string, Uint8Array> = {
  'one.pdf': writePdf(oneColumn),
  'two.pdf': writePdf(twoColumns),
  'korean.pdf': writePdf(oneColumn, korean ? { characters: korean } : {}),
  'word.docx': writeDocx(wordDocument.blocks, wordDocument.header),
  'text.odt': zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(odtContent),
  }),
  'text.rtf': strToU8(rtf),
  'page.html': strToU8(html),
  'europass.xml': strToU8(europass),
  'resume.json': strToU8(json),
  'reactive.json': strToU8(reactive),
  'resume.yaml': strToU8(yaml),
  'export.zip': zipSync(linkedIn),
  'resume.md': strToU8(markdownText),
  'resume.txt': strToU8(plainText),
};
const kept = join(import.meta.dirname, '../../testkit/made-resumes');
if (isEvery)
  for (const name of readdirSync(kept).filter((each) => /\.(?:pdf|odt|rtf|html)$/u.test(each)))
    files[name] = Uint8Array.from(readFileSync(join(kept, name)));

describe('damaged files', () => {
  it(`are read, or refused with a reason, soon: ${copies} copies`, { timeout: 0 }, async () => {
    const names = Object.keys(files);
    const before = process.memoryUsage().rss;
    const wrong: string[] = [];
    for (let run = 0; run < copies; run += 1) {
      const name = names[run % names.length] ?? '';
      const seed = firstSeed + run;
      const bytes = damagedCopy(files[name] ?? new Uint8Array(), seed);
      const started = process.cpuUsage();
      const result = await importFile({ name, bytes, asOf: '2024-01-01' }).catch((error: unknown) => error);
      // Processor time, so that a busy machine makes no difference; the owner of a worker ends it after this time.
      const { user, system } = process.cpuUsage(started);
      const took = (user + system) / 1000;
      if (took > IMPORT_LIMITS.milliseconds) wrong.push(`${name} with SEED=${seed} took ${took.toFixed(0)} ms`);
      if (result instanceof ImportError) {
        // Every other code tells a person what to do.
        if (result.code === 'failed') wrong.push(`${name} with SEED=${seed}: ${String(result.cause)}`);
      } else if (result instanceof Error) wrong.push(`${name} with SEED=${seed}: ${String(result)}`);
      else if (typeof result === 'object' && result !== null && 'resume' in result) {
        const { error } = resumeKind.schema.safeParse(result.resume);
        if (error) wrong.push(`${name} with SEED=${seed} is no resume: ${error.message.slice(0, 300)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(process.memoryUsage().rss - before).toBeLessThan(mostMemory);
  });
});
