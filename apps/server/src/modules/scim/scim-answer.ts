import type { Call, Failure, RawAnswer } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { projected, type Resource, scimPages, scimSchemas, valuesAt } from '@homeport/model/scim';

const type = 'application/scim+json; charset=utf-8';

/** An answer in the form of the standard. */
export const scimAnswer = (
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): RawAnswer => ({
  type,
  body: JSON.stringify(body),
  status,
  headers,
});
/** A failure in the form of the standard; `scimType` says which of the known ones. */
export const scimError = (status: number, detail: string, scimType?: string): RawAnswer =>
  scimAnswer(status, {
    schemas: [scimSchemas.error],
    status: String(status),
    ...(scimType ? { scimType } : {}),
    detail,
  });

/** Refusals of ours as the standard has them: what cannot be stored is a bad request there. */
export const scimFailure = ({ status, code, title, retryAfter }: Failure): RawAnswer => {
  const isTaken = status === 409 || code === 'identity.loginExists';
  const answer = isTaken
    ? scimError(409, title, 'uniqueness')
    : status === 422
      ? scimError(400, title, 'invalidValue')
      : scimError(status, title);
  return retryAfter === undefined
    ? answer
    : { ...answer, headers: { ...answer.headers, 'retry-after': String(retryAfter) } };
};
/** The first problem of an input says more than that there is one. */
const firstProblem = (refusal: Refusal): Refusal => refusal.problems?.[0] ?? refusal;

/** A body of JSON, or the failure that it is none. */
export function bodyOf(call: Pick<Call, 'text'>): Resource | RawAnswer {
  try {
    const body: unknown = JSON.parse(call.text ?? '');
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Resource;
  } catch {
    // Answered below.
  }
  return scimError(400, 'The body is not a JSON object.', 'invalidSyntax');
}
export const isAnswer = (value: unknown): value is RawAnswer =>
  typeof value === 'object' && value !== null && 'type' in value && 'body' in value && 'status' in value;

type Listing = Readonly<Record<string, string | null>>;
const numberIn = (text: string | null | undefined): number | undefined =>
  text !== null && text !== undefined && /^-?\d+$/.test(text) ? Number(text) : undefined;
/** Which page is asked for: from 1, and never more than what is allowed. */
export function pageOf(query: Listing): { readonly start: number; readonly count: number } {
  const start = Math.max(1, numberIn(query.startIndex) ?? 1);
  return { start, count: Math.min(Math.max(0, numberIn(query.count) ?? scimPages.usual), scimPages.most) };
}

/** A page of resources with the attributes that were asked for. */
export const listAnswer = (resources: readonly Resource[], total: number, start: number, query: Listing): RawAnswer =>
  scimAnswer(200, {
    schemas: [scimSchemas.list],
    totalResults: total,
    startIndex: start,
    itemsPerPage: resources.length,
    Resources: resources.map((one) => projected(one, query.attributes ?? null, query.excludedAttributes ?? null)),
  });

/** One resource, or that it has not changed since the caller saw it. */
export function oneAnswer(resource: Resource, call: Call, status = 200): RawAnswer {
  const { location, version } = resource.meta as { readonly location: string; readonly version: string };
  const headers = { etag: version, ...(status === 201 ? { location } : {}) };
  if (status === 200 && call.ifNoneMatch !== undefined && tagsIn(call.ifNoneMatch).includes(version))
    return { type, body: '', status: 304, headers };
  const { attributes = null, excludedAttributes = null } = call.query as Listing;
  return scimAnswer(status, projected(resource, attributes, excludedAttributes), headers);
}
const tagsIn = (header: string): string[] => header.split(',').map((tag) => tag.trim());
/** Whether the caller has seen another version than the one that is there. */
export const isStale = (resource: Resource, { ifMatch }: Pick<Call, 'ifMatch'>): boolean => {
  const { version } = resource.meta as { readonly version: string };
  const bare = (tag: string) => tag.replace(/^W\//, '');
  return ifMatch !== undefined && ifMatch.trim() !== '*' && !tagsIn(ifMatch).map(bare).includes(bare(version));
};
export const stale = (): RawAnswer => scimError(412, 'The resource has changed since this version.');

/** The result, with a refusal told as precisely as it can be. */
export const told = <T>(result: T | Refusal): T | Refusal => (isRefusal(result) ? firstProblem(result) : result);

/** Puts resources in order of an attribute. */
export function inOrder(resources: Resource[], path: string, order: string | null | undefined): void {
  const by = (one: Resource) => String(valuesAt(one, path)[0] ?? '').toLowerCase();
  const turn = order?.toLowerCase() === 'descending' ? -1 : 1;
  resources.sort((one, other) => turn * (by(one) < by(other) ? -1 : by(one) > by(other) ? 1 : 0));
}
