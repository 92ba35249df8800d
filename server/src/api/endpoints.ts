import { isContractProcedure, type AnyContractRouter } from '@orpc/contract';
import { contract, type Access } from '@vitae/api/contract';
import { z } from 'zod';

/** One endpoint of the contract. */
export interface Endpoint {
  /** Its place in the contract, such as `documents.get`. */
  name: string;
  method: string;
  /** Such as `/documents/{id}`. */
  path: string;
  access: Access;
  /** Codes of the errors it answers with. */
  errors: string[];
}

const definitionSchema = z.object({
  meta: z.object({ access: z.enum(['anyone', 'user', 'admin']) }),
  errorMap: z.record(z.string(), z.unknown()),
});

/** All endpoints. */
export function endpoints(router: AnyContractRouter = contract, name: readonly string[] = []): Endpoint[] {
  if (!isContractProcedure(router))
    return Object.entries(router).flatMap(([key, part]) => endpoints(part, [...name, key]));
  const { method = 'POST', path = '' } = router['~orpc'].route;
  const { meta, errorMap } = definitionSchema.parse(router['~orpc']);
  return [{ name: name.join('.'), method, path, access: meta.access, errors: Object.keys(errorMap) }];
}
