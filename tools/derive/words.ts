import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Catalogue, type Domain, wordsOf } from '@homeport/grammar';

const languages = ['es', 'fr'] as const;

/** Texts that a domain declares and that its Spanish or French catalogue lacks, has too many of, or has left empty. */
export async function missingWords(root: string, catalogue: Catalogue): Promise<string[]> {
  const findings: string[] = [];
  for (const domain of catalogue.domains) {
    const wanted = wordsOfDomain(domain, catalogue);
    for (const language of languages) {
      const path = `packages/model/src/${domain.name}/${language}.json`;
      const known = await readWords(join(root, path));
      if (known === undefined) {
        if (wanted.length > 0) findings.push(`${path} is missing (${wanted.length} texts)`);
        continue;
      }
      const missing = wanted.filter((key) => !known[key]?.trim());
      const tooMany = Object.keys(known).filter((key) => !wanted.includes(key));
      if (missing.length > 0)
        findings.push(`${path} lacks ${missing.length} of ${wanted.length}: ${missing.join(', ')}`);
      if (tooMany.length > 0) findings.push(`${path} has what nothing declares: ${tooMany.join(', ')}`);
    }
  }
  return findings;
}

async function readWords(path: string): Promise<Record<string, string> | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Record<string, string>);
}

/** Keys of one domain alone; texts of common fields are not the domain's. */
function wordsOfDomain(domain: Domain, catalogue: Catalogue): string[] {
  const { entities, actions, routes, events, screens, cards = [], calculations = [] } = domain;
  const refusals = new Map(
    domain.refusals.flatMap((set) =>
      Object.entries(set.$specs).map(([name, spec]) => [`${set.$domain}.${name}`, spec]),
    ),
  );
  const words = wordsOf({ ...catalogue, entities, actions, routes, events, screens, cards, calculations, refusals });
  return Object.keys(words).filter((key) => !key.startsWith('common.'));
}
