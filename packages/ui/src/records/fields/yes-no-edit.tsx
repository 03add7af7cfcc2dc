import { SwitchField } from '../../controls/SwitchField.tsx';
import { controlProps, type EditProps } from './kit.ts';

export const YesNoEdit = (props: EditProps<'yesNo'>) => (
  <SwitchField
    {...controlProps(props)}
    value={props.value === true}
    onChange={(next) => props.onChange(next ?? false)}
  />
);
