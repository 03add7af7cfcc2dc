import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.rules.ts';

/** A call to a host that must not be called. */
export class OutboundRefused extends Error {}

export interface OutboundRequest {
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | Uint8Array | undefined;
  readonly signal?: AbortSignal | undefined;
}
/** Calls another host by the rules of this installation. Throws `OutboundRefused` or the fault of the connection. */
export type GuardedFetch = (url: string, request?: OutboundRequest) => Promise<Response>;

/** Milliseconds for a whole call, and bytes of an answer. */
const limits = { time: 5000, size: 1024 * 1024 } as const;

/**
 * Makes the one way to other hosts: HTTPS only, no redirects followed, the address looked up once, checked to be a public
 * one and then used as it is (a second look-up could answer another), five seconds and one MiB in all. `trusted` are hosts
 * (`name` or `name:port`) which the operator has opened by `OUTBOUND_HOSTS`: they may be private and speak plain HTTP.
 */
export function makeGuardedFetch(trusted: readonly string[]): GuardedFetch {
  const isTrusted = ({ hostname, host }: URL): boolean => trusted.includes(hostname) || trusted.includes(host);
  return async (address, given = {}) => {
    const url = new URL(address);
    const isOpen = isTrusted(url);
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isOpen))
      throw new OutboundRefused(`${url.protocol}//${url.host} may not be called`);
    const to = await addressOf(url.hostname.replace(/^\[|\]$/g, ''));
    if (!isOpen && !isPublicAddress(to.address)) throw new OutboundRefused(`${url.host} is not a public host`);
    return send(url, to, given);
  };
}

async function addressOf(host: string): Promise<{ address: string; family: number }> {
  const family = isIP(host);
  return family ? { address: host, family } : lookup(host);
}

async function send(
  url: URL,
  to: { readonly address: string; readonly family: number },
  { method = 'GET', headers = {}, body, signal }: OutboundRequest,
): Promise<Response> {
  const time = AbortSignal.timeout(limits.time);
  // Importing these as a module loads the whole client of the web's own calls with them: with the first call, not at rest.
  const { request: begin } = await (url.protocol === 'https:' ? import('node:https') : import('node:http'));
  return new Promise((resolve, reject) => {
    const request = begin(
      url,
      {
        method,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }) },
        signal: signal ? AbortSignal.any([signal, time]) : time,
        // The address that was checked is the one that is called.
        lookup: (_host, options, done) => (options.all ? done(null, [to]) : done(null, to.address, to.family)),
      },
      (answer) => {
        const chunks: Buffer[] = [];
        let size = 0;
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > limits.size) request.destroy(new OutboundRefused(`${url.host} answers too much`));
          else chunks.push(chunk);
        });
        answer.on('error', reject);
        answer.on('end', () => {
          const status = answer.statusCode ?? 502;
          const isEmpty = [204, 205, 304].includes(status);
          const fields = Object.entries(answer.headers).map(
            ([name, value]) => [name, String(value)] as [string, string],
          );
          resolve(new Response(isEmpty ? null : Buffer.concat(chunks), { status, headers: fields }));
        });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
