import { loadExample, loadSample, sampleResumes } from '@vitae/samples';
import { describe, expect, it } from 'vitest';
import { inputWith, type Changes } from './checks/testing/sample-input.ts';
import { evaluate } from './index.ts';

const asOf = '2026-06-01';
const email = 'document.basics.email';
const wrong = 'maren.okafor@example';

describe('the samples', () => {
  it.each(sampleResumes.map(({ slug }) => slug))('have no finding that a reader would not share: %s', async (slug) => {
    const { findings } = evaluate({ document: await loadSample(slug), asOf, origin: 'ours' });
    expect(findings.map(({ id }) => id)).toEqual([]);
  });

  // It thanks nobody.
  it('have no finding that a reader would not share: the letter', async () => {
    const document = await loadExample('coverletter');
    if (!document) throw new Error('There is no sample of a letter.');
    expect(evaluate({ document, asOf, origin: 'ours' }).findings.map(({ id }) => id)).toEqual(['CL-08']);
  });
});

describe('a report', () => {
  it('leaves out what the user ignores, but nothing that looks like a trick', () => {
    const { document } = inputWith('resume', { 'document.basics.phone': '', [email]: '' });
    const before = evaluate({ document, asOf, origin: 'ours' });
    const ignored = { 'CON-03': 'known', 'CON-02': 'right', 'INT-03': 'right' };
    const after = evaluate({ document: { ...document, ignored }, asOf, origin: 'ours' });
    expect(before.findings.map(({ id }) => id)).toEqual(expect.arrayContaining(['CON-02', 'CON-03']));
    expect(after.findings.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['CON-03']));
    expect(after.skipped).toEqual(
      expect.arrayContaining([
        { id: 'CON-02', why: 'ignored' },
        { id: 'CON-03', why: 'ignored' },
      ]),
    );
    expect(after.skipped).not.toContainEqual({ id: 'INT-03', why: 'ignored' });
    expect([before.caps.length, after.caps.length]).toEqual([1, 0]);
    expect(evaluate({ document: { ...document, ignored: {} }, asOf, origin: 'ours' })).toEqual(before);
  });

  it('lists what was skipped, and why', () => {
    const { document } = inputWith('resume', { 'document.locale': 'lt' });
    const { skipped } = evaluate({ document, asOf, origin: 'ours' });
    expect(skipped).toEqual(
      expect.arrayContaining([
        { id: 'IMP-04', why: 'language' },
        { id: 'STR-04', why: 'language' },
        { id: 'FMT-03', why: 'no-pages' },
        { id: 'ATS-01', why: 'no-extraction' },
        { id: 'ATS-08', why: 'no-properties' },
        { id: 'WRI-01', why: 'no-dictionary' },
        { id: 'WRI-12', why: 'language' },
        { id: 'INT-04', why: 'no-posting' },
      ]),
    );
  });

  it('judges grammar only if somebody asked for it, in English, and quotes what should be there', () => {
    const wrong = [{ text: 'would of led', instead: 'would have led', path: 'summary' }];
    const { ungrammatical: _none, ...input } = inputWith('resume');
    expect(evaluate(input).skipped).toContainEqual({ id: 'WRI-12', why: 'no-grammar' });
    const report = evaluate({ ...input, ungrammatical: wrong });
    expect(report.findings).toMatchObject([{ id: 'WRI-12', status: 'warn', evidence: wrong }]);
    expect(evaluate({ ...input, ungrammatical: Array.from({ length: 9 }, () => wrong).flat() }).findings).toMatchObject(
      [{ id: 'WRI-12', status: 'fail' }],
    );
    expect(evaluate({ ...input, ungrammatical: [] }).passed).toContain('WRI-12');
    expect(evaluate({ ...input, language: 'de', ungrammatical: wrong }).skipped).toContainEqual({
      id: 'WRI-12',
      why: 'language',
    });
  });

  it('skips what depends on words if the text is clearly in another language than it names', () => {
    const lithuanian =
      '- Išvertė keturiolika romanų ir daug apsakymų leidykloms Vilniuje ir Kaune per dešimt metų\n'.repeat(3) +
      '- Veda seminarą pradedantiesiems vertėjams iš vietnamiečių kalbos ir rengia su jais tekstų rinkinį\n'.repeat(3);
    const ids = (locale: string) =>
      evaluate(
        inputWith('resume', {
          'document.locale': locale,
          'document.summary': '',
          'document.sections.experience.items.0.body': lithuanian,
          'document.sections.experience.items.1.body': '',
          'document.sections.experience.items.2.body': '',
        }),
      ).skipped.flatMap(({ id, why }) => (why === 'language' ? [id] : []));
    expect(ids('en')).toEqual(ids('lt'));
    expect(ids('en')).toContain('IMP-03');
  });

  it('halves what a doubtful reading costs, also of a field within the doubtful one', () => {
    const certain = evaluate(inputWith('resume', { 'document.basics.links.0.url': 'linkedin' }));
    const doubtful = evaluate(
      inputWith('resume', { 'document.basics.links.0.url': 'linkedin', confidence: { 'basics.links': 0.4 } }),
    );
    expect(certain.findings).toMatchObject([{ id: 'CON-05', doubtful: false }]);
    expect(doubtful.findings).toMatchObject([{ id: 'CON-05', doubtful: true }]);
    expect(doubtful.score).toBeGreaterThan(certain.score);
  });

  it('doubts that a file lacks what was not found in it', () => {
    const findings = (origin: 'ours' | 'uploaded') =>
      evaluate(inputWith('resume', { origin, 'document.sections.skill.hidden': true })).findings;
    expect(findings('ours')).toMatchObject([{ id: 'STR-03', doubtful: false }]);
    expect(findings('uploaded')).toMatchObject([{ id: 'STR-03', doubtful: true }]);
  });

  it('says what limits the score, and puts that first', () => {
    const report = evaluate(
      inputWith('resume', { [email]: wrong, misspelled: [{ text: 'warehuse', path: 'summary' }] }),
    );
    expect(report).toMatchObject({ score: 85, caps: [{ id: 'CON-02', at: 85 }] });
    expect(report.findings.map(({ id }) => id)).toEqual(['CON-02', 'WRI-01']);
  });

  it('limits it more where there is no other way to reach somebody', () => {
    const alone = { 'document.basics.phone': '', 'document.basics.links': [] };
    expect(evaluate(inputWith('resume', { [email]: wrong, ...alone })).caps).toEqual([{ id: 'CON-02', at: 75 }]);
  });

  it('limits it most where there is no way to reply, however little was hidden on purpose', () => {
    const none = { [email]: '', 'document.basics.phone': '' };
    const capsOf = (changes: Changes) => evaluate(inputWith('resume', { ...none, ...changes })).caps;
    expect(capsOf({ 'document.basics.links': [] })).toEqual([{ id: 'CON-02', at: 70 }]);
    // Whoever wants to can write to a profile.
    expect(capsOf({})).toEqual([{ id: 'CON-02', at: 85 }]);
    const hidden = (line: string) =>
      capsOf({ 'document.basics.links': [], origin: 'uploaded', lines: ['Maren', line] });
    expect(hidden('Hull')).toEqual([{ id: 'CON-02', at: 70 }]);
    for (const line of ['138XXXX8899', 'Mail: m***@harbour.example', '0114 496 0182'])
      expect(hidden(line), line).toEqual([{ id: 'CON-02', at: 75 }]);
  });

  it('puts what is worth most first, and tips last', () => {
    const { findings } = evaluate(
      inputWith('resume', {
        'document.template.layout.order': ['education', 'summary', 'experience'],
        'document.basics.headline': '',
        'document.basics.phone': '',
      }),
    );
    expect(findings.map(({ id }) => id)).toEqual(['CON-03', 'CON-06', 'STR-09']);
  });

  it('points at the field, and at its place on the page', () => {
    const [finding] = evaluate(inputWith('resume', { [email]: wrong })).findings;
    expect(finding?.evidence).toMatchObject([{ text: wrong, path: 'basics.email', page: 0, box: { x: 57 } }]);
  });

  it('costs more for a trick than the trick gains', () => {
    const score = (changes: Record<string, unknown>) => evaluate(inputWith('resume', changes)).score;
    const few = [{ id: '019bc0e2-1280-7f20-909b-1d9e34e48067', name: 'Planning', keywords: ['Rosters', 'SQL'] }];
    const stuffed = [
      {
        id: '019bc0e2-1280-7f20-909b-1d9e34e48067',
        name: 'Planning',
        keywords: ['Rosters', 'SQL', 'Rosters Rosters Rosters Rosters', 'Excel', 'Coaching', 'Hiring'],
      },
    ];
    const items = 'document.sections.skill.items';
    expect(score({ [items]: stuffed })).toBeLessThan(score({ [items]: few }));
  });
});
