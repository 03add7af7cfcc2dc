import { type Entity, isOfList, type NamesSpec } from '@homeport/grammar';
import { useMemo } from 'react';
import { MultiPickList } from '../../controls/MultiPickList.tsx';
import type { Option } from '../../controls/options.ts';
import { PickList } from '../../controls/PickList.tsx';
import { useFormats, useSettings } from '../../language/settings.tsx';
import { useRecordHost } from '../host/record-host.ts';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { type FieldAt, fieldsAt } from './field-at.ts';
import { asText } from './field-texts.ts';
import { controlProps, type EditProps, emptiness, type FieldKit, type FilterProps, type ShowProps } from './kit.ts';
import { listOptions } from './list-options.ts';
import { nameLabel, nameOptions, namesFrom, namesOf, ownerOf } from './named.ts';
import { useDeclared } from './use-declared.ts';

type Words = 'text' | 'longText';
const specOf = (at: FieldAt): NamesSpec => namesOf(at.field) ?? { what: 'entity' };

function useNameOptions(spec: NamesSpec, entity: Entity | undefined): readonly Option[] {
  const { catalogue } = useRecordHost();
  const labels = useLabels();
  const { locale } = useSettings();
  return useMemo(
    () => (isOfList(spec) ? listOptions(spec.what, locale) : nameOptions(spec, entity, catalogue, labels, locale)),
    [spec, entity, catalogue, labels, locale],
  );
}

function ShowNames({ at, value, row }: ShowProps<Words>) {
  const { catalogue } = useRecordHost();
  const labels = useLabels();
  const formats = useFormats();
  const { locale } = useSettings();
  const spec = specOf(at);
  const owner = ownerOf(spec, row);
  useDeclared(owner);
  const names = namesFrom(spec, value).map((name) => nameLabel(spec, name, owner, catalogue, labels, locale) ?? name);
  return <span>{formats.list(names)}</span>;
}

/** Which field has to be filled before this one can be; undefined when it is. */
function useMissing(at: FieldAt, owner: string | null): string | undefined {
  const { catalogue } = useRecordHost();
  const labels = useLabels();
  const text = useRecordText();
  const { of } = specOf(at);
  if (of === undefined || owner !== null) return undefined;
  const entity = entityOf(at);
  const asked = catalogue.hasEntity(entity) ? fieldsAt(catalogue.entity(entity)).get(of) : undefined;
  return asked && text('names.first', { field: labels.field(asked) });
}
const entityOf = (at: FieldAt): string => at.key.split('.')[0] ?? '';

function EditOne(props: EditProps<Words>) {
  const { catalogue } = useRecordHost();
  const spec = specOf(props.at);
  const owner = ownerOf(spec, props.values);
  const options = useNameOptions(spec, useDeclared(owner));
  const missing = useMissing(props.at, owner);
  const home = entityOf(props.at);
  const change = (next: string | null) => {
    props.onChange(next);
    // What was named of another entity says nothing of this one.
    for (const other of catalogue.hasEntity(home) ? fieldsAt(catalogue.entity(home)).values() : [])
      if (namesOf(other.field)?.of === props.at.name && asText(props.values[other.wire]))
        props.onOther(other.wire, null);
  };
  const value = asText(props.value);
  const isKnown = value === null || options.some((option) => option.value === value);
  return (
    <PickList
      {...controlProps(props)}
      description={missing ?? props.description}
      options={isKnown ? options : [...options, { value, label: value }]}
      value={value}
      onChange={change}
    />
  );
}
function EditMany(props: EditProps<Words>) {
  const spec = specOf(props.at);
  const owner = ownerOf(spec, props.values);
  const options = useNameOptions(spec, useDeclared(owner));
  const missing = useMissing(props.at, owner);
  const value = namesFrom(spec, props.value);
  return (
    <MultiPickList
      {...controlProps(props)}
      description={missing ?? props.description}
      options={options}
      // A name that there is nothing of any more is shown as it stands, to be taken out.
      selected={value.map((name) => options.find((one) => one.value === name) ?? { value: name, label: name })}
      value={value}
      onChange={(next) => props.onChange(next === null ? null : next.join(', '))}
    />
  );
}
function FilterOne({ at, value, onChange, label, autoFocus }: FilterProps<Words>) {
  const options = useNameOptions(specOf(at), undefined);
  const names = Array.isArray(value)
    ? value.map(String)
    : value === undefined || value === null
      ? null
      : [String(value)];
  return (
    <MultiPickList
      label={label}
      options={options}
      value={names}
      onChange={(next) => onChange(next ?? undefined)}
      autoFocus={autoFocus}
    />
  );
}

/** One name of a list that is the same for every record: entities, languages, countries. */
const listKit: FieldKit<Words> = {
  width: 200,
  canSort: true,
  operators: ['in', 'nin', ...emptiness],
  Show: ShowNames,
  Edit: EditOne,
  Filter: FilterOne,
};
/** Names of fields and actions: of which entity differs from record to record, so that only whether there are any can be asked. */
const partKit: FieldKit<Words> = { width: 240, operators: emptiness, Show: ShowNames, Edit: EditOne };
const partsKit: FieldKit<Words> = { ...partKit, Edit: EditMany };

/** The kit of a text that holds names of what is declared. */
export const nameKitOf = (spec: NamesSpec): FieldKit<Words> =>
  spec.many ? partsKit : spec.what === 'entity' || isOfList(spec) ? listKit : partKit;
