import type { AddressValue } from '@homeport/grammar';
import { AddressField } from '../../controls/AddressField.tsx';
import { isShape } from './field-texts.ts';
import { controlProps, type EditProps } from './kit.ts';

const isAddress = (value: unknown): value is AddressValue => isShape(value);
export const AddressEdit = (props: EditProps<'address'>) => (
  <AddressField
    {...controlProps(props)}
    value={isAddress(props.value) ? props.value : null}
    onChange={props.onChange}
  />
);
