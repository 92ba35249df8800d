import { isContractProcedure, type AnyContractRouter } from '@orpc/contract';
import { contract } from '@vitae/api/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

/** What is bounded by the size of the whole that it is in: documents, and reports as a device made them. */
const boundedAsWhole = [
  'documents.put .doc',
  'sync.push .pushes[].doc',
  'evaluations.keep .body',
  'admin.samples.create .content.document',
  'admin.samples.save .content.document',
];

interface Part {
  type?: string | string[];
  pattern?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  maxItems?: number;
  items?: Part;
  properties?: Record<string, Part>;
  additionalProperties?: Part | boolean;
  anyOf?: Part[];
  allOf?: Part[];
  oneOf?: Part[];
}

const partSchema: z.ZodType<Part> = z.lazy(() =>
  z.looseObject({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    pattern: z.string().optional(),
    format: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    maxLength: z.number().optional(),
    maxItems: z.number().optional(),
    items: partSchema.optional(),
    properties: z.record(z.string(), partSchema).optional(),
    additionalProperties: z.union([z.boolean(), partSchema]).optional(),
    anyOf: z.array(partSchema).optional(),
    allOf: z.array(partSchema).optional(),
    oneOf: z.array(partSchema).optional(),
  }),
);

/** Whether an expression matches texts of any length. */
const isEndless = (pattern: string) => /[^\\][*+]|\{\d+,\}/.test(pattern);
const isBoundedText = ({ maxLength, pattern, format, enum: choices, ...part }: Part) =>
  maxLength !== undefined ||
  format !== undefined ||
  choices !== undefined ||
  part.const !== undefined ||
  (pattern !== undefined && !isEndless(pattern));

/** Where a schema admits texts, lists or records of any size. */
function endlessIn(part: Part, path: string): string[] {
  const { type, items, properties = {}, additionalProperties: more, anyOf = [], allOf = [], oneOf = [] } = part;
  const is = (name: string) => [type].flat().includes(name);
  const isText = is('string') && !isBoundedText(part);
  const isList = is('array') && items !== undefined && part.maxItems === undefined;
  const isRecord = is('object') && typeof more === 'object';
  return [
    ...(isText || isList || isRecord ? [path] : []),
    ...(items === undefined ? [] : endlessIn(items, `${path}[]`)),
    ...Object.entries(properties).flatMap(([name, inner]) => endlessIn(inner, `${path}.${name}`)),
    ...[...anyOf, ...allOf, ...oneOf].flatMap((inner) => endlessIn(inner, path)),
  ];
}

const inputsOf = (router: AnyContractRouter, name: readonly string[] = []): [string, unknown][] =>
  isContractProcedure(router)
    ? [[name.join('.'), router['~orpc'].inputSchema]]
    : Object.entries(router).flatMap(([key, part]) => inputsOf(part, [...name, key]));

describe('what callers send', () => {
  const inputs = inputsOf(contract).flatMap(([name, schema]) =>
    schema instanceof z.core.$ZodType
      ? [
          {
            name,
            part: partSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })),
          },
        ]
      : [],
  );

  it('is described by schemas', () => {
    expect(inputs.length).toBeGreaterThan(80);
  });

  it('has no text, list or record without a longest size', () => {
    const endless = inputs.flatMap(({ name, part }) => endlessIn(part, '').map((path) => `${name} ${path}`));
    expect(endless.filter((place) => !boundedAsWhole.some((whole) => place.startsWith(whole)))).toEqual([]);
  });

  it('is found where it is endless', () => {
    const part = z.toJSONSchema(z.object({ a: z.string(), b: z.array(z.int()), c: z.string().regex(/^a+$/) }));
    expect(endlessIn(partSchema.parse(part), '')).toEqual(['.a', '.b', '.c']);
  });
});
