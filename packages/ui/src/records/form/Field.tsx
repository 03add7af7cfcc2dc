import { type ComponentType, createContext, type ReactNode, Suspense, useContext, useEffect } from 'react';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { type FieldAt, fieldAt, fieldByWire } from '../fields/field-at.ts';
import { controlProps, type EditProps } from '../fields/kit.ts';
import { FormHostContext } from '../host/form-host.ts';
import { useLabels } from '../words/use-labels.ts';
import { type DesignedEdits, designedEdits } from './designed-edits.tsx';
import type { FormOfFields } from './form-of-fields.ts';
import { fieldId } from './form-problems.ts';
import { ownedCurrencies } from './form-values.ts';

const DesignedConflict = lazyPart(() => import('./DesignedConflict.tsx').then((it) => it.DesignedConflict));

const FormContext = createContext<FormOfFields | null>(null);

const EditsContext = createContext<DesignedEdits>(designedEdits);

/**
 * The form of the fields below, with the question of whose value holds where somebody else stored another. `edits` are controls of types that few forms
 * have; keep them stable.
 */
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
        <Suspense>
          {of.conflict ? <DesignedConflict form={of} {...of.conflict} onClose={of.conflict.close} /> : null}
        </Suspense>
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
  /** What goes by the values, and no declaration knows: its name in a country, an example, what is wrong while it is typed. */
  readonly says?: Partial<Pick<EditProps, 'label' | 'description' | 'error' | 'required'>>;
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
  const { drawn, offered } = form;
  const { options, says, ...given } = page;
  const words = form.wordsOf(wire);
  const currency = at.field.type === 'money' ? fieldAt(form.entity, at.field.currency) : undefined;
  const ownsCurrency = currency !== undefined && ownedCurrencies([at, currency], form.canChange).has(currency.wire);
  const owned = ownsCurrency ? currency.wire : undefined;
  useEffect(() => {
    const wires = owned === undefined ? [wire] : [wire, owned];
    drawn.set((now) => [...now, ...wires]);
    return () => drawn.set((now) => now.filter((one) => !wires.includes(one)));
  }, [drawn, wire, owned]);
  useEffect(() => {
    offered.set(wire, options);
  }, [offered, wire, options]);
  const props: EditProps = {
    ...given,
    options,
    at,
    id: fieldId(form.id, wire),
    label: form.labelOf(at),
    description: (words.help ?? labels.help(at)) || undefined,
    required: form.isRequired(at, form.values),
    readOnly: !form.canChange(at),
    value: form.values[wire],
    values: form.values,
    onChange: (value) => form.change({ [wire]: value }),
    onOther: (other, value) => form.change({ [other]: value }),
    record: form.record,
    ownsCurrency,
    ...says,
    error: form.errorOf(wire) ?? (owned === undefined ? undefined : form.errorOf(owned)) ?? says?.error,
  };
  if (draw) return draw({ ...controlProps(props), value: props.value, onChange: props.onChange });
  const Edit = edits[at.field.type] as ComponentType<EditProps> | undefined;
  if (!Edit) throw new Error(`${form.entity.name}.${wire} is of a type that needs a control of its own here`);
  return <Edit {...props} />;
}
