import './controls.css';
import { Loader, MultiSelect } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useKitText } from '../language/use-text.ts';
import { type FieldProps, inputProps } from './field.tsx';
import { OptionLine } from './OptionLine.tsx';
import { filterAbove, type LoadOptions, listPlace, type Option } from './options.ts';
import { takeMarked } from './take-marked.ts';
import { useOptions } from './use-options.ts';

export interface MultiPickListProps extends FieldProps<readonly string[]> {
  readonly options?: readonly Option[];
  /** Keep the function stable. */
  readonly load?: LoadOptions;
  /** Chosen options with their labels, needed with `load`. */
  readonly selected?: readonly Option[];
  readonly onPick?: (options: readonly Option[]) => void;
  /** Said where there is nothing at all to choose: where such a thing is made. */
  readonly empty?: ReactNode;
  readonly front?: (option: Option) => ReactNode;
  /** Draws the list at the end of the page, for places that would cut it off (rows of a virtual grid). */
  readonly isPortalled?: boolean;
}

/** Some of several, in the order they were chosen. Nothing chosen is null. */
export function MultiPickList({
  options,
  load,
  selected = [],
  onPick,
  front,
  empty,
  isPortalled,
  value,
  onChange,
  ...field
}: MultiPickListProps) {
  const text = useKitText();
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState<readonly Option[]>([]);
  const found = useOptions(options, load, search, isOpen);
  const chosen = value ?? [];
  const all = new Map(
    [...(options ?? []), ...selected, ...picked, ...found.options].map((option) => [option.value, option]),
  );
  const matching = new Set(found.options.map((option) => option.value));
  const canSearch = load !== undefined || (options?.length ?? 0) > filterAbove;

  return (
    <MultiSelect
      {...inputProps({
        ...field,
        placeholder: chosen.length > 0 ? undefined : (field.placeholder ?? text('field.choose')),
      })}
      value={[...chosen]}
      data={[...all.values()].map((option) => ({
        value: option.value,
        label: option.label,
        disabled: option.disabled ?? false,
      }))}
      filter={({ options: list }) => list.filter((option) => 'value' in option && matching.has(String(option.value)))}
      searchable={canSearch && !field.readOnly}
      openOnFocus={false}
      onKeyDownCapture={takeMarked}
      searchValue={search}
      onSearchChange={setSearch}
      hidePickedOptions
      onChange={(next) => {
        const whole = next.flatMap((one) => all.get(one) ?? []);
        setPicked(whole);
        onChange(next.length > 0 ? next : null);
        onPick?.(whole);
      }}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      rightSection={found.isLoading ? <Loader size={16} role="status" aria-label={text('loading')} /> : undefined}
      renderOption={({ option }) => {
        const whole = all.get(option.value) ?? { value: option.value, label: option.label };
        return <OptionLine option={whole} front={front?.(whole)} />;
      }}
      nothingFoundMessage={
        found.isLoading
          ? text('loading')
          : found.hasFailed
            ? text('field.optionsFailed')
            : search
              ? text('field.nothingFound', { query: search })
              : (empty ?? text('field.noOptions'))
      }
      withScrollArea={false}
      classNames={{ options: 'hp-options' }}
      attributes={{ options: found.box }}
      comboboxProps={listPlace(isPortalled)}
    />
  );
}
