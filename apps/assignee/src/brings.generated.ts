// Written by `npm run derive` from the folders of this application.
import { brings as assistance } from './assistance/brings.ts';
import { brings as banking } from './banking/brings.ts';
import { brings as chat } from './chat/brings.ts';
import { brings as contacts } from './contacts/brings.ts';
import { brings as diary } from './diary/brings.ts';
import { brings as expenses } from './expenses/brings.ts';
import { brings as home } from './home/brings.ts';
import { brings as services } from './services/brings.ts';
import { brings as timeline } from './timeline/brings.ts';
import type { Brings } from './offline/brought.ts';

/** What the domains bring besides their pages. */
export const brought: readonly Brings[] = [assistance, banking, chat, contacts, diary, expenses, home, services, timeline];
