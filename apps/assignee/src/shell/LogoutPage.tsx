import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useStore } from '@homeport/ui/parts/store.ts';
import { waiting } from '@homeport/ui/queue/waiting.ts';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useWords } from '../words/use-words.ts';
import { useApp } from './app-context.ts';

/** Signs out; asks first when something on this device has not been sent yet. */
export function LogoutPage() {
  const { signOut } = useApp();
  const text = useWords();
  // Unknown until this device was looked at: nothing is erased before.
  const count = useStore(waiting)?.length;
  useEffect(() => {
    if (count === 0) signOut();
  }, [count, signOut]);
  if (!count) return <PageHeader title={text('menu.logout')} />;
  return (
    <>
      <PageHeader title={text('signOut.title')} description={text('signOut.waiting', { count })} />
      <Button color="danger" onClick={signOut}>
        {text('signOut.confirm')}
      </Button>
    </>
  );
}
