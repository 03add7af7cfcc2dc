import type { PaperAssignment } from '@homeport/model/travel';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { assignmentQuery, tripsQuery } from '../data/queries.ts';
import { usePageWords } from '../words/page-words.ts';
import { today } from '../words/today.ts';
import { type Holder, papersOf } from './papers.rules.ts';
import { documentsQuery, familyQuery, limitsQuery, selfQuery } from './travel-data.ts';
import { travelWords } from './words.ts';

/** Trips, documents and the people they belong to, put together. */
export function usePapers() {
  const text = usePageWords(travelWords);
  const trips = useQuery(tripsQuery).data ?? [];
  const documents = useQuery(documentsQuery).data ?? [];
  const limits = useQuery(limitsQuery).data ?? [];
  const family = useQuery(familyQuery).data ?? [];
  const self = useQuery(selfQuery).data ?? null;
  const present = useQuery(assignmentQuery).data;
  const assignment: PaperAssignment | null = present
    ? {
        home: present.homeLocation?.country ?? null,
        host: present.hostLocation?.country ?? null,
        start: present.assignmentStartDate,
        end: present.assignmentEndDate,
      }
    : null;
  const papers = useMemo(() => papersOf(documents, limits, today()), [documents, limits]);
  const holders: (Holder & { readonly movesAlong: boolean })[] = [
    {
      dependant: null,
      name: self ? `${self.firstName} ${self.lastName}` : text('docs.me'),
      birthDate: self?.birthDate ?? null,
      movesAlong: true,
    },
    ...family.map((member) => ({
      dependant: member.id,
      name: `${member.firstName} ${member.lastName}`,
      birthDate: member.birthDate,
      movesAlong: member.accompanies === true,
    })),
  ];
  const nameOf = (dependant: { readonly id: string } | null): string =>
    holders.find((holder) => holder.dependant === (dependant?.id ?? null))?.name ?? '';
  return { trips, documents, limits, papers, holders, nameOf, assignment, person: self?.id ?? null };
}
export type Papers = ReturnType<typeof usePapers>;
