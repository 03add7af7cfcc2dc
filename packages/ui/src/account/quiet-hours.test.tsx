import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { NoticePreferences } from './NoticePreferences.tsx';
import fr from './words/fr.json' with { type: 'json' };

test('the zone of quiet hours is called by its place, what may be cut comes after it', async () => {
  const save = vi.fn(async () => undefined);
  await draw(
    <NoticePreferences
      grid={{ rows: [], quiet: { from: '22:00', to: '07:00', zone: 'Europe/Paris' } }}
      channels={['app']}
      onSave={save}
    />,
    { locale: 'fr' },
    { fr: { account: fr } },
  );
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Paris (Europe)');
  await userEvent.click(screen.getByRole('button', { name: fr['notices.saveQuiet'] }));
  expect(save).toHaveBeenCalledWith({ quiet: { from: '22:00', to: '07:00', zone: 'Europe/Paris' } });
});
