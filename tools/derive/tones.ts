import type { Catalogue, FieldOf } from '@homeport/grammar';
import type { Derived } from './derived-files.ts';

/**
 * The tone of every state by entity and lifecycle, each a constant of its own, so that an app carries no others than its pages
 * take: a page by hand loads no declarations, and a state has one colour on it and on the generated pages.
 */
export function deriveTones(catalogue: Pick<Catalogue, 'entities'>): Derived {
  const lines = catalogue.entities
    .filter((entity) => !entity.internal)
    .flatMap((entity) =>
      Object.entries(entity.fields)
        .filter((one): one is [string, FieldOf<'lifecycle'>] => one[1].type === 'lifecycle')
        .map(([name, { states }]) => {
          const tones = Object.entries(states).map(([state, { tone }]) => `${state}: '${tone ?? 'neutral'}'`);
          const of = `${entity.name}${name.charAt(0).toUpperCase()}${name.slice(1)}Tones`;
          return `export const ${of} = { ${tones.join(', ')} } as const;`;
        }),
    );
  const text = [
    '// Written by `npm run derive` from the declarations of all domains: the tone of each state.',
    ...lines.sort(),
    '',
  ].join('\n');
  return { path: 'packages/model/src/catalogue/tones.generated.ts', text };
}
