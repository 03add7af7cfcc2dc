import { accountFor } from '@homeport/model/banking';
import { countryName } from '@homeport/ui/language/countries.ts';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Landmark, Plus } from 'lucide-react';
import { accountsQuery } from '../data/queries.ts';
import type { Account } from '../data/types.ts';
import { useWords } from '../words/use-words.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountSwitch } from './AccountSwitch.tsx';
import { storedEnd } from './bank-form.rules.ts';
import { ChooseAccount } from './ChooseAccount.tsx';

/** Saved accounts, masked to their endings; one can be added or changed. The open form is in the address. */
export function AccountList() {
  const text = useWords();
  const navigate = useNavigate();
  const accounts = useQuery(accountsQuery);
  const { form } = useSearch({ strict: false });
  const open = (id: string | undefined) => void navigate({ to: '/dashboard/banking', search: id ? { form: id } : {} });
  if (accounts.isPending) return <ListSkeleton rows={3} />;
  if (!accounts.data) return <InlineError message={text('cardFailed')} onRetry={() => void accounts.refetch()} />;
  const changed = accounts.data.find((account) => account.id === form);
  if (form === 'new' || changed)
    return <AccountForm key={form} account={changed ?? null} all={accounts.data} onClose={() => open(undefined)} />;
  const add = (
    <Button leftSection={<Icon of={Plus} />} onClick={() => open('new')}>
      {text('bank.add')}
    </Button>
  );
  if (accounts.data.length === 0)
    return (
      <EmptyState icon={Landmark} title={text('bank.emptyTitle')} action={add}>
        {text('bank.emptyText')}
      </EmptyState>
    );
  return (
    <div className="narrow stack">
      {accounts.data.map((account) => (
        <AccountCard key={account.id} account={account} all={accounts.data} onChange={() => open(account.id)} />
      ))}
      <div>{add}</div>
    </div>
  );
}
function AccountCard({ account, all, onChange }: { account: Account; all: readonly Account[]; onChange: () => void }) {
  const text = useWords();
  const { locale } = useSettings();
  // The number the bank is told, whose ending payments name too.
  const paid = storedEnd(account, 'iban') ? 'iban' : 'accountNumber';
  const end = storedEnd(account, paid);
  const isActive = account.active !== false;
  const paidTo = isActive ? accountFor(account.currency, all) : undefined;
  const isPaid = paidTo?.id === account.id;
  return (
    <Card
      title={account.name}
      aside={
        <StatusChip
          state={isActive ? 'active' : 'inactive'}
          label={text(isActive ? (isPaid ? 'bank.default' : 'bank.active') : 'bank.inactive')}
        />
      }
    >
      <dl className="facts">
        <div>
          <dt>{text('bank.field.accountName')}</dt>
          <dd>{account.accountName}</dd>
        </div>
        <div>
          <dt>{text(`bank.field.${paid}`)}</dt>
          <dd className="hp-number">{end ? text('payments.ending', { ending: end }) : text('payments.noReference')}</dd>
        </div>
        <div>
          <dt>{text('bank.countryAndCurrency')}</dt>
          <dd>
            {text('bank.place', { country: countryName(account.accountCountry, locale), currency: account.currency })}
          </dd>
        </div>
      </dl>
      {paidTo ? (
        <p className={isPaid ? undefined : 'hp-muted'}>
          {text(isPaid ? 'bank.paidHere' : 'bank.paidElsewhere', { currency: account.currency, name: paidTo.name })}
        </p>
      ) : null}
      {account.can?.includes('update') ? (
        <div className="hp-row">
          {isActive ? (
            <Button variant="default" onClick={onChange}>
              {text('bank.change')}
              <span className="hp-hidden"> {account.name}</span>
            </Button>
          ) : null}
          {paidTo && !isPaid ? <ChooseAccount account={account} /> : null}
          <AccountSwitch account={account} isPaid={isPaid} />
        </div>
      ) : null}
    </Card>
  );
}
