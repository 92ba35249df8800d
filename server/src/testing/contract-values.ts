import { z } from 'zod';
import { openApiDocument } from '../api/openapi.ts';

/** The part of JSON Schema that the contract is described in. */
const schemaSchema = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
  format: z.string().optional(),
  minLength: z.number().optional(),
  minimum: z.number().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
});
type Schema = z.infer<typeof schemaSchema>;

const bodySchema = z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) });
const operationSchema = z.object({
  operationId: z.string(),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), schema: z.unknown() })).default([]),
  requestBody: bodySchema.optional(),
});
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()).default({}) }).default({ schemas: {} }),
});

/** Values that fit the input of an endpoint as the contract describes it, so that they pass the first check. */
export interface ContractValues {
  /** Its query; no names if it takes none. */
  query: (endpoint: string) => Record<string, unknown>;
  /** Its JSON; undefined if it takes none. */
  body: (endpoint: string) => unknown;
}

/** @param known values by the name of a property, for those that mean something @param random below one */
export async function contractValues(
  random: () => number,
  known: () => Readonly<Record<string, unknown>>,
): Promise<ContractValues> {
  const document = documentSchema.parse(await openApiDocument('Vitae', { secureCookies: false }));
  const operations = new Map(
    Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .map((operation) => [operation.operationId, operation]),
  );
  const pick = <Value>(list: readonly Value[]): Value | undefined => list[Math.floor(random() * list.length)];
  const resolved = (given: unknown): Schema => {
    const schema = schemaSchema.parse(given ?? {});
    const name = schema.$ref?.split('/').at(-1);
    return name === undefined ? schema : schemaSchema.parse(document.components.schemas[name] ?? {});
  };
  const valueOf = (given: unknown, name: string, depth: number): unknown => {
    const schema = resolved(given);
    const meant = known()[name];
    if (meant !== undefined && random() < 0.7) return meant;
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return pick(schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return valueOf(pick(choices), name, depth);
    if (schema.allOf) return valueOf(schema.allOf[0], name, depth);
    const type = Array.isArray(schema.type) ? pick(schema.type) : schema.type;
    if (type === 'object' || schema.properties) {
      const properties = Object.entries(schema.properties ?? {});
      return depth > 5
        ? {}
        : Object.fromEntries(properties.map(([key, property]) => [key, valueOf(property, key, depth + 1)]));
    }
    if (type === 'array')
      return Array.from({ length: depth > 5 ? 0 : Math.floor(random() * 3) }, () =>
        valueOf(schema.items, name, depth + 1),
      );
    if (type === 'integer' || type === 'number') return schema.minimum ?? Math.floor(random() * 100);
    if (type === 'boolean') return random() < 0.5;
    if (type === 'null') return null;
    if (schema.format === 'uuid') return '0190a5c2-7b1e-7000-8000-000000000000';
    if (schema.format === 'date-time') return '2026-01-01T00:00:00.000Z';
    if (schema.format === 'date') return '2026-01-01';
    if (schema.format === 'email') return 'someone@example.com';
    return 'a word'.padEnd(schema.minLength ?? 0, 'x');
  };
  return {
    query: (endpoint) =>
      Object.fromEntries(
        (operations.get(endpoint)?.parameters ?? [])
          .filter((parameter) => parameter.in === 'query')
          .map(({ name, schema }) => [name, valueOf(schema, name, 0)]),
      ),
    body: (endpoint) => {
      const schema = operations.get(endpoint)?.requestBody?.content['application/json']?.schema;
      return schema === undefined ? undefined : valueOf(schema, '', 0);
    },
  };
}
