import type { Registry } from 'prom-client';

export interface OutboxMetrics {
  delivered(event: string, milliseconds: number): void;
  failed(event: string, isGivenUp: boolean): void;
}

/** Counts what the outbox does, for `/metrics`. */
export async function outboxMetrics(registry: Registry): Promise<OutboxMetrics> {
  const { Counter, Histogram } = await import('prom-client');
  const registers = [registry];
  const delay = new Histogram({
    name: 'homeport_outbox_delay_seconds',
    help: 'From an event to the end of its reactions',
    labelNames: ['event'],
    buckets: [0.05, 0.1, 0.5, 1, 5, 30, 300, 3600],
    registers,
  });
  const failures = new Counter({
    name: 'homeport_outbox_failures_total',
    help: 'Reactions that failed and come back',
    labelNames: ['event'],
    registers,
  });
  const dead = new Counter({
    name: 'homeport_outbox_dead_total',
    help: 'Events given up after all attempts',
    labelNames: ['event'],
    registers,
  });
  return {
    delivered: (event, milliseconds) => delay.observe({ event }, milliseconds / 1000),
    failed: (event, isGivenUp) => (isGivenUp ? dead : failures).inc({ event }),
  };
}
