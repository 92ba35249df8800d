import { implement, type ImplementerInternalWithMiddlewares } from '@orpc/server';
import { contract, type Contract } from '@vitae/api/contract';
import { audited } from '../features/audit/audit.ts';
import { requireSecondFactor } from '../features/admin/require-second-factor.ts';
import { apiFailure } from './api-failure.ts';
import type { ApiContext, Caller, Person } from './context.ts';
import { FileStream } from './file-stream.ts';
import { JsonText } from './json-text.ts';

/** Written out, since the inferred type is longer than what the compiler writes into a declaration. */
type Api = ImplementerInternalWithMiddlewares<Contract, ApiContext, ApiContext>;

/**
 * Every handler is created with this. Access is checked before the input, as the contract requires; what an admin
 * changes is written to the audit log. Answers are checked too, except JSON text that was checked when it was stored;
 * the library would parse that again, so its own check is off.
 */
export const api: Api = implement(contract, { initialOutputValidationIndex: Number.NaN })
  .$context<ApiContext>()
  .use(async ({ context, procedure, path, next }, input, answer) => {
    const {
      meta: { access },
      route,
      outputSchema,
    } = procedure['~orpc'];
    const work = async (auditId: string | null = null) => {
      const { output } = await next({ context: { auditId } });
      if (output instanceof JsonText || output instanceof FileStream || !outputSchema) return answer(output);
      const checked = await outputSchema['~standard'].validate(output);
      if (checked.issues) throw new Error('The answer is not as the contract says.', { cause: checked.issues });
      return answer(checked.value);
    };
    if (access === 'anyone') return work();
    const person = personOf(context);
    if (access === 'user') return work();
    if (person.role !== 'admin') throw apiFailure('forbidden');
    await requireSecondFactor(context.services, person);
    if (route.method === 'GET') return work();
    return audited(context, person, { action: path.join('.'), path: route.path ?? '', input }, work);
  });

/** The signed-in user. @throws an `unauthenticated` error if there is none */
export function personOf({ person }: Pick<ApiContext, 'person'>): Person {
  if (person === null) throw apiFailure('unauthenticated');
  return person;
}

/** The signed-in user and their network address, for calls that send mail. @throws as `personOf` */
export const callerOf = (context: Pick<ApiContext, 'person' | 'address'>): Caller => ({
  ...personOf(context),
  address: context.address,
});

/** The signed-in user of a call that changes stored data, which is counted. @throws also `too-many-requests` */
export async function writerOf(context: Pick<ApiContext, 'person' | 'services'>): Promise<Person> {
  const person = personOf(context);
  await context.services.limits.count('write account', person.accountId);
  return person;
}
