import { oneColumn, writePdf } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { importFileInThread } from './node.ts';

const bytes = writePdf(oneColumn);

describe('importFileInThread', () => {
  it('reads a file in a separate thread', async () => {
    const { resume } = await importFileInThread({ name: 'x.pdf', bytes });
    expect(resume.basics.fullName).toBe('Marta Ilves');
  });

  it('passes on the error of the thread', async () => {
    const error = importFileInThread({ name: 'x.pdf', bytes: writePdf(oneColumn, { encrypted: true }) });
    await expect(error).rejects.toMatchObject({ code: 'encrypted' });
  });

  it('stops when its time is up', async () => {
    await expect(importFileInThread({ name: 'x.pdf', bytes, timeout: 1 })).rejects.toMatchObject({ code: 'timeout' });
  });
});
