import { defineRefusals } from '@homeport/grammar';

export const exporterRefusals = defineRefusals('exporters', {
  cannotOpen: { kind: 'invalid', text: 'Their roles do not open exporters: {names}.' },
  noQuery: { kind: 'invalid', text: 'The data query is deactivated or cannot be seen.' },
  ownAlready: { kind: 'conflict', text: 'It runs with your rights already.' },
  mayNotExport: {
    kind: 'notAllowed',
    text: '{who} may not export “{records}”. Give them this right, or let somebody who has it run the exporter or take it over.',
  },
  noSuchRecords: { kind: 'invalid', text: 'There are no records called {name}.' },
});
