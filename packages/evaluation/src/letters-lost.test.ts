import { newId } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { inputWith, type Changes } from './checks/testing/sample-input.ts';
import { evaluate } from './index.ts';

describe('letters that a file has lost', () => {
  const text = `Maren Okafor\n${'Planned the rota for the depot with the drivers of both shifts\n'.repeat(20)}`;
  const ats02 = (changed: string) =>
    evaluate(inputWith('resume', { origin: 'uploaded', extraction: { text: changed, second: text } })).findings.find(
      ({ id }) => id === 'ATS-02',
    )?.status;

  it.each([
    ['one word of hundreds', `${text}the of\uFFFDce`, 'warn'],
    ['many words', text.replaceAll('shifts', 'shi\uFFFDs'), 'fail'],
    ['the name', text.replace('Okafor', 'O\uFFFDafor'), 'fail'],
    ['none, but ligatures', text.replaceAll('shifts', 'shi\uFB05s'), undefined],
    ['none, but icons', text.replace('Maren', '\uE0B1 Maren'), undefined],
    ['none, but icons without a code', text.replace('Maren', '\uFFFD Maren \uFFFD'), undefined],
    ['none, with the bullets of a word processor', text.replaceAll('Planned', '\uF0B7 Planned'), undefined],
  ])('limit the score if they matter: %s', (_, changed, status) => {
    expect(ats02(changed)).toBe(status);
  });
});

describe('a letter whose closing and name were read as text', () => {
  it('ends with its last paragraph', () => {
    const closing = ['Kind regards,', 'Maren Okafor'].map((text) => ({ id: newId(), text }));
    const { paragraphs } = inputWith('coverletter').document as { paragraphs?: unknown[] };
    const changes = { 'document.paragraphs': [...(paragraphs ?? []), ...closing] };
    const ids = (more: Changes) =>
      evaluate(inputWith('coverletter', { ...changes, ...more })).findings.map(({ id }) => id);
    expect(ids({ origin: 'uploaded' })).not.toContain('CL-08');
    expect(ids({})).toContain('CL-08');
  });
});

it.each([
  ['the numbers of its pages', 'Seite 1 von 1', undefined],
  ['words', 'Moved stores between harbours', 'fail'],
])('a short file that one of two programs reads without %s', (_, lost, status) => {
  const text = `Maren Okafor\n${'Planned the rota for the depot\n'.repeat(6)}`;
  const extraction = { text: `${text}${lost}`, second: text };
  const { findings } = evaluate(inputWith('resume', { origin: 'uploaded', extraction }));
  expect(findings.find(({ id }) => id === 'ATS-01')?.status).toBe(status);
});
