import '../records.css';
import { allowanceFor, type Entity } from '@homeport/grammar';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { FormSkeleton } from '../../parts/Skeletons.tsx';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { type Deed, deedsOf } from '../actions/deeds.ts';
import { useDeedLabel } from '../actions/RecordActions.tsx';
import { shownOnce } from '../actions/ShownOnce.tsx';
import { fieldByWire } from '../fields/field-at.ts';
import { titleOf } from '../fields/title-of.ts';
import type { ShowContext } from '../fields/use-show.ts';
import { useShow } from '../fields/use-show.ts';
import type { FormValues } from '../form/form-values.ts';
import { type Aside, RecordForm } from '../form/RecordForm.tsx';
import { recordKeys } from '../host/queries.ts';
import { type RecordHost, useRecordHost } from '../host/record-host.ts';
import type { Row } from '../host/row.ts';
import { RecordProblem } from '../states/RecordProblem.tsx';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';

export interface NewRecordPageProps {
  readonly entity: Entity;
  /** First values by wire name, relations by their id; `from` names the record that was cloned. */
  readonly params: Readonly<Record<string, string>>;
  readonly onSaved: (id: string) => void;
  readonly onCancel: () => void;
  /** Drawn beside the fields, from what is typed. */
  readonly aside?: Aside | undefined;
}

/** The page where a record is made. */
export function NewRecordPage({ entity, params, onSaved, onCancel, aside }: NewRecordPageProps) {
  const text = useRecordText();
  const labels = useLabels();
  const show = useShow();
  const host = useRecordHost();
  const client = useQueryClient();
  const label = useDeedLabel(entity);
  const [made, setMade] = useState<{ readonly row: Row; readonly deed: Deed } | null>(null);
  // A record is of no use without the secret that one of its actions makes: it is offered at once.
  const saved = (row: Row) => {
    const deed = deedsOf(host.catalogue, entity, row).find(({ action }) => shownOnce(action).length > 0);
    if (deed) setMade({ row, deed });
    else onSaved(row.id);
  };
  const allowance = allowanceFor(entity, host.viewer);
  const given = useQuery({
    queryKey: ['given', host.tenant, entity.name, params],
    queryFn: async () => {
      const { from, ...named } = params;
      const cloned = from
        ? client.getQueryData<FormValues>([...recordKeys(host.tenant, entity).all, 'given', from])
        : undefined;
      return { ...cloned, ...(await namedValues(host, entity, named, show)) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const listAddress = host.address({ to: 'list', entity });
  if (allowance.deeds.create === undefined) return <RecordProblem error={null} entity={entity} />;
  return (
    <div className="hp-record">
      <PageHeader
        title={text('list.new', { entity: labels.entity(entity) })}
        crumbs={listAddress ? [{ label: labels.plural(entity), href: listAddress }] : []}
      />
      {given.data ? (
        <RecordForm entity={entity} given={given.data} aside={aside} onSaved={saved} onCancel={onCancel} />
      ) : given.error ? (
        <RecordProblem error={given.error} entity={entity} onRetry={() => void given.refetch()} />
      ) : (
        <FormSkeleton />
      )}
      {made ? (
        <ActionDialog
          entity={entity}
          action={made.deed.action}
          row={made.row}
          title={label(made.deed)}
          onClose={() => onSaved(made.row.id)}
          onDone={() => undefined}
        />
      ) : null}
    </div>
  );
}

/** Values from an address: relations get their names, so that the form can show them. */
async function namedValues(
  host: RecordHost,
  entity: Entity,
  named: Readonly<Record<string, string>>,
  show: ShowContext,
): Promise<FormValues> {
  const values: Record<string, unknown> = {};
  for (const [wire, value] of Object.entries(named)) {
    const at = fieldByWire(entity, wire);
    if (!at) continue;
    const isRelation = (at.field.type === 'ref' || at.field.type === 'person') && at.field.wire !== 'id';
    if (!isRelation || !('to' in at.field)) {
      values[wire] = value;
      continue;
    }
    const target = host.catalogue.entity(at.field.to);
    const row = await host.source.get(target, value).catch(() => null);
    if (row) values[wire] = { id: row.id, label: titleOf(target, row, show) };
  }
  return values;
}
