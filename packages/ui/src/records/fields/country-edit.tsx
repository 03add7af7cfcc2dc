import { CountryField } from '../../controls/CountryField.tsx';
import { asText } from './field-texts.ts';
import { controlProps, type EditProps } from './kit.ts';

export const CountryEdit = (props: EditProps<'country'>) => (
  <CountryField {...controlProps(props)} value={asText(props.value)} onChange={props.onChange} />
);
