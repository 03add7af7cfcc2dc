import '@homeport/ui/records/records.css';
import '../frame/page-styles.css';
import './batch-updates.css';
import { allowanceFor, certain, type Entity, type RoleHolder } from '@homeport/grammar';
import { PickList } from '@homeport/ui/controls/PickList.tsx';
import { compareIn } from '@homeport/ui/language/collate.ts';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { FilterButton, FilterChips } from '@homeport/ui/records/list/FilterBar.tsx';
import { useList } from '@homeport/ui/records/list/use-list.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { useState } from 'react';
import { useScreen } from '../frame/use-screen.ts';
import { type Change, ChangeFields } from './ChangeFields.tsx';
import { Preview } from './Preview.tsx';
import { batchPath } from './paths.ts';
import { useBatchWords } from './use-batch-words.ts';

type Params = Readonly<Record<string, string>>;

/** A batch update in the making: which records, which changes, a preview, then it runs. Records and filter live in the address. */
export function BatchPage() {
  const text = useBatchWords();
  const labels = useLabels();
  const host = useRecordHost();
  const { locale } = useSettings();
  const { search, onSearch } = useScreen(batchPath);
  const { about, ...params } = search;
  const options = host.catalogue.entities
    .filter((one) => mayChange(one, host.viewer))
    .map((one) => ({ value: one.name, label: labels.plural(one) }))
    .sort((one, other) => compareIn(locale)(one.label, other.label));
  const chosen = options.some((one) => one.value === about) ? certain(about) : null;
  return (
    <div className="hp-record batch-page">
      <PageHeader title={text('title')} description={text('text')} />
      <Card title={text('records')}>
        <PickList
          label={text('kind')}
          required
          options={options}
          value={chosen}
          onChange={(next) => onSearch({ about: next ?? undefined })}
        />
      </Card>
      {chosen ? (
        <BatchOf
          key={chosen}
          entity={host.catalogue.entity(chosen)}
          params={params}
          onParams={(next) => onSearch({ about: chosen, ...next })}
        />
      ) : null}
    </div>
  );
}

/** What a plain save of the caller may change at all, and what has a list of its own. */
function mayChange(entity: Entity, viewer: RoleHolder): boolean {
  return (
    entity.menu !== undefined &&
    !entity.proof &&
    !entity.neverUpdated &&
    allowanceFor(entity, viewer).deeds.update !== undefined
  );
}

function BatchOf({
  entity,
  params,
  onParams,
}: {
  readonly entity: Entity;
  readonly params: Params;
  readonly onParams: (next: Params) => void;
}) {
  const text = useBatchWords();
  const list = useList({ entity, params, onParams, isPart: true });
  const [changes, setChanges] = useState<readonly Change[]>([{ line: 0, name: null, value: null }]);
  const total = list.query.data;
  return (
    <>
      <Card title={text('filter')}>
        <div className="hp-lines">
          <div className="hp-row">
            <FilterButton list={list} hasKeys={false} />
            {total ? (
              <span className="hp-muted">
                {text(total.totalIsCapped ? 'foundMore' : 'found', { count: total.totalElements })}
              </span>
            ) : null}
          </div>
          <FilterChips list={list} />
        </div>
      </Card>
      <Card title={text('changes')}>
        <ChangeFields list={list} changes={changes} onChange={setChanges} />
      </Card>
      <Preview list={list} changes={changes} />
    </>
  );
}
