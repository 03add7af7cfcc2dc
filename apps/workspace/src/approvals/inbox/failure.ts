import { Problem } from '@homeport/client';
import { useText } from '@homeport/ui/language/use-text.ts';
import { useCallback } from 'react';

/** What a refused or failed call means for the screen that made it. */
export type FailureKind = 'stale' | 'proof' | 'gone' | 'field' | 'passing' | 'refused' | 'fault';
const proofCodes: ReadonlySet<string> = new Set(['request.freshSignInNeeded', 'identity.proofRequired']);

/** Sorts what was thrown: `field` is a refusal that names the field `isField` knows, `passing` may work when repeated. */
export function failureKind(error: unknown, isField: (name: string) => boolean = () => false): FailureKind {
  if (!(error instanceof Problem)) return 'fault';
  if (error.status === 412 || error.code === 'request.changedMeanwhile') return 'stale';
  if (proofCodes.has(error.code)) return 'proof';
  if (error.status === 404) return 'gone';
  if (error.errors.some(({ field }) => isField(field))) return 'field';
  if ([0, 429, 502, 503, 504].includes(error.status)) return 'passing';
  return error.status >= 400 && error.status < 500 ? 'refused' : 'fault';
}

/** The sentences of a refusal by the field they belong to; those of no known field are under the empty name. */
export function messagesByField(error: unknown, fields: readonly string[]): Readonly<Record<string, string>> {
  if (!(error instanceof Problem)) return {};
  const messages: Record<string, string> = {};
  for (const { field, title } of error.errors) {
    const place = fields.find((name) => field === name || field.startsWith(`${name}.`)) ?? '';
    messages[place] = messages[place] ? `${messages[place]} ${title}` : title;
  }
  return messages;
}

/** A failure in words: the server's finished sentence, or what became of the call when there is none. */
export interface Failure {
  readonly message: string;
  readonly reference?: string;
}
/** Makes words of what was thrown, in the reader's language. */
export function useFailure(): (error: unknown) => Failure {
  const text = useText('approvals');
  return useCallback(
    (error) => {
      if (!(error instanceof Problem)) return { message: text('failure.fault') };
      const reference = error.traceId === undefined ? {} : { reference: error.traceId };
      if (error.status === 0) return { message: text('failure.unreachable') };
      const isWritten = error.message !== error.code && error.message !== String(error.status);
      const own = error.errors.map((one) => one.title).filter((title) => title !== '');
      const said = own.length > 0 ? [...new Set(own)].join(' ') : error.message;
      return { message: isWritten || own.length > 0 ? said : text('failure.fault'), ...reference };
    },
    [text],
  );
}
