import { z } from 'zod';

/*
 * Calls of Paystack's API (paystack.com/docs/api; its OpenAPI file is PaystackOSS/openapi, version 1.0.0). It has no
 * versions, and no SDK with types of its answers: what it answers is checked against what is used of it here.
 */

const timeoutMs = 20_000;
/** Its default, as its documents call this setting perPage and its OpenAPI file per_page: right whichever it heeds. */
const perPage = 50;

/** What Paystack refuses for good, with its machine-readable reason where it gives one. */
export class PaystackRefusal extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`Paystack refused: ${code}`);
    this.code = code;
  }
}

/** Metadata comes back as it was sent, as text, or as nothing in several ways. */
const metadataSchema = z
  .union([z.record(z.string(), z.unknown()), z.string(), z.number(), z.null()])
  .optional()
  .transform((value) => {
    if (typeof value === 'object' && value !== null) return value;
    try {
      return z.record(z.string(), z.unknown()).parse(JSON.parse(String(value)));
    } catch {
      return {};
    }
  });

export const transactionSchema = z.object({
  id: z.number(),
  status: z.string(),
  reference: z.string(),
  amount: z.number(),
  currency: z.string(),
  created_at: z.string().optional(),
  createdAt: z.string().optional(),
  metadata: metadataSchema,
  authorization: z
    .object({
      authorization_code: z.string().nullish(),
      last4: z.string().nullish(),
      brand: z.string().nullish(),
      card_type: z.string().nullish(),
      channel: z.string().nullish(),
      reusable: z.boolean().nullish(),
    })
    .nullish(),
  customer: z.object({ email: z.string().nullish() }).nullish(),
});
export type PaystackTransaction = z.infer<typeof transactionSchema>;

const transactionIdSchema = z
  .union([z.number(), z.object({ id: z.number() })])
  .transform((value) => (typeof value === 'number' ? value : value.id));

export const refundSchema = z.object({
  id: z.number(),
  transaction: transactionIdSchema,
  /** The dispute that it settles, or its id. */
  dispute: z
    .union([z.number(), z.object({ id: z.number() })])
    .nullish()
    .transform((value) => (typeof value === 'object' && value !== null ? value.id : value)),
  amount: z.number(),
  status: z.string(),
  merchant_note: z.string().nullish(),
});
export type PaystackRefund = z.infer<typeof refundSchema>;

export const disputeSchema = z.object({
  id: z.number(),
  transaction: transactionIdSchema,
  status: z.string(),
  resolution: z.string().nullish(),
  /** What is disputed, in the least unit. */
  refund_amount: z.number().nullish(),
});
export type PaystackDispute = z.infer<typeof disputeSchema>;

const answerSchema = z.object({
  status: z.boolean(),
  message: z.string().optional(),
  code: z.string().optional(),
  data: z.unknown().optional(),
});

export interface PaystackSettings {
  key: string;
  /** Where its API is. */
  api: string;
}

/** Calls Paystack. */
export interface PaystackApi {
  /** Rejects with `PaystackRefusal` for what is refused for good, and otherwise if there was no answer to trust. */
  call: <Value>(
    schema: z.ZodType<Value>,
    method: 'GET' | 'POST',
    path: string,
    body?: Record<string, unknown>,
  ) => Promise<Value>;
  /** All entries of a list, page by page. */
  list: <Value>(schema: z.ZodType<Value>, path: string, query: Record<string, string>) => AsyncGenerator<Value, void>;
}

export function openPaystack({ key, api }: PaystackSettings): PaystackApi {
  const call: PaystackApi['call'] = async (schema, method, path, body) => {
    const response = await fetch(new URL(path, api), {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = answerSchema.parse(await response.json());
    const isRefused = [400, 404, 422].includes(response.status) || (response.ok && !answer.status);
    if (isRefused) throw new PaystackRefusal(answer.code ?? answer.message ?? String(response.status));
    if (!response.ok) throw new Error(`Paystack answered ${response.status}.`);
    return schema.parse(answer.data);
  };
  return {
    call,
    async *list(schema, path, query) {
      for (let page = 1; ; page += 1) {
        const search = new URLSearchParams({ ...query, perPage: String(perPage), page: String(page) });
        const entries = await call(z.array(schema), 'GET', `${path}?${search.toString()}`);
        yield* entries;
        if (entries.length < perPage) return;
      }
    },
  };
}
