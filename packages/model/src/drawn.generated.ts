// Written by `npm run derive` from the declarations of all domains.
import type { Domain } from '@homeport/grammar';
import { domain as banking } from './banking/drawn.generated.ts';
import { domain as benefits } from './benefits/drawn.generated.ts';
import { domain as cases } from './cases/drawn.generated.ts';
import { domain as communication } from './communication/drawn.generated.ts';
import { domain as content } from './content/drawn.generated.ts';
import { domain as documents } from './documents/drawn.generated.ts';
import { domain as exchange } from './exchange/drawn.generated.ts';
import { domain as expenses } from './expenses/drawn.generated.ts';
import { domain as identity } from './identity/drawn.generated.ts';
import { domain as library } from './library/drawn.generated.ts';
import { domain as money } from './money/drawn.generated.ts';
import { domain as notifications } from './notifications/drawn.generated.ts';
import { domain as organisation } from './organisation/drawn.generated.ts';
import { domain as payments } from './payments/drawn.generated.ts';
import { domain as people } from './people/drawn.generated.ts';
import { domain as rates } from './rates/drawn.generated.ts';
import { domain as reference } from './reference/drawn.generated.ts';
import { domain as signing } from './signing/drawn.generated.ts';
import { domain as sso } from './sso/drawn.generated.ts';
import { domain as surveys } from './surveys/drawn.generated.ts';
import { domain as tenancy } from './tenancy/drawn.generated.ts';
import { domain as timeline } from './timeline/drawn.generated.ts';
import { domain as travel } from './travel/drawn.generated.ts';

export const domains: readonly Domain[] = [banking, benefits, cases, communication, content, documents, exchange, expenses, identity, library, money, notifications, organisation, payments, people, rates, reference, signing, sso, surveys, tenancy, timeline, travel];
