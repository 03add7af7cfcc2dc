import { run } from '@homeport/client';
import { caseBenefit } from '@homeport/model/benefits';
import { includeBenefit, type OfferedTerm } from '@homeport/model/terms';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { askAllAgain } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RowButton } from '../admin/RowButton.tsx';
import { refusalOf } from '../admin/use-admin.ts';
import { useWorkspace } from '../frame/workspace.ts';
import { useTermSays } from './use-term-says.ts';

export interface OfferedProps {
  readonly row: Row;
  readonly offered: readonly OfferedTerm[];
  readonly mayInclude: boolean;
}
/** What policy and package know besides, each to be included at once. Nothing where there is nothing more. */
export function Offered({ row, offered, mayInclude }: OfferedProps) {
  const { text, money } = useTermSays();
  const labels = useLabels();
  const host = useRecordHost();
  const client = useQueryClient();
  const { me } = useWorkspace();
  const away = host.tenant === me.tenant.id ? {} : { tenant: host.tenant };
  const [busy, setBusy] = useState<string | null>(null);
  const period = fieldAt(caseBenefit, 'period');
  if (offered.length === 0) return null;
  const include = async ({ benefit, name }: OfferedTerm) => {
    setBusy(benefit);
    const work = () => run(includeBenefit, row.id, { benefit }, { version: Number(row.version), ...away });
    const refusal = await refusalOf(work, text('includeFailed'));
    setBusy(null);
    askAllAgain(client, host);
    if (refusal) toasts.show(refusal, 'danger');
    else toasts.show(text('included', { name }));
  };
  return (
    <Card title={text('offered')}>
      <ul className="terms-offered">
        {offered.map((one) => (
          <li key={one.benefit}>
            <span>
              {one.name}{' '}
              <span className="hp-muted hp-number">
                {money(one.amount, one.currency)} {period && one.period ? labels.choice(period, one.period) : null}
              </span>
            </span>
            {mayInclude ? (
              <RowButton
                label={text('include')}
                about={one.name}
                loading={busy === one.benefit}
                onClick={() => void include(one)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
