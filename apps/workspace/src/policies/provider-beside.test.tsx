import { catalogue } from '@homeport/model';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw, toyHost, toySource } from '../../../../tests/support/toy-host.tsx';
import { ProviderBeside } from './ProviderBeside.tsx';

const id = '00000000-0000-4000-8000-00000000000a';
const provider = {
  id,
  version: 1,
  can: [],
  name: 'Blue Harbour',
  rating: '4.2',
  answeredSurveys: 12,
  accreditation: 'EuRA',
};
const drawn = (chosen: unknown, rows: readonly object[] = [provider]) =>
  act(() => draw(toyHost(catalogue, { source: toySource(rows as never) }), <ProviderBeside chosen={chosen} />));

test('whoever chooses a provider sees how their work was judged, and by how many', async () => {
  await drawn({ id, label: 'Blue Harbour' });
  expect(await screen.findByRole('link', { name: 'Service provider' })).toHaveProperty('hash', '');
  expect(screen.getByText('4.2')).toBeTruthy();
  expect(screen.getByText('12')).toBeTruthy();
  expect(screen.getByText('EuRA')).toBeTruthy();
  // What the reader may not see is not asked for as missing.
  expect(screen.queryByText('Payment terms')).toBeNull();
});
test('without a choice, or one that cannot be read, nothing stands there', async () => {
  await drawn(null);
  expect(screen.queryByRole('link')).toBeNull();
  await drawn({ id, label: '' }, []);
  expect(screen.queryByRole('link')).toBeNull();
});
