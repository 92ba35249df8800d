import { z } from 'zod';
import type { JsonObject } from '../api/openapi.ts';

const typeSchema = z.union([z.string(), z.array(z.string())]);

interface Schema {
  type?: string | string[] | undefined;
  format?: string | undefined;
  description?: string | undefined;
  const?: unknown;
  enum?: unknown[] | undefined;
  properties?: Record<string, Schema> | undefined;
  required?: string[] | undefined;
  items?: Schema | undefined;
  anyOf?: Schema[] | undefined;
  oneOf?: Schema[] | undefined;
  allOf?: Schema[] | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  contentMediaType?: string | undefined;
}

const schemaSchema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    type: typeSchema.optional(),
    format: z.string().optional(),
    description: z.string().optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    properties: z.record(z.string(), schemaSchema).optional(),
    required: z.array(z.string()).optional(),
    items: schemaSchema.optional(),
    anyOf: z.array(schemaSchema).optional(),
    oneOf: z.array(schemaSchema).optional(),
    allOf: z.array(schemaSchema).optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    contentMediaType: z.string().optional(),
  }),
);

const contentSchema = z.record(z.string(), z.object({ schema: schemaSchema.optional() }));

/** The part of an OpenAPI document that the page shows. */
const documentSchema = z.object({
  info: z.object({ title: z.string(), description: z.string() }),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        summary: z.string(),
        tags: z.array(z.string()),
        security: z.array(z.unknown()).optional(),
        'x-required-role': z.literal('admin').optional(),
        parameters: z
          .array(z.object({ name: z.string(), in: z.string(), required: z.boolean().optional(), schema: schemaSchema }))
          .optional(),
        requestBody: z.object({ content: contentSchema }).optional(),
        responses: z.record(z.string(), z.object({ description: z.string(), content: contentSchema.optional() })),
      }),
    ),
  ),
  components: z.object({ schemas: z.object({ Error: schemaSchema }) }),
});
type Operation = z.infer<typeof documentSchema>['paths'][string][string] & { method: string; path: string };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The API as an HTML page: no scripts, every text of the document escaped. */
export function docsPage(openApi: JsonObject): string {
  const { info, paths, components } = documentSchema.parse(openApi);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  );
  const tags = [...new Set(operations.flatMap(({ tags: [tag = ''] }) => tag))];
  const of = (tag: string) => operations.filter(({ tags: [first] }) => first === tag);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(info.title)}</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header>
<h1>${escaped(info.title)}</h1>
${info.description
  .split('\n\n')
  .map((text) => `<p>${escaped(text)}</p>`)
  .join('\n')}
<p>For programs: <a href="/api/openapi.json">the OpenAPI document</a>.</p>
</header>
<nav aria-label="Endpoints">
${tags.map((tag) => `<section><h2><a href="#${escaped(tag)}">${escaped(tag)}</a></h2><ul>${of(tag).map(indexLine).join('')}</ul></section>`).join('\n')}
</nav>
<main>
<section id="errors"><h2>Errors</h2>${fields(components.schemas.Error)}</section>
${tags.map((tag) => `<section id="${escaped(tag)}"><h2>${escaped(tag)}</h2>${of(tag).map(article).join('\n')}</section>`).join('\n')}
</main>
</body>
</html>
`;
}

const indexLine = ({ operationId, method, path }: Operation) =>
  `<li><a href="#${escaped(operationId)}"><b>${escaped(method.toUpperCase())}</b> ${escaped(path)}</a></li>`;

function article({
  operationId,
  method,
  path,
  summary,
  security,
  'x-required-role': role,
  parameters = [],
  requestBody,
  responses,
}: Operation): string {
  const access = role ? 'For admins.' : security?.length === 0 ? 'Anyone may call it.' : 'For a signed-in person.';
  const answers = Object.entries(responses);
  const good = answers.filter(([status]) => status.startsWith('2'));
  const bad = answers.filter(([status]) => !status.startsWith('2'));
  return `<article id="${escaped(operationId)}">
<h3><b class="${escaped(method)}">${escaped(method.toUpperCase())}</b> <code>/api${escaped(path)}</code></h3>
<p>${escaped(summary)}. ${access}</p>
${parameters.length === 0 ? '' : `<h4>In the address</h4><dl>${parameters.map(({ name, schema, required }) => field(name, schema, required === true)).join('')}</dl>`}
${requestBody ? `<h4>Send</h4>${bodies(requestBody.content)}` : ''}
${good.map(([status, { content }]) => `<h4>Answer ${escaped(status)}</h4>${bodies(content ?? {})}`).join('')}
<details><summary>Errors</summary><dl>${bad.map(([status, { description }]) => `<dt>${escaped(status)}</dt><dd>${escaped(description)}</dd>`).join('')}</dl></details>
</article>`;
}

const bodies = (content: z.infer<typeof contentSchema>): string =>
  Object.entries(content)
    .map(([type, { schema }]) =>
      type === 'application/json' && schema ? fields(schema) : `<p><code>${escaped(type)}</code></p>`,
    )
    .join('');

/** The fields of an object; each form of something that has several. */
function fields(schema: Schema): string {
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms) return forms.map((form) => fields(form)).join('<p>or</p>');
  if (!schema.properties) return `<p>${typeName(schema)}</p>`;
  const required = new Set(schema.required);
  return `<dl>${Object.entries(schema.properties)
    .map(([name, of]) => field(name, of, required.has(name)))
    .join('')}</dl>`;
}

function field(name: string, schema: Schema, isRequired: boolean): string {
  const inner = schema.properties ? schema : schema.items?.properties ? schema.items : null;
  return `<dt><code>${escaped(name)}</code></dt><dd>${typeName(schema)}${isRequired ? '' : ', optional'}${inner ? fields(inner) : ''}</dd>`;
}

function typeName(schema: Schema): string {
  const { type, format, const: only, enum: values, items, anyOf, oneOf, minLength, maxLength } = schema;
  if (only !== undefined) return `<code>${escaped(JSON.stringify(only))}</code>`;
  if (values) return values.map((value) => `<code>${escaped(JSON.stringify(value))}</code>`).join(' or ');
  const forms = anyOf ?? oneOf;
  if (forms) return forms.map(typeName).join(' or ');
  if (items) return `list of ${typeName(items)}`;
  const length = maxLength === undefined ? '' : `, ${minLength ?? 0}–${maxLength} characters`;
  return escaped(`${[type ?? 'anything'].flat().join(' or ')}${format === undefined ? '' : ` (${format})`}${length}`);
}
