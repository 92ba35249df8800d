import { describe, expect, it } from 'vitest';
import { createResume, readResume } from '../kinds/index.ts';
import { migrate, migrationChain, NewerDocumentError } from './chain.ts';

const chain = migrationChain(1)
  .step(2, ({ name, ...rest }) => ({ ...rest, fullName: name }))
  .step(3, (document) => ({ ...document, tags: [] }));

describe('migrate', () => {
  it('runs every step from the document’s version onwards', () => {
    expect(migrate({ schemaVersion: 1, name: 'Ada' }, chain)).toEqual({ schemaVersion: 3, fullName: 'Ada', tags: [] });
    expect(migrate({ schemaVersion: 2, fullName: 'Ada' }, chain)).toEqual({
      schemaVersion: 3,
      fullName: 'Ada',
      tags: [],
    });
    expect(migrate({ schemaVersion: 3, fullName: 'Ada', tags: ['x'] }, chain)).toEqual({
      schemaVersion: 3,
      fullName: 'Ada',
      tags: ['x'],
    });
  });

  it('treats a document without a version as the first', () => {
    expect(migrate({ name: 'Ada' }, chain)).toMatchObject({ schemaVersion: 3, fullName: 'Ada' });
  });

  it('refuses a newer document instead of damaging it', () => {
    expect(() => migrate({ schemaVersion: 4 }, chain)).toThrow(NewerDocumentError);
  });

  it('does not compile with a gap', () => {
    // @ts-expect-error the step to 2 is missing
    migrationChain(1).step(3, (document) => document);
    expect(chain.version).toBe(3);
  });
});

it('reads a stored resume', () => {
  const resume = createResume({ title: 'x' });
  expect(readResume(structuredClone(resume))).toEqual(resume);
  expect(() => readResume({ ...resume, schemaVersion: 99 })).toThrow(/newer version/);
});
