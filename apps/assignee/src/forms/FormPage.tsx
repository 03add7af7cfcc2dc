import { ask } from '@homeport/client';
import { savePageForm } from '@homeport/model/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams, useRouter, useSearch } from '@tanstack/react-router';
import { usePageWords } from '../words/page-words.ts';
import { FormFlow } from './FormFlow.tsx';
import { formQuery, formsQuery } from './queries.ts';
import { formWords } from './words.ts';

/** One form of the signed-in person. */
export function FormPage() {
  const say = usePageWords(formWords);
  const { id } = useParams({ from: '/dashboard/content/$id' });
  const { step } = useSearch({ from: '/dashboard/content/$id' });
  const router = useRouter();
  const queries = useQueryClient();
  const form = useQuery(formQuery(id)).data;
  if (!form) return null;
  const address = `/dashboard/content/${id}`;
  return (
    <FormFlow
      key={id}
      form={form}
      step={step ?? null}
      crumbs={[{ label: say('title'), href: '/dashboard/content' }]}
      onStep={(next) => router.history.push(next ? `${address}?step=${next}` : address)}
      onExit={() => router.history.push('/dashboard/content')}
      save={async (sent) => {
        const saved = await ask(savePageForm, { body: { id, ...sent } });
        if (sent.draft)
          queries.setQueryData(formQuery(id).queryKey, (now) =>
            now
              ? { ...now, values: sent.values, step: sent.step, savedDate: saved.savedDate, state: saved.state }
              : now,
          );
        else {
          queries.setQueryData(formQuery(id).queryKey, (now) =>
            now ? { ...now, ...saved, values: sent.values, step: null } : now,
          );
          void queries.invalidateQueries({ queryKey: formsQuery.queryKey, exact: true });
        }
        return saved;
      }}
    />
  );
}
