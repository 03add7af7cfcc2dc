import { Button, Menu, Popover, TextInput } from '@mantine/core';
import { ArrowDown, ArrowUp, ArrowUpDown, Check, Columns3, Group, Rows3, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../../language/settings.tsx';
import { Icon } from '../../parts/Icon.tsx';
import type { Density } from '../../theme/density.ts';
import { fieldAt, fieldsAt } from '../fields/field-at.ts';
import { kitOf } from '../fields/field-kits.ts';
import { isBareId } from '../fields/of-companies.ts';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { ColumnEditor } from './ColumnEditor.tsx';
import { FilterButton } from './FilterBar.tsx';
import type { List } from './use-list.ts';

/** How long typing has to rest before a list is searched, in milliseconds. */
const searchDelay = 250;

/** Search, filter, sort, group, columns, density. */
export function ListTools({
  list,
  hasKeys,
  onDensity,
}: {
  list: List;
  hasKeys: boolean;
  onDensity?: (density: Density) => void;
}) {
  const text = useRecordText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs that are sent
    <div className="hp-list-tools hp-no-print" role="group" aria-label={text('list.tools')}>
      {(list.entity.search?.length ?? 0) > 0 ? <SearchBox list={list} hasKeys={hasKeys} /> : null}
      <FilterButton list={list} hasKeys={hasKeys} />
      <SortMenu list={list} />
      <GroupMenu list={list} />
      <ColumnsButton list={list} />
      {onDensity ? <DensityMenu onDensity={onDensity} /> : null}
    </div>
  );
}

function SearchBox({ list, hasKeys }: { list: List; hasKeys: boolean }) {
  const text = useRecordText();
  const labels = useLabels();
  const [typed, setTyped] = useState(list.state.text);
  const [seen, setSeen] = useState(list.state.text);
  if (seen !== list.state.text) {
    setSeen(list.state.text);
    if (typed.trim() !== list.state.text) setTyped(list.state.text);
  }
  const latest = useRef(list);
  latest.current = list;
  useEffect(() => {
    const timer = setTimeout(() => {
      const next = typed.trim();
      if (next !== latest.current.state.text) latest.current.change({ text: next }, { replace: true });
    }, searchDelay);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextInput
      // The frame's "/" comes here.
      data-search={hasKeys || undefined}
      type="search"
      className="hp-list-search"
      aria-label={text('list.searchIn', { plural: labels.several(list.entity) })}
      placeholder={text('list.search')}
      leftSection={<Icon of={Search} small />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && typed) {
          event.stopPropagation();
          setTyped('');
        }
      }}
    />
  );
}

function SortMenu({ list }: { list: List }) {
  const text = useRecordText();
  const labels = useLabels();
  const { sort } = list.state;
  const fields = [...fieldsAt(list.entity).values()].filter(
    (at) => kitOf(at).canSort && !list.allowance.hidden.has(at.name) && !isBareId(at),
  );
  const chosen = sort ? fieldAt(list.entity, sort.field) : undefined;
  return (
    <Menu position="bottom-start" width={260} closeOnItemClick={false}>
      <Menu.Target>
        <Button variant="default" leftSection={<Icon of={ArrowUpDown} small />}>
          {chosen ? text('sort.by', { field: labels.field(chosen) }) : text('sort.label')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className="hp-long-menu">
        {sort ? <Menu.Item onClick={() => list.change({ sort: null })}>{text('sort.declared')}</Menu.Item> : null}
        {fields.map((at) => {
          const isOn = sort?.field === at.name;
          return (
            <Menu.Item
              key={at.name}
              leftSection={
                isOn ? <Icon of={sort.descending ? ArrowDown : ArrowUp} small /> : <span className="hp-menu-gap" />
              }
              aria-current={isOn ? 'true' : undefined}
              onClick={() => list.change({ sort: { field: at.name, descending: isOn ? !sort.descending : false } })}
            >
              {labels.field(at)}
              {isOn ? (
                <span className="hp-hidden">{text(sort.descending ? 'sort.descending' : 'sort.ascending')}</span>
              ) : null}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

function GroupMenu({ list }: { list: List }) {
  const text = useRecordText();
  const labels = useLabels();
  const { group } = list.state;
  const fields = [...fieldsAt(list.entity).values()].filter(
    (at) => kitOf(at).canGroup && !list.allowance.hidden.has(at.name) && !isBareId(at),
  );
  const chosen = group ? fieldAt(list.entity, group) : undefined;
  if (fields.length === 0) return null;
  return (
    <Menu position="bottom-start" width={240}>
      <Menu.Target>
        <Button variant="default" leftSection={<Icon of={Group} small />}>
          {chosen ? text('group.by', { field: labels.field(chosen) }) : text('group.label')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className="hp-long-menu">
        <Menu.Item onClick={() => list.change({ group: null })}>{text('group.none')}</Menu.Item>
        {fields.map((at) => (
          <Menu.Item
            key={at.name}
            leftSection={at.name === group ? <Icon of={Check} small /> : <span className="hp-menu-gap" />}
            aria-current={at.name === group ? 'true' : undefined}
            onClick={() => list.change({ group: at.name })}
          >
            {labels.field(at)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function ColumnsButton({ list }: { list: List }) {
  const text = useRecordText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" width={320} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          className="hp-wide-only"
          leftSection={<Icon of={Columns3} small />}
          onClick={() => setOpen(!isOpen)}
        >
          {text('columns.label')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={text('columns.label')}>
        <ColumnEditor list={list} />
      </Popover.Dropdown>
    </Popover>
  );
}

function DensityMenu({ onDensity }: { onDensity: (density: Density) => void }) {
  const text = useRecordText();
  const { density } = useSettings();
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="default" className="hp-wide-only" leftSection={<Icon of={Rows3} small />}>
          {text('density.label')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(['compact', 'standard', 'relaxed'] as const).map((one) => (
          <Menu.Item
            key={one}
            leftSection={one === density ? <Icon of={Check} small /> : <span className="hp-menu-gap" />}
            aria-current={one === density ? 'true' : undefined}
            onClick={() => onDensity(one)}
          >
            {text(`density.${one}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
