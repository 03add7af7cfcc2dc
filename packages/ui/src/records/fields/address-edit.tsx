import { AddressField } from '../../controls/AddressField.tsx';
import { isAddress } from './field-texts.ts';
import { controlProps, type EditProps } from './kit.ts';

export const AddressEdit = (props: EditProps<'address'>) => (
  <AddressField
    {...controlProps(props)}
    value={isAddress(props.value) ? props.value : null}
    onChange={props.onChange}
  />
);
