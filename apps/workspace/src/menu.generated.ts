// Written by `npm run derive` from the folders of this application.
import { menu as admin } from './admin/menu.ts';
import { menu as approvals } from './approvals/menu.ts';
import { menu as batchUpdates } from './batch-updates/menu.ts';
import { menu as bin } from './bin/menu.ts';
import { menu as calls } from './calls/menu.ts';
import { menu as cases } from './cases/menu.ts';
import { menu as chat } from './chat/menu.ts';
import { menu as configuration } from './configuration/menu.ts';
import { menu as costing } from './costing/menu.ts';
import { menu as directory } from './directory/menu.ts';
import { menu as documents } from './documents/menu.ts';
import { menu as finance } from './finance/menu.ts';
import { menu as helpDesk } from './help-desk/menu.ts';
import { menu as home } from './home/menu.ts';
import { menu as noticeTexts } from './notice-texts/menu.ts';
import { menu as payments } from './payments/menu.ts';
import { menu as profile } from './profile/menu.ts';
import { menu as themes } from './themes/menu.ts';
import { menu as why } from './why/menu.ts';
import { menu as work } from './work/menu.ts';
import type { DomainMenu } from './frame/domain-menu.ts';

/** What the domains bring to the menu. */
export const menus: readonly DomainMenu[] = [admin, approvals, batchUpdates, bin, calls, cases, chat, configuration, costing, directory, documents, finance, helpDesk, home, noticeTexts, payments, profile, themes, why, work];
