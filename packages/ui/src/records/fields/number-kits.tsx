import type { FieldOf } from '@homeport/grammar';
import { CurrencyField, useCurrencyOptions } from '../../controls/CurrencyField.tsx';
import { DecimalField } from '../../controls/DecimalField.tsx';
import { MoneyField } from '../../controls/MoneyField.tsx';
import { MultiPickList } from '../../controls/MultiPickList.tsx';
import { NumberField, PercentField } from '../../controls/NumberField.tsx';
import { asText } from './field-texts.ts';
import { type AnyFilter, controlProps, emptiness, type FieldKit } from './kit.ts';

const comparisons = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', ...emptiness] as const;
const list = (value: unknown): readonly string[] | null =>
  Array.isArray(value) ? value.map(String) : value === undefined || value === null ? null : [String(value)];

function NumberFilter({ value, onChange, label, autoFocus }: AnyFilter) {
  return (
    <DecimalField
      label={label}
      value={asText(value)}
      onChange={(next) => onChange(next ?? undefined)}
      autoFocus={autoFocus}
    />
  );
}

export const wholeKit: FieldKit<'whole'> = {
  width: 110,
  isEnd: true,
  canSort: true,
  operators: comparisons,
  Edit: (props) => (
    <NumberField
      {...controlProps(props)}
      min={props.at.field.min}
      max={props.at.field.max}
      unit={props.at.field.unit}
      ungrouped={props.at.field.ungrouped}
      value={typeof props.value === 'number' ? props.value : null}
      onChange={props.onChange}
    />
  ),
  Filter: NumberFilter,
};
export const decimalKit: FieldKit<'decimal'> = {
  width: 120,
  isEnd: true,
  canSort: true,
  operators: comparisons,
  Edit: (props) => (
    <DecimalField
      {...controlProps(props)}
      min={props.at.field.min}
      max={props.at.field.max}
      decimals={props.at.field.decimals ?? 6}
      unit={props.at.field.unit}
      value={asText(props.value)}
      onChange={props.onChange}
    />
  ),
  Filter: NumberFilter,
};
export const percentageKit: FieldKit<'percentage'> = {
  width: 110,
  isEnd: true,
  canSort: true,
  operators: comparisons,
  Edit: (props) => (
    <PercentField
      {...controlProps(props)}
      min={props.at.field.min}
      max={props.at.field.max}
      decimals={props.at.field.decimals ?? 4}
      value={asText(props.value)}
      onChange={props.onChange}
    />
  ),
  Filter: NumberFilter,
};
/** The currency an amount of this record is in. */
const currencyOf = (field: FieldOf<'money'>, row: Readonly<Record<string, unknown>>): string | null =>
  asText(row[field.currency]);

export const moneyKit: FieldKit<'money'> = {
  width: 136,
  isEnd: true,
  canSort: true,
  operators: comparisons,
  Edit: (props) => {
    const { at, values, value, onChange, onOther, ownsCurrency } = props;
    const currency = currencyOf(at.field, values);
    return (
      <MoneyField
        {...controlProps(props)}
        min={at.field.min}
        hasFixedCurrency={!ownsCurrency}
        value={{ amount: asText(value), currency }}
        onChange={(next) => {
          if ((next?.amount ?? null) !== asText(value)) onChange(next?.amount ?? null);
          if (ownsCurrency && (next?.currency ?? currency) !== currency)
            onOther(at.field.currency, next?.currency ?? null);
        }}
      />
    );
  },
  Filter: NumberFilter,
};
export const currencyKit: FieldKit<'currency'> = {
  width: 96,
  canSort: true,
  canGroup: true,
  operators: ['in', 'nin', ...emptiness],
  Edit: (props) => <CurrencyField {...controlProps(props)} value={asText(props.value)} onChange={props.onChange} />,
  Filter: ({ value, onChange, label, autoFocus }) => {
    const options = useCurrencyOptions({ isShort: true });
    return (
      <MultiPickList
        label={label}
        options={options}
        value={list(value)}
        onChange={(next) => onChange(next ?? undefined)}
        autoFocus={autoFocus}
      />
    );
  },
};
