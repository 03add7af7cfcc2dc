import { isPassing, Problem } from '@homeport/client';
import type { TimelineEntry } from '@homeport/model/timeline';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { saveCalendar } from './save-calendar.ts';
import { timelineWords } from './words.ts';

/** Hands one date to the calendar of the device. */
export function AddToCalendar({ item }: { readonly item: TimelineEntry }) {
  const say = usePageWords(timelineWords);
  const [isBusy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    try {
      await saveCalendar(item.caseDetailId, item.id);
    } catch (error) {
      const refused = error instanceof Problem && !isPassing(error) ? error.message : say('calendar.failed');
      toasts.show(refused, 'danger');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="subtle" loading={isBusy} onClick={() => void add()}>
      {say('calendar.add')}
      <span className="hp-hidden"> {item.description}</span>
    </Button>
  );
}
