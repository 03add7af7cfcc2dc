import {
  Ban,
  CalendarClock,
  Circle,
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock3,
  FileWarning,
  Forward,
  Hourglass,
  type LucideIcon,
  PauseCircle,
  Send,
  TriangleAlert,
} from 'lucide-react';

/** The six tones a status may have. Colour is never the only sign: icon and word come with it. */
export type Tone = 'neutral' | 'info' | 'warning' | 'success' | 'danger' | 'accent';
export interface StatusLook {
  readonly tone: Tone;
  readonly icon: LucideIcon;
}
const plain: Readonly<Record<Tone, LucideIcon>> = {
  neutral: Circle,
  info: Clock3,
  warning: Hourglass,
  success: CircleCheck,
  danger: CircleX,
  accent: Circle,
};
const words: Readonly<Record<Exclude<Tone, 'accent'>, readonly string[]>> = {
  neutral: [
    'not initiated',
    'open',
    'cancelled',
    'inactive',
    'purge complete',
    'draft',
    'not started',
    'closed',
    'created',
  ],
  info: [
    'pending',
    'requested',
    'applied',
    'scheduled',
    'sent',
    'in progress',
    'in payment',
    'quote submitted',
    'submitted',
    'running',
    'queued',
    'new',
    'posted',
    'released',
    'invited',
  ],
  warning: [
    'awaiting approval',
    'delegated',
    'escalated',
    'on hold',
    'hold',
    'expiring',
    'needs recalculating',
    'partially approved',
    'waiting',
    'locked',
    'due',
    'unapproved',
  ],
  success: [
    'approved',
    'signed',
    'completed',
    'complete',
    'paid',
    'booked',
    'fully recovered',
    'active',
    'done',
    'verified',
    'valid',
    'finished',
    'confirmed',
    'delivered',
  ],
  danger: [
    'rejected',
    'overdue',
    'missing receipt',
    'critical',
    'lost',
    'loss',
    'failed',
    'expired',
    'over limit',
    'blocked',
    'error',
    'returned',
  ],
};
const icons: Readonly<Record<string, LucideIcon>> = {
  cancelled: Ban,
  inactive: Ban,
  scheduled: CalendarClock,
  sent: Send,
  submitted: Send,
  delegated: Forward,
  escalated: CircleAlert,
  onhold: PauseCircle,
  hold: PauseCircle,
  expiring: TriangleAlert,
  needsrecalculating: TriangleAlert,
  missingreceipt: FileWarning,
  overdue: CircleAlert,
  critical: CircleAlert,
};
/** `AWAITING_APPROVAL`, `awaitingApproval` and "Awaiting approval" are the same state. */
const bare = (state: string) => state.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const toneByState = new Map<string, Tone>(
  Object.entries(words).flatMap(([tone, states]) => states.map((state) => [bare(state), tone as Tone] as const)),
);

/** Tone and icon of a state by its English name or its key: one map for both apps. Unknown states are neutral. */
export function statusLook(state: string, tone?: Tone): StatusLook {
  const key = bare(state);
  const found = tone ?? toneByState.get(key) ?? 'neutral';
  return { tone: found, icon: icons[key] ?? plain[found] };
}
