import { isRefusal, type Refusal } from '@homeport/grammar';
import type { FastifyRequest } from 'fastify';
import type { Principal } from '../context.ts';
import { requestRefusals as no } from '../rights/request-refusals.ts';
import type { HttpConfig } from './config.ts';
import { tooMany } from './limits/groups.ts';
import { type Meter, meter } from './limits/meter.ts';
import type { LimitGroup, Operation } from './operation.ts';

/**
 * Verifies a bearer token that came from an address. Cached by whoever is behind it; the principal is at most 900 ms old.
 */
export type Authenticate = (bearer: string, address: string) => Promise<Principal | Refusal> | Principal | Refusal;

/** The steps before any work: how often, and who. */
export interface Gate {
  /** Per address, before anything is looked at. */
  address(request: FastifyRequest): Refusal | undefined;
  /** The signed-in caller, not too often; groups with strict limits apart. */
  caller(operation: Operation, request: FastifyRequest, bearer: string | undefined): Promise<Principal | Refusal>;
  /** The strict limit of a public operation, by address. */
  open(operation: Operation, request: FastifyRequest): Promise<Refusal | undefined>;
}

const longestBearer = 4096;

/** The token of `Authorization: Bearer …`; undefined when there is none that can be one. */
export function bearerOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  if (header === undefined || header.length < 8 || header.length > longestBearer) return undefined;
  return header.slice(0, 7).toLowerCase() === 'bearer ' ? header.slice(7) : undefined;
}

/** Builds the gate. */
export function gateOf(
  config: HttpConfig,
  authenticate: Authenticate,
  groups: (group: LimitGroup, key: string) => Promise<Refusal | undefined>,
): Gate {
  const byAddress = meter(config.rates.address);
  const byUser = meter(config.rates.user);
  const byTenant = meter(config.rates.tenant);
  // Programs of one allowance share a meter, each with its own bucket.
  const byAllowance = new Map<number, Meter>();
  const takeOfProgram = ({ user, callsPerMinute: calls }: Principal): number => {
    if (calls === undefined) return 0;
    const own = byAllowance.get(calls) ?? meter({ calls, seconds: 60 });
    byAllowance.set(calls, own);
    return own.take(user);
  };
  return {
    address: (request) => {
      const wait = byAddress.take(request.ip);
      return wait > 0 ? tooMany(wait) : undefined;
    },
    caller: async (operation, request, bearer) => {
      if (bearer === undefined) return no.notSignedIn();
      const me = await authenticate(bearer, request.ip);
      if (isRefusal(me)) return me;
      const wait = byUser.take(me.user) || byTenant.take(me.homeTenant) || takeOfProgram(me);
      if (wait > 0) return tooMany(wait);
      if (operation.limit === undefined) return me;
      const key = operation.limit === 'signIn' ? request.ip : me.user;
      return (await groups(operation.limit, key)) ?? me;
    },
    open: async (operation, request) =>
      operation.limit === undefined ? undefined : groups(operation.limit, request.ip),
  };
}
