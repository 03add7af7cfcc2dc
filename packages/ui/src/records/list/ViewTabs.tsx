import { Button, Menu, Modal, TextInput } from '@mantine/core';
import { ChevronDown, Save } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../controls/Icon.tsx';
import { useKitText } from '../../language/use-text.ts';
import { toasts } from '../../parts/toasts.ts';
import { useFailureText } from '../states/FailureNote.tsx';
import { useRecordText } from '../words/use-record-text.ts';
import { mineView } from './list-ask.ts';
import type { List } from './use-list.ts';

/** All, Mine and the saved views; a dot marks one that was changed. */
export function ViewTabs({ list }: { list: List }) {
  const text = useRecordText();
  const [isNaming, setNaming] = useState(false);
  const { saved, view, isChanged } = list;
  const own = saved.views.find((one) => one.id === view);
  const tabs = [{ id: 'all', name: text('view.all') }, { id: mineView, name: text('view.mine') }, ...saved.views];
  return (
    <div className="hp-view-tabs hp-no-print">
      <nav aria-label={text('view.label')}>
        <ul>
          {tabs.map((tab) => (
            <li key={tab.id}>
              <button
                type="button"
                className="hp-view-tab"
                aria-current={tab.id === view ? 'true' : undefined}
                onClick={() => list.openView(tab.id)}
              >
                {tab.name}
                {tab.id === view && isChanged ? (
                  <span className="hp-view-dot">
                    <span className="hp-hidden">{text('view.changed')}</span>
                  </span>
                ) : null}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {isChanged || own ? (
        <Menu position="bottom-start" width={220}>
          <Menu.Target>
            <Button
              variant="subtle"
              color="neutral"
              leftSection={<Icon of={Save} small />}
              rightSection={<Icon of={ChevronDown} small />}
            >
              {text('view.menu')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {own && isChanged ? (
              <Menu.Item
                onClick={() =>
                  void saved.change(own.id, { params: list.paramsNow() }).then(() => list.openView(own.id))
                }
              >
                {text('view.save')}
              </Menu.Item>
            ) : null}
            <Menu.Item onClick={() => setNaming(true)}>{text('view.saveAs')}</Menu.Item>
            {isChanged ? <Menu.Item onClick={() => list.openView(view)}>{text('view.reset')}</Menu.Item> : null}
            {own ? (
              <>
                <Menu.Item onClick={() => void saved.change(own.id, { isDefault: !own.isDefault })}>
                  {text(own.isDefault ? 'view.noDefault' : 'view.makeDefault')}
                </Menu.Item>
                <Menu.Item
                  className="hp-danger-item"
                  onClick={() => void saved.remove(own.id).then(() => list.openView('all'))}
                >
                  {text('view.remove')}
                </Menu.Item>
              </>
            ) : null}
          </Menu.Dropdown>
        </Menu>
      ) : null}
      {isNaming ? <NameDialog list={list} onClose={() => setNaming(false)} /> : null}
    </div>
  );
}

function NameDialog({ list, onClose }: { list: List; onClose: () => void }) {
  const text = useRecordText();
  const kit = useKitText();
  const failure = useFailureText();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (isBusy) return;
    if (!name.trim()) {
      setError(text('view.nameMissing'));
      return;
    }
    setBusy(true);
    try {
      const view = await list.saved.add(name.trim(), list.paramsNow());
      if (!view) {
        setError(text('view.nameTaken'));
        return;
      }
      list.openView(view.id);
      toasts.show(text('view.saved'));
      onClose();
    } catch (reason) {
      setError(failure(reason));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal opened onClose={onClose} title={text('view.saveAs')} closeButtonProps={{ 'aria-label': kit('close') }}>
      <form
        className="hp-lines"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextInput
          label={text('view.name')}
          value={name}
          maxLength={60}
          error={error}
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <div className="hp-dialog-actions">
          <Button variant="default" onClick={onClose}>
            {kit('cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {text('view.saveAs')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
