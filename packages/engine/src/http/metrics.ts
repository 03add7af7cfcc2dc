import { certain } from '@homeport/grammar';
import type { Registry } from 'prom-client';
import type { Admission } from './limits/admission.ts';

const bounds = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000] as const;

/** Adds figures of another part of the server, when somebody asks for the first time. */
export type AddFigures = (registry: Registry, library: typeof import('prom-client')) => void;

/** Plain counters on the hot path; they become metrics only when somebody asks. */
export interface Metrics {
  count(status: number, milliseconds: number): void;
  /** The text of `/metrics`. */
  text(): Promise<string>;
  readonly type: string;
  close(): void;
}

/**
 * Counters of answers by class of status and a histogram of their time, with the process's own figures. The library comes
 * with the first question; figures of the event loop and of collections begin there.
 */
export function metrics(admission: Admission, more: readonly AddFigures[] = []): Metrics {
  const classes = [0, 0, 0, 0, 0, 0];
  const buckets = new Array<number>(bounds.length + 1).fill(0);
  let sum = 0;
  const figures: Figures = { classes, buckets, sum: () => sum, admission };
  let registry: Promise<Registry> | undefined;
  return {
    count: (status, milliseconds) => {
      const c = Math.floor(status / 100);
      classes[c] = (classes[c] ?? 0) + 1;
      sum += milliseconds;
      let i = 0;
      while (i < bounds.length && milliseconds > certain(bounds[i])) i += 1;
      buckets[i] = certain(buckets[i]) + 1;
    },
    text: async () => {
      registry ??= openRegistry(figures, more);
      return (await registry).metrics();
    },
    // What the library's registries say of themselves.
    type: 'text/plain; version=0.0.4; charset=utf-8',
    close: () => void registry?.then((r) => r.clear()),
  };
}

interface Figures {
  readonly classes: readonly number[];
  readonly buckets: readonly number[];
  readonly sum: () => number;
  readonly admission: Admission;
}

async function openRegistry(
  { classes, buckets, sum, admission }: Figures,
  more: readonly AddFigures[],
): Promise<Registry> {
  const library = await import('prom-client');
  const { Counter, collectDefaultMetrics, Gauge, Registry } = library;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const add of more) add(registry, library);
  new Counter({
    name: 'homeport_http_answers_total',
    help: 'Answers by class of status.',
    labelNames: ['status'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [c, n] of classes.entries()) if (c > 0) this.inc({ status: `${c}xx` }, n);
    },
  });
  new Gauge({
    name: 'homeport_http_duration_milliseconds',
    help: 'Answers by time taken, cumulative: le is the upper bound in milliseconds.',
    labelNames: ['le'],
    registers: [registry],
    collect() {
      let all = 0;
      for (const [i, n] of buckets.entries()) {
        all += n;
        this.set({ le: bounds[i] === undefined ? '+Inf' : String(bounds[i]) }, all);
      }
    },
  });
  new Gauge({
    name: 'homeport_http_duration_sum_milliseconds',
    help: 'Time of all answers.',
    registers: [registry],
    collect() {
      this.set(sum());
    },
  });
  new Gauge({
    name: 'homeport_http_running',
    help: 'Calls being worked on.',
    registers: [registry],
    collect() {
      this.set(admission.running);
    },
  });
  new Gauge({
    name: 'homeport_http_places',
    help: 'Calls that may be worked on at the same time now.',
    registers: [registry],
    collect() {
      this.set(admission.limit);
    },
  });
  return registry;
}
