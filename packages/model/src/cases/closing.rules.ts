import type { Refusal } from '@homeport/grammar';
import type { CaseDetail } from './case-detail.entity.ts';
import { caseRefusals as no } from './cases.refusals.ts';
import { isSettled } from './present-case.rules.ts';

/** An assignment ends twice: its work, and its money. */
export type ClosingSide = 'OPERATIONAL' | 'FINANCIAL';
export const closingSides = ['OPERATIONAL', 'FINANCIAL'] as const satisfies readonly ClosingSide[];

/** What has to be done with before either side is complete, in the order in which it is named. */
export const closingKinds = {
  OPERATIONAL: ['STEP', 'SERVICE', 'DOCUMENT', 'FORM', 'MOVE', 'CHANGE'],
  FINANCIAL: ['EXPENSE', 'VENDOR_BILL', 'INVOICE', 'PAYROLL', 'ESTIMATE', 'ACCOUNTING'],
} as const;
export type ClosingKind = (typeof closingKinds)[ClosingSide][number];

/** How much of one kind is open: of all there is, and of what the reader may see; null where they see none of that kind at all. */
export interface OpenOfKind {
  readonly kind: ClosingKind;
  readonly open: number;
  readonly seen: number | null;
  /** Which those are that the reader sees, where no condition of a list finds them. */
  readonly ids?: readonly string[] | null;
}
/** One kind as it is shown. */
export interface OpenLine extends Pick<OpenOfKind, 'kind' | 'ids'> {
  readonly count: number;
}
/** What one side of an assignment waits for, as one reader is told. */
export interface OpenBeforeClosing {
  /** Every kind that the reader may see, also those of which nothing is open. */
  readonly lines: readonly OpenLine[];
  /** Something is open, whether or not the reader sees it. */
  readonly isOpen: boolean;
  /** Some of it they do not see; how much of what they may not read is not theirs to know. */
  readonly hidesMore: boolean;
}

/** What is open before a side of an assignment can be completed. A kind of which no count was loaded has nothing open. */
export function openBeforeClosing(counts: readonly OpenOfKind[], side: ClosingSide): OpenBeforeClosing {
  const ofKind = (kind: ClosingKind) => counts.find((one) => one.kind === kind);
  const kinds: readonly ClosingKind[] = closingKinds[side];
  const lines = kinds.flatMap((kind): OpenLine[] => {
    const { seen, ids } = ofKind(kind) ?? { seen: 0 };
    return seen === null ? [] : [{ kind, count: seen, ...(ids && ids.length > 0 && { ids }) }];
  });
  const total = kinds.reduce((sum, kind) => sum + (ofKind(kind)?.open ?? 0), 0);
  return { lines, isOpen: total > 0, hidesMore: total > lines.reduce((sum, { count }) => sum + count, 0) };
}

export type CompletedCase = Pick<CaseDetail, 'status' | 'operationallyComplete' | 'financiallyComplete'>;
export const isSideComplete = (
  of: Pick<CompletedCase, `${'operationally' | 'financially'}Complete`>,
  side: ClosingSide,
) => (side === 'OPERATIONAL' ? of.operationallyComplete : of.financiallyComplete) === true;

/**
 * Why a side of an assignment is not completed now; undefined when it may be. `isDespite`: somebody who has the right to completes it
 * in spite of what is open, and says why; where nothing is open there is nothing to say.
 */
export function refuseCompletion(
  of: CompletedCase,
  side: ClosingSide,
  open: OpenBeforeClosing,
  isDespite: boolean,
): Refusal | undefined {
  if (isSettled(of)) return no.caseIsOver();
  if (of.status === 'PENDING') return no.notActivated();
  if (isSideComplete(of, side)) return no.completedAlready();
  if (isDespite) return open.isOpen ? undefined : no.nothingOpen();
  if (!open.isOpen) return undefined;
  const none = Object.fromEntries(closingKinds[side].map((kind) => [kind, 0]));
  const params = { ...none, ...countsOf(open), hidesMore: String(open.hidesMore) };
  return side === 'OPERATIONAL' ? no.workOpen(params) : no.moneyOpen(params);
}
const countsOf = ({ lines }: OpenBeforeClosing): Readonly<Record<string, number>> =>
  Object.fromEntries(lines.map(({ kind, count }) => [kind, count]));

/** Why the completion of a side is not taken back; undefined when it may be. A closed assignment is reopened first. */
export function refuseReopening(of: CompletedCase, side: ClosingSide): Refusal | undefined {
  if (isSettled(of)) return no.caseIsOver();
  return isSideComplete(of, side) ? undefined : no.notCompleted();
}

/** Why an assignment is not closed: a side of it is not complete. */
export function refuseClosing(of: CompletedCase): Refusal | undefined {
  const missing = closingSides.filter((side) => !isSideComplete(of, side));
  if (missing.length === 0) return undefined;
  return no.notComplete({ missing: missing.length > 1 ? 'BOTH' : String(missing[0]) });
}

/** So many days before its last day an assignment begins to be closed. */
const closesBefore = 30;
/**
 * Whether what is left before it is closed is said of an assignment (`today`: yyyy-MM-dd): it goes on, and its end is near or past, or a
 * side of it is complete.
 */
export function isNearItsEnd(of: CompletedCase & Pick<CaseDetail, 'assignmentEndDate'>, today: string): boolean {
  if (isSettled(of) || of.status === 'PENDING') return false;
  if (closingSides.some((side) => isSideComplete(of, side))) return true;
  const end = of.assignmentEndDate;
  return end !== null && end <= Temporal.PlainDate.from(today).add({ days: closesBefore }).toString();
}
