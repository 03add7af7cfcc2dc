import { certain, type Refusal } from '@homeport/grammar';
import { requestRefusals as no } from '../rights/request-refusals.ts';
import type { Operation } from './operation.ts';

/** The scope with which a call is made: reading or writing, everything or one kind of record. The first one says least. */
function scopesOf({ about, method }: Pick<Operation, 'about' | 'method'>): readonly string[] {
  if (about.kind === 'route' && about.route.scope !== undefined) return [about.route.scope];
  const isRead = method === 'GET';
  const name = about.kind === 'route' ? undefined : about.entity.name;
  return [
    ...(name === undefined ? [] : [...(isRead ? [`${name}:read`] : []), `${name}:write`]),
    ...(isRead ? ['read'] : []),
    'write',
  ];
}

/**
 * Refuses a program whose token opens less than the call needs, and people where only programs belong. What opens a call
 * never widens it: roles are asked after it.
 */
export function refuseScope(
  operation: Pick<Operation, 'about' | 'method'>,
  scopes: readonly string[] | undefined,
): Refusal | undefined {
  const isForPrograms = operation.about.kind === 'route' && operation.about.route.scope !== undefined;
  if (scopes === undefined) return isForPrograms ? no.notAllowed() : undefined;
  const needed = scopesOf(operation);
  return needed.some((scope) => scopes.includes(scope)) ? undefined : no.scopeMissing({ scope: certain(needed[0]) });
}
