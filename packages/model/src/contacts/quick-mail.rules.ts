import type { Refusal } from '@homeport/grammar';
import { communicationRefusals as no } from '../communication/door.generated.ts';

/** What a quick e-mail says, as it came in. */
export interface QuickMailDraft {
  readonly sendTo: unknown;
  readonly subject: string | null | undefined;
  readonly detail: string | null | undefined;
}
const mostRecipients = 10;

/** The addresses of a mail, each once, in lower case; undefined when they are not a short list of addresses. */
export function recipientsOf(sendTo: unknown): string[] | undefined {
  const list = typeof sendTo === 'string' ? [sendTo] : sendTo;
  if (!Array.isArray(list) || list.length > mostRecipients) return undefined;
  if (!list.every((one) => typeof one === 'string' && /^[^\s@,;<>]+@[^\s@,;<>]+$/.test(one))) return undefined;
  return [...new Set(list.map((one) => one.toLowerCase()))];
}
/** Everything that keeps a quick e-mail from being sent, the specification's texts first. */
export function quickMailProblems({ sendTo, subject, detail }: QuickMailDraft): Refusal[] {
  const recipients = recipientsOf(sendTo);
  return [
    ...(subject?.trim() ? [] : [no.subjectRequired({}, 'subject')]),
    ...(detail?.trim() ? [] : [no.bodyRequired({}, 'detail')]),
    ...(recipients && recipients.length > 0 ? [] : [no.noRecipient({}, 'sendTo')]),
  ];
}
