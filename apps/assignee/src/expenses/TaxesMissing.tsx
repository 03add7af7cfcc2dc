import { ConfirmDialog } from '@homeport/ui/parts/ConfirmDialog.tsx';
import { useWords } from '../words/use-words.ts';

export interface TaxesMissingProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onContinue: () => void;
}
/** Asks before an expense is saved although the tax options could not be loaded. */
export function TaxesMissing({ isOpen, onClose, onContinue }: TaxesMissingProps) {
  const text = useWords();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={text('expense.taxesTitle')}
      confirmLabel={text('expense.taxesContinue')}
      onConfirm={() => {
        onContinue();
        return undefined;
      }}
    >
      {text('expense.taxesMissing')}
    </ConfirmDialog>
  );
}
