import { ApiFailure, type ApiClient } from '@vitae/api/client';
import type { EvaluationHead } from '@vitae/api/contract';
import { createResume } from '@vitae/domain';
import { createMemoryStore } from '@vitae/store/memory';
import { describe, expect, it } from 'vitest';
import { forgetInAccount, syncReports } from './account-reports.ts';
import { changeReport, deleteReports, keepReport, listReports, readReport } from './kept-reports.ts';
import { evaluatedAs } from './testing/evaluated-as.ts';

type Kept = Parameters<ApiClient['evaluations']['keep']>[0];

/** An account on a server that keeps `limit` reports, and forgets none that was deleted. */
function accountOf(limit = 3) {
  const kept = new Map<string, Kept | null>();
  const state = { isReachable: true, sent: 0, limit };
  const reach = () => {
    if (!state.isReachable) throw new ApiFailure('No answer');
  };
  const refuse = (code: 'not-found' | 'limit-reached') => {
    throw new ApiFailure(code, { status: 409, code });
  };
  const headOf = ({ id, kind, subject, createdAt, body: { report } }: Kept): EvaluationHead => ({
    id,
    kind,
    state: 'done',
    subject,
    createdAt,
    asOf: report.asOf,
    rulesetVersion: report.rulesetVersion,
    score: report.score,
    findings: report.findings.map((finding) => ({ id: finding.id, points: finding.points })),
    failure: null,
  });
  const all = () => [...kept.values()].filter((one) => one !== null);
  const evaluations = {
    list: () => {
      reach();
      const allowance = { used: all().length, limit: state.limit, until: '2026-12-01T00:00:00.000Z' };
      return Promise.resolve({ evaluations: all().map(headOf), more: false, allowance });
    },
    get: ({ id }: { id: string }) => {
      const one = kept.get(id) ?? refuse('not-found');
      return Promise.resolve({ evaluation: one && headOf(one), body: one?.body ?? null });
    },
    keep: (given: Kept) => {
      reach();
      state.sent += 1;
      if (kept.get(given.id) === null)
        return Promise.reject(new ApiFailure('gone', { status: 404, code: 'not-found' }));
      const same = all().find(
        ({ id, subject }) =>
          id !== given.id && subject.document !== null && subject.updatedAt === given.subject.updatedAt,
      );
      if (same) return Promise.resolve({ id: same.id });
      if (!kept.has(given.id) && all().length >= state.limit)
        return Promise.reject(new ApiFailure('full', { status: 409, code: 'limit-reached' }));
      kept.set(given.id, structuredClone(given));
      return Promise.resolve({ id: given.id });
    },
    delete: ({ id }: { id: string }) => {
      reach();
      kept.set(id, null);
      return Promise.resolve({ done: true as const });
    },
  };
  return { kept, state, api: { evaluations } as unknown as Pick<ApiClient, 'evaluations'> };
}

const fileReport = (name: string, score = 60) => ({
  kind: 'resume' as const,
  subject: { document: null, slug: `${name}-1`, name, updatedAt: null },
  evaluated: evaluatedAs(score, `Text of ${name}`),
});
const names = async (device: ReturnType<typeof createMemoryStore>) =>
  (await listReports(device)).map(({ subject }) => subject.name).toSorted((one, other) => one.localeCompare(other));

