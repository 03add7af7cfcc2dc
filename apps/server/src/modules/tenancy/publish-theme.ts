import { handle } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { publishTheme, theme } from '@homeport/model/tenancy';

/** The version shown so far makes room first: the database holds that one is shown. */
export const publishThemeHandler = handle(publishTheme, async (ctx) => {
  const shown = await ctx.records(theme).find({ filter: { field: 'status', op: 'eq', value: 'PUBLISHED' }, limit: 1 });
  for (const { id } of shown) {
    const gone = await ctx.records(theme).move(id, 'status.withdraw');
    if (isRefusal(gone)) return gone;
  }
  return {};
});
