import './banking.css';
import { PasswordDialog } from '@homeport/ui/controls/PasswordDialog.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { ProblemPage } from '@homeport/ui/parts/ProblemPage.tsx';
import { useStore } from '@homeport/ui/parts/store.ts';
import { useOnline } from '@homeport/ui/shell/OfflineStrip.tsx';
import { useRouter } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWords } from '../words/use-words.ts';
import { AccountList } from './AccountList.tsx';
import { bankOpenUntil, openBankArea } from './bank-proof.ts';

/** The bank area: closed until the password was confirmed here, and closed again when that is too long ago. */
export function BankingPage() {
  const text = useWords();
  const router = useRouter();
  const isOnline = useOnline();
  const until = useStore(bankOpenUntil);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5000);
    return () => clearInterval(timer);
  }, []);
  if (!isOnline) return <ProblemPage kind="offline" homeHref="/dashboard" helpHref="/dashboard/help" />;
  const isOpen = until > Math.max(now, Date.now() - 5000);
  const header = (
    <PageHeader title={text('bank.title')} crumbs={[{ label: text('menu.expenses'), href: '/dashboard/list' }]} />
  );
  if (isOpen)
    return (
      <>
        {header}
        <AccountList />
      </>
    );
  return (
    <>
      {header}
      <EmptyState icon={Lock} title={text('bank.closed')}>
        {text('bank.closedText')}
      </EmptyState>
      <BankPassword onCancel={() => router.history.replace('/dashboard/list')} />
    </>
  );
}
function BankPassword({ onCancel }: { onCancel: () => void }) {
  const text = useWords();
  return (
    <PasswordDialog
      isOpen
      onClose={onCancel}
      title={text('bank.confirmTitle')}
      onConfirm={openBankArea}
      onProven={(until) => bankOpenUntil.set(Date.parse(until))}
    >
      {text('bank.confirmText')}
    </PasswordDialog>
  );
}
