import { certain } from '@homeport/grammar';
import './diary.css';
import type { TravelDetail } from '@homeport/model/diary';
import { useKitText } from '@homeport/ui/language/use-text.ts';
import { ActionButton } from '@homeport/ui/parts/ActionButton.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { Dialog } from '@homeport/ui/parts/Dialog.tsx';
import { DraftNotice } from '@homeport/ui/parts/DraftNotice.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { stopAtUnread } from '@homeport/ui/parts/unread.ts';
import { Button, Tabs } from '@mantine/core';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { CalendarTab } from './CalendarTab.tsx';
import { DeleteEntry } from './DeleteEntry.tsx';
import { DetailsTab } from './DetailsTab.tsx';
import { ForecastPanel } from './ForecastPanel.tsx';
import { SummaryTab } from './SummaryTab.tsx';
import { useEntryForm } from './use-entry-form.ts';
import { diaryWords } from './words.ts';

const tabs = ['calendar', 'details', 'summary'] as const;
type Tab = (typeof tabs)[number];

/** The full-screen dialog of an entry: calendar, details, summary. The arrow goes back a tab, and closes on the first. */
export function EntryDialog({ day, entry, onClose }: { day: string; entry?: TravelDetail; onClose: () => void }) {
  const text = usePageWords(diaryWords);
  const kit = useKitText();
  const [tab, setTab] = useState<Tab>('calendar');
  const top = useRef<HTMLDivElement>(null);
  // The next tab begins at its beginning, however far the one before was scrolled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each tab anew
  useEffect(() => {
    // Newer browsers answer a promise here, which must not be taken for the end of the effect.
    void top.current?.closest('.mantine-Modal-content')?.scrollTo?.(0, 0);
  }, [tab]);
  const state = useEntryForm(day, entry, top, () => {
    setTab('calendar');
    onClose();
  });
  const { conflicts, draftAt, failure, isSaving, save } = state;
  // Nobody leaves the days while one is missing or cannot be: it would be found out at the end, and typed again.
  const open = (next: Tab) => {
    if (tab === 'calendar' && top.current && (stopAtUnread(top.current) || !state.hasDays())) return;
    setTab(next);
  };
  const isReadOnly = entry?.locked === true;
  // Going on passes over nothing that is needed here; who only wants to look opens the tab.
  const goOn = () => {
    if (tab === 'details' && !isReadOnly && !state.isWhole()) emptyIn(top.current)?.focus();
    else open(certain(tabs[tabs.indexOf(tab) + 1]));
  };
  const isBlocked = conflicts.locked || isReadOnly;
  const reason = isReadOnly ? text('dialog.lockedText') : conflicts.locked ? text('notice.oneLocked') : null;
  const at = tabs.indexOf(tab);
  const title = text(isReadOnly ? 'dialog.locked' : entry ? 'dialog.edit' : 'dialog.new');
  return (
    <Dialog
      opened
      fullScreen
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': kit('close') }}
      transitionProps={{ duration: 0 }}
    >
      <div className="entry-dialog">
        <div>
          <Button
            variant="subtle"
            leftSection={<Icon of={ArrowLeft} />}
            onClick={() => (at === 0 ? onClose() : setTab(certain(tabs[at - 1])))}
          >
            {text('back')}
          </Button>
        </div>
        {isReadOnly ? <Banner tone="info">{text('dialog.lockedText')}</Banner> : null}
        {draftAt ? <DraftNotice at={draftAt} onDiscard={state.discardDraft} /> : null}
        <Tabs ref={top} value={tab} onChange={(next) => open(next as Tab)} keepMounted={false}>
          <Tabs.List grow>
            {tabs.map((one) => (
              <Tabs.Tab key={one} value={one} disabled={isBlocked && !isReadOnly && one !== 'calendar'}>
                {text(`tab.${one}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="calendar" className="entry-panel">
            <CalendarTab state={state} isReadOnly={isReadOnly} />
          </Tabs.Panel>
          <Tabs.Panel value="details" className="entry-panel">
            <DetailsTab state={state} isReadOnly={isReadOnly} />
          </Tabs.Panel>
          <Tabs.Panel value="summary" className="entry-panel">
            <SummaryTab state={state} isReadOnly={isReadOnly} />
          </Tabs.Panel>
        </Tabs>
        {isReadOnly ? null : <ForecastPanel state={state} />}
        {failure ? <InlineError {...failure} /> : null}
        <div className="entry-actions">
          {entry && !isReadOnly ? <DeleteEntry entry={entry} onDeleted={onClose} /> : <span />}
          {tab === 'summary' ? (
            <ActionButton reason={reason} loading={isSaving} onClick={() => void save()}>
              {text('save')}
            </ActionButton>
          ) : (
            <ActionButton reason={isReadOnly ? null : reason} onClick={goOn}>
              {text('next')}
            </ActionButton>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** The first field that has to be filled and is not. */
const emptyIn = (part: HTMLElement | null): HTMLInputElement | undefined =>
  [...(part?.querySelectorAll<HTMLInputElement>('input[required], input[aria-required="true"]') ?? [])].find(
    ({ value }) => value === '',
  );
