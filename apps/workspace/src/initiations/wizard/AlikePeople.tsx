import { employee, person } from '@homeport/model/people';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useQuery } from '@tanstack/react-query';
import { useInitiations } from '../use-initiations.ts';
import type { WizardState } from './use-wizard.ts';

const word = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Employees who are called similarly to somebody new, each to be taken instead. */
export function AlikePeople({
  state: { values },
  onTake,
}: {
  state: WizardState;
  onTake: (employee: unknown) => void;
}) {
  const text = useInitiations();
  const host = useRecordHost();
  const [first, last] = [word(values.firstName), word(values.lastName)];
  const isNew = !values.employee && first.length > 1 && last.length > 1;
  const { data = [] } = useQuery({
    queryKey: [...recordKeys(host.tenant, employee).lists, 'alike', first, last],
    queryFn: async () => {
      const alike = await host.source.similar(person, `${first} ${last}`);
      if (alike.length === 0) return [];
      const filter = { field: 'person', op: 'in', value: alike.map(({ id }) => id) } as const;
      return (await host.source.list(employee, { filter, size: 5, total: 'none' })).content;
    },
    enabled: isNew,
    // Not knowing is no reason not to go on.
    retry: false,
  });
  if (!isNew || data.length === 0) return null;
  return (
    <Banner tone="info" title={text('alike.title')}>
      <ul>
        {data.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              className="hp-link-button"
              onClick={() => onTake({ id: one.id, label: labelOf(one) })}
            >
              {text('alike.take', { name: labelOf(one) })}
            </button>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function labelOf(row: Readonly<Record<string, unknown>>): string {
  const { person: who, employeeNumber } = row;
  const name = typeof who === 'object' && who !== null && 'label' in who ? String(who.label) : '';
  return [name, word(employeeNumber)].filter(Boolean).join(', ');
}
