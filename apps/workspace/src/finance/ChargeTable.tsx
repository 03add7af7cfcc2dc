import type { BillableService } from '@homeport/model/finance';
import { MoneyField } from '@homeport/ui/controls/MoneyField.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { AdminTable } from '../admin/AdminTable.tsx';
import { type Charges, doubtOf, leftOf, sumOf } from './bill.rules.ts';
import { useFinanceWords } from './use-finance-words.ts';

interface Charging {
  readonly charges: Charges;
  readonly currency: string | null;
  readonly onChange: (id: string, amount: string | null) => void;
}

/** Services that can be billed: what was agreed and is left of each, and what this bill charges. */
export function ChargeTable({
  services,
  isMissing,
  ...charging
}: Charging & { readonly services: readonly BillableService[]; readonly isMissing: boolean }) {
  const text = useFinanceWords();
  const formats = useFormats();
  const { charges, currency } = charging;
  return (
    <section aria-label={text('post.services')} className="finance-charges">
      <h2>{text('post.services')}</h2>
      {isMissing ? <InlineError message={text('post.linesNeeded')} /> : null}
      <AdminTable
        columns={[
          text('post.service'),
          { number: text('post.agreed') },
          { number: text('post.left') },
          text('post.charge'),
        ]}
        rows={services}
        keyOf={({ id }) => id}
        head={({ name }) => name}
        under={({ assignee }) => assignee}
        cells={(service) => <Cells service={service} {...charging} />}
      />
      {currency ? (
        <p className="finance-sum" aria-live="polite">
          {text('post.sum')} <strong className="hp-number">{formats.money(sumOf(services, charges), currency)}</strong>
        </p>
      ) : null}
    </section>
  );
}

function Cells({ service, charges, currency, onChange }: Charging & { readonly service: BillableService }) {
  const text = useFinanceWords();
  const formats = useFormats();
  const agreedOf = (amount: string | null): string =>
    amount === null || service.currency === null ? text('post.nothingAgreed') : formats.money(amount, service.currency);
  const doubt = doubtOf(service, charges[service.id], currency);
  return (
    <>
      <td className="admin-number" data-label={text('post.agreed')}>
        {agreedOf(service.agreed)}
      </td>
      <td className="admin-number" data-label={text('post.left')}>
        {agreedOf(leftOf(service))}
      </td>
      <td data-label={text('post.charge')}>
        <MoneyField
          hideLabel
          hasFixedCurrency
          label={text('post.chargeOf', { service: service.name })}
          value={{ amount: charges[service.id] ?? null, currency }}
          onChange={(value) => onChange(service.id, value?.amount ?? null)}
        />
        {doubt ? <p className="hp-caption finance-doubt">{text(`post.doubt.${doubt}`)}</p> : null}
      </td>
    </>
  );
}
