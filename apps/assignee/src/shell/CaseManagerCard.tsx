import { useQuery } from '@tanstack/react-query';
import { LoadedCard } from '../data/LoadedCard.tsx';
import { assignmentQuery } from '../data/queries.ts';
import { useWords } from '../words/use-words.ts';
import { ManagerContact } from './ManagerContact.tsx';

/** The case manager: who helps, and how to reach them. */
export function CaseManagerCard() {
  const text = useWords();
  const assignment = useQuery(assignmentQuery);
  return (
    <LoadedCard title={text('help.manager')} query={assignment} rows={1}>
      {(found) => <ManagerContact name={found?.manager?.label ?? null} subject={found?.reference ?? null} />}
    </LoadedCard>
  );
}
