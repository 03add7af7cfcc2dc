import { isObject } from './outside.ts';
/** The few kinds of expected failure and what HTTP says of them. */
export const refusalKinds = {
  badRequest: 400,
  notSignedIn: 401,
  notAllowed: 403,
  notFound: 404,
  conflict: 409,
  stale: 412,
  tooLarge: 413,
  wrongType: 415,
  invalid: 422,
  preconditionRequired: 428,
  busy: 429,
  unavailable: 503,
} as const;
export type RefusalKind = keyof typeof refusalKinds;

/** An expected failure, as a value. `code` is stable; the sentence is looked up in the reader's language. */
export interface Refusal {
  readonly isRefusal: true;
  readonly code: string;
  readonly kind: RefusalKind;
  readonly params?: Readonly<Record<string, string | number>>;
  /** The input field that it is about, as a path (`items.2.amount`). */
  readonly field?: string;
  /** Several problems of one input, each at its place. */
  readonly problems?: readonly Refusal[];
  /** Seconds after which a retry makes sense. */
  readonly retryAfter?: number;
}
export interface RefusalSpec {
  readonly kind: RefusalKind;
  /** English text with ICU arguments: `No exchange rate between {from} and {to}.` */
  readonly text: string;
}
export type RefusalMaker = (params?: Readonly<Record<string, string | number>>, field?: string) => Refusal;
/** The refusals of one domain, as the catalogue keeps them. */
export interface RefusalSet {
  readonly $domain: string;
  readonly $specs: Readonly<Record<string, RefusalSpec>>;
}
export type Refusals<S extends Readonly<Record<string, RefusalSpec>>> = { readonly [K in keyof S]: RefusalMaker } & {
  readonly $domain: string;
  readonly $specs: S;
};

/** Declares a domain's refusals; each becomes a function that makes the value. Codes are `domain.name`. */
export function defineRefusals<const S extends Readonly<Record<string, RefusalSpec>>>(
  domain: string,
  specs: S,
): Refusals<S> {
  const makers = Object.fromEntries(
    Object.entries(specs).map(([name, spec]): [string, RefusalMaker] => [
      name,
      (params, field) => ({
        isRefusal: true,
        code: `${domain}.${name}`,
        kind: spec.kind,
        ...(params ? { params } : {}),
        ...(field ? { field } : {}),
      }),
    ]),
  );
  return { ...makers, $domain: domain, $specs: specs } as unknown as Refusals<S>;
}

export const isRefusal = (value: unknown): value is Refusal => isObject(value) && value.isRefusal === true;

/** Several problems of one input as one refusal (422). */
export const invalidInput = (problems: readonly Refusal[]): Refusal => ({
  isRefusal: true,
  code: 'input.invalid',
  kind: 'invalid',
  problems,
});

/**
 * The refusal whose sentence stands over an answer: its own; of several problems of one input the first that is more than an
 * empty field. "Please fill up all mandatory fields." is said only where that is all that is wrong.
 */
export function headOf(refusal: Refusal): Refusal {
  const problems = refusal.code === 'input.invalid' ? (refusal.problems ?? []) : [];
  return problems.find(({ code }) => code !== 'input.required') ?? refusal;
}
