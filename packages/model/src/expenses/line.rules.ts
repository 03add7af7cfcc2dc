/**
 * The facts of one expense that the rules look at. Dates are yyyy-MM-dd, amounts exact decimals in `currency`.
 * `approved` is absent while nobody has decided, "0" when the line was rejected.
 */
export interface ExpenseLine {
  readonly id: string;
  readonly employee: string;
  readonly date: string;
  readonly toDate?: string | null;
  readonly submitted: string;
  readonly approved?: string | null;
  readonly currency: string;
  readonly isReceiptRequired?: boolean;
  /** Content hash of the receipt; empty when there is none. */
  readonly receiptHash?: string | null;
}

/**
 * What a check of an expense report found. `code` is a text in three languages, `field` the field of the line or
 * report it is shown beside, `params.line` the id of the line if it concerns one.
 */
export interface ExpenseFinding {
  readonly code: `expenses.${string}` | 'rates.noRate';
  readonly severity: 'block' | 'warn';
  readonly field?: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Converts an amount of one line into the currency of the report, with its own rounding. Refuses `rates.noRate`. */
export type ConvertLine = (
  amount: string,
  line: ExpenseLine,
) =>
  | { readonly ok: true; readonly amount: string }
  | {
      readonly ok: false;
      readonly code: 'rates.noRate';
      readonly params: { readonly from: string; readonly to: string };
    };
