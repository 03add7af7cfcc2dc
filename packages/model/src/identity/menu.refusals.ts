import { defineRefusals } from '@homeport/grammar';

export const menuRefusals = defineRefusals('menus', {
  badPath: { kind: 'invalid', text: 'An entry leads to a page of the application.' },
});
