import { resumeKind } from '@vitae/domain';
import { oneColumn, writePdf } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { importInThread } from './node.ts';

const bytes = writePdf(oneColumn);

describe('importInThread', () => {
  it('reads a file in a separate thread', async () => {
    const { document } = await importInThread({ name: 'x.pdf', bytes }, 'resume');
    expect(resumeKind.of(document).basics.fullName).toBe('Marta Ilves');
  });

  it.each([
    ['resume', 'Marta Ilves\nmarta@example.com\n\nExperience\n\nEngineer, Mill\n2020 - 2024\n'],
    ['coverletter', 'Marta Ilves\n\n3 March 2026\n\nDear Ms Lee,\n\nI build mills.\n\nKind regards,\nMarta Ilves\n'],
  ])('sees by the content that a file is a %s', async (kind, text) => {
    const { document } = await importInThread({ name: 'x.txt', bytes: new TextEncoder().encode(text) });
    expect(document.kind).toBe(kind);
  });

  it('passes on the error of the thread', async () => {
    const error = importInThread({ name: 'x.pdf', bytes: writePdf(oneColumn, { encrypted: true }) });
    await expect(error).rejects.toMatchObject({ code: 'encrypted' });
  });

  it('reads a PDF that lists a damaged page beyond those that it counts', async () => {
    const text = [...writePdf([...oneColumn, ...oneColumn])].map((code) => String.fromCharCode(code)).join('');
    // The last object is the second page.
    const damaged = text.replace('/Count 2', '/Count 1').replace(/ 0( obj\n(?!.* obj\n))/su, ' 7$1');
    const file = Uint8Array.from(damaged, (letter) => letter.charCodeAt(0));
    const { document } = await importInThread({ name: 'x.pdf', bytes: file }, 'resume');
    expect(resumeKind.of(document).basics.fullName).toBe('Marta Ilves');
  });

  it('stops when its time is up', async () => {
    await expect(importInThread({ name: 'x.pdf', bytes, timeout: 1 })).rejects.toMatchObject({ code: 'timeout' });
  });
});
