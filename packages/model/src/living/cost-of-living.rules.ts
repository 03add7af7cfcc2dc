import { Exact } from '@homeport/grammar';

/** An index at another exchange rate than it was measured with (EX-02): a weaker host currency makes the host cheaper. */
export const indexAtRate = (index: string, measuredRate: string, rate: string): string =>
  new Exact(index).times(measuredRate).div(rate).toDecimalPlaces(4).toFixed();
