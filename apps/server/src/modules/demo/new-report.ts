import { decimalsOf } from '@homeport/model/expenses';
import type { DemoCase } from './cases.ts';
import { demoId } from './chance.ts';
import type { OwnAccount } from './people.ts';
import type { Photo } from './receipts.ts';
import type { World } from './world.ts';

/** What became of a line; `waiting` is everything that still needs a decision. */
export type Outcome =
  | { readonly is: 'approved'; readonly amount?: string; readonly note?: string }
  | { readonly is: 'rejected'; readonly reason: string }
  | { readonly is: 'waiting' }
  | { readonly is: 'delegated'; readonly to: string; readonly note: string }
  | { readonly is: 'escalated'; readonly to: string; readonly note: string }
  | { readonly is: 'onHold'; readonly note: string };

export interface NewLine {
  readonly item: string;
  readonly activity: string;
  readonly amount: string;
  readonly currency: string;
  /** Day of the purchase, counted from today. */
  readonly day: number;
  readonly receipt?: Photo | { readonly merchant: string; readonly town: string };
  readonly taxCode?: string;
  readonly notes?: string;
  /** The expense of a cancelled report that this one is a copy of; the receipt is the same. */
  readonly copyOf?: string;
  /** Approved as claimed unless said otherwise; of no meaning in open reports. */
  readonly outcome?: Outcome;
}

export interface NewReport {
  readonly key: string;
  readonly case: DemoCase;
  readonly description: string;
  readonly currency: string;
  readonly account?: OwnAccount;
  readonly controlTotal?: string;
  readonly notes?: string;
  readonly lines: readonly NewLine[];
  /** Days from today. */
  readonly created: number;
  readonly submitted?: number;
  readonly decided?: number;
  readonly paymentMethod?: 'BANK_TRANSFER' | 'PAYROLL';
  /** Somebody of the mobility team who entered it; else the assignee. */
  readonly postedBy?: string;
  readonly copyOf?: string;
  /** Edited after it was handed in, on this day, by this copy. */
  readonly replacedBy?: { readonly report: string; readonly day: number };
}

/** The id of a report, before it is written. */
export const reportId = (world: World, key: string): string => demoId(world.tenant.code, 'report', key);
export const expenseId = (world: World, report: string, line: number): string =>
  demoId(world.tenant.code, 'expense', report, line);

/** An amount written with the decimals of its currency. */
export const written = (amount: number, currency: string): string => amount.toFixed(decimalsOf(currency));
