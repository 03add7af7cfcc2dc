import type { OfferSpec, Operator } from '@homeport/grammar';
import { type ReactNode, useId, useState } from 'react';
import type { Option } from '../../controls/options.ts';
import { PickList } from '../../controls/PickList.tsx';
import { useSettings } from '../../language/settings.tsx';
import { useKitText } from '../../language/use-text.ts';
import { useRecordHost } from '../host/record-host.ts';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { fieldAt } from './field-at.ts';
import { asText } from './field-texts.ts';
import { type EditProps, type FieldKit, type ShowProps, takesList } from './kit.ts';
import { offeredFields, offeredValues, offersOf, withOffer } from './offered.ts';
import { longTextKit, textKit } from './text-kits.tsx';
import { useDeclared, useSpokenOf } from './use-declared.ts';

type Words = 'text' | 'longText';
const homeOf = (key: string): string => key.split('.')[0] ?? '';

/** The list under a text, of which each choice is written into it. */
function Offers({ spec, edit, id }: { spec: OfferSpec; edit: EditProps<Words>; id: string }): ReactNode {
  const text = useRecordText();
  const kit = useKitText();
  const labels = useLabels();
  const { locale } = useSettings();
  const [chosen, setChosen] = useState(0);
  const entity = useDeclared(useSpokenOf(homeOf(edit.at.key), spec.of ?? '', edit.values));
  const pages = usePages();
  if (edit.readOnly) return null;
  const options =
    spec.what === 'page'
      ? pages
      : !entity
        ? []
        : spec.what === 'value'
          ? offeredValues(entity, spec.at && edit.values[spec.at], labels, { yes: kit('yes'), no: kit('no') })
          : offeredFields(spec, entity, labels, locale, text('offers.self'));
  if (options.length === 0) return null;
  const choose = (value: string | null) => {
    if (value === null) return;
    const now = asText(edit.value) ?? '';
    const field = document.getElementById(id) as HTMLInputElement | HTMLTextAreaElement | null;
    const isList = spec.operator !== undefined && takesList(edit.values[spec.operator] as Operator);
    const from = field?.selectionStart ?? now.length;
    const to = field?.selectionEnd ?? from;
    edit.onChange(withOffer(spec, now, value, { from, to }, isList));
    // What was chosen stands in the text above; the list is empty again for the next.
    setChosen(chosen + 1);
    field?.focus();
  };
  return (
    <PickList
      key={chosen}
      label={text(`offers.${spec.what}`, { field: edit.label })}
      options={options}
      value={null}
      onChange={choose}
    />
  );
}

const noPages = (): readonly Option[] => [];
/** Pages that somebody may start at: the lists that hang under a menu, and what the application has besides. */
function usePages(): readonly Option[] {
  const host = useRecordHost();
  const labels = useLabels();
  const own = (host.usePages ?? noPages)();
  const lists = host.catalogue.entities.flatMap((entity) => {
    const [address] = entity.menu ? (host.address({ to: 'list', entity })?.split('?') ?? []) : [];
    return address ? [{ value: address, label: labels.plural(entity) }] : [];
  });
  const pages = [...own, ...lists].map((one) => ({ ...one, description: one.value }));
  return pages.sort((one, other) => one.label.localeCompare(other.label));
}

function EditOffered(props: EditProps<Words> & { readonly kit: FieldKit<Words> }) {
  const own = useId();
  const id = props.id ?? own;
  const spec = offersOf(props.at.field);
  const { Edit } = props.kit;
  return (
    <div className="hp-lines">
      <Edit {...props} id={id} />
      {spec ? <Offers spec={spec} edit={props} id={id} /> : null}
    </div>
  );
}
const EditText = (props: EditProps<Words>) => <EditOffered {...props} kit={textKit as FieldKit<Words>} />;
const EditLongText = (props: EditProps<Words>) => <EditOffered {...props} kit={longTextKit as FieldKit<Words>} />;

/** A field that is named is read by its label, one over relations as it stands. */
function ShowPath({ at, value, row }: ShowProps<Words>) {
  const labels = useLabels();
  const entity = useDeclared(useSpokenOf(homeOf(at.key), offersOf(at.field)?.of ?? '', row));
  const named = entity && fieldAt(entity, asText(value) ?? '');
  return <span>{named ? labels.field(named) : asText(value)}</span>;
}
/** A value is read as the field it is compared with would write it. */
function ShowValue({ at, value, row }: ShowProps<Words>) {
  const labels = useLabels();
  const kit = useKitText();
  const spec = offersOf(at.field);
  const entity = useDeclared(useSpokenOf(homeOf(at.key), spec?.of ?? '', row));
  const words = { yes: kit('yes'), no: kit('no') };
  const known = entity ? offeredValues(entity, spec?.at && row[spec.at], labels, words) : [];
  const said = (asText(value) ?? '').split(',').map((one) => {
    const given = one.trim();
    return known.find((option) => option.value === given)?.label ?? given;
  });
  return <span>{said.join(', ')}</span>;
}

/** The kit of a text that is written with the help of a list. */
export function offerKitOf({ what }: OfferSpec, type: Words): FieldKit<Words> {
  const kit = (type === 'text' ? textKit : longTextKit) as FieldKit<Words>;
  const Edit = type === 'text' ? EditText : EditLongText;
  if (what === 'placeholder' || what === 'page') return { ...kit, Edit };
  return { ...kit, Edit, Show: what === 'path' ? ShowPath : ShowValue };
}
