// Written by `npm run derive` from the declarations of all domains.
import type { Domain } from '@homeport/grammar';
import { domain as banking } from './banking/domain.generated.ts';
import { domain as benefits } from './benefits/domain.generated.ts';
import { domain as cases } from './cases/domain.generated.ts';
import { domain as communication } from './communication/domain.generated.ts';
import { domain as content } from './content/domain.generated.ts';
import { domain as documents } from './documents/domain.generated.ts';
import { domain as exchange } from './exchange/domain.generated.ts';
import { domain as expenses } from './expenses/domain.generated.ts';
import { domain as identity } from './identity/domain.generated.ts';
import { domain as library } from './library/domain.generated.ts';
import { domain as money } from './money/domain.generated.ts';
import { domain as notifications } from './notifications/domain.generated.ts';
import { domain as organisation } from './organisation/domain.generated.ts';
import { domain as payments } from './payments/domain.generated.ts';
import { domain as people } from './people/domain.generated.ts';
import { domain as rates } from './rates/domain.generated.ts';
import { domain as reference } from './reference/domain.generated.ts';
import { domain as signing } from './signing/domain.generated.ts';
import { domain as sso } from './sso/domain.generated.ts';
import { domain as surveys } from './surveys/domain.generated.ts';
import { domain as tenancy } from './tenancy/domain.generated.ts';
import { domain as timeline } from './timeline/domain.generated.ts';
import { domain as travel } from './travel/domain.generated.ts';

export const domains: readonly Domain[] = [banking, benefits, cases, communication, content, documents, exchange, expenses, identity, library, money, notifications, organisation, payments, people, rates, reference, signing, sso, surveys, tenancy, timeline, travel];
