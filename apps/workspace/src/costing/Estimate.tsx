import { costEstimate } from '@homeport/model/cases';
import { type EstimateView, notInTotal } from '@homeport/model/costing';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { KeyFacts } from '@homeport/ui/parts/KeyFacts.tsx';
import { deedsOf } from '@homeport/ui/records/actions/deeds.ts';
import { useDeedLabel, useStartDeed } from '@homeport/ui/records/actions/RecordActions.tsx';
import { useDeclared } from '@homeport/ui/records/fields/use-declared.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { StatusChips } from '@homeport/ui/records/record/StatusChips.tsx';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { SendLink } from '../external/SendLink.tsx';
import { CostTable } from './CostTable.tsx';
import { EstimatePaper } from './EstimatePaper.tsx';
import { MonthPlot } from './MonthPlot.tsx';

import { useEstimateSays } from './use-estimate-says.ts';

/** One of the estimates of an assignment, the newest unless another one is chosen. */
export function Estimate({ estimates }: { readonly estimates: readonly EstimateView[] }) {
  const { text, status } = useEstimateSays();
  const [chosen, choose] = useState<string>();
  const shown = estimates.find(({ id }) => id === chosen) ?? estimates[0];
  if (!shown) return null;
  return (
    <>
      {estimates.length > 1 ? (
        <NativeSelect
          label={text('versions')}
          value={shown.id}
          onChange={(event) => choose(event.currentTarget.value)}
          data={estimates.map((one) => ({
            value: one.id,
            label: text('version', { number: one.number, status: status(one) }),
          }))}
        />
      ) : null}
      <Stale one={shown} />
      <NotInTotal one={shown} />
      <Figures one={shown} />
      <Deeds one={shown} />
      <CostTable one={shown} />
      <MonthPlot one={shown} />
      <Taken one={shown} />
    </>
  );
}

/** What it does not say any more, and the deed that brings it up to date. */
function Stale({ one }: { readonly one: EstimateView }) {
  const { text, about } = useEstimateSays();
  if (one.stale.length === 0) return null;
  return (
    <Banner tone="warning" title={text('stale')}>
      <p>{text('staleText')}</p>
      <ul className="costing-lines">
        {one.stale.map((line, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be about the same thing, and they have no ids.
          <li key={n}>
            {about(line)} <span className="hp-muted">{text('year', { year: line.year })}</span>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** What the total below does not say, before anybody takes it for the whole. */
function NotInTotal({ one }: { readonly one: EstimateView }) {
  const { text, day } = useEstimateSays();
  const formats = useFormats();
  const { isWithoutPay, withoutRate, isOfOldRates } = notInTotal(one);
  return (
    <>
      {withoutRate.length > 0 || isOfOldRates ? (
        <Banner tone="warning" title={text(withoutRate.length > 0 ? 'notWhole' : 'oldRates')}>
          {isOfOldRates ? <p>{text('oldRatesText', { day: day(one.baseDate) })}</p> : null}
          {withoutRate.length > 0 ? <p>{text('withoutRate', { names: formats.list(withoutRate) })}</p> : null}
        </Banner>
      ) : null}
      {isWithoutPay ? <p className="hp-secondary">{text('withoutPay')}</p> : null}
    </>
  );
}

function Figures({ one }: { readonly one: EstimateView }) {
  const { text, money, day } = useEstimateSays();
  const { total, lowTotal, highTotal, payTotal, currency, baseDate, workedOutAt } = one;
  const amount = (value: string | null) => <span className="hp-number">{money(value ?? '0', currency)}</span>;
  return (
    <div className="costing-head">
      <StatusChips entity={costEstimate} row={{ ...one }} />
      <KeyFacts
        facts={[
          { label: text('low'), value: amount(lowTotal) },
          { label: text('likely'), value: amount(total) },
          { label: text('high'), value: amount(highTotal) },
          ...(payTotal === null ? [] : [{ label: text('payOutside'), value: amount(payTotal) }]),
          { label: text('ratesOf'), value: day(baseDate) },
          ...(workedOutAt === null ? [] : [{ label: text('workedOut'), value: day(workedOutAt.slice(0, 10)) }]),
        ]}
      />
    </div>
  );
}

/** What the reader may do with it now. */
function Deeds({ one }: { readonly one: EstimateView }) {
  const host = useRecordHost();
  const entity = useDeclared(costEstimate.name) ?? costEstimate;
  const label = useDeedLabel(entity);
  const { start, dialog, busy } = useStartDeed(entity);
  const row = { ...one };
  const deeds = deedsOf(host.catalogue, entity, row);
  return (
    <div className="costing-deeds">
      {deeds.map((deed) => (
        <Button key={deed.name} variant="default" loading={busy === deed.name} onClick={() => start(deed, row)}>
          {label(deed)}
        </Button>
      ))}
      {one.lines.length > 0 ? (
        <>
          <EstimatePaper id={one.id} number={one.number} />
          <SendLink kind="ESTIMATE" id={one.id} hasPay={one.payTotal !== null} />
        </>
      ) : null}
      {dialog}
    </div>
  );
}

function Taken({ one: { takenForGiven, assumptions } }: { readonly one: EstimateView }) {
  const { text, taken } = useEstimateSays();
  if (takenForGiven.length === 0 && !assumptions) return null;
  return (
    <Card title={text('taken')}>
      <ul className="costing-lines">
        {takenForGiven.map((one) => (
          <li key={JSON.stringify(one)}>{taken(one)}</li>
        ))}
        {assumptions ? <li>{assumptions}</li> : null}
      </ul>
    </Card>
  );
}
