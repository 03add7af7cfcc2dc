import '@homeport/ui/records/records.css';
import { initiation } from '@homeport/model/initiations';
import { lazyExtra } from '@homeport/ui/parts/lazy-part.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { recordQuery } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { RecordsProvider } from '@homeport/ui/records/RecordsProvider.tsx';
import { FailureNote } from '@homeport/ui/records/states/FailureNote.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useScreen } from '../../frame/use-screen.ts';
import { useWorkspace } from '../../frame/workspace.ts';
import { newInitiationPath } from '../paths.ts';
import { useInitiations } from '../use-initiations.ts';
import { useCarriedOver } from './use-carried-over.ts';
import { Wizard } from './Wizard.tsx';

const RequestEstimate = lazyExtra(() => import('../../costing/RequestEstimate.tsx').then((it) => it.RequestEstimate));

/** A request for an assignment, step by step: a new one, one that was left, or the next one of somebody who is on assignment. */
export function NewInitiationPage() {
  const text = useInitiations();
  const { hostOf } = useWorkspace();
  const { tenant } = useScreen(newInitiationPath);
  const host = useRecordHost();
  return (
    <>
      <PageHeader title={text('wizard.title')} description={text('wizard.text')} />
      <RecordsProvider host={tenant ? hostOf(tenant) : host}>
        <Loaded />
      </RecordsProvider>
    </>
  );
}

/** The draft of the address, or the assignment that is followed, once they are there. */
function Loaded() {
  const host = useRecordHost();
  const { search, onSearch } = useScreen(newInitiationPath);
  const { draft, from, kind } = search;
  const left = useQuery({ ...recordQuery(host, initiation, draft ?? ''), enabled: draft !== undefined });
  const before = useCarriedOver(draft === undefined ? from : undefined, kind);
  const error = left.error ?? before.error;
  if (error) return <FailureNote error={error} />;
  if ((draft !== undefined && !left.data) || (draft === undefined && from !== undefined && !before.data))
    return <ListSkeleton rows={6} />;
  return (
    <Wizard
      // A draft that was made here is gone on with; another one begins anew.
      key={from ?? 'own'}
      row={left.data}
      given={before.data}
      step={search.step}
      onStep={(step, id) => onSearch({ ...search, step, draft: id ?? draft })}
      beside={(values) => (
        <Suspense>
          <RequestEstimate values={values} />
        </Suspense>
      )}
    />
  );
}
