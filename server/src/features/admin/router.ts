import { apiFailure } from '../../api/api-failure.ts';
import { api } from '../../api/implementer.ts';
import { jobs } from '../../jobs/jobs.ts';
import { jobStates } from '../../jobs/job-states.ts';
import { runJob } from '../../jobs/run-job.ts';
import { auditEntries } from '../audit/audit.ts';

const { admin } = api;

export const adminRouter = {
  jobs: {
    list: admin.jobs.list.handler(async ({ context }) => ({
      jobs: await jobStates(context.services.db, context.locale),
    })),
    run: admin.jobs.run.handler(async ({ input, context }) => {
      const job = jobs.find(({ name }) => name === input.name);
      if (!job) throw apiFailure('not-found');
      if (!(await runJob(context.services, job))) throw apiFailure('conflict');
      const state = (await jobStates(context.services.db, context.locale)).find(({ name }) => name === job.name);
      if (!state) throw apiFailure('not-found');
      return state;
    }),
  },
  audit: admin.audit.handler(({ input, context }) => auditEntries(context.services.db, input)),
};
