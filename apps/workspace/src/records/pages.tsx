import { useAddress } from '../frame/search.ts';
import '../frame/page-styles.css';
import type { Entity } from '@homeport/grammar';
import type { MenuItem } from '@homeport/model/identity';
import { PrintFrame } from '@homeport/ui/parts/PrintFrame.tsx';
import { usePrintTime } from '@homeport/ui/parts/use-print-time.ts';
import { titleOf } from '@homeport/ui/records/fields/title-of.ts';
import { useShow } from '@homeport/ui/records/fields/use-show.ts';
import { recordQuery } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { RecordList } from '@homeport/ui/records/list/RecordList.tsx';
import { NewRecordPage } from '@homeport/ui/records/record/NewRecordPage.tsx';
import { RecordPage } from '@homeport/ui/records/record/RecordPage.tsx';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo } from 'react';
import { entityAt, tenantParam, withParams } from '../frame/address.ts';
import { inAddress } from '../frame/company.rules.ts';
import { NotFoundPage } from '../frame/ErrorPage.tsx';
import { visited } from '../frame/recent.ts';
import { mayDo, useWorkspace } from '../frame/workspace.ts';
import { useWords } from '../words/use-words.ts';
import type { RecordParts } from './record-parts.ts';

type Params = Readonly<Record<string, string>>;

/** The entity of the address and its parameters without the tenant. */
function usePlace() {
  const host = useRecordHost();
  const router = useRouter();
  const path = useParams({ strict: false });
  const search = useAddress();
  const { [tenantParam]: tenant, ...params } = search;
  const entity = entityAt(host.catalogue, path.menu ?? '', path.entity ?? '');
  const onParams = (next: Params, how: { readonly replace?: boolean } = {}) => {
    const address = withParams(router.state.location.pathname, {
      ...next,
      ...(tenant ? { [tenantParam]: tenant } : {}),
    });
    if (how.replace) router.history.replace(address);
    else router.history.push(address);
  };
  return { host, entity, path, params, onParams };
}

/** The screen of the menu whose filter or order the address shows: a list of its own, with a name of its own. */
function screenAt(items: readonly MenuItem[], params: Params): MenuItem | undefined {
  return items.find(({ path = '', code, entity }) => {
    const [bare, query] = path.split('?');
    if (query === undefined || bare !== location.pathname || code === entity || code.startsWith('smart.')) return false;
    return [...new URLSearchParams(query)].every(([name, value]) => params[name] === value);
  });
}

/** `/{menu}/{entity}` */
export function ListRoute() {
  const { entity, params, onParams } = usePlace();
  const { prefer, access } = useWorkspace();
  const labels = useLabels();
  const screen = screenAt(access.menuSettingItems, params);
  const title = entity && (screen ? labels.key(`screen.${screen.code}`, screen.label) : labels.plural(entity));
  // As it is drawn first: what is done after the drawing may find the page on its way elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of each kind of record and each screen of it once
  const href = useMemo(() => location.pathname + location.search, [entity, screen?.code]);
  useEffect(() => {
    if (entity && title) visited({ key: screen?.code ?? entity.name, label: title, href });
  }, [entity, title, screen?.code, href]);
  if (!entity) return <NotFoundPage />;
  return (
    <Paper title={title ?? labels.plural(entity)}>
      <RecordList
        key={entity.name}
        entity={entity}
        {...(screen && title ? { title } : {})}
        params={params}
        onParams={onParams}
        onDensity={(density) => prefer({ density })}
      />
    </Paper>
  );
}

/** `/{menu}/{entity}/new`, with what the domains draw beside the form. */
export function NewRoute({ parts }: { readonly parts: RecordParts }) {
  const { host, entity, params } = usePlace();
  // Opening the same address again starts a new form.
  const start = useMemo(() => params, [params]);
  if (!entity) return <NotFoundPage />;
  return (
    <NewRecordPage
      key={entity.name}
      entity={entity}
      params={start}
      aside={parts[entity.name]?.aside}
      onSaved={(id) => host.go(host.address({ to: 'record', entity, id }) ?? '/workspace', { replace: true })}
      onCancel={() => host.go(host.address({ to: 'list', entity }) ?? '/workspace')}
    />
  );
}

/** `/{menu}/{entity}/{id}/{tab}`, with what the domains add to the pages of their entities. */
export function RecordRoute({ parts }: { readonly parts: RecordParts }) {
  const { entity, path, params, onParams } = usePlace();
  if (!entity || !path.id) return <NotFoundPage />;
  const place = { id: path.id, tab: path.tab ?? '', params, onParams };
  return <OpenRecord entity={entity} added={parts[entity.name] ?? {}} {...place} />;
}
function OpenRecord({
  entity,
  added,
  id,
  tab,
  params,
  onParams,
}: {
  entity: Entity;
  added: RecordParts[string];
  id: string;
  tab: string;
  params: Params;
  onParams: (next: Params, how?: { replace?: boolean }) => void;
}) {
  const host = useRecordHost();
  const show = useShow();
  const text = useWords();
  const labels = useLabels();
  const { access, me, ownMenu } = useWorkspace();
  const { tabs, ...parts } = added;
  const shown = tabs?.filter(({ right }) => right === undefined || mayDo(access, right));
  const about = { about: entity.name, record: id, [tenantParam]: inAddress(me, host.tenant) ?? '' };
  const lines = ownMenu.pages.flatMap(({ path, right, ofRecord }) =>
    ofRecord && (right === null || mayDo(access, right))
      ? [{ label: text(ofRecord), run: () => host.go(withParams(path, about)) }]
      : [],
  );
  const { data } = useQuery(recordQuery(host, entity, id));
  useEffect(() => {
    const href = host.address({ to: 'record', entity, id });
    if (data && href) visited({ key: id, label: titleOf(entity, data, show), href });
  }, [data, host, entity, id, show]);
  return (
    <Paper title={labels.entity(entity)}>
      <RecordPage
        key={`${entity.name} ${id}`}
        entity={entity}
        id={id}
        tab={tab}
        params={params}
        onParams={onParams}
        {...parts}
        lines={lines}
        {...(shown ? { extraTabs: shown.map(({ word, right, ...one }) => ({ ...one, label: text(word) })) } : {})}
      />
    </Paper>
  );
}

/** A page of records with the company's head on paper. */
function Paper({ title, children }: { title: string; children: ReactNode }) {
  const { theme } = useWorkspace();
  const at = usePrintTime();
  return (
    <PrintFrame title={title} at={at} logo={theme.logo} appName={theme.appName}>
      {children}
    </PrintFrame>
  );
}
