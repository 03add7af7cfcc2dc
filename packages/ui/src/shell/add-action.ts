import type { LucideIcon } from 'lucide-react';

/** Something the Add sheet starts. */
export interface AddAction {
  readonly key: string;
  readonly label: string;
  readonly description?: string;
  readonly icon: LucideIcon;
  readonly href: string;
}
