import { caseBenefit } from '@homeport/model/benefits';
import type { CaseTermLine } from '@homeport/model/terms';
import { ExplainNumber } from '@homeport/ui/explain/ExplainNumber.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { UsedMeter } from '@homeport/ui/parts/UsedMeter.tsx';
import { deedsOf } from '@homeport/ui/records/actions/deeds.ts';
import { useDeedLabel, useStartDeed } from '@homeport/ui/records/actions/RecordActions.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { useDeclared } from '@homeport/ui/records/fields/use-declared.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { StatusChips } from '@homeport/ui/records/record/StatusChips.tsx';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { AdminTable } from '../admin/AdminTable.tsx';
import { RowButton } from '../admin/RowButton.tsx';
import { useTermSays } from './use-term-says.ts';

/** The benefits of an assignment: how much and why, what is used and left, until when, and what can be done with each. */
export function BenefitTable({ benefits }: { readonly benefits: readonly CaseTermLine[] }) {
  const { text, day, reason } = useTermSays();
  const labels = useLabels();
  const { address } = useRecordHost();
  const by = fieldAt(caseBenefit, 'grantedBy');
  return (
    <AdminTable
      columns={[text('benefit'), { number: text('amount') }, text('used'), text('state'), text('next')]}
      rows={benefits}
      keyOf={(one) => one.id}
      head={(one) => (
        <AppLink href={address({ to: 'record', entity: caseBenefit, id: one.id }) ?? ''}>{one.name}</AppLink>
      )}
      under={(one) =>
        [by && one.grantedBy ? labels.choice(by, one.grantedBy) : null, ...one.reasons.map(reason), one.reason]
          .filter(Boolean)
          .join(' · ')
      }
      cells={(one) => (
        <>
          <td className="admin-number" data-label={text('amount')}>
            <Amount one={one} />
          </td>
          <td data-label={text('used')}>
            <Used one={one} />
          </td>
          <td>
            <StatusChips entity={caseBenefit} row={{ ...one }} />
            {one.endsOn ? (
              <span className="hp-caption hp-number">{text('untilDay', { day: day(one.endsOn) })}</span>
            ) : null}
          </td>
          <td>
            <Deeds one={one} />
          </td>
        </>
      )}
    />
  );
}

/** The amount for each period; it opens to how it came about, and says what the terms came to where somebody departed from them. */
function Amount({ one }: { readonly one: CaseTermLine }) {
  const { text, amountOf, money } = useTermSays();
  const labels = useLabels();
  const host = useRecordHost();
  const period = fieldAt(caseBenefit, 'period');
  const shown = amountOf(one);
  return (
    <>
      {one.explanation && !one.isFlexed ? (
        <ExplainNumber label={text('amount')} explained={one.explanation} host={host}>
          {shown}
        </ExplainNumber>
      ) : (
        <span className="hp-number">{shown}</span>
      )}
      <span className="hp-caption">
        {one.amount === null && one.payAmount !== null ? text('fromPay') : null}
        {period && one.period ? labels.choice(period, one.period) : null}
      </span>
      {one.isFlexed ? (
        <span className="hp-caption hp-number">{text('flexed', { amount: money(one.termsAmount, one.currency) })}</span>
      ) : null}
    </>
  );
}

/** How much is used of what there is in the year that counts. */
function Used({ one: { drawn, currency } }: { readonly one: CaseTermLine }) {
  const { text, money, day } = useTermSays();
  const { used, granted, left, over, from, to, withoutRate } = drawn;
  return (
    <div className="terms-used">
      <span className="hp-number">
        {granted === null
          ? money(used, currency)
          : text('usedOf', { used: money(used, currency), granted: money(granted, currency) })}
      </span>
      {granted !== null && Number(granted) > 0 ? (
        <UsedMeter used={used} granted={granted} label={text('used')} />
      ) : null}
      <span className="hp-caption hp-number">
        {Number(over) > 0
          ? text('over', { over: money(over, currency) })
          : left === null
            ? null
            : text('left', { left: money(left, currency) })}
        {from && to ? ` · ${text('inYear', { from: day(from), to: day(to) })}` : null}
      </span>
      {withoutRate > 0 ? <span className="hp-caption">{text('withoutRate', { count: withoutRate })}</span> : null}
    </div>
  );
}

/** What the caller may do with a benefit now. Flexing is undone only where it was flexed. */
function Deeds({ one }: { readonly one: CaseTermLine }) {
  const host = useRecordHost();
  const entity = useDeclared(caseBenefit.name) ?? caseBenefit;
  const label = useDeedLabel(entity);
  const { start, dialog, busy } = useStartDeed(entity);
  const row = { ...one, benefit: { id: one.benefit, label: one.name } };
  const deeds = deedsOf(host.catalogue, entity, row).filter(({ name }) => name !== 'undoFlex' || one.isFlexed);
  return (
    <div className="terms-deeds">
      {deeds.map((deed) => (
        <RowButton
          key={deed.name}
          label={label(deed)}
          about={one.name}
          loading={busy === deed.name}
          onClick={() => start(deed, row)}
        />
      ))}
      {dialog}
    </div>
  );
}
