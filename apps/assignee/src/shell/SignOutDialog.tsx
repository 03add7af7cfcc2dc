import { ConfirmDialog } from '@homeport/ui/parts/ConfirmDialog.tsx';
import { useStore } from '@homeport/ui/parts/store.ts';
import { waiting } from '@homeport/ui/queue/waiting.ts';
import { useWords } from '../words/use-words.ts';

/** Signing out erases what waits on the device; that is said before. */
export function SignOutDialog({
  isOpen,
  receipts,
  onClose,
  onLeave,
}: {
  isOpen: boolean;
  /** How many receipts lie here that are no expenses yet. */
  receipts: number;
  onClose: () => void;
  onLeave: () => void;
}) {
  const text = useWords();
  const count = useStore(waiting)?.length ?? 0;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={text('signOut.title')}
      confirmLabel={text('signOut.confirm')}
      keepLabel={text('signOut.stay')}
      isDangerous
      onConfirm={() => {
        onLeave();
        return undefined;
      }}
    >
      {count > 0 ? <p>{text('signOut.waiting', { count })}</p> : null}
      {receipts > 0 ? <p>{text('signOut.receipts', { count: receipts })}</p> : null}
    </ConfirmDialog>
  );
}
