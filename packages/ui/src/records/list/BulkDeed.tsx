import type { Action } from '@homeport/grammar';
import { useInputs } from '../actions/use-inputs.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import type { List } from './use-list.ts';
import type { Selection } from './use-selection.ts';

/** One action with all selected records; what it asks for is entered once and holds for each. */
export function BulkDeed({
  action,
  ...rest
}: {
  list: List;
  selection: Selection;
  action: Action;
  title: string;
  effect: string;
  isDangerous: boolean;
  onClose: () => void;
}) {
  const inputs = useInputs(action, null);
  if (inputs.fields.length === 0) return <BulkDialog {...rest} deed={action.name} />;
  return (
    <BulkDialog {...rest} deed={action.name} root={inputs.root} changes={() => (inputs.check() ? inputs.body : null)}>
      {inputs.errors}
      {inputs.grid}
    </BulkDialog>
  );
}
