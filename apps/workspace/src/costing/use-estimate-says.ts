import { type Assumption, costEstimate, costEstimateLine, type NoPolicy } from '@homeport/model/cases';
import type { EstimateLineView, EstimateView } from '@homeport/model/costing';
import { shortMonths } from '@homeport/ui/language/dates.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { useCostingWords } from './use-costing-words.ts';

/** How estimates speak: amounts, days, what a line is for, and what is taken for given. */
export function useEstimateSays() {
  const text = useCostingWords();
  const formats = useFormats();
  const { locale } = useSettings();
  const labels = useLabels();
  const kindField = fieldAt(costEstimateLine, 'kind');
  const statusField = fieldAt(costEstimate, 'status');
  const kind = (of: EstimateLineView['kind']): string => (kindField ? labels.choice(kindField, of) : of);
  /** "Benefit: Home leave", or what it is alone. */
  const about = (one: Pick<EstimateLineView, 'kind' | 'name'>): string =>
    one.name === null ? kind(one.kind) : `${kind(one.kind)} · ${one.name}`;
  const taken = (one: Assumption | NoPolicy): string => {
    const { says, ...values } = one;
    return text(`says.${says}`, values);
  };
  return {
    text,
    kind,
    about,
    taken,
    money: (value: string, currency: string): string => formats.money(value, currency),
    /** yyyy-MM as it is read: Mar 2026. */
    month: (value: string): string => `${shortMonths(locale)[Number(value.slice(5)) - 1] ?? ''} ${value.slice(0, 4)}`,
    decimal: (value: string): string => formats.number(value),
    day: (value: string): string => formats.date(value),
    status: (one: EstimateView): string => (statusField ? labels.state(statusField, one.status) : one.status),
  };
}
