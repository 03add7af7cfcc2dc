import { defineScreen } from '@homeport/grammar';

export const newInitiation = defineScreen({
  name: 'newInitiation',
  on: 'initiation',
  kind: 'form',
  label: 'New Initiation',
  menu: 'cases',
  by: ['caseManager', 'hr', 'caseInitiator', 'client', 'administrator', 'master'],
  path: '/workspace/cases/initiation/new',
});
