import '@homeport/ui/records/records.css';
import '../frame/page-styles.css';
import './why.css';
import { ask } from '@homeport/client';
import { type Deed, deeds, type Entity, isId } from '@homeport/grammar';
import { explainAccess, user } from '@homeport/model/identity';
import { PickList } from '@homeport/ui/controls/PickList.tsx';
import { compareIn } from '@homeport/ui/language/collate.ts';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { useRefOptions } from '@homeport/ui/records/fields/use-ref-options.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { useQuery } from '@tanstack/react-query';
import { useScreen } from '../frame/use-screen.ts';
import { useWords } from '../words/use-words.ts';
import { Explanation } from './Explanation.tsx';
import { whyPath } from './paths.ts';
import { useWhyWords } from './use-why-words.ts';

/** Asks why a person may or may not do something with records. What is asked lives in the address. */
export function WhyPage() {
  const text = useWhyWords();
  const words = useWords();
  const labels = useLabels();
  const host = useRecordHost();
  const { locale } = useSettings();
  const { tenant, search, onSearch } = useScreen(whyPath);
  const kinds = host.catalogue.entities
    .filter((one) => one.menu !== undefined && !one.internal)
    .map((one) => ({ value: one.name, label: labels.plural(one) }))
    .sort((one, other) => compareIn(locale)(one.label, other.label));
  const about = kinds.some((one) => one.value === search.about) ? search.about : undefined;
  const entity = about === undefined ? undefined : host.catalogue.entity(about);
  const action = search.do ?? 'read';
  const people = useRefOptions(host.catalogue.entity(user.name), true);
  const asked = { user: search.user ?? '', entity: about ?? '', record: search.record, action };
  const answer = useQuery({
    queryKey: ['why', tenant ?? 'own', asked],
    queryFn: ({ signal }) => ask(explainAccess, { query: asked, signal, ...(tenant ? { tenant } : {}) }),
    enabled: isId(asked.user) && about !== undefined,
    gcTime: 0,
  });
  return (
    <div className="hp-record why-page">
      <PageHeader title={words('page.why')} description={text('description')} />
      <Card>
        <div className="why-asked">
          <PickList
            label={text('person')}
            required
            load={people}
            value={search.user ?? null}
            selected={search.user ? { value: search.user, label: answer.data?.person.label ?? '…' } : null}
            onChange={(next) => onSearch({ ...search, user: next ?? undefined })}
          />
          <PickList
            label={text('kind')}
            required
            options={kinds}
            value={about ?? null}
            onChange={(next) => onSearch({ user: search.user, about: next ?? undefined })}
          />
          {entity ? (
            <>
              <RecordPick
                key={entity.name}
                entity={entity}
                id={search.record}
                label={answer.data?.record?.label}
                onChange={(record) => onSearch({ ...search, record })}
              />
              <ActionPick entity={entity} value={action} onChange={(next) => onSearch({ ...search, do: next })} />
            </>
          ) : null}
        </div>
      </Card>
      {answer.error ? (
        <InlineError message={answer.error.message} onRetry={() => void answer.refetch()} />
      ) : answer.data && entity ? (
        <Explanation answer={answer.data} entity={entity} person={asked.user} />
      ) : answer.isFetching ? (
        <ListSkeleton rows={5} />
      ) : (
        <p className="hp-muted">{text('choose')}</p>
      )}
    </div>
  );
}

interface RecordPickProps {
  readonly entity: Entity;
  readonly id: string | undefined;
  readonly label: string | undefined;
  readonly onChange: (id: string | undefined) => void;
}
function RecordPick({ entity, id, label, onChange }: RecordPickProps) {
  const text = useWhyWords();
  return (
    <PickList
      label={text('record')}
      description={text('recordHelp')}
      load={useRefOptions(entity)}
      value={id ?? null}
      selected={id ? { value: id, label: label || '…' } : null}
      onChange={(next) => onChange(next ?? undefined)}
    />
  );
}

interface ActionPickProps {
  readonly entity: Entity;
  readonly value: string;
  readonly onChange: (name: string | undefined) => void;
}
function ActionPick({ entity, value, onChange }: ActionPickProps) {
  const text = useWhyWords();
  const labels = useLabels();
  const { catalogue } = useRecordHost();
  const actions = catalogue.actionsOn(entity.name);
  const moves = Object.values(entity.fields).flatMap((field) =>
    field.type === 'lifecycle'
      ? Object.entries(field.transitions).flatMap(([name, t]) => (t.system ? [] : [name]))
      : [],
  );
  const options = [
    ...deeds.map((deed: Deed) => ({ value: deed, label: text(`do.${deed}`) })),
    ...[...new Set([...moves, ...actions.map((one) => one.name)])].map((name) => ({
      value: name,
      label: labels.deed(entity, name, actions) ?? name,
    })),
  ];
  return (
    <PickList
      label={text('action')}
      required
      options={options}
      value={value}
      onChange={(next) => onChange(next === 'read' ? undefined : (next ?? undefined))}
    />
  );
}
