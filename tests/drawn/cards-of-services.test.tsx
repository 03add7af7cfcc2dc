import { catalogue } from '@homeport/model';
import { RecordList } from '@homeport/ui/records/list/RecordList.tsx';
import { expect, test, vi } from 'vitest';
import { faultsOf, holds } from './draw-screen.tsx';
import { fullRow } from './rows.ts';

/** What the day is called in French, in which screens are drawn here. */
const due = 'Échéance de la prochaine action';

test('on a phone the card of a service says by when what comes next is due', async () => {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('max-width: 639px') ? { ...real(query), matches: true, ...listening } : real(query),
  );
  const service = catalogue.entity('caseService');
  const faults = await faultsOf(
    <RecordList entity={service} params={{}} onParams={() => undefined} />,
    () => [fullRow(service)],
    (page) => [
      ...holds(page, '.hp-record-card'),
      ...(page.querySelector('.hp-record-card')?.textContent?.includes(due) ? [] : [`no "${due}" on the card`]),
    ],
  );
  expect(faults).toEqual([]);
});
const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
