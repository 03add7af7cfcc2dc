import '../actions/actions.css';
import { Button, Menu } from '@mantine/core';
import { ChevronDown, Save, Users } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../parts/Icon.tsx';
import { toasts } from '../../parts/toasts.ts';
import { useOpenInSight } from '../../parts/use-open-in-sight.ts';
import { overdueIn } from '../fields/overdue.ts';
import { useFailureText } from '../states/FailureNote.tsx';
import { useRecordText } from '../words/use-record-text.ts';
import { allView, dayViews, hasUndated, mineView, overdueView, undatedView, usualView } from './list-state.ts';
import type { List } from './use-list.ts';
import { type Naming, ViewDialog } from './ViewDialog.tsx';

/** Whether the viewer sees what it takes to be late. */
function isOverdueShown({ entity, allowance }: List): boolean {
  const late = overdueIn(entity.fields);
  return (
    late !== undefined && ![late.state, late.after, late.owing ?? late.after].some((name) => allowance.hidden.has(name))
  );
}

/** The days of a list that looks ahead, All, what is late, Mine, the shared views and the viewer's own; a dot marks one that was changed. */
export function ViewTabs({ list, isPart }: { list: List; isPart?: boolean }) {
  const text = useRecordText();
  const { saved, view, isChanged } = list;
  const row = useOpenInSight<HTMLElement>(view);
  const tabs = [
    ...(list.entity.ahead ? dayViews : []).map((id) => ({ id, name: text(`view.${id}`), isShared: false })),
    ...(hasUndated(list.entity) ? [{ id: undatedView, name: text('view.undated'), isShared: false }] : []),
    { id: allView, name: text('view.all'), isShared: false },
    ...(isOverdueShown(list) ? [{ id: overdueView, name: text('view.overdue'), isShared: false }] : []),
    ...(isPart ? [] : [{ id: mineView, name: text('view.mine'), isShared: false }]),
    ...saved.views.map(({ id, name, audience }) => ({ id, name, isShared: audience !== null })),
  ];
  return (
    <div className="hp-view-tabs hp-no-print">
      <nav ref={row} aria-label={text('view.label')}>
        <ul>
          {tabs.map((tab) => (
            <li key={tab.id}>
              <button
                type="button"
                className="hp-view-tab"
                aria-current={tab.id === view ? 'true' : undefined}
                onClick={() => list.openView(tab.id)}
              >
                {tab.isShared ? (
                  <>
                    <Icon of={Users} small />
                    <span className="hp-hidden">{text('view.shared')} </span>
                  </>
                ) : null}
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
      {isPart ? null : <ViewMenu list={list} />}
    </div>
  );
}

/** What can be done with the open view. Everything is saved at once. */
function ViewMenu({ list }: { list: List }) {
  const text = useRecordText();
  const failure = useFailureText();
  const [naming, setNaming] = useState<Naming | null>(null);
  const { saved, savedView, view, isChanged } = list;
  const isFirst = view === list.usual;
  // What was looked for is no change of a view, but may be kept as one.
  if (!isChanged && !list.state.text && !savedView && isFirst) return null;
  const told = (work: Promise<unknown>, done?: () => void) =>
    void work.then(
      () => done?.(),
      (error: unknown) => toasts.show(failure(error), 'danger'),
    );
  return (
    <>
      <Menu position="bottom-start" width={260}>
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
          {savedView?.canChange && isChanged ? (
            <Menu.Item
              onClick={() =>
                told(saved.change(savedView.id, { params: list.paramsNow() }), () => {
                  list.openView(savedView.id);
                  toasts.show(text('view.saved'));
                })
              }
            >
              {text(savedView.audience === null ? 'view.save' : 'view.saveShared')}
            </Menu.Item>
          ) : null}
          <Menu.Item onClick={() => setNaming('own')}>{text('view.saveAs')}</Menu.Item>
          {list.host.views.mayShare ? (
            <Menu.Item onClick={() => setNaming('shared')}>{text('view.saveForOthers')}</Menu.Item>
          ) : null}
          {isChanged ? <Menu.Item onClick={() => list.openView(view)}>{text('view.reset')}</Menu.Item> : null}
          {isFirst && saved.first === null ? null : (
            <Menu.Item onClick={() => told(saved.openFirst(isFirst || view === usualView(list.entity) ? null : view))}>
              {text(isFirst ? 'view.noDefault' : 'view.makeDefault')}
            </Menu.Item>
          )}
          {savedView?.canChange ? (
            <Menu.Item onClick={() => setNaming('rename')}>{text('view.rename')}</Menu.Item>
          ) : null}
          {savedView?.canChange ? (
            <Menu.Item
              className="hp-danger-item"
              onClick={() => told(saved.remove(savedView.id), () => list.openView(usualView(list.entity)))}
            >
              {text(savedView.audience === null ? 'view.remove' : 'view.removeShared')}
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {naming ? <ViewDialog list={list} naming={naming} onClose={() => setNaming(null)} /> : null}
    </>
  );
}
