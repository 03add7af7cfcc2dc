import { startAssignment } from '@homeport/model/initiations';
import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { useDeedLabel } from '@homeport/ui/records/actions/RecordActions.tsx';
import { useDeclared } from '@homeport/ui/records/fields/use-declared.ts';
import { may, type Row } from '@homeport/ui/records/host/row.ts';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';

const StartDialog = lazyPart(() => import('./StartDialog.tsx').then((it) => it.StartDialog));

/** Starts the assignment of an approved request, after a look at everything that is made. */
export function StartButton({ row }: { readonly row: Row }) {
  const [isOpen, setOpen] = useState(false);
  const entity = useDeclared('initiation');
  const isOffered = may(row, startAssignment.name);
  // The dialog stays once it is started: it leads to what was made.
  if (!entity || !(isOffered || isOpen)) return null;
  return (
    <>
      {isOffered ? <StartLabel entity={entity} onClick={() => setOpen(true)} /> : null}
      {isOpen ? (
        <Suspense>
          <StartDialog row={row} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function StartLabel({ entity, onClick }: { entity: Parameters<typeof useDeedLabel>[0]; onClick: () => void }) {
  const label = useDeedLabel(entity);
  return <Button onClick={onClick}>{label({ name: startAssignment.name, action: startAssignment })}</Button>;
}
