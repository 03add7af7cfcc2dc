import type { Context } from '@homeport/engine';
import { sentence } from '@homeport/engine/exchange';
import type { Entity, Refusal } from '@homeport/grammar';
import type { Services } from '../../services.ts';

/** Why one record was refused, in the caller's language. */
export function refusalText(
  ctx: Context,
  { textOf }: Pick<Services, 'textOf'>,
  entity: Entity,
  refusal: Refusal,
): string {
  const { locale } = ctx.me;
  const labelOf = ({ field, params }: Refusal): string | undefined => {
    const english = params?.label;
    // A comparison is about another field than the one it stands in.
    const key = typeof params?.labelOf === 'string' ? params.labelOf : `${entity.name}.${field?.split('.')[0]}`;
    const text = field ? textOf(key, {}, locale) : key;
    return text === key ? (typeof english === 'string' ? english : undefined) : text;
  };
  const problems = refusal.problems?.length ? refusal.problems : [refusal];
  return problems.map((one) => sentence(one, { locale, dateFormat: '', textOf }, labelOf(one))).join(' ');
}
