import { apiPrefix } from './api-prefix.ts';

/** Asks for these paths under the prefix in one call, which answers a list of parts in their order. */
type Send = (paths: readonly string[]) => Promise<Response>;
interface Part {
  /** 0: it cannot be asked in company. */
  readonly status: number;
  readonly body: string;
  readonly retryAfter?: string;
}

/** What is being gathered in this turn, by address. */
let asked: Map<string, PromiseWithResolvers<Response>> | undefined;

/** Gathers what is asked until the turn of the script ends, and then sends it. */
export function gather(send: Send): void {
  if (asked) return;
  const mine = new Map<string, PromiseWithResolvers<Response>>();
  asked = mine;
  setTimeout(() => {
    asked = undefined;
    void answer(mine, send);
  });
}

/**
 * The answer to a question that is asked while others are gathered; undefined while none are. It fails where the question has
 * to be asked alone.
 */
export function gathered(address: string): Promise<Response> | undefined {
  // A second answer to the same question is its own: each is read once.
  if (!asked || asked.has(address)) return undefined;
  const coming = Promise.withResolvers<Response>();
  asked.set(address, coming);
  return coming.promise;
}

async function answer(all: ReadonlyMap<string, PromiseWithResolvers<Response>>, send: Send): Promise<void> {
  try {
    if (all.size < 2) throw alone;
    const paths = [...all.keys()].map((address) => address.slice(apiPrefix.length + 1));
    const parts = await partsOf(await send(paths));
    for (const [at, coming] of [...all.values()].entries()) coming.resolve(responseOf(parts[at]));
  } catch (error) {
    for (const coming of all.values()) coming.reject(error);
  }
}
const alone = new Error('to be asked alone');

/** The parts of an answer to several questions. Fails where they have to be asked alone. */
export async function partsOf(response: Response): Promise<readonly Part[]> {
  if (!response.ok) throw alone;
  return response.json();
}
/** The answer to one of the questions, as it would have come alone. */
export async function responseOf(part: Part | undefined): Promise<Response> {
  if (!part?.status) throw alone;
  const { status, body, retryAfter } = part;
  const headers = new Headers(retryAfter === undefined ? [] : [['retry-after', retryAfter]]);
  return new Response(body === '' ? null : body, { status, headers });
}
