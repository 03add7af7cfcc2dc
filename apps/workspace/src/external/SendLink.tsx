import type { ExternalKind } from '@homeport/model/external';
import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { mayDo, useWorkspace } from '../frame/workspace.ts';
import { useWords } from '../words/use-words.ts';

const SendLinkDialog = lazyPart(() => import('./SendLinkDialog.tsx').then((it) => it.SendLinkDialog));

export interface SendLinkProps {
  readonly kind: ExternalKind;
  readonly id: string;
  readonly hasPay?: boolean;
}
/** Sends a link to this record to somebody outside, for who may. */
export function SendLink({ kind, id, hasPay = false }: SendLinkProps) {
  const text = useWords();
  const { access } = useWorkspace();
  const [isOpen, setOpen] = useState(false);
  if (!mayDo(access, 'externalAccess.send')) return null;
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {text('external.send')}
      </Button>
      {isOpen ? (
        <Suspense>
          <SendLinkDialog kind={kind} target={id} hasPay={hasPay} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
