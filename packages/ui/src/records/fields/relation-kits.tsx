import './fields.css';
import { allowanceFor, type Entity } from '@homeport/grammar';
import { Fragment, type ReactNode } from 'react';
import { MultiPickList } from '../../controls/MultiPickList.tsx';
import { PersonPicker } from '../../controls/PersonPicker.tsx';
import { PickList } from '../../controls/PickList.tsx';
import { AppLink } from '../../parts/link.tsx';
import { PersonMark } from '../../parts/PersonMark.tsx';
import { useRecordHost } from '../host/record-host.ts';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { asText, isRef, labelOf, refsOf } from './field-texts.ts';
import {
  type AnyFilter,
  controlProps,
  type EditProps,
  emptiness,
  type FieldKit,
  type FilterProps,
  type ShowProps,
} from './kit.ts';
import { useRefLabel } from './ref-labels.ts';
import { spokenName } from './spoken-name.ts';
import { useRefOptions } from './use-ref-options.ts';
import { useShow } from './use-show.ts';

type One = 'ref' | 'person';
const oneOf = ['in', 'nin', ...emptiness] as const;

const idOf = (value: unknown): string | null => (isRef(value) ? value.id : asText(value));

function useTarget(to: string): Entity | undefined {
  const { catalogue } = useRecordHost();
  return to !== '' && catalogue.hasEntity(to) ? catalogue.entity(to) : undefined;
}

/** A related record as a link to it, where it has a page and who looks may open it. */
function RefLink({ to, id, label, isPerson }: { to: string; id: string; label: string; isPerson?: boolean }) {
  const host = useRecordHost();
  const target = useTarget(to);
  const mayOpen = target !== undefined && allowanceFor(target, host.viewer).deeds.read !== undefined;
  const href = mayOpen ? host.address({ to: 'record', entity: target, id }) : null;
  const name = (
    <>
      {isPerson ? <PersonMark name={label} small /> : null}
      <span className="hp-ref-name">{spokenName(label, useShow())}</span>
    </>
  );
  return href ? (
    <AppLink href={href} className="hp-ref">
      {name}
    </AppLink>
  ) : (
    <span className="hp-ref">{name}</span>
  );
}

/** The name of a record of which only the id is known, or that it may not be seen. */
export function RefName({ to, id, children }: { to: string; id: string; children?: (label: string) => ReactNode }) {
  const text = useRecordText();
  const label = useRefLabel(useTarget(to), id);
  if (label === undefined) return <span className="hp-muted">…</span>;
  if (label === null) return <span className="hp-muted">{text('ref.hidden')}</span>;
  return children ? children(label) : label;
}

function ShowOne({ at, value, isCell }: ShowProps<One>) {
  const isPerson = at.field.type === 'person' && !isCell;
  if (isRef(value)) return <RefLink to={at.field.to} id={value.id} label={value.label} isPerson={isPerson} />;
  const id = asText(value) ?? '';
  return (
    <RefName to={at.field.to} id={id}>
      {(label) => <RefLink to={at.field.to} id={id} label={label} isPerson={isPerson} />}
    </RefName>
  );
}

/** Several related records by their names; of what they were the history knows ids only. */
function ShowMany({ at, value, isCell }: ShowProps<'refs'>) {
  const all: readonly unknown[] = Array.isArray(value) ? value : [];
  const show = useShow();
  const named = (id: string, label: string) =>
    isCell ? spokenName(label, show) : <RefLink to={at.field.to} id={id} label={label} />;
  return (
    <span className={isCell ? undefined : 'hp-ref-list'}>
      {all.map((one, n) => {
        const id = idOf(one) ?? '';
        return (
          <Fragment key={id}>
            {isCell && n > 0 ? ', ' : null}
            {isRef(one) ? (
              named(id, one.label)
            ) : (
              <RefName to={at.field.to} id={id}>
                {(label) => named(id, label)}
              </RefName>
            )}
          </Fragment>
        );
      })}
    </span>
  );
}

