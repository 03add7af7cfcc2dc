import type { CaseBlock } from './case-block.entity.ts';
import type { CaseDetail } from './case-detail.entity.ts';

/** What an assignment says itself about being on hold. */
export interface HeldCase extends Pick<CaseDetail, 'status' | 'onHoldReason' | 'onHoldBy' | 'onHoldSince'> {}
/** A block of it, whether it still stands or was lifted. */
export interface BlockOfCase
  extends Pick<CaseBlock, 'reason' | 'waitsFor' | 'blockedBy' | 'created' | 'expectedUntil' | 'status'> {}

/** Why an assignment stands still. What nobody said is null: earlier versions asked for nothing. */
export interface Standstill {
  readonly kind: 'BLOCKED' | 'ON_HOLD';
  /** The name of who did it. */
  readonly by: string | null;
  /** Whole calendar days from the day it was done, where it is looked at; 0 on that day. */
  readonly days: number | null;
  /** Of a block a value of BLOCK_REASON, of a hold a text. */
  readonly reason: string | null;
  /** A value of BLOCK_LIFTER. */
  readonly waitsFor: string | null;
  /** Day (yyyy-MM-dd) until which it was expected to last, and whether that day is past. */
  readonly expectedUntil: string | null;
  readonly isOverdue: boolean;
}

const dayOf = (moment: string, zone: string): Temporal.PlainDate =>
  Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDate();

/** Days since a moment; one that lies ahead, of a clock that is fast, counts as today. */
function daysSince(moment: string | null, now: string, zone: string): number | null {
  if (moment === null) return null;
  return Math.max(0, dayOf(moment, zone).until(dayOf(now, zone), { largestUnit: 'day' }).days);
}

/**
 * Why an assignment stands still at a moment (`now`, an instant), as seen in a time zone; undefined while it goes on. Of several
 * open blocks the oldest counts: since then it has not gone on.
 */
export function standstillOf(
  of: HeldCase,
  blocks: readonly BlockOfCase[],
  now: string,
  zone: string,
): Standstill | undefined {
  if (of.status === 'ON_HOLD')
    return {
      kind: 'ON_HOLD',
      by: of.onHoldBy?.label ?? null,
      days: daysSince(of.onHoldSince, now, zone),
      reason: of.onHoldReason,
      waitsFor: null,
      expectedUntil: null,
      isOverdue: false,
    };
  if (of.status !== 'BLOCKED') return undefined;
  const block = blocks
    .filter(({ status }) => status === 'BLOCKED')
    .reduce<BlockOfCase | undefined>(
      (oldest, one) => (oldest && oldest.created <= one.created ? oldest : one),
      undefined,
    );
  const until = block?.expectedUntil ?? null;
  return {
    kind: 'BLOCKED',
    by: block?.blockedBy?.label ?? null,
    days: daysSince(block?.created ?? null, now, zone),
    reason: block?.reason ?? null,
    waitsFor: block?.waitsFor ?? null,
    expectedUntil: until,
    isOverdue: until !== null && until < dayOf(now, zone).toString(),
  };
}
