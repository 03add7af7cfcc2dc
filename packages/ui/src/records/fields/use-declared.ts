import { type Entity, isId, isObject } from '@homeport/grammar';
import { useQuery } from '@tanstack/react-query';
import { useRecordHost } from '../host/record-host.ts';
import { fieldsAt } from './field-at.ts';
import { askForFields } from './ref-labels.ts';

/** The whole declaration of an entity; undefined until it has come, and for a name that nothing has. */
export function useDeclared(name: string | null): Entity | undefined {
  const { catalogue, need } = useRecordHost();
  const isKnown = name !== null && catalogue.hasEntity(name);
  const { data: hasCome } = useQuery({
    queryKey: ['declaration', name],
    queryFn: async () => {
      if (name !== null) await need?.(name);
      return true;
    },
    enabled: isKnown,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isKnown && hasCome ? catalogue.entity(name) : undefined;
}

type Values = Readonly<Record<string, unknown>>;
const idIn = (value: unknown): string | null => {
  const id = isObject(value) ? value.id : value;
  return isId(id) ? id : null;
};

/**
 * The name of the entity that a record of `home` speaks of, found over a relation (`notificationEvent.about`); null while it is
 * not known, or not chosen.
 */
export function useSpokenOf(home: string, path: string, values: Values): string | null {
  const host = useRecordHost();
  const [relation = '', name = ''] = path.split('.');
  const at = host.catalogue.hasEntity(home) ? fieldsAt(host.catalogue.entity(home)).get(relation) : undefined;
  const target = at?.field.type === 'ref' ? at.field.to : null;
  const declared = useDeclared(target);
  const id = at ? idIn(values[at.wire]) : null;
  const { data } = useQuery({
    queryKey: ['spokenOf', host.tenant, target, name, id],
    queryFn: () => (declared && id ? askForFields(host, declared, id, [name]) : null),
    enabled: declared !== undefined && id !== null,
    staleTime: 60_000,
  });
  const found = data?.[name];
  return typeof found === 'string' && found !== '' ? found : null;
}
