import { ask } from '@homeport/client';
import { caseDetail } from '@homeport/model/cases';
import { initiation, previewStart, startAssignment } from '@homeport/model/initiations';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { Dialog } from '@homeport/ui/parts/Dialog.tsx';
import { useDeed } from '@homeport/ui/records/actions/use-deed.ts';
import { useInputs } from '@homeport/ui/records/actions/use-inputs.tsx';
import { problemKind, sortProblems } from '@homeport/ui/records/host/problem.ts';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { FailureNote } from '@homeport/ui/records/states/FailureNote.tsx';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useLearned } from '../frame/use-learned.ts';
import { useWorkspace } from '../frame/workspace.ts';
import { StartPlanView } from './StartPlanView.tsx';
import { useInitiations } from './use-initiations.ts';
import { initiationWords } from './words.ts';

type Entered = Readonly<Record<string, unknown>>;
const idOf = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? value
    : value !== null && typeof value === 'object' && 'id' in value
      ? String(value.id)
      : undefined;
const idsOf = (value: unknown): string =>
  Array.isArray(value) ? value.flatMap((one) => idOf(one) ?? []).join(',') : '';

/** What would be made, for what is entered so far. */
function usePreview(row: Row, { assignee, manager, overlaps, activate, keepPast }: Entered) {
  const host = useRecordHost();
  const { me } = useWorkspace();
  const chosen = { assignee: idOf(assignee), manager: idOf(manager), overlaps: idsOf(overlaps) };
  const given = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value));
  return useQuery({
    queryKey: [
      ...recordKeys(host.tenant, initiation).lists,
      'start',
      row.id,
      given,
      activate !== false,
      keepPast === true,
    ],
    queryFn: ({ signal }) =>
      ask(previewStart, {
        query: { initiation: row.id, activate: activate !== false, keepPast: keepPast === true, ...given },
        ...(host.tenant === me.tenant.id ? {} : { tenant: host.tenant }),
        signal,
      }),
    // What was shown stays while another choice is looked at.
    placeholderData: keepPreviousData,
  });
}

/** Starts the assignment, with everything that is made before it is confirmed; while something is in the way nothing is. */
export function StartDialog({ row, onClose }: { readonly row: Row; readonly onClose: () => void }) {
  useLearned('initiations', initiationWords);
  const text = useInitiations();
  const run = useDeed(initiation);
  const inputs = useInputs(startAssignment, row);
  const query = usePreview(row, inputs.body);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const [started, setStarted] = useState<{ readonly made: string | undefined } | null>(null);
  const inTheWay = query.data?.inTheWay ?? [];
  const go = async () => {
    if (isBusy || inTheWay.length > 0 || !inputs.check()) return;
    setBusy(true);
    setFailure(null);
    try {
      setStarted({ made: madeBy(await run(startAssignment, row, inputs.body)) });
    } catch (error) {
      if (problemKind(error) === 'refused')
        inputs.tell(sortProblems(error, (wire) => inputs.fields.some((at) => at.wire === wire)));
      else setFailure(error);
      setBusy(false);
    }
  };
  if (started) return <Started name={query.data?.name ?? ''} made={started.made} onClose={onClose} />;
  return (
    <Dialog opened size="lg" onClose={onClose} title={text('start.title')} closeOnClickOutside={!inputs.isTouched}>
      <form
        ref={inputs.root}
        noValidate
        data-gathers
        className="hp-lines start-form"
        onSubmit={(event) => {
          event.preventDefault();
          void go();
        }}
      >
        {inputs.errors}
        {failure ? <FailureNote error={failure} onRetry={() => void go()} /> : null}
        {inputs.grid}
        <InTheWay reasons={inTheWay} />
        <WhenLoaded query={query} rows={5} failed={text('start.failed')}>
          {(plan) => <StartPlanView plan={plan} />}
        </WhenLoaded>
        <div className="hp-dialog-actions">
          <Button variant="default" onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={!query.data || inTheWay.length > 0}>
            {text('start.do')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The assignment that a request has become, as its answer names it. */
const madeBy = (answer: unknown): string | undefined =>
  answer !== null && typeof answer === 'object' && 'caseDetail' in answer ? idOf(answer.caseDetail) : undefined;

/** It is done, and leads to the assignment that was made, for who may see it. */
function Started({ name, made, onClose }: { name: string; made: string | undefined; onClose: () => void }) {
  const text = useInitiations();
  const host = useRecordHost();
  const address = made ? host.address({ to: 'record', entity: caseDetail, id: made }) : null;
  const goTo = (there: string) => {
    onClose();
    host.go(there);
  };
  return (
    <Dialog opened size="lg" onClose={onClose} title={text('start.title')}>
      <div className="hp-lines">
        <Banner tone="success" title={text('start.done', { name })} isUrgent />
        <div className="hp-dialog-actions">
          <Button variant="default" onClick={onClose}>
            {text('close')}
          </Button>
          {address ? <Button onClick={() => goTo(address)}>{text('start.see')}</Button> : null}
        </div>
      </div>
    </Dialog>
  );
}

/** Why nothing can be started yet. */
function InTheWay({ reasons }: { readonly reasons: readonly string[] }) {
  const text = useInitiations();
  if (reasons.length === 0) return null;
  return (
    <Banner tone="danger" title={text('start.inTheWay')}>
      <ul>
        {reasons.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </Banner>
  );
}
