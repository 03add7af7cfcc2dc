import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PickList } from '../../controls/PickList.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { useKitText } from '../../language/use-text.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { toasts } from '../../parts/toasts.ts';
import { useFailureText } from '../states/FailureNote.tsx';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import type { List } from './use-list.ts';

/** Characters that the name of a view may have. */
const longestName = 60;
export type Naming = 'own' | 'shared' | 'rename';

/** Saves what is on screen as a view, for oneself or for everyone or one role; or gives the open view another name. */
export function ViewDialog({ list, naming, onClose }: { list: List; naming: Naming; onClose: () => void }) {
  const text = useRecordText();
  const kit = useKitText();
  const labels = useLabels();
  const failure = useFailureText();
  const isShared = naming === 'shared';
  const { data: audiences = [] } = useQuery({
    queryKey: ['view-audiences'],
    queryFn: list.host.views.audiences,
    enabled: isShared,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const renamed = naming === 'rename' ? list.savedView : null;
  const [name, setName] = useState(renamed?.name ?? '');
  const [chosen, setChosen] = useState<string | null>(null);
  const audience = chosen ?? audiences[0]?.value ?? null;
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const title = text(titles[naming]);
  const save = async () => {
    // What is too long says so under the field.
    if (isBusy || [...name].length > longestName) return;
    if (!name.trim()) {
      setError(text('view.nameMissing'));
      return;
    }
    setBusy(true);
    try {
      const view = renamed
        ? await list.saved.rename(renamed.id, name.trim())
        : await list.saved.add({ name: name.trim(), params: list.paramsNow(), audience });
      if (!view) {
        setError(text('view.nameTaken'));
        return;
      }
      if (!renamed) list.openView(view.id);
      toasts.show(text(renamed ? 'view.renamed' : 'view.saved'));
      onClose();
    } catch (reason) {
      setError(failure(reason));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': kit('close') }}>
      <form
        className="hp-lines"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={text('view.name')}
          value={name}
          maxLength={longestName}
          error={error}
          autoFocus
          onChange={(next) => setName(next ?? '')}
        />
        {isShared ? (
          <PickList
            label={text('view.audience')}
            required
            options={audiences.map(({ value, word, english }) => ({ value, label: labels.key(word, english) }))}
            value={audience}
            onChange={(next) => setChosen(next ?? audience)}
          />
        ) : null}
        <div className="hp-dialog-actions">
          <Button variant="default" onClick={onClose}>
            {kit('cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {title}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const titles = { own: 'view.saveAs', shared: 'view.saveForOthers', rename: 'view.rename' } as const;
