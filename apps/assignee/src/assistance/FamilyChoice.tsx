import { idIn } from '@homeport/grammar';
import type { FieldControl } from '@homeport/ui/records/form/Field.tsx';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { usePageWords } from '../words/page-words.ts';
import { familyQuery } from './queries.ts';
import { assistanceWords } from './words.ts';

/** Who of the family moves along, or does not, each with a tick. */
export function FamilyChoice({ isAlong, label, error, value, onChange, id }: FieldControl & { isAlong: boolean }) {
  const say = usePageWords(assistanceWords);
  const family = (useQuery(familyQuery).data ?? []).filter(({ accompanies }) => (accompanies === true) === isAlong);
  const chosen = (Array.isArray(value) ? value : []).flatMap((one) => idIn(one) ?? []);
  if (family.length === 0) return isAlong ? null : <p className="hp-muted">{say('changes.allAlong')}</p>;
  return (
    <Checkbox.Group
      id={id}
      label={label}
      error={error}
      value={chosen}
      onChange={(ids) => onChange(ids.map((one) => ({ id: one, label: '' })))}
    >
      <div className="hp-lines">
        {family.map((one) => (
          <Checkbox key={one.id} value={one.id} label={`${one.firstName} ${one.lastName}`} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
