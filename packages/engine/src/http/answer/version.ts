import type { Refusal } from '@homeport/grammar';
import { requestRefusals } from '../../rights/request-refusals.ts';

const key = '"version":';

/**
 * The version inside a record's JSON text, found without parsing: the common columns end the text, and behind the last key of
 * this name come moments, users and `can`, none of which has one.
 */
export function versionOfText(text: string): number | undefined {
  const at = text.lastIndexOf(key);
  const version = at < 0 ? Number.NaN : Number.parseInt(text.slice(at + key.length, at + key.length + 12), 10);
  return Number.isNaN(version) ? undefined : version;
}

/** Reads If-Match: the ETag of an answer. `*` asks for nothing in particular. */
export function readVersion(header: string | undefined): number | undefined | Refusal {
  if (header === undefined || header === '*') return undefined;
  const match = /^(?:W\/)?"(\d{1,9})"$/.exec(header);
  return match ? Number(match[1]) : requestRefusals.badVersion();
}
