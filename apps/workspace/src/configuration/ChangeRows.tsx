import type { BundleDifference, BundleProblem, BundleRow } from '@homeport/model/configuration';
import { PickList } from '@homeport/ui/controls/PickList.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { Checkbox, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useConfiguration } from './use-configuration.ts';
import { useKinds } from './use-kinds.ts';

const looks = {
  ADD: 'success',
  CHANGE: 'info',
  ONLY_HERE: 'neutral',
  BLOCKED: 'warning',
  LEFT_OUT: 'neutral',
} as const;
/** Milliseconds after the last key until it is looked for. */
const pause = 300;

/** What is typed to be looked for, and how it is typed; it is told after a pause. */
function useFind(start: string, onSearch: (next: { readonly find: string | undefined }) => void) {
  const [typed, setTyped] = useState(start);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // From the key that was pressed: an address that changes otherwise, by Back for example, is not set again.
  const find = (next: string) => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current({ find: next || undefined }), pause);
  };
  return { typed, find };
}

/** The changes one by one, found by what happens to them and by any word in them. */
export function ChangeRows({
  difference,
  search,
  onSearch,
  without,
  onChoose,
}: {
  readonly difference: BundleDifference;
  readonly search: Readonly<Record<string, string>>;
  readonly onSearch: (next: Readonly<Record<string, string | undefined>>) => void;
  /** Records that are left out. */
  readonly without: ReadonlySet<string>;
  /** Takes a record along, or leaves it out. */
  readonly onChoose: (id: string, isChosen: boolean) => void;
}) {
  const text = useConfiguration();
  const { rows, found } = difference;
  const { typed, find } = useFind(search.find ?? '', onSearch);
  const deeds = (['ADD', 'CHANGE', 'LEFT_OUT', 'BLOCKED', 'ONLY_HERE'] as const).map((value) => ({
    value,
    label: text(`deed.${value}`),
  }));
  return (
    <div className="hp-lines">
      <div className="configuration-find">
        <TextInput
          type="search"
          label={text('search')}
          value={typed}
          onChange={(event) => find(event.currentTarget.value)}
        />
        <PickList
          label={text('what')}
          options={deeds}
          value={search.deed ?? null}
          onChange={(deed) => onSearch({ deed: deed ?? undefined })}
        />
      </div>
      <p className="hp-muted" role="status">
        {text(found > rows.length ? 'foundFirst' : 'found', { found, shown: rows.length })}
      </p>
      <ul className="configuration-rows">
        {rows.map((row) => (
          <li key={`${row.id} ${row.deed === 'ONLY_HERE'}`}>
            <Row row={row} isOut={without.has(row.id)} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Row({
  row,
  isOut,
  onChoose,
}: {
  readonly row: BundleRow;
  readonly isOut: boolean;
  readonly onChoose: (id: string, isChosen: boolean) => void;
}) {
  const text = useConfiguration();
  const kind = useKinds();
  const { deed, fields, problems, title, key, entity, id } = row;
  const isLong = deed === 'ADD' || deed === 'LEFT_OUT';
  // A change without fields only tells what cannot be taken over.
  const canChoose =
    deed === 'LEFT_OUT' || ((deed === 'ADD' || deed === 'CHANGE') && (deed === 'ADD' || fields.length > 0));
  return (
    <>
      <div className="hp-row configuration-row">
        <StatusChip state={deed} tone={looks[deed]} label={text(`deed.${deed}`)} />
        {canChoose ? (
          <Checkbox
            label={<strong>{title}</strong>}
            checked={!isOut}
            onChange={(event) => onChoose(id, event.currentTarget.checked)}
          />
        ) : (
          <strong>{title}</strong>
        )}
        <span className="hp-caption">
          {kind(entity)} · {key}
        </span>
      </div>
      {problems.map((one) => (
        <p key={`${one.kind}${one.field}`} className="configuration-problem">
          <Problem problem={one} />
        </p>
      ))}
      {fields.length === 0 ? null : isLong ? (
        <details>
          <summary>{text('values', { count: fields.length })}</summary>
          <Fields row={row} />
        </details>
      ) : (
        <Fields row={row} />
      )}
    </>
  );
}

function Fields({ row: { fields, deed } }: { readonly row: BundleRow }) {
  const text = useConfiguration();
  return (
    <dl className="configuration-fields">
      {fields.map(({ label, here, there }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {deed === 'CHANGE' ? (
              <>
                <span className="hp-hidden">{text('here')} </span>
                <del>{here ?? text('nothing')}</del>
                <span aria-hidden="true"> → </span>
                <span className="hp-hidden">{text('there')} </span>
              </>
            ) : null}
            <ins>{there ?? text('nothing')}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Problem({ problem: { kind, field, missing } }: { readonly problem: BundleProblem }) {
  const text = useConfiguration();
  const hasMissing = kind === 'BLOCKED' && missing === null ? 'BLOCKED_EMPTY' : kind;
  return text(`problem.${hasMissing}`, { field: field ?? '', missing: missing ?? '' });
}
