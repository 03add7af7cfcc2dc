import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useStore } from '@homeport/ui/parts/store.ts';
import { waiting } from '@homeport/ui/queue/waiting.ts';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useWords } from '../words/use-words.ts';
import { useApp } from './app-context.ts';
import { receiptsHere } from './receipts-here.ts';

/** Signs out; asks first when something on this device has not been sent yet. */
export function LogoutPage() {
  const { me, signOut } = useApp();
  const text = useWords();
  // Unknown until this device was looked at: nothing is erased before.
  const count = useStore(waiting)?.length;
  const [receipts, setReceipts] = useState<number | null>(null);
  useEffect(() => void receiptsHere(me.id).then(setReceipts), [me.id]);
  const isKnown = count !== undefined && receipts !== null;
  const isEmpty = count === 0 && receipts === 0;
  useEffect(() => {
    if (isEmpty) signOut();
  }, [isEmpty, signOut]);
  if (!isKnown || isEmpty) return <PageHeader title={text('menu.logout')} />;
  return (
    <>
      <PageHeader title={text('signOut.title')} />
      {count > 0 ? <p>{text('signOut.waiting', { count })}</p> : null}
      {receipts > 0 ? <p>{text('signOut.receipts', { count: receipts })}</p> : null}
      <Button color="danger" onClick={signOut}>
        {text('signOut.confirm')}
      </Button>
    </>
  );
}