/** Said where there is no record to choose: the way to make one, for who may; in a window of its own, so that nothing typed is left. */
function NoneYet({ entity }: { entity: Entity }) {
  const host = useRecordHost();
  const labels = useLabels();
  const text = useRecordText();
  const mayMake = allowanceFor(entity, host.viewer).deeds.create !== undefined;
  const href = mayMake ? host.address({ to: 'new', entity }) : null;
  return (
    <>
      {text('ref.none', { plural: labels.plural(entity) })}{' '}
      {href ? (
        <a href={href} target="_blank" rel="noreferrer">
          {text('list.new', { entity: labels.entity(entity) })}
        </a>
      ) : null}
    </>
  );
}

function EditOne({ entity, isPerson, ...props }: EditProps<One> & { entity: Entity; isPerson: boolean }) {
  const { field } = props.at;
  const load = useRefOptions(entity, field.type === 'ref' && field.loose === true);
  const id = idOf(props.value);
  const asked = useRefLabel(entity, isRef(props.value) ? null : id);
  const label = labelOf(props.value) || asked || '';
  const spoken = spokenName(label, useShow());
  const Picker = isPerson ? PersonPicker : PickList;
  return (
    <Picker
      {...controlProps(props)}
      load={load}
      empty={<NoneYet entity={entity} />}
      selected={id === null ? null : { value: id, label: spoken || '…' }}
      value={id}
      onChange={() => undefined}
      onPick={(option) =>
        props.onChange(
          option === null
            ? null
            : props.at.field.wire === 'id'
              ? option.value
              : { id: option.value, label: option.label },
        )
      }
    />
  );
}
function EditRef(props: EditProps<One>) {
  const target = useTarget(props.at.field.to);
  return target ? <EditOne {...props} entity={target} isPerson={props.at.field.type === 'person'} /> : null;
}

function FilterAmong({ entity, value, onChange, label, autoFocus }: Omit<AnyFilter, 'op'> & { entity: Entity }) {
  const load = useRefOptions(entity);
  const ids = Array.isArray(value) ? value.map(String) : value === undefined || value === null ? [] : [String(value)];
  return (
    <MultiPickList
      label={label}
      load={load}
      value={ids}
      selected={ids.map((id) => ({ value: id, label: '…' }))}
      onChange={(next) => onChange(next ?? undefined)}
      autoFocus={autoFocus}
    />
  );
}
function FilterRef(props: FilterProps<One | 'refs'>) {
  const target = useTarget(props.at.field.to);
  return target ? <FilterAmong {...props} entity={target} /> : null;
}

const one = (width: number): Omit<FieldKit<One>, 'Edit'> => ({
  width,
  canSort: true,
  canGroup: true,
  operators: oneOf,
  Show: ShowOne,
  Filter: FilterRef as FieldKit<One>['Filter'],
});
export const refKit = { ...one(180), Edit: EditRef } as FieldKit<'ref'>;
export const personKit = { ...one(190), Edit: EditRef } as FieldKit<'person'>;

export const refsKit: FieldKit<'refs'> = {
  width: 200,
  operators: oneOf,
  Show: ShowMany,
  Edit: (props) => {
    const target = useTarget(props.at.field.to);
    return target ? <EditMany {...props} entity={target} /> : null;
  },
  Filter: FilterRef as FieldKit<'refs'>['Filter'],
};
function EditMany({ entity, ...props }: EditProps<'refs'> & { entity: Entity }) {
  const load = useRefOptions(entity);
  const refs = refsOf(props.value);
  return (
    <MultiPickList
      {...controlProps(props)}
      load={load}
      empty={<NoneYet entity={entity} />}
      selected={refs.map((ref) => ({ value: ref.id, label: ref.label }))}
      value={refs.map((ref) => ref.id)}
      onChange={() => undefined}
      onPick={(options) => props.onChange(options.map((option) => ({ id: option.value, label: option.label })))}
    />
  );
}
