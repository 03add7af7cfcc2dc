import { defineRules, type Facts, type Refusal } from '@homeport/grammar';
import { checkGivenRoles } from '../identity/door.generated.ts';
import { apiClient } from './api-client.entity.ts';
import { apiClientRefusals as no } from './api-clients.refusals.ts';

/** What the server knows when an API client is saved. */
export interface ApiClientFacts extends Facts {
  /** Names of all kinds of record that the API shows. */
  readonly kinds: readonly string[];
  /** Role keys of who saves; absent when the system does. */
  readonly mine?: readonly string[];
  /** Role keys the client would have, and had. */
  readonly given: readonly string[];
  readonly before: readonly string[];
}

/** Scopes that are not about one kind of record, with what they open. */
export const apiScopes = {
  read: 'Read everything that the roles of the client may read',
  write: 'Read and write everything that the roles of the client may',
  scim: 'Read and write users and groups by SCIM 2.0',
} as const;

/** The words of a list of scopes, each once. */
export const scopesIn = (text: string): string[] => [...new Set(text.split(/\s+/).filter((word) => word !== ''))];

/** Whether one of the scopes that were given includes this one. */
export function includesScope(given: readonly string[], scope: string): boolean {
  if (given.includes(scope)) return true;
  if (scope === 'scim') return false;
  const [kind = '', deed] = scope.includes(':') ? scope.split(':') : ['', scope];
  if (given.includes('write')) return true;
  return deed === 'read' && (given.includes('read') || (kind !== '' && given.includes(`${kind}:write`)));
}

const isScope = (word: string, kinds: readonly string[]): boolean => {
  const [kind = '', deed, ...rest] = word.split(':');
  if (deed === undefined) return Object.hasOwn(apiScopes, word);
  return rest.length === 0 && (deed === 'read' || deed === 'write') && kinds.includes(kind);
};

/** Scopes are words that exist, and nobody gives a program more rights than their own. */
export const apiClientRules = defineRules<typeof apiClient, ApiClientFacts>(apiClient, {
  check: ({ scopes }, _, { kinds, mine, given, before }) => {
    const words = scopesIn(scopes);
    const unknown = words.find((word) => !isScope(word, kinds));
    const problems: (Refusal | undefined)[] = [
      unknown === undefined ? undefined : no.unknownScope({ scope: unknown }, 'scopes'),
      words.length === 0 ? no.unknownScope({ scope: '' }, 'scopes') : undefined,
      mine ? checkGivenRoles(mine, given, before) : undefined,
    ];
    return problems.filter((problem) => problem !== undefined);
  },
});
