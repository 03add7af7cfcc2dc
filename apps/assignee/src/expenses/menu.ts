import { Camera, Wallet } from 'lucide-react';
import type { DomainMenu } from '../shell/domain-menu.ts';

/** Expenses, and a receipt that is photographed. */
export const menu: DomainMenu = {
  places: [
    {
      code: 'expenses',
      word: 'menu.expenses',
      href: '/dashboard/list',
      icon: Wallet,
      order: 70,
      tab: { of: 'myMove', order: 3, always: true },
    },
  ],
  adds: [
    {
      word: 'add.photo',
      description: 'add.photoText',
      icon: Camera,
      order: 10,
      right: 'caseExpenseBatch.create',
      href: '/dashboard/quick-expense',
    },
  ],
  below: { expenses: ['/dashboard/expense-reports', '/dashboard/batch', '/dashboard/quick-expense'] },
  withHelp: ['/dashboard/list', '/dashboard/expense-reports'],
};
