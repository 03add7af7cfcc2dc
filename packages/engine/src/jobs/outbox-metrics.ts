import { sql } from 'kysely';
import type { AddFigures } from '../http/metrics.ts';
import type { Store } from '../store/store.ts';

/** Counts what the outbox does. Plain numbers until somebody asks for them at `/metrics`. */
export interface OutboxMetrics {
  delivered(event: string, milliseconds: number): void;
  failed(event: string, isGivenUp: boolean): void;
  readonly figures: AddFigures;
}
interface State {
  readonly waiting: number;
  readonly dead: number;
  /** Seconds. */
  readonly oldest: number;
}

/** What this node delivered, and how much lies in the outbox for all of them. */
export function outboxMetrics(store: Pick<Store, 'open'>): OutboxMetrics {
  const [delivered, seconds, failures, dead] = [0, 1, 2, 3].map(() => new Map<string, number>()) as [
    Counts,
    Counts,
    Counts,
    Counts,
  ];
  return {
    delivered: (event, milliseconds) => {
      add(delivered, event, 1);
      add(seconds, event, milliseconds / 1000);
    },
    failed: (event, isGivenUp) => add(isGivenUp ? dead : failures, event, 1),
    figures: (registry, { Counter, Gauge }) => {
      const counter = (name: string, help: string, counts: Counts): void => {
        new Counter({
          name: `homeport_outbox_${name}_total`,
          help,
          labelNames: ['event'],
          registers: [registry],
          collect() {
            this.reset();
            for (const [event, count] of counts) this.inc({ event }, count);
          },
        });
      };
      counter('delivered', 'Events that were acted on.', delivered);
      counter('delay_seconds', 'From an event to the end of its reactions, added up.', seconds);
      counter('failures', 'Reactions that failed and come back.', failures);
      counter('dead', 'Events given up after all attempts.', dead);
      new Gauge({
        name: 'homeport_outbox_events',
        help: 'Events that wait, and that were given up and nobody has looked at.',
        labelNames: ['state'],
        registers: [registry],
        async collect() {
          const now = await stateOf(store);
          this.set({ state: 'waiting' }, now.waiting);
          this.set({ state: 'dead' }, now.dead);
          oldest.set(now.oldest);
        },
      });
      const oldest = new Gauge({
        name: 'homeport_outbox_oldest_seconds',
        help: 'Age of the oldest event that waits; of one with a time of its own, since that time.',
        registers: [registry],
      });
    },
  };
}

type Counts = Map<string, number>;
const add = (counts: Counts, event: string, by: number): void => void counts.set(event, (counts.get(event) ?? 0) + by);

async function stateOf(store: Pick<Store, 'open'>): Promise<State> {
  const [state] = await store.open(sql<State>`select waiting, dead, oldest from engine.outbox_state()`);
  return state ?? { waiting: 0, dead: 0, oldest: 0 };
}
