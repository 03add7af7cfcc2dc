/** A line of a made receipt: words across, or cells of columns (the last one flush right). `-` draws a rule. */
export type PaperLine = string | readonly string[];
/** A receipt that is made for the tests, and what a person reads on it. */
export interface MadeReceipt {
  readonly name: string;
  /** A till's slip, or a sheet. */
  readonly paper: 'slip' | 'sheet';
  readonly lines: readonly PaperLine[];
  /** What is likely before it is read: the currency of the country, then that of the report. */
  readonly currencies: readonly string[];
  readonly says: { readonly amount: string; readonly currency: string; readonly date: string };
}
