import { answer, type Module } from '@homeport/engine';
import type { SumsSource } from '@homeport/engine/sums';
import { home } from '@homeport/model/home';
import type { Services } from '../../services.ts';
import { homeOf } from './home-of.ts';

/** What somebody finds when they come in. `figures`: where lists are counted. */
export const homeModule = ({ catalogue }: Pick<Services, 'catalogue'>, figures: SumsSource): Module => ({
  name: 'home',
  routes: [answer(home, (ctx) => homeOf(ctx, catalogue, figures))],
});
