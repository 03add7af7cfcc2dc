import { currency, defineCatalogue, defineEntity, derived, money, ref, text } from '@homeport/grammar';
import { describe, expect, test } from 'vitest';
import { defineFacts, each, type FactsLoader, its, type Sources } from '../facts.ts';
import { followersAmong } from './sources.ts';

const access = { clerk: { do: 'everything' } } as const;
const paper = defineEntity({
  name: 'paper',
  label: 'Paper',
  plural: 'Papers',
  title: ['name'],
  fields: {
    name: text('Name'),
    currency: currency('Currency'),
    total: derived(money('Total')),
    rest: derived(money('Rest')),
  },
  access,
});
const line = defineEntity({
  name: 'line',
  label: 'Line',
  plural: 'Lines',
  title: ['name'],
  fields: {
    name: text('Name'),
    paper: ref('Paper', 'paper'),
    amount: money('Amount'),
    currency: currency('Currency'),
    share: derived(money('Share')),
  },
  access,
});
const part = defineEntity({
  name: 'part',
  label: 'Part',
  plural: 'Parts',
  title: ['name'],
  fields: {
    name: text('Name'),
    line: ref('Line', 'line'),
    worth: derived(money('Worth')),
    currency: currency('Currency'),
  },
  access,
});
const catalogue = defineCatalogue([
  {
    name: 'papers',
    entities: [paper, line, part],
    refusals: [],
    rules: [],
    actions: [],
    routes: [],
    events: [],
    screens: [],
  },
]);
const facts = (entity: typeof paper | typeof line | typeof part, sources: Sources): FactsLoader =>
  defineFacts<typeof entity>(entity, async () => ({}), sources);
const bind = (...loaders: FactsLoader[]) => followersAmong(catalogue, loaders);

describe('who follows whom', () => {
  test('is known by the entity that is followed, sources before those who follow them', () => {
    const followers = bind(
      facts(paper, { from: { lines: each(line, 'paper', ['share']) } }),
      facts(line, { from: { parts: each(part, 'line', ['worth']) } }),
    );
    const [ofPart, ofLine] = [followers.get('part')?.[0], followers.get('line')?.[0]];
    expect([ofPart?.entity, ofLine?.entity]).toEqual([line, paper]);
    expect([ofPart?.gives, ofLine?.gives]).toEqual([['share'], ['total', 'rest']]);
    expect(ofPart?.rank).toBeLessThan(ofLine?.rank ?? 0);
  });

  test('may go both ways between two entities, as long as no field comes back to itself', () => {
    const lines = each(line, 'paper', ['share'], ['total']);
    expect(() =>
      bind(
        facts(paper, { from: { lines } }),
        facts(line, { from: { paper: its(paper, 'paper', ['currency', 'rest']) } }),
      ),
    ).not.toThrow();
  });
});

describe('a server does not start', () => {
  test('where derived fields follow each other in a circle, and the circle is named', () => {
    expect(() =>
      bind(
        facts(paper, { from: { lines: each(line, 'paper', ['amount', 'share'], ['total']) } }),
        facts(line, { from: { paper: its(paper, 'paper', ['total']) } }),
      ),
    ).toThrow('derived fields follow each other in a circle: paper.total follows line.share follows paper.total');
  });

  test.each<[string, Sources]>([
    ['which is not declared', { from: { lines: { of: 'line', by: 'paper', fields: ['price'] } } }],
    ['which is not declared', { looksUp: { line: ['price'] } }],
    ['which is not derived', { from: { lines: { of: 'line', by: 'paper', fields: [], gives: ['name'] } } }],
    ['which does not lead to one paper', { from: { lines: { of: 'line', by: 'amount', fields: [] } } }],
    ['which does not lead to one paper', { from: { parts: { of: 'part', by: 'line', fields: [] } } }],
  ])('where a source names something %s', (fault, sources) => {
    expect(() => bind(facts(paper, sources))).toThrow(fault);
  });
});
