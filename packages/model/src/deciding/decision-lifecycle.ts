import type { LifecycleSpec } from '@homeport/grammar';

/** The states in which a step is open to whoever is asked. */
export const openStates = ['OPEN', 'DELEGATED', 'ESCALATED', 'ON_HOLD'] as const;
/** Those in which somebody has decided it. */
const decidedStates = ['APPROVED', 'REJECTED', 'SKIPPED'] as const;

const decided = { decidedBy: '$me', decidedAt: '$now' } as const;
/** All of it is done by `decide.ts` and the clock, with the record locked: people perform the actions. */
const system = { by: [], system: true } as const;

/** One step of a decision: it waits for those before it, is open, perhaps handed on or held, and decided, or no longer needed. */
export const decisionLifecycle = {
  initial: 'WAITING',
  states: {
    WAITING: { label: 'Waits for the steps before', tone: 'neutral' },
    OPEN: { label: 'To decide', tone: 'warning' },
    DELEGATED: { label: 'Delegated', tone: 'warning' },
    ESCALATED: { label: 'Escalated', tone: 'warning' },
    ON_HOLD: { label: 'On hold', tone: 'warning' },
    APPROVED: { label: 'Approved', tone: 'success', final: true },
    REJECTED: { label: 'Rejected', tone: 'danger', final: true },
    SKIPPED: { label: 'Skipped', tone: 'neutral', final: true },
    CANCELLED: { label: 'No longer needed', tone: 'neutral', final: true },
  },
  transitions: {
    open: { label: 'Open', from: ['WAITING'], to: 'OPEN', ...system },
    settle: { label: 'Approve', from: openStates, to: 'APPROVED', ...system, stamps: decided },
    refuse: { label: 'Reject', from: openStates, to: 'REJECTED', ...system, stamps: decided },
    leaveOut: { label: 'Skip', from: openStates, to: 'SKIPPED', ...system, stamps: decided },
    handOn: { label: 'Delegate', from: openStates, to: 'DELEGATED', ...system },
    raise: { label: 'Escalate', from: openStates, to: 'ESCALATED', ...system },
    suspend: { label: 'Hold', from: ['OPEN', 'DELEGATED', 'ESCALATED'], to: 'ON_HOLD', ...system },
    resume: { label: 'Release', from: ['ON_HOLD'], to: 'OPEN', ...system },
    cancel: { label: 'Drop', from: ['WAITING', ...openStates], to: 'CANCELLED', ...system },
    reopen: { label: 'Open again', from: decidedStates, to: 'OPEN', ...system },
    wait: { label: 'Wait again', from: [...openStates, 'CANCELLED'], to: 'WAITING', ...system },
  },
} as const satisfies LifecycleSpec;
