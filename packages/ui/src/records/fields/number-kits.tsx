import { useCurrencyOptions } from '../../controls/CurrencyField.tsx';
import { DecimalField } from '../../controls/DecimalField.tsx';
import { MultiPickList } from '../../controls/MultiPickList.tsx';
import { NumberField, PercentField } from '../../controls/NumberField.tsx';
import { useSettings } from '../../language/settings.tsx';
import { unitWord } from '../../language/units.ts';
import { asText } from './field-texts.ts';
import { type AnyFilter, controlProps, emptiness, type FieldKit } from './kit.ts';
import { CurrencyEdit, MoneyEdit } from './money-edits.tsx';

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

/** The unit of a field as the reader's language has it beside its figure. */
function useUnit(unit: string | undefined, value: unknown): string | undefined {
  const { locale } = useSettings();
  return unit === undefined ? undefined : unitWord(unit, asText(value), locale);
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
      unit={useUnit(props.at.field.unit, props.value)}
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
      unit={useUnit(props.at.field.unit, props.value)}
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
export const moneyKit: FieldKit<'money'> = {
  width: 136,
  isEnd: true,
  canSort: true,
  operators: comparisons,
  Edit: MoneyEdit,
  Filter: NumberFilter,
};
export const currencyKit: FieldKit<'currency'> = {
  width: 96,
  canSort: true,
  canGroup: true,
  operators: ['in', 'nin', ...emptiness],
  Edit: CurrencyEdit,
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
