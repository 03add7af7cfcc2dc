import type { Context } from '@homeport/engine';

/** The day it is, in UTC, as `2026-03-02`. */
export const todayOf = (ctx: Pick<Context, 'now'>): string =>
  ctx.now.toZonedDateTimeISO('UTC').toPlainDate().toString();
