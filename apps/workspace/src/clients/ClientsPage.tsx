import { useAddress } from '../frame/search.ts';
import '@homeport/ui/records/records.css';
import './clients.css';
import { filterAbove, matchOptions } from '@homeport/ui/controls/options.ts';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { Button, TextInput } from '@mantine/core';
import { Building2, ChevronRight, SearchX } from 'lucide-react';
import { useState } from 'react';
import { tenantParam, withParams } from '../frame/address.ts';
import { allCompanies } from '../frame/company.rules.ts';
import { isInside } from '../frame/inside.rules.ts';
import { startIn } from '../frame/start-in.rules.ts';
import { useWorkspace } from '../frame/workspace.ts';
import { useWords } from '../words/use-words.ts';
import { workPath } from '../work/paths.ts';

/** Which company to work for: asked once, remembered, and changed in the top bar from then on. */
export function ClientsPage() {
  const { me, prefer, preferences } = useWorkspace();
  const host = useRecordHost();
  const text = useWords();
  const { to = '' } = useAddress();
  const [sought, setSought] = useState('');
  // The own company last: whoever manages others seldom means it.
  const ordered = [...me.tenants].sort(
    (one, other) => Number(one.id === me.tenant.id) - Number(other.id === me.tenant.id),
  );
  const options = ordered.map(({ id, name }) => ({ value: id, label: name }));
  const shown = matchOptions(options, sought);
  const choose = (id: string) => {
    // A page that is of one company asks whose it is to be: who works for all goes on doing so.
    if (to === '' || startIn(me, preferences.client) !== allCompanies) prefer({ client: id });
    // The page that was asked for, where an address without a company led here.
    const wanted = isInside(to) ? to : '/workspace';
    host.go(withParams(wanted, { [tenantParam]: id }), { replace: wanted === to });
  };
  return (
    <div className="hp-record">
      <PageHeader title={text('clients.title')} description={text('clients.text')} />
      <p>
        <AppLink href={workPath}>{text('clients.work')}</AppLink>
      </p>
      {options.length > filterAbove ? (
        <TextInput
          type="search"
          className="ws-client-search"
          label={text('clients.search')}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
      ) : null}
      {shown.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={text('clients.none', { sought })}
          action={
            <Button variant="default" onClick={() => setSought('')}>
              {text('clients.clear')}
            </Button>
          }
        >
          {text('clients.noneText')}
        </EmptyState>
      ) : (
        <ul className="ws-clients">
          {shown.map((option) => (
            <li key={option.value}>
              <button type="button" className="ws-client" onClick={() => choose(option.value)}>
                <Icon of={Building2} />
                <span className="ws-client-name">
                  <span>{option.label}</span>
                  {option.value === me.tenant.id ? <span className="hp-caption">{text('clients.own')}</span> : null}
                </span>
                <Icon of={ChevronRight} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
