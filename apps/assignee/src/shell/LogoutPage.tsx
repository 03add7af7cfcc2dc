import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useStore } from '@homeport/ui/parts/store.ts';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { waiting } from '../offline/waiting.ts';
import { useWords } from '../words/use-words.ts';
import { useApp } from './app-context.ts';

/** Signs out; asks first when something on this device has not been sent yet. */
export function LogoutPage() {
  const { signOut } = useApp();
  const text = useWords();
  const { length } = useStore(waiting);
  useEffect(() => {
    if (length === 0) signOut();
  }, [length, signOut]);
  if (length === 0) return <PageHeader title={text('menu.logout')} />;
  return (
    <>
      <PageHeader title={text('signOut.title')} description={text('signOut.waiting', { count: length })} />
      <Button color="danger" onClick={signOut}>
        {text('signOut.confirm')}
      </Button>
    </>
  );
}
