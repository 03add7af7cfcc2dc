import { createHash } from 'node:crypto';
import type { Refusal } from '@homeport/grammar';
import type { Key } from '../pipeline/idempotency.ts';
import { requestRefusals as no } from '../rights/request-refusals.ts';
import type { Operation } from './operation.ts';

const longestKey = 255;

/** Reads Idempotency-Key where the operation takes one. The fingerprint covers the path and the body. */
export function readKey(
  operation: Operation,
  header: string | string[] | undefined,
  path: string,
  body: Uint8Array,
): Key | undefined | Refusal {
  if (operation.key === 'none') return undefined;
  if (header === undefined) return operation.key === 'required' ? no.keyNeeded() : undefined;
  if (typeof header !== 'string' || !/^[\x21-\x7e]+$/.test(header) || header.length > longestKey)
    return no.badKey({ max: longestKey });
  const fingerprint = createHash('sha256').update(path).update('\0').update(body).digest('base64url');
  return { key: header, fingerprint };
}
