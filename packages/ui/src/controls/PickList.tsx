import './controls.css';
import { Loader, Select } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useKitText } from '../language/use-text.ts';
import { type FieldProps, inputProps } from './field.tsx';
import { OptionLine } from './OptionLine.tsx';
import { filterAbove, type LoadOptions, listPlace, type Option } from './options.ts';
import { takeMarked } from './take-marked.ts';
import { useOptions } from './use-options.ts';

export interface PickListProps extends FieldProps<string> {
  /** All options, when they are few enough to be here. */
  readonly options?: readonly Option[];
  /** Asks the server instead. Keep the function stable. */
  readonly load?: LoadOptions;
  /** The chosen option with its label, needed with `load` before the list was opened. */
  readonly selected?: Option | null;
  /** Called with the whole option, for callers that keep label and id. */
  readonly onPick?: (option: Option | null) => void;
  /** Said where there is nothing at all to choose: where such a thing is made. */
  readonly empty?: ReactNode;
  /** Drawn in front of a line and of the chosen value: photo, code of a country. */
  readonly front?: (option: Option) => ReactNode;
  /** Draws the list at the end of the page, for places that would cut it off (rows of a virtual grid). */
  readonly isPortalled?: boolean;
  /** Whether the value can be emptied; what is required cannot by default. */
  readonly canClear?: boolean;
}

/** One of several. Typing filters after 100 ms, and only where there are more than five. */
export function PickList({
  options,
  load,
  selected,
  onPick,
  front,
  empty,
  canClear,
  isPortalled,
  value,
  onChange,
  ...field
}: PickListProps) {
  const text = useKitText();
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState<Option | null>(null);
  const chosen = [picked, selected, ...(options ?? [])].find((option) => option?.value === value) ?? null;
  const query = search === chosen?.label ? '' : search;
  const found = useOptions(options, load, query, isOpen);
  const canSearch = load !== undefined || (options?.length ?? 0) > filterAbove;
  const shown =
    chosen && !found.options.some((option) => option.value === chosen.value)
      ? [...found.options, chosen]
      : found.options;
  const matching = new Set(found.options.map((option) => option.value));

  return (
    <Select
      {...inputProps(field)}
      value={value ?? null}
      data={shown.map((option) => ({ value: option.value, label: option.label, disabled: option.disabled ?? false }))}
      // Already filtered, after the delay; only the chosen one that does not match is taken out again.
      filter={({ options: all }) => all.filter((option) => 'value' in option && matching.has(String(option.value)))}
      searchable={canSearch && !field.readOnly}
      openOnFocus={false}
      onKeyDownCapture={takeMarked}
      searchValue={search}
      onSearchChange={setSearch}
      data-readonly={field.readOnly || undefined}
      clearable={(canClear ?? !field.required) && !field.readOnly}
      allowDeselect={false}
      clearButtonProps={{ 'aria-label': text('field.clearValue', { label: field.label }) }}
      placeholder={field.placeholder ?? (field.readOnly ? text('notProvided') : text('field.choose'))}
      onChange={(next) => {
        const option = shown.find((one) => one.value === next) ?? null;
        setPicked(option);
        onChange(next);
        onPick?.(option);
      }}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      leftSection={chosen && front ? front(chosen) : undefined}
      rightSection={found.isLoading ? <Loader size={16} role="status" aria-label={text('loading')} /> : undefined}
      renderOption={({ option }) => {
        const whole = shown.find((one) => one.value === option.value) ?? { value: option.value, label: option.label };
        return <OptionLine option={whole} front={front?.(whole)} />;
      }}
      nothingFoundMessage={
        found.isLoading
          ? text('loading')
          : found.hasFailed
            ? text('field.optionsFailed')
            : query
              ? text('field.nothingFound', { query })
              : (empty ?? text('field.noOptions'))
      }
      withScrollArea={false}
      classNames={{ options: 'hp-options' }}
      attributes={{ options: found.box }}
      comboboxProps={listPlace(isPortalled)}
    />
  );
}
