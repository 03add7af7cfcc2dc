import type { OfferSpec } from '@homeport/grammar';
import { Loader } from '@mantine/core';
import { type ComponentType, type ReactNode, Suspense, useId, useState } from 'react';
import type { Option } from '../../controls/options.ts';
import { PickList } from '../../controls/PickList.tsx';
import { useSettings } from '../../language/settings.tsx';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { useRecordHost } from '../host/record-host.ts';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { optionKit } from './choice-kits.tsx';
import { asText } from './field-texts.ts';
import type { EditProps, FieldKit } from './kit.ts';
import { offeredFields, offersOf, withOffer } from './offered.ts';
import { longTextKit, textKit } from './text-kits.tsx';
import { useDeclared, useSpokenOf } from './use-declared.ts';

type Words = 'text' | 'longText';
const homeOf = (key: string): string => key.split('.')[0] ?? '';

/** The list under a text, of which each choice is written into it. */
function Offers({ spec, edit, id }: { spec: OfferSpec; edit: EditProps<Words>; id: string }): ReactNode {
  const text = useRecordText();
  const labels = useLabels();
  const { locale } = useSettings();
  const [chosen, setChosen] = useState(0);
  const entity = useDeclared(useSpokenOf(homeOf(edit.at.key), spec.of ?? '', edit.values));
  const pages = usePages();
  const isPage = spec.what === 'page';
  if (edit.readOnly) return null;
  const options = isPage ? pages : entity ? offeredFields(spec, entity, labels, locale, text('offers.self')) : [];
  if (options.length === 0) return null;
  const choose = (value: string | null) => {
    if (value === null) return;
    const now = asText(edit.value) ?? '';
    const field = document.getElementById(id) as HTMLInputElement | HTMLTextAreaElement | null;
    const from = field?.selectionStart ?? now.length;
    const to = field?.selectionEnd ?? from;
    edit.onChange(withOffer(spec, now, value, { from, to }));
    // What was chosen stands in the text above; the list is empty again for the next.
    setChosen(chosen + 1);
    field?.focus();
  };
  return (
    <PickList
      key={chosen}
      label={text(isPage ? 'offers.page' : 'offers.placeholder', { field: edit.label })}
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

/** A control of conditions: it comes when one is drawn. */
function late<P extends object>(bring: () => Promise<ComponentType<P>>, meanwhile: ReactNode): ComponentType<P> {
  const Part = lazyPart(bring);
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Part {...props} />
    </Suspense>
  );
}
const rows = () => import('../conditions/row-kits.tsx');
const wait = <Loader size={20} />;
const ofConditions = {
  path: {
    Edit: late(() => rows().then((it) => it.EditPath), wait),
    Show: late(() => rows().then((it) => it.ShowPath), null),
  },
  value: {
    Edit: late(() => rows().then((it) => it.EditValue), wait),
    Show: late(() => rows().then((it) => it.ShowValue), null),
  },
  operator: { Edit: late(() => rows().then((it) => it.EditOperator), wait) },
  formula: { Edit: late(() => import('../formulas/FormulaEdit.tsx').then((it) => it.EditFormula), wait) },
};

/** The kit of a field that is filled with the help of a list, or says something of records. */
export function offerKitOf({ what }: OfferSpec, type: Words): FieldKit {
  const kit = (what === 'operator' ? optionKit : type === 'text' ? textKit : longTextKit) as FieldKit;
  if (what === 'placeholder' || what === 'page')
    return { ...kit, Edit: (type === 'text' ? EditText : EditLongText) as FieldKit['Edit'] };
  return { ...kit, isWide: true, ...ofConditions[what] } as FieldKit;
}
