import type { Entity } from '@homeport/grammar';
import { type ComponentType, createContext, type ReactNode, useContext, useEffect } from 'react';
import { type FieldAt, fieldAt, fieldByWire } from '../fields/field-at.ts';
import { controlProps, type EditProps } from '../fields/kit.ts';
import { type FormHost, FormHostContext } from '../host/form-host.ts';
import { useLabels } from '../words/use-labels.ts';
import { type DesignedEdits, designedEdits } from './designed-edits.tsx';
import { fieldId } from './form-problems.ts';
import { type FormValues, ownedCurrencies } from './form-values.ts';
import type { FieldWords } from './use-declared-side.ts';

/** A form as its fields see it; `useRecord` makes one. */
export interface FormOfFields {
  readonly host: FormHost;
  readonly entity: Entity;
  readonly id: string;
  readonly values: FormValues;
  readonly change: (part: FormValues) => void;
  readonly errorOf: (wire: string) => string | undefined;
  readonly isRequired: (at: FieldAt, values: FormValues) => boolean;
  readonly canChange: (at: FieldAt) => boolean;
  readonly isSeen: (at: FieldAt) => boolean;
  readonly labelOf: (at: FieldAt) => string;
  readonly wordsOf: (wire: string) => FieldWords;
  readonly record: string | null;
  /** Wire names of what is drawn at this moment. */
  readonly drawn: Set<string>;
}
const FormContext = createContext<FormOfFields | null>(null);

const EditsContext = createContext<DesignedEdits>(designedEdits);

/** The form of the fields below. `edits` are controls of types that few forms have; keep them stable. */
export function RecordFields({
  of,
  edits = {},
  children,
}: {
  of: FormOfFields;
  edits?: DesignedEdits;
  children: ReactNode;
}) {
  return (
    <FormHostContext value={of.host}>
      <EditsContext value={{ ...designedEdits, ...edits }}>
        <FormContext value={of}>{children}</FormContext>
      </EditsContext>
    </FormHostContext>
  );
}

/** What a control of the page's own gets of a declared field: everything but how a value is shown. */
export type FieldControl = ReturnType<typeof controlProps> & Pick<EditProps, 'value' | 'onChange'>;
export interface FieldProps<R>
  extends Pick<EditProps, 'autoComplete' | 'autoFocus' | 'from' | 'near' | 'onBlur' | 'options' | 'rows'> {
  /** Name of the field in answers and requests. */
  readonly of: keyof R & string;
  /** Draws it by a control of its own, which gets what is declared. */
  readonly children?: (control: FieldControl) => ReactNode;
}

/**
 * A declared field of a designed form, in one line: label, help, mark of the required, limits, choices, rights and errors come
 * from the declaration and the form. What the viewer may not see is not drawn. Throws for what is not declared, and for a type
 * that needs a control of its own and got none.
 */
export function Field<R>({ of: wire, children, ...page }: FieldProps<R>) {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field is drawn inside RecordFields');
  const at = fieldByWire(form.entity, wire);
  if (!at) throw new Error(`${form.entity.name} has no field ${wire} in this form`);
  return form.isSeen(at) ? <SeenField at={at} form={form} page={page} draw={children} /> : null;
}

function SeenField<R>({
  at,
  form,
  page,
  draw,
}: {
  at: FieldAt;
  form: FormOfFields;
  page: Omit<FieldProps<R>, 'of' | 'children'>;
  draw: FieldProps<R>['children'];
}) {
  const labels = useLabels();
  const edits = useContext(EditsContext);
  const { wire } = at;
  const { drawn } = form;
  const words = form.wordsOf(wire);
  const currency = at.field.type === 'money' ? fieldAt(form.entity, at.field.currency) : undefined;
  const ownsCurrency = currency !== undefined && ownedCurrencies([at, currency], form.canChange).has(currency.wire);
  const owned = ownsCurrency ? currency.wire : undefined;
  useEffect(() => {
    const wires = owned === undefined ? [wire] : [wire, owned];
    for (const one of wires) drawn.add(one);
    return () => {
      for (const one of wires) drawn.delete(one);
    };
  }, [drawn, wire, owned]);
  const props: EditProps = {
    ...page,
    at,
    id: fieldId(form.id, wire),
    label: form.labelOf(at),
    description: (words.help ?? labels.help(at)) || undefined,
    error: form.errorOf(wire) ?? (owned === undefined ? undefined : form.errorOf(owned)),
    required: form.isRequired(at, form.values),
    readOnly: !form.canChange(at),
    value: form.values[wire],
    values: form.values,
    onChange: (value) => form.change({ [wire]: value }),
    onOther: (other, value) => form.change({ [other]: value }),
    record: form.record,
    ownsCurrency,
  };
  if (draw) return draw({ ...controlProps(props), value: props.value, onChange: props.onChange });
  const Edit = edits[at.field.type] as ComponentType<EditProps> | undefined;
  if (!Edit) throw new Error(`${form.entity.name}.${wire} is of a type that needs a control of its own here`);
  return <Edit {...props} />;
}
