import { CurrencyField } from '../../controls/CurrencyField.tsx';
import { MoneyField } from '../../controls/MoneyField.tsx';
import { asText } from './field-texts.ts';
import { controlProps, type EditProps } from './kit.ts';

// The controls of amounts; they bring the arithmetic of decimals along. See plain-edits.

export const CurrencyEdit = (props: EditProps<'currency'>) => (
  <CurrencyField {...controlProps(props)} near={props.near} value={asText(props.value)} onChange={props.onChange} />
);
export function MoneyEdit(props: EditProps<'money'>) {
  const { at, values, value, onChange, onOther, ownsCurrency } = props;
  const currency = asText(values[at.field.currency]);
  return (
    <MoneyField
      {...controlProps(props)}
      min={at.field.min}
      near={props.near}
      hasFixedCurrency={!ownsCurrency}
      value={{ amount: asText(value), currency }}
      onChange={(next) => {
        if ((next?.amount ?? null) !== asText(value)) onChange(next?.amount ?? null);
        if (ownsCurrency && (next?.currency ?? currency) !== currency)
          onOther(at.field.currency, next?.currency ?? null);
      }}
    />
  );
}
