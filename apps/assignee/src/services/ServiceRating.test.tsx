import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import { ServiceRating } from './ServiceRating.tsx';
import words from './words/en.json' with { type: 'json' };

const service = (status = 'COMPLETED') => ({ id: 's1', name: 'Home search', providerName: 'Casa', status }) as never;
const survey = (more: object) => ({
  id: 'q1',
  kind: 'QUALITY',
  service: 's1',
  status: 'SENT',
  meanScore: null,
  ...more,
});

async function drawn(of: never, surveys: readonly object[]) {
  const server = declaredServer({
    'GET quality-survey/assignee': surveys,
    'POST quality-survey/service': { id: 'q2', meanScore: '4.00', percent: '80.00' },
  });
  await drawPage(<ServiceRating service={of} />, { bundles: { en: { services: words } } });
  return server;
}

test('a service that is done is rated in one of five words; without one it says so and sends nothing', async () => {
  const server = await drawn(service(), []);
  const send = await screen.findByRole('button', { name: words['rate.send'] });
  fireEvent.click(send);
  expect(await screen.findByText(words['rate.missing'])).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: words['rate.GOOD'] }));
  fireEvent.click(send);
  await waitFor(() =>
    expect(server.to('POST quality-survey/service').map(({ body }) => body)).toMatchObject([
      { caseService: 's1', score: 'GOOD' },
    ]),
  );
});
test('what was said is shown, and a survey that waits is led to', async () => {
  await drawn(service(), [survey({ status: 'ANSWERED', meanScore: '4.40' })]);
  expect(await screen.findByText('You said: Good.')).toBeTruthy();
});
test('a survey that was sent about it is the way to rate it', async () => {
  await drawn(service(), [survey({})]);
  expect((await screen.findByRole('link', { name: words['rate.survey'] })).getAttribute('href')).toBe(
    '/dashboard/survey/q1',
  );
});
