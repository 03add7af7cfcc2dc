import type { FieldType } from '@homeport/grammar';
import type { ComponentType } from 'react';
import { PickList } from '../../controls/PickList.tsx';
import { asText, isRef } from '../fields/field-texts.ts';
import { controlProps, type EditProps } from '../fields/kit.ts';
import { OptionEdit } from '../fields/option-edit.tsx';
import { DateEdit, LongTextEdit, TextEdit } from '../fields/plain-edits.tsx';

/** One of few records, which the page has at hand; its id is sent. */
const RefEdit = (props: EditProps<'ref'>) => (
  <PickList
    {...controlProps(props)}
    options={props.options ?? []}
    value={isRef(props.value) ? props.value.id : asText(props.value)}
    onChange={props.onChange}
  />
);

/** Controls by the type of the field. */
export type DesignedEdits = { readonly [T in FieldType]?: ComponentType<EditProps<T>> };

/**
 * The controls of designed forms: those of the generated ones, of the types that most forms have. Of the others a page brings to
 * its `RecordFields` those that it draws, so that a page of few fields does not load amounts, addresses and telephones.
 */
export const designedEdits: DesignedEdits = {
  date: DateEdit,
  longText: LongTextEdit,
  option: OptionEdit,
  ref: RefEdit,
  text: TextEdit,
};
