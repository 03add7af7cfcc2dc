import '../frame/page-styles.css';
import { ask, records, run } from '@homeport/client';
import { askedBy } from '@homeport/grammar';
import { carryOutErasure, type ErasureRequest, erasurePreview, erasureRequest } from '@homeport/model/privacy';
import { erasureRequestStatusTones } from '@homeport/model/tones';
import { useFreshProof } from '@homeport/ui/account/use-fresh-proof.tsx';
import { LongTextField } from '@homeport/ui/controls/LongTextField.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { ConfirmDialog } from '@homeport/ui/parts/ConfirmDialog.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { useScreen } from '../frame/use-screen.ts';
import { AdminTable } from './AdminTable.tsx';
import { erasuresPath } from './paths.ts';
import { RowButton } from './RowButton.tsx';
import { type AdminKey, refusalOf, useAdmin } from './use-admin.ts';
import { WhenLoaded } from './WhenLoaded.tsx';

/** Requests for erasure: what would go and what has to stay, then carrying it out or saying why not. */
export function ErasuresPage() {
  const text = useAdmin();
  const formats = useFormats();
  const { tenant, search, onSearch } = useScreen(erasuresPath);
  const query = useQuery({
    queryKey: ['erasures', tenant ?? 'own'],
    queryFn: ({ signal }) => records(erasureRequest, tenant).search({ sort: ['created,desc'], size: 200 }, signal),
    refetchInterval: 10_000,
  });
  const requests = query.data?.content ?? [];
  const open = requests.find((one) => one.id === search.request);
  const waiting = requests.filter((one) => one.status === 'REQUESTED').length;
  return (
    <div className="admin-page">
      <PageHeader
        title={text('erasures.title')}
        aside={query.data ? text('erasures.waiting', { count: waiting }) : undefined}
        description={text('erasures.text')}
      />
      <WhenLoaded query={query} rows={3} failed={text('failed')}>
        {() =>
          requests.length === 0 ? (
            <EmptyState icon={UserRoundX} title={text('erasures.empty')}>
              {text('erasures.emptyText')}
            </EmptyState>
          ) : (
            <AdminTable
              columns={(['person', 'asked', 'state', 'act'] as const).map((one) => text(`erasures.${one}`))}
              rows={requests}
              keyOf={(one) => one.id}
              head={(one) => one.person.label}
              under={(one) => one.reason}
              cells={(one) => (
                <>
                  <td className="hp-number">{formats.localTime(one.created)}</td>
                  <td>
                    <StatusChip
                      state={one.status}
                      tone={erasureRequestStatusTones[one.status]}
                      label={text(`erasures.status.${one.status}`)}
                    />
                    {one.status === 'PURGED' ? (
                      <span className="hp-caption">
                        {text('erasures.counts', { removed: one.removed ?? 0, emptied: one.emptied ?? 0 })}
                      </span>
                    ) : null}
                  </td>
                  <td>
                    {one.status === 'REQUESTED' || one.status === 'RUNNING' ? (
                      <RowButton
                        label={text('erasures.open')}
                        about={one.person.label}
                        onClick={() => onSearch({ request: one.id })}
                      />
                    ) : null}
                  </td>
                </>
              )}
            />
          )
        }
      </WhenLoaded>
      {open && (open.status === 'REQUESTED' || open.status === 'RUNNING') ? (
        <Decide key={open.id} request={open} tenant={tenant} onDone={() => onSearch({ request: undefined })} />
      ) : null}
    </div>
  );
}

interface DecideProps {
  readonly request: ErasureRequest;
  readonly tenant: string | undefined;
  readonly onDone: () => void;
}
function Decide({ request, tenant, onDone }: DecideProps) {
  const text = useAdmin();
  const queries = useQueryClient();
  const proof = useFreshProof();
  const away = tenant ? { tenant } : {};
  const preview = useQuery({
    queryKey: ['erasures', 'preview', tenant ?? 'own', request.id],
    queryFn: ({ signal }) => ask(erasurePreview, { params: { id: request.id }, ...away, signal }),
  });
  const [isErasing, setErasing] = useState(false);
  const [isRefusing, setRefusing] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const done = async (said: AdminKey) => {
    toasts.show(text(said, { name: request.person.label }));
    await queries.invalidateQueries({ queryKey: ['erasures'] });
    onDone();
  };
  const attempt = async (work: () => Promise<unknown>, said: AdminKey) => {
    const refusal = await refusalOf(work, text('failed'));
    if (!refusal) await done(said);
    return refusal;
  };
  const name = request.person.label;
  return (
    <Card title={text('erasures.of', { name })}>
      <div className="hp-lines">
        <WhenLoaded query={preview} rows={4} failed={text('failed')}>
          {({ files, keptFiles, accounts, lines }) => (
            <>
              <p>{text('erasures.summary', { files, kept: keptFiles, accounts })}</p>
              <AdminTable
                columns={[
                  text('erasures.kind'),
                  { number: text('erasures.records') },
                  text('erasures.what'),
                  text('erasures.why'),
                ]}
                rows={lines}
                keyOf={(line) => line.entity}
                head={(line) => line.label}
                cells={(line) => (
                  <>
                    <td className="hp-number admin-number" data-label={text('erasures.records')}>
                      {line.records}
                    </td>
                    <td>{text(`erasures.what.${line.what}`)}</td>
                    <td>{line.why ? text(`erasures.why.${line.why}`) : null}</td>
                  </>
                )}
              />
            </>
          )}
        </WhenLoaded>
        {preview.data && preview.data.running + preview.data.unpaid > 0 ? (
          <Banner tone="warning">
            {text('erasures.unfinished', { name, running: preview.data.running, unpaid: preview.data.unpaid })}
          </Banner>
        ) : null}
        {preview.data?.isHeld ? <Banner tone="warning">{text('erasures.isHeld')}</Banner> : null}
        <div className="hp-row">
          <Button color="danger" disabled={!preview.data || preview.data.isHeld} onClick={() => setErasing(true)}>
            {text('erasures.carryOut')}
          </Button>
          {request.status === 'REQUESTED' ? (
            <Button variant="default" onClick={() => setRefusing(true)}>
              {text('erasures.refuse')}
            </Button>
          ) : null}
        </div>
      </div>
      <ConfirmDialog
        isOpen={isErasing}
        onClose={() => setErasing(false)}
        title={text('erasures.carryOutOf', { name })}
        confirmLabel={text('erasures.carryOut')}
        isDangerous
        reference={name}
        onConfirm={() =>
          attempt(
            () =>
              proof.run({}, async () => {
                await ask(carryOutErasure, {
                  params: { id: request.id },
                  body: { reference: name },
                  key: crypto.randomUUID(),
                  ...away,
                });
              }),
            'erasures.started',
          )
        }
      >
        {text('erasures.carryOutText', { name })}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isRefusing}
        onClose={() => setRefusing(false)}
        title={text('erasures.refuseOf', { name })}
        confirmLabel={text('erasures.refuse')}
        onConfirm={() =>
          attempt(async () => {
            if (!reason?.trim()) throw new Error(text('erasures.refuseWhyMissing'));
            await run(askedBy(erasureRequest, 'status.refuse'), request.id, { reason }, away);
          }, 'erasures.refused')
        }
      >
        <LongTextField
          label={text('erasures.refuseWhy')}
          required
          maxLength={1000}
          value={reason}
          onChange={setReason}
        />
      </ConfirmDialog>
      {proof.dialog}
    </Card>
  );
}
