import { endSession } from '@homeport/client';
import { SessionList } from '@homeport/ui/account/SessionList.tsx';
import { sessionsQuery } from '@homeport/ui/account/sessions-query.ts';
import { useQuery } from '@tanstack/react-query';
import { LoadedCard } from '../data/LoadedCard.tsx';
import { useWords } from '../words/use-words.ts';

/** Where the person is signed in, as a card of the settings. */
export function SessionsCard() {
  const text = useWords();
  const sessions = useQuery(sessionsQuery);
  return (
    <LoadedCard title={text('profile.sessions')} query={sessions} rows={2}>
      {(found) => <SessionList sessions={found} onEverywhere={endSession} />}
    </LoadedCard>
  );
}
