import { isContractProcedure, type AnyContractProcedure, type AnyContractRouter } from '@orpc/contract';
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
  definition: AnyContractProcedure['~orpc'];
}

const metaSchema = z.object({ access: z.enum(['anyone', 'user', 'admin']) });

/** Every endpoint there is. */
export function endpoints(router: AnyContractRouter = contract, name: readonly string[] = []): Endpoint[] {
  if (!isContractProcedure(router)) return Object.entries(router).flatMap(([key, part]) => endpoints(part, [...name, key]));
  const definition = router['~orpc'];
  const { method = 'POST', path = '' } = definition.route;
  return [{ name: name.join('.'), method, path, access: metaSchema.parse(definition.meta).access, definition }];
}
