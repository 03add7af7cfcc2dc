import type { Refusal } from '@homeport/grammar';
import { requestRefusals } from '../../pipeline/request-refusals.ts';

const atStart = /^\{"id":"[^"]*",(?:"tenantId":"[^"]*",)?"version":(\d+)/;

/** The version inside a record's JSON text; the common columns lead it, so the text need not be parsed. */
export function versionOfText(text: string): number | undefined {
  const match = atStart.exec(text);
  if (match) return Number(match[1]);
  const version = (JSON.parse(text) as { version?: unknown }).version;
  return typeof version === 'number' ? version : undefined;
}

/** Reads If-Match: the ETag of an answer. `*` asks for nothing in particular. */
export function readVersion(header: string | undefined): number | undefined | Refusal {
  if (header === undefined || header === '*') return undefined;
  const match = /^(?:W\/)?"(\d{1,9})"$/.exec(header);
  return match ? Number(match[1]) : requestRefusals.badVersion();
}
