import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import app from '../words/fr.json' with { type: 'json' };
import { today } from './diary-data.ts';
import { SummaryTab } from './SummaryTab.tsx';
import type { EntryFormState } from './use-entry-form.ts';
import diary from './words/fr.json' with { type: 'json' };

const day = (days: number): string => Temporal.PlainDate.from(today()).add({ days }).toString();

test.each([
  [-4, -2, 'vous étiez à'],
  [-1, 1, 'vous êtes à'],
  [2, 4, 'vous serez à'],
])('an entry from %i to %i days from today is summed up with “%s”', async (from, to, said) => {
  const form = {
    from: day(from),
    to: day(to),
    allDay: true,
    country: 'SG',
    locationType: 'HOST',
    location: null,
    purpose: 'BUSINESS_TRIP',
    notes: null,
  };
  const state = {
    form,
    suggested: { purpose: 'BUSINESS_TRIP' },
    purposes: [],
    lacking: [],
    change: () => undefined,
  } as unknown as EntryFormState;
  const { container } = await draw(
    <QueryClientProvider client={new QueryClient()}>
      <SummaryTab state={state} isReadOnly={false} />
    </QueryClientProvider>,
    { locale: 'fr' },
    { fr: { app, diary } },
  );
  expect(container.querySelector('.summary-sentence')?.textContent?.replace(/\u00a0/g, ' ')).toContain(said);
});
