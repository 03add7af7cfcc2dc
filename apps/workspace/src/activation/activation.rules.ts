import { type ActivationLine, type ActivationStep, activationSteps } from '@homeport/model/organisation';

export interface StepShown {
  readonly step: ActivationStep;
  readonly state: 'done' | 'current' | 'coming' | 'stopped';
  /** Seconds it took, to the tenth, or takes so far; null before it begins. */
  readonly seconds: number | null;
  /** What it did, without its beginning and end. */
  readonly did: readonly ActivationLine[];
}

const second = 1000;
const at = (line: ActivationLine | undefined): number => (line ? Date.parse(line.created) : Number.NaN);

/** The eight steps as the log and the status tell them; `now` in epoch milliseconds. */
export function stepsOf(status: string, lines: readonly ActivationLine[], now: number): StepShown[] {
  return activationSteps.map((step): StepShown => {
    const own = lines.filter((line) => line.step === step);
    const done = own.find(({ what }) => what === 'DONE');
    const begun = own.findLast(({ what }) => what === 'BEGUN' || what === 'RESUMED');
    const isCurrent = status === step && step !== 'COMPLETED';
    const isStopped = status === 'FAILED' && !done && own.some(({ what }) => what === 'FAILED');
    const since = isCurrent && begun ? Math.max(0, Math.floor((now - at(begun)) / second)) : null;
    return {
      step,
      state: done ? 'done' : isCurrent ? 'current' : isStopped ? 'stopped' : 'coming',
      seconds: done?.seconds ? Math.round(Number(done.seconds) * 10) / 10 : since,
      did: own.filter(({ what }) => what !== 'BEGUN' && what !== 'DONE'),
    };
  });
}

/** Whole seconds from the first line to the last, or to now while it runs. */
export function elapsed(lines: readonly ActivationLine[], isRunning: boolean, now: number): number {
  const from = at(lines[0]);
  const to = isRunning ? now : at(lines.at(-1));
  return Number.isNaN(from) ? 0 : Math.max(0, Math.round((to - from) / second));
}
