import type { Catalog } from '../areas.ts';
import { messages as account } from './account.ts';
import { messages as card } from './card.ts';
import { messages as cardPage } from './card-page.ts';
import { messages as categories } from './categories.ts';
import { messages as dashboard } from './dashboard.ts';
import { messages as errors } from './errors.ts';
import { messages as gallery } from './gallery.ts';
import { messages as home } from './home.ts';
import { messages as mail } from './mail.ts';
import { messages as pages } from './pages.ts';
import { messages as share } from './share.ts';
import { messages as signin } from './signin.ts';
import { messages as site } from './site.ts';
import { messages as studio } from './studio.ts';

export const catalog: Catalog = {
  account,
  card,
  'card-page': cardPage,
  dashboard,
  errors,
  home,
  gallery,
  categories,
  signin,
  mail,
  pages,
  share,
  site,
  studio,
};
