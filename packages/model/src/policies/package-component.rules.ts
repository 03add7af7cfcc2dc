import { defineRules } from '@homeport/grammar';
import { packageComponent } from './package-component.entity.ts';
import { policyRefusals as no } from './policies.refusals.ts';

/** A component is exactly what its kind says. */
export const packageComponentRules = defineRules(packageComponent, {
  check: ({ kind, benefit, serviceType, amount, currency }) => {
    const isWhole =
      kind === 'BENEFIT'
        ? benefit !== null && serviceType === null
        : kind === 'SERVICE'
          ? serviceType !== null && benefit === null
          : amount !== null && currency !== null && benefit === null && serviceType === null;
    return isWhole ? [] : [no.componentNeedsOne(undefined, 'kind')];
  },
});
