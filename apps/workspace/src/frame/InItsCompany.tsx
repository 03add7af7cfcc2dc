import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { RecordsProvider } from '@homeport/ui/records/RecordsProvider.tsx';
import type { ReactNode } from 'react';
import { allCompanies } from './company.rules.ts';
import { useWorkspace } from './workspace.ts';

/** What is of one company, on a page over all of them: it is read and written there. Nothing while it is not known whose it is. */
export function InItsCompany({ company, children }: { company: string | undefined; children: ReactNode }) {
  const { hostOf } = useWorkspace();
  const { tenant } = useRecordHost();
  if (tenant !== allCompanies) return children;
  return company === undefined ? null : (
    <RecordsProvider key={company} host={hostOf(company)}>
      {children}
    </RecordsProvider>
  );
}

/** The name of the company that a line is of; nothing where all are of one. */
export function CompanyOf({ id }: { id: string | undefined }) {
  const { me } = useWorkspace();
  const name = me.tenants.find((one) => one.id === id)?.name;
  return name === undefined ? null : <span className="hp-caption">{name}</span>;
}
