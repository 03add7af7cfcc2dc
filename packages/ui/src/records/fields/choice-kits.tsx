import type { FieldOf } from '@homeport/grammar';
import { useMemo } from 'react';
import { MultiPickList } from '../../controls/MultiPickList.tsx';
import { PickList } from '../../controls/PickList.tsx';
import { countryNames } from '../../language/countries.ts';
import { useSettings } from '../../language/settings.tsx';
import { useKitText } from '../../language/use-text.ts';
import { StatusChip } from '../../parts/StatusChip.tsx';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { CountryEdit } from './country-edit.tsx';
import type { FieldAt } from './field-at.ts';
import { asText } from './field-texts.ts';
import { emptiness, type FieldKit } from './kit.ts';
import { OptionEdit, useChoices } from './option-edit.tsx';
import { isOverdue } from './overdue.ts';
import { YesNoEdit } from './yes-no-edit.tsx';

const oneOf = ['in', 'nin', ...emptiness] as const;
const list = (value: unknown): readonly string[] | null =>
  Array.isArray(value) ? value.map(String) : value === undefined || value === null ? null : [String(value)];

export const yesNoKit: FieldKit<'yesNo'> = {
  width: 96,
  canSort: true,
  canGroup: true,
  operators: ['eq'],
  Edit: YesNoEdit,
  Filter: ({ value, onChange, label }) => {
    const text = useKitText();
    return (
      <PickList
        label={label}
        required
        options={[
          { value: 'true', label: text('yes') },
          { value: 'false', label: text('no') },
        ]}
        value={value === undefined || value === null ? null : String(value)}
        onChange={(next) => onChange(next === null ? undefined : next === 'true')}
      />
    );
  },
};

function OptionName({ at, code }: { at: FieldAt<FieldOf<'option'>>; code: string }) {
  const { options, isAwaited } = useChoices(at);
  const found = options.find((option) => option.value === code);
  // A code is no name: until the company's list has come, nothing stands there.
  return <span>{found?.label ?? (isAwaited ? null : code)}</span>;
}
export const optionKit: FieldKit<'option'> = {
  width: 150,
  canSort: true,
  canGroup: true,
  operators: oneOf,
  Show: ({ at, value }) => <OptionName at={at} code={asText(value) ?? ''} />,
  Edit: OptionEdit,
  Filter: ({ at, value, onChange, label, autoFocus }) => (
    <MultiPickList
      label={label}
      options={useChoices(at).options}
      value={list(value)}
      onChange={(next) => onChange(next ?? undefined)}
      autoFocus={autoFocus}
    />
  ),
};

function StateChip({ at, state }: { at: FieldAt<FieldOf<'lifecycle'>>; state: string }) {
  const labels = useLabels();
  return <StatusChip state={state} label={labels.state(at, state)} tone={at.field.states[state]?.tone} />;
}
export const lifecycleKit: FieldKit<'lifecycle'> = {
  width: 170,
  canSort: true,
  canGroup: true,
  operators: ['in', 'nin'],
  Show: ({ at, value, row }) => {
    const text = useRecordText();
    const state = asText(value) ?? '';
    if (!isOverdue(at.field, state, row, Temporal.Now.plainDateISO().toString()))
      return <StateChip at={at} state={state} />;
    return (
      <>
        <StateChip at={at} state={state} /> <StatusChip state="overdue" label={text('state.overdue')} />
      </>
    );
  },
  // A status is moved by actions, never typed; a form shows it.
  Edit: (props) => (
    <div>
      <div className="mantine-InputWrapper-label">{props.label}</div>
      {asText(props.value) ? <StateChip at={props.at} state={asText(props.value) ?? ''} /> : null}
    </div>
  ),
  Filter: ({ at, value, onChange, label, autoFocus }) => {
    const labels = useLabels();
    const states = Object.keys(at.field.states).map((state) => ({ value: state, label: labels.state(at, state) }));
    return (
      <MultiPickList
        label={label}
        options={states}
        value={list(value)}
        onChange={(next) => onChange(next ?? undefined)}
        autoFocus={autoFocus}
      />
    );
  },
};
export const countryKit: FieldKit<'country'> = {
  width: 150,
  canSort: true,
  canGroup: true,
  operators: oneOf,
  Edit: CountryEdit,
  Filter: ({ value, onChange, label, autoFocus }) => {
    const { locale } = useSettings();
    const options = useMemo(
      () => countryNames(locale).map(({ code, name }) => ({ value: code, label: name })),
      [locale],
    );
    return (
      <MultiPickList
        label={label}
        options={options}
        value={list(value)}
        onChange={(next) => onChange(next ?? undefined)}
        autoFocus={autoFocus}
      />
    );
  },
};
