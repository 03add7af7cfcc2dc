import '@homeport/ui/records/records.css';
import '../frame/page-styles.css';
import './admin.css';
import { ask, records } from '@homeport/client';
import {
  type PurgeLine,
  type PurgePreview,
  purge,
  purgePreview,
  type RetentionKind,
  retentionKinds,
  startPurge,
} from '@homeport/model/privacy';
import { purgeStatusTones } from '@homeport/model/tones';
import { useFreshProof } from '@homeport/ui/account/use-fresh-proof.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { ConfirmDialog } from '@homeport/ui/parts/ConfirmDialog.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Archive } from 'lucide-react';
import { useState } from 'react';
import { withParams } from '../frame/address.ts';
import { useScreen } from '../frame/use-screen.ts';
import { retentionPath } from './paths.ts';
import { sentenceOf, useAdmin } from './use-admin.ts';

/** Where rules and holds are kept. */
const links = [
  ['retention.rules', '/workspace/admin/retention-rule'],
  ['retention.holds', '/workspace/admin/legal-hold'],
] as const;

/** What goes when its time is over: what is due, with examples; the purge; and the certificates of earlier ones. */
export function RetentionPage() {
  const text = useAdmin();
  const { tenant, place } = useScreen(retentionPath);
  const away = tenant ? { tenant } : {};
  const preview = useQuery({
    queryKey: ['retention', 'preview', tenant ?? 'own'],
    queryFn: ({ signal }) => ask(purgePreview, { ...away, signal }),
  });
  return (
    <div className="admin-page">
      <PageHeader title={text('retention.title')} description={text('retention.text')} />
      <nav className="hp-row hp-gap-wide admin-links" aria-label={text('retention.title')}>
        {links.map(([key, path]) => (
          <AppLink key={key} href={withParams(path, place)}>
            {text(key)}
          </AppLink>
        ))}
      </nav>
      <Card title={text('retention.due')}>
        {preview.error && !preview.data ? (
          <InlineError message={sentenceOf(preview.error, text('failed'))} onRetry={() => void preview.refetch()} />
        ) : preview.isPending ? (
          <ListSkeleton rows={3} />
        ) : (
          <Due preview={preview.data} tenant={tenant} />
        )}
      </Card>
      <Past tenant={tenant} />
    </div>
  );
}

function Due({ preview, tenant }: { readonly preview: PurgePreview; readonly tenant: string | undefined }) {
  const text = useAdmin();
  const queries = useQueryClient();
  const proof = useFreshProof();
  const [isOpen, setOpen] = useState(false);
  const kindOf = useKind();
  const { due, held, company, lines } = preview;
  const over = lines.filter((line) => line.due + line.held > 0);
  const early = lines.filter((line) => line.due + line.held === 0).map((line) => kindOf(line.kind));
  if (lines.length === 0)
    return (
      <EmptyState icon={Archive} title={text('retention.noRules')}>
        {text('retention.noRulesText')}
      </EmptyState>
    );
  const start = async () => {
    try {
      const isDone = await proof.run({}, async () => {
        await ask(startPurge, {
          body: { reference: company, due },
          key: crypto.randomUUID(),
          ...(tenant ? { tenant } : {}),
        });
      });
      if (!isDone) return undefined;
    } catch (error) {
      void queries.invalidateQueries({ queryKey: ['retention', 'preview'] });
      return sentenceOf(error, text('failed'));
    }
    toasts.show(text('retention.started'));
    setOpen(false);
    await queries.invalidateQueries({ queryKey: ['retention'] });
    await queries.invalidateQueries({ queryKey: ['jobs'] });
    return undefined;
  };
  return (
    <div className="hp-lines">
      <p>{text('retention.summary', { due, held })}</p>
      {over.length > 0 ? (
        <div className="admin-wide">
          <table className="admin-table">
            <thead>
              <tr>
                {(['kind', 'deed', 'count', 'held'] as const).map((one) => (
                  <th key={one} scope="col" className={one === 'count' || one === 'held' ? 'admin-number' : undefined}>
                    {text(`retention.${one}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {over.map((line) => (
                <Line key={line.kind} line={line} />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {early.length > 0 ? <p className="hp-muted">{text('retention.early', { kinds: early.join(', ') })}</p> : null}
      {due > 0 ? (
        <div className="hp-row">
          <Button color="danger" onClick={() => setOpen(true)}>
            {text('retention.purge')}
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text('retention.purgeOf', { due, company })}
        confirmLabel={text('retention.purge')}
        isDangerous
        reference={company}
        onConfirm={start}
      >
        {text('retention.purgeText')}
      </ConfirmDialog>
      {proof.dialog}
    </div>
  );
}

/** A kind of data in the reader's words. */
function useKind(): (kind: RetentionKind) => string {
  const labels = useLabels();
  return (kind) => labels.key(`retentionRule.kind.${kind}`, retentionKinds[kind]);
}

function Line({ line }: { readonly line: PurgeLine }) {
  const text = useAdmin();
  const kindOf = useKind();
  const formats = useFormats();
  const kind = kindOf(line.kind);
  return (
    <tr>
      <th scope="row">
        {kind}
        {line.examples.length > 0 ? (
          <details className="hp-caption">
            <summary>{text('retention.examples', { kind })}</summary>
            <ul className="admin-examples">
              {line.examples.map((one) => (
                <li key={one.id}>
                  {text(one.isHeld ? 'retention.exampleHeld' : 'retention.example', {
                    name: one.label || text('retention.nobody'),
                    day: one.day ? formats.date(one.day) : '',
                  })}
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </th>
      <td>{text(`retention.deed.${line.deed}`)}</td>
      <td className="hp-number admin-number" data-label={text('retention.count')}>
        {formats.number(line.due)}
      </td>
      <td className="hp-number admin-number" data-label={text('retention.held')}>
        {formats.number(line.held)}
      </td>
    </tr>
  );
}

function Past({ tenant }: { readonly tenant: string | undefined }) {
  const text = useAdmin();
  const formats = useFormats();
  const query = useQuery({
    queryKey: ['retention', 'purges', tenant ?? 'own'],
    queryFn: ({ signal }) => records(purge, tenant).search({ sort: ['created,desc'], size: 50 }, signal),
    refetchInterval: ({ state }) => (state.data?.content.some((one) => one.status === 'RUNNING') ? 2_000 : false),
  });
  const all = query.data?.content ?? [];
  return (
    <Card title={text('retention.past')}>
      {query.isPending ? <ListSkeleton rows={2} /> : null}
      {query.data && all.length === 0 ? <p className="hp-muted">{text('retention.pastEmpty')}</p> : null}
      {all.length > 0 ? (
        <div className="admin-wide">
          <table className="admin-table">
            <thead>
              <tr>
                {(['reference', 'when', 'state', 'erased', 'deleted', 'held'] as const).map((one) => (
                  <th key={one} scope="col" className={/erased|deleted|held/.test(one) ? 'admin-number' : undefined}>
                    {text(`retention.${one}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {all.map((one) => (
                <tr key={one.id}>
                  <th scope="row">{one.reference}</th>
                  <td className="hp-number">{formats.localTime(one.created)}</td>
                  <td>
                    <StatusChip
                      state={one.status}
                      tone={purgeStatusTones[one.status]}
                      label={text(`retention.status.${one.status}`)}
                    />
                  </td>
                  {(['erased', 'deleted', 'held'] as const).map((count) => (
                    <td key={count} className="hp-number admin-number" data-label={text(`retention.${count}`)}>
                      {formats.number(one[count] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </Card>
  );
}
