import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import type { Group, Grouping } from './groups.rules.ts';
import { useWorkWords } from './use-work-words.ts';

/** What a kind of work is called. */
export function useKindName(): (entity: string, kind: string) => string {
  const labels = useLabels();
  const { catalogue } = useRecordHost();
  return (name, kind) => {
    const english = catalogue.entity(name).work?.find((spec) => spec.name === kind)?.label;
    return english === undefined ? name : labels.key(`${name}.work.${kind}`, english);
  };
}

/** What stands over a group. */
export function useGroupName(): (group: Group, by: Grouping) => string {
  const text = useWorkWords();
  const kindName = useKindName();
  return ({ due, lines: [first] }, by) => {
    if (due) return text(`due.${due}`);
    if (!first) return '';
    return by === 'kind' ? kindName(first.entity, first.kind) : first.company.name;
  };
}
