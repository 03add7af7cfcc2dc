import type { BillableService } from '@homeport/model/finance';
import { FailureNote } from '@homeport/ui/records/states/FailureNote.tsx';
import { Button } from '@mantine/core';
import { ChargeTable } from './ChargeTable.tsx';
import { type Biller, useBill } from './use-bill.ts';
import { useFinanceWords } from './use-finance-words.ts';

/** The bill: its number, date, currency and file, and an amount beside every service that it charges. */
export function BillForm({
  provider,
  services,
}: {
  readonly provider: Biller;
  readonly services: readonly BillableService[];
}) {
  const text = useFinanceWords();
  const { inputs, charges, charge, send, isBusy, isMissing, failure } = useBill(provider, services);
  return (
    <form
      ref={inputs.root}
      noValidate
      data-gathers
      className="hp-lines finance-bill"
      onSubmit={(event) => {
        event.preventDefault();
        void send(true);
      }}
    >
      {inputs.errors}
      {failure ? <FailureNote error={failure} onRetry={() => void send(true)} /> : null}
      {inputs.grid}
      <ChargeTable
        services={services}
        charges={charges}
        currency={typeof inputs.body.currency === 'string' ? inputs.body.currency : null}
        isMissing={isMissing}
        onChange={charge}
      />
      <div className="hp-dialog-actions">
        <Button variant="default" loading={isBusy} onClick={() => void send(false)}>
          {text('post.keep')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {text('post.do')}
        </Button>
      </div>
    </form>
  );
}
