import type { RoleKey } from '../role-presets/door.generated.ts';
import type { CommentAudience } from './comment-audiences.data.ts';

/** Widest first: what a role that writes may choose to whom it speaks; each can read what it has written. */
const mayChoose: Partial<Readonly<Record<RoleKey, readonly CommentAudience[]>>> = {
  caseManager: ['TEAM', 'HR', 'VENDOR', 'ASSIGNEE'],
  administrator: ['TEAM', 'HR', 'VENDOR', 'ASSIGNEE'],
  master: ['TEAM', 'HR', 'VENDOR', 'ASSIGNEE'],
  hr: ['HR', 'ASSIGNEE'],
  vendor: ['VENDOR', 'ASSIGNEE'],
  assignee: ['ASSIGNEE'],
};

/** The audiences that callers with these roles may write for, narrowest first. */
export function audiencesFor(roles: readonly string[]): CommentAudience[] {
  const order: readonly CommentAudience[] = ['TEAM', 'HR', 'VENDOR', 'ASSIGNEE'];
  const mine = new Set(roles.flatMap((role) => mayChoose[role as RoleKey] ?? []));
  return order.filter((audience) => mine.has(audience));
}
/** Whom a remark is for: what was asked for when it is allowed, else the narrowest; undefined when it is not allowed. */
export function audienceOf(roles: readonly string[], wanted: string | null | undefined): CommentAudience | undefined {
  const open = audiencesFor(roles);
  return wanted ? open.find((audience) => audience === wanted) : open[0];
}
