import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openDocx } from './docx-parts.ts';

describe('the parts of a Word file', () => {
  const parts = openDocx(
    zipSync({
      'word/document.xml': strToU8('<w:document><w:body/></w:document>'),
      'word/media/image1.png': strToU8('a picture'),
      'word/theme/theme1.xml': strToU8('<a:theme/>'),
    }),
  );

  it('are those that are read, and each is parsed once', () => {
    expect(parts.names).toEqual(['word/document.xml']);
    expect(parts.parsed('word/document.xml')).toBeDefined();
    expect(parts.parsed('word/document.xml')).toBe(parts.parsed('word/document.xml'));
    expect(parts.parsed('word/styles.xml')).toBeUndefined();
  });

  it('are beside pictures, which are unpacked when they are asked for', () => {
    const [picture, ...others] = parts.filesNamed(new Set(['word/media/image1.png']));
    expect(new TextDecoder().decode(picture)).toBe('a picture');
    expect(others).toEqual([]);
  });
});
