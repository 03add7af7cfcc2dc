// Written by `npm run derive`: the door of the domain.
export * from './company-account.entity.ts';
export * from './expense-payment.entity.ts';
export * from './four-eyes.rules.ts';
export * from './grouping.rules.ts';
export * from './pain001.rules.ts';
export * from './payment-batch.entity.ts';
export * from './payment-batch.rules.ts';
export * from './payment-file.rules.ts';
export * from './payment-rows.rules.ts';
export * from './payments.actions.ts';
export * from './payments.events.ts';
export * from './payments.refusals.ts';
export * from './payments.routes.ts';
export * from './reference.rules.ts';
export * from './transliterate.rules.ts';
export * from './transliteration.data.ts';
export * from './xml.rules.ts';
