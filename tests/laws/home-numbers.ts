import { kebab } from '@homeport/grammar';
import type { Home, HomeCard } from '@homeport/model/home';
import type { Homeport } from '../support/homeport.ts';

/**
 * What the home of somebody says otherwise than the lists it leads to: each number, the first of its groups, and that rows are shown where there
 * are any. `as`: an access token; `place` names the company in paths. Answers the cards as well.
 */
export async function homeFaults(
  port: Homeport,
  who: string,
  as: string,
  place = '',
): Promise<{ readonly cards: Home['cards']; readonly faults: readonly unknown[] }> {
  const get = async (what: string) => {
    const { status, body } = await port.call('GET', `${place}${what}`, { as });
    if (status !== 200) throw new Error(`${who}: ${what} ${status} ${JSON.stringify(body).slice(0, 300)}`);
    return body;
  };
  const { cards } = (await get('work/home')) as Home;
  const faults: unknown[] = [];
  for (const card of cards) {
    const total = async (extra: readonly object[] = []): Promise<number> => {
      const filter = encodeURIComponent(JSON.stringify({ all: [...card.where, ...extra] }));
      return (await get(`fe/${kebab(card.on)}/search?size=1&total=exact&filter=${filter}`)).totalElements;
    };
    const listed = await total();
    if (card.count !== listed) faults.push([who, card.name, card.count, listed]);
    if (card.rows !== undefined && card.rows.length > 0 !== card.count > 0) faults.push([who, card.name, 'rows']);
    faults.push(...(await groupFaults(card, total)));
  }
  return { cards, faults };
}

async function groupFaults(card: HomeCard, total: (extra: readonly object[]) => Promise<number>): Promise<unknown[]> {
  if (!card.groups) return [];
  const sum = card.groups.reduce((all, { count }) => all + count, 0);
  const whole = sum === card.count ? [] : [[card.name, sum, card.count]];
  const [first] = card.groups;
  if (!first || card.by === undefined) return whole;
  const only = first.key === null ? { field: card.by, op: 'null' } : { field: card.by, op: 'in', value: [first.key] };
  const listed = await total([only]);
  return first.count === listed ? whole : [...whole, [card.name, first, listed]];
}
