import { defineRefusals } from '@homeport/grammar';

export const exporterRefusals = defineRefusals('exporters', {
  cannotOpen: { kind: 'invalid', text: 'Their roles do not open exporters: {names}.' },
  noQuery: { kind: 'invalid', text: 'The data query is deactivated or cannot be seen.' },
  ownAlready: { kind: 'conflict', text: 'It runs with your rights already.' },
  noSuchRecords: { kind: 'invalid', text: 'There are no records called {name}.' },
});
