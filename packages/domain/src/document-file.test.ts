import { describe, expect, it } from 'vitest';
import { coverLetterSchema } from './cover-letter.ts';
import { readDocumentFile, writeDocumentFile } from './document-file.ts';
import { newId } from './ids.ts';
import { assetsOf, createResume, visibleContent, withoutAssets } from './kinds/index.ts';

const sha256 = 'ab'.repeat(32);
const photo = { asset: sha256, alt: 'Portrait' };
const asset = { type: 'image/png', bytes: Uint8Array.from({ length: 300 }, (_, index) => index % 256) };
const now = '2026-01-01T00:00:00.000Z';

function resumeWithPhoto() {
  const resume = createResume({ title: 'Nurse' }, now);
  resume.basics.photo = photo;
  return resume;
}

describe('a document as a file', () => {
  it('round-trips with the files it refers to, and with no others', () => {
    const resume = resumeWithPhoto();
    const file = writeDocumentFile(
      resume,
      new Map([
        [sha256, asset],
        ['cd'.repeat(32), asset],
      ]),
    );
    expect(readDocumentFile(JSON.parse(file))).toEqual({ document: resume, assets: new Map([[sha256, asset]]) });
  });

  it('works for letters', () => {
    const letter = coverLetterSchema.parse({
      id: newId(),
      slug: 'letter',
      subject: 'Position 12',
      createdAt: now,
      updatedAt: now,
    });
    expect(readDocumentFile(JSON.parse(writeDocumentFile(letter, new Map())))).toEqual({
      document: letter,
      assets: new Map(),
    });
  });

  it('refuses anything that is not a document', () => {
    expect(() => readDocumentFile({ kind: 'invoice', schemaVersion: 1 })).toThrow(/kind/);
    expect(() =>
      readDocumentFile({ ...resumeWithPhoto(), assets: { [sha256]: { type: 'image/png', data: '***' } } }),
    ).toThrow(/data/);
  });
});

describe('visible content', () => {
  it('leaves out everything that a reader of the pages does not see', () => {
    const resume = resumeWithPhoto();
    const item = (hidden: boolean) => ({
      id: newId(),
      hidden,
      breakBefore: false,
      keepTogether: false,
      name: 'Welding',
      keywords: [],
      level: '',
    });
    resume.sections.skill.items = [item(true), item(false)];
    resume.sections.hobbies = { ...resume.sections.hobbies, hidden: true, items: [{ ...item(false), name: 'Chess' }] };
    resume.target.jobTitle = 'Head nurse';
    resume.template.tokens.showPhoto = false;
    const visible = visibleContent(resume);
    expect(visible.sections.skill.items).toEqual([resume.sections.skill.items[1]]);
    expect(visible.sections.hobbies.items).toEqual([]);
    expect(visible.target.jobTitle).toBe('');
    expect(visible.basics.photo).toBeNull();
    expect(resume.sections.skill.items).toHaveLength(2);
  });

  it('never includes the cropped-away parts of the photo, which stay on the device', () => {
    const resume = createResume({ title: 'Nurse' }, now);
    const whole = 'cd'.repeat(32);
    resume.basics.photo = { ...photo, shape: 'circle', origin: { asset: whole, x: 0.5, y: 0.4, zoom: 2 } };
    expect(assetsOf(resume)).toEqual([sha256, whole]);
    expect(visibleContent(resume).basics.photo).toEqual({ ...photo, shape: 'circle' });
    expect(withoutAssets(resume, new Set([whole])).basics.photo).toEqual({ ...photo, shape: 'circle' });
    expect(withoutAssets(resume, new Set([sha256])).basics.photo).toBeNull();
  });
});
