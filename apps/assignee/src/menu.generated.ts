// Written by `npm run derive` from the folders of this application.
import { menu as assistance } from './assistance/menu.ts';
import { menu as assistant } from './assistant/menu.ts';
import { menu as banking } from './banking/menu.ts';
import { menu as calls } from './calls/menu.ts';
import { menu as chat } from './chat/menu.ts';
import { menu as contacts } from './contacts/menu.ts';
import { menu as diary } from './diary/menu.ts';
import { menu as documents } from './documents/menu.ts';
import { menu as expenses } from './expenses/menu.ts';
import { menu as forms } from './forms/menu.ts';
import { menu as help } from './help/menu.ts';
import { menu as helpDesk } from './help-desk/menu.ts';
import { menu as home } from './home/menu.ts';
import { menu as library } from './library/menu.ts';
import { menu as lumpSum } from './lump-sum/menu.ts';
import { menu as payments } from './payments/menu.ts';
import { menu as profile } from './profile/menu.ts';
import { menu as services } from './services/menu.ts';
import { menu as shell } from './shell/menu.ts';
import { menu as signing } from './signing/menu.ts';
import { menu as timeline } from './timeline/menu.ts';
import { menu as travel } from './travel/menu.ts';
import { menu as widgets } from './widgets/menu.ts';
import type { DomainMenu } from './shell/domain-menu.ts';

/** What the domains bring to the menu and the frame. */
export const menus: readonly DomainMenu[] = [assistance, assistant, banking, calls, chat, contacts, diary, documents, expenses, forms, help, helpDesk, home, library, lumpSum, payments, profile, services, shell, signing, timeline, travel, widgets];
