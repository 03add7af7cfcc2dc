import { caseDetail } from '@homeport/model/cases';
import type { TermsChangeLine } from '@homeport/model/terms';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { deedsOf } from '@homeport/ui/records/actions/deeds.ts';
import { useDeedLabel, useStartDeed } from '@homeport/ui/records/actions/RecordActions.tsx';
import { useDeclared } from '@homeport/ui/records/fields/use-declared.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useTermSays } from './use-term-says.ts';

/** What the terms come to now and the benefits do not say yet, and the deed that carries it in. Nothing where they agree. */
export function Recalculate({ row, changes }: { readonly row: Row; readonly changes: readonly TermsChangeLine[] }) {
  const { text, change } = useTermSays();
  const host = useRecordHost();
  const entity = useDeclared(caseDetail.name) ?? caseDetail;
  const label = useDeedLabel(entity);
  const { start, dialog } = useStartDeed(entity);
  if (changes.length === 0) return null;
  const deed = deedsOf(host.catalogue, entity, row).find(({ name }) => name === 'recalculateBenefits');
  return (
    <Banner
      tone="warning"
      title={text('stale')}
      {...(deed ? { action: { label: label(deed), onClick: () => start(deed, row) } } : {})}
    >
      <p>{text('staleText')}</p>
      <ul className="terms-lines">
        {changes.map((one) => (
          <li key={`${one.kind} ${one.benefit}`}>
            {one.name} <span className="hp-muted">{change(one)}</span>
          </li>
        ))}
      </ul>
      {dialog}
    </Banner>
  );
}
