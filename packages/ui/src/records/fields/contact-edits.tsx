import { EmailField } from '../../controls/EmailField.tsx';
import { PhoneField } from '../../controls/PhoneField.tsx';
import { asText } from './field-texts.ts';
import { controlProps, type EditProps } from './kit.ts';

export const PhoneEdit = (props: EditProps<'phone'>) => (
  <PhoneField {...controlProps(props)} value={asText(props.value)} onChange={props.onChange} />
);
export const EmailEdit = (props: EditProps<'email'>) => (
  <EmailField {...controlProps(props)} value={asText(props.value)} onChange={props.onChange} />
);