describe('the reports of someone who is signed in', () => {
  it('appear on their other device, in full', async () => {
    const { api } = accountOf();
    const [here, there] = [createMemoryStore(), createMemoryStore()];
    const { id } = await keepReport(here, fileReport('a.pdf'));
    expect((await syncReports(here, api, 'ada')).onlyHere.size).toBe(0);
    await syncReports(there, api, 'ada');
    expect(await names(there)).toEqual(['a.pdf']);
    expect(await readReport(there, id)).toEqual(await readReport(here, id));
  });

  it('are sent once, and again when they change', async () => {
    const { api, state, kept } = accountOf();
    const here = createMemoryStore();
    const { id } = await keepReport(here, fileReport('a.pdf'));
    for (let time = 0; time < 3; time += 1) await syncReports(here, api, 'ada');
    expect(state.sent).toBe(1);
    await changeReport(here, id, { ignored: { 'CON-03': 'right' } });
    await syncReports(here, api, 'ada');
    expect([state.sent, kept.get(id)?.body.view['ignored']]).toEqual([2, { 'CON-03': 'right' }]);
  });

  it('above the limit stay here, say so, and follow when there is room', async () => {
    const { api, state, kept } = accountOf(3);
    const here = createMemoryStore();
    for (const name of ['a', 'b', 'c', 'd']) await keepReport(here, fileReport(name));
    const { onlyHere } = await syncReports(here, api, 'ada');
    const fourth = (await listReports(here)).find(({ subject }) => subject.name === 'd');
    expect([...onlyHere]).toEqual([fourth?.id]);
    expect(await names(here)).toEqual(['a', 'b', 'c', 'd']);
    expect(await readReport(here, fourth?.id ?? '')).toMatchObject({ text: 'Text of d' });
    state.limit = 4;
    expect((await syncReports(here, api, 'ada')).onlyHere.size).toBe(0);
    expect(kept.size).toBe(4);
  });

  it('that are deleted on one device, also without a network, are deleted on the other', async () => {
    const { api, state, kept } = accountOf();
    const [here, there] = [createMemoryStore(), createMemoryStore()];
    const { id } = await keepReport(here, fileReport('a'));
    await syncReports(here, api, 'ada');
    await syncReports(there, api, 'ada');
    state.isReachable = false;
    await forgetInAccount(here, [id]);
    await deleteReports(here, () => true);
    await expect(syncReports(here, api, 'ada')).rejects.toThrow(ApiFailure);
    state.isReachable = true;
    await syncReports(here, api, 'ada');
    expect([kept.get(id), await names(here)]).toEqual([null, []]);
    await syncReports(there, api, 'ada');
    expect(await names(there)).toEqual([]);
  });

  it('come back to a server that lost them', async () => {
    const { api, kept } = accountOf();
    const here = createMemoryStore();
    await keepReport(here, fileReport('a'));
    await syncReports(here, api, 'ada');
    kept.clear();
    await syncReports(here, api, 'ada');
    expect([kept.size, await names(here)]).toEqual([1, ['a']]);
  });

  it('never go to the account of somebody else on the same device', async () => {
    const [adas, bens] = [accountOf(), accountOf()];
    const here = createMemoryStore();
    await keepReport(here, fileReport('a'));
    await syncReports(here, adas.api, 'ada');
    await syncReports(here, bens.api, 'ben');
    expect(bens.kept.size).toBe(0);
  });

  it('about the same revision, made on two devices, become one', async () => {
    const { api } = accountOf();
    const [here, there] = [createMemoryStore(), createMemoryStore()];
    const resume = createResume({ title: 'Mine' });
    const subject = { document: resume.id, slug: resume.slug, name: 'Mine', updatedAt: resume.updatedAt };
    for (const device of [here, there]) {
      await device.create(resume);
      await keepReport(device, { ...fileReport('x'), subject });
    }
    await syncReports(here, api, 'ada');
    await syncReports(there, api, 'ada');
    expect((await listReports(there)).map(({ id }) => id)).toEqual((await listReports(here)).map(({ id }) => id));
  });

  it('of documents that are not here stay in the account, and come as soon as these do', async () => {
    const { api, kept } = accountOf();
    const [here, there] = [createMemoryStore(), createMemoryStore()];
    const doc = createResume({ title: 'Later' });
    await keepReport(here, {
      ...fileReport('x'),
      subject: { document: doc.id, slug: doc.slug, name: 'Later', updatedAt: '2026-01-01T00:00:00.000Z' },
    });
    await syncReports(here, api, 'ada');
    const { awaited } = await syncReports(there, api, 'ada');
    expect([kept.size, await names(there), [...awaited]]).toEqual([1, [], [doc.id]]);
    await there.create(doc);
    expect((await syncReports(there, api, 'ada')).awaited.size).toBe(0);
    expect(await names(there)).toEqual(['Later']);
  });
});
