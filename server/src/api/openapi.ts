import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { apiErrorSchema } from '@vitae/api';
import { contract } from '@vitae/api/contract';
import { z } from 'zod';
import { accessCookieName } from './cookies.ts';
import { endpoints } from './endpoints.ts';

const jsonObjectSchema = z.record(z.string(), z.json());
export type JsonObject = z.infer<typeof jsonObjectSchema>;

const description = `JSON in, JSON out. Times are ISO 8601 in UTC, ids are UUIDs.

Sign in for a pair of tokens: send the access token as "Authorization: Bearer …"; it is valid for 15 minutes. The refresh token gives the next pair, once: within 30 seconds the same again, used later it ends the session. Browsers keep both in cookies that scripts cannot read.

Whatever changes something must carry an Origin header that the server allows, by default its own. An error has one shape, with a stable code; "message" is for people, "fields" has a text for each field it is about, "data" what a program needs to go on.`;

/** The OpenAPI document of the contract; takes a tenth of a second (`describedApi` keeps it). */
export async function openApiDocument(
  appName: string,
  { secureCookies }: { secureCookies: boolean },
): Promise<JsonObject> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: { title: `${appName} API`, version: '1', description },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        cookie: { type: 'apiKey', in: 'cookie', name: accessCookieName(secureCookies) },
      },
    },
    security: [{ bearer: [] }, { cookie: [] }],
    customErrorResponseBodySchema: (errors) => ({
      $ref: '#/components/schemas/Error',
      description: errors.map(([code, message]) => `${code}: ${message}`).join(' '),
    }),
  });
  const accessOf = new Map(endpoints().map(({ name, access }) => [name, access]));
  for (const methods of Object.values(document.paths ?? {})) {
    for (const operation of [methods?.get, methods?.post, methods?.put, methods?.patch, methods?.delete]) {
      const access = accessOf.get(operation?.operationId ?? '');
      if (operation && access === 'anyone') operation.security = [];
      if (operation && access === 'admin') Object.assign(operation, { 'x-required-role': 'admin' });
      for (const response of Object.values(operation?.responses ?? {})) describe(response);
    }
  }
  const whole = {
    ...document,
    components: {
      ...document.components,
      schemas: { ...document.components?.schemas, Error: z.toJSONSchema(apiErrorSchema, { target: 'draft-2020-12' }) },
    },
  };
  return jsonObjectSchema.parse(JSON.parse(JSON.stringify(whole)));
}

const describedSchema = z.object({
  description: z.string(),
  content: z.record(z.string(), z.object({ schema: z.object({ $ref: z.string(), description: z.string() }) })),
});

/** The errors of each status, stated in one place. */
function describe(response: object): void {
  const { data } = describedSchema.safeParse(response);
  const [content] = Object.values(data?.content ?? {});
  if (content)
    Object.assign(response, {
      description: content.schema.description,
      content: { 'application/json': { schema: { $ref: content.schema.$ref } } },
    });
}
