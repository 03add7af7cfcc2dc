import { useAccountText } from '@homeport/ui/account/account-words.ts';
import { ChangePassword } from '@homeport/ui/account/ChangePassword.tsx';
import { sessionsQuery } from '@homeport/ui/account/sessions-query.ts';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { useOnline } from '@homeport/ui/shell/OfflineStrip.tsx';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../words/use-words.ts';

/** A new password, as a card of the settings that opens its form. */
export function PasswordCard() {
  const text = useWords();
  const account = useAccountText();
  const queries = useQueryClient();
  const isOnline = useOnline();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Card title={text('profile.password')}>
      {isOpen ? (
        <ChangePassword
          onCancel={close}
          onSaved={() => {
            void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
            close();
          }}
        />
      ) : (
        <>
          <p className="hp-muted">{account('password.text')}</p>
          <div>
            <Button variant="default" disabled={!isOnline} onClick={() => setOpen(true)}>
              {account('password.change')}
            </Button>
            {isOnline ? null : <p className="hp-caption">{account('offlineOnly')}</p>}
          </div>
        </>
      )}
    </Card>
  );
}
