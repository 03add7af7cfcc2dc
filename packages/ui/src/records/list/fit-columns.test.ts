import { defineEntity, f } from '@homeport/grammar';
