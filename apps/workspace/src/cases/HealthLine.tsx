import './cases.css';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { CircleAlert, CircleCheckBig, CircleDot } from 'lucide-react';
import { mayDo, useWorkspace } from '../frame/workspace.ts';
import { StandstillBanner } from './StandstillBanner.tsx';
import { StandstillNote } from './StandstillNote.tsx';
import { useCaseHealth } from './use-case-health.ts';
import { useCasesWords } from './use-cases-words.ts';
import { useHealthSays } from './use-health-says.ts';

/** How an assignment stands: why it does not go on, why somebody should look at it, and what comes next. */
export function HealthLine({ row }: { readonly row: Row }) {
  const { access } = useWorkspace();
  return mayDo(access, 'call.caseHealth') ? <Health id={row.id} /> : <StandstillNote row={row} />;
}

function Health({ id }: { readonly id: string }) {
  const text = useCasesWords();
  const says = useHealthSays();
  const host = useRecordHost();
  const { data: health } = useCaseHealth(id);
  if (!health) return null;
  const { next, standstill, overdue } = health;
  const others = health.concerns.filter(({ kind }) => kind === 'NOT_STARTED' || kind === 'PAST_ITS_END');
  const isLate = overdue > 0 || others.length > 0;
  const href =
    next && host.catalogue.hasEntity(next.entity)
      ? host.address({ to: 'record', entity: host.catalogue.entity(next.entity), id: next.id })
      : null;
  const line = says.next(health);
  return (
    <>
      {standstill ? <StandstillBanner stands={standstill}>{text(`still.${standstill.kind}`)}</StandstillBanner> : null}
      <p className="case-standing" data-tone={isLate ? 'danger' : next ? 'info' : 'success'}>
        <Icon of={isLate ? CircleAlert : next ? CircleDot : CircleCheckBig} small />
        <span>
          {others.map((one) => `${says.concern(one)}. `)}
          {href ? <AppLink href={href}>{line}</AppLink> : line}
          {overdue > 1 ? <span className="hp-muted"> {text('late', { count: overdue })}</span> : null}
        </span>
      </p>
    </>
  );
}
