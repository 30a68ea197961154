import type { Catalog } from '../areas.ts';
import { messages as account } from './account.ts';
import { messages as card } from './card.ts';
import { messages as cardPage } from './card-page.ts';
import { messages as dashboard } from './dashboard.ts';
import { messages as errors } from './errors.ts';
import { messages as mail } from './mail.ts';
import { messages as pages } from './pages.ts';
import { messages as share } from './share.ts';
import { messages as site } from './site.ts';
import { messages as studio } from './studio.ts';

export const catalog: Catalog = {
  account,
  card,
  'card-page': cardPage,
  dashboard,
  errors,
  mail,
  pages,
  share,
  site,
  studio,
};
