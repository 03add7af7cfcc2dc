import autocannon, { type Result } from 'autocannon';

/** One kind of call, as both servers are asked. */
export interface Case {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** The path of the n-th call under the server's prefix, and its body. */
  path(n: number): string;
  body?(n: number): object;
  /** The access token of the n-th call. */
  token(n: number): string;
}
export interface Measured {
  /** Requests a second: the median of the rounds. */
  readonly rate: number;
  /** Milliseconds: the medians of the rounds' percentiles. */
  readonly p50: number;
  readonly p99: number;
}
export interface RoundsOptions {
  readonly connections: number;
  readonly rounds: number;
  readonly seconds: number;
}

/** A case and the server it is put to. */
export interface Put {
  readonly one: Case;
  readonly baseUrl: string;
}

/**
 * Loads several servers, one after the other in each round, so that what the machine does besides hits all of them alike. A
 * short warm-up first. Any answer but a success ends the bench: refusals are fast.
 */
export async function compare(puts: readonly Put[], options: RoundsOptions): Promise<Measured[]> {
  for (const put of puts) await load(put, { ...options, seconds: 1 });
  const results = puts.map((): Result[] => []);
  for (let round = 0; round < options.rounds; round += 1) {
    for (const [i, put] of puts.entries()) results[i]?.push(await load(put, options));
  }
  return results.map((rounds) => ({
    rate: median(rounds.map((r) => r.requests.total / r.duration)),
    p50: median(rounds.map((r) => r.latency.p50)),
    p99: median(rounds.map((r) => r.latency.p99)),
  }));
}

/** Running number of the calls; the first ones belong to the comparison of the answers. */
let count = 10;
async function load({ one, baseUrl }: Put, { connections, seconds }: RoundsOptions): Promise<Result> {
  const result = await autocannon({
    url: baseUrl,
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => {
          count += 1;
          request.method = one.method;
          request.path = `/api/${one.path(count)}`;
          request.headers = {
            authorization: `Bearer ${one.token(count)}`,
            ...(one.body ? { 'content-type': 'application/json' } : {}),
          };
          if (one.body) request.body = JSON.stringify(one.body(count));
          return request;
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${one.name} at ${baseUrl}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  return result;
}

/** The one in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

/** The value below which this share of them lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number;
}
