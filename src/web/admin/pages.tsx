import { Resolver } from 'node:dns/promises';
import type { ReactNode } from 'react';
import { firstLanguage } from '#content/languages/languages.ts';
import { listSignInMethods } from '#server/accounts/sign-in-methods/read.ts';
import type { AccountViewer } from '#server/auth/viewer.ts';
import { parseCardId } from '#server/cards/types.ts';
import type { PageRequest } from '#server/db/keyset.ts';
import { countHour } from '#server/deliveries/claim.ts';
import { dayMs } from '#server/deliveries/limits.ts';
import { titleOf } from '#server/designs/find.ts';
import {
  countWaitingDesigns,
  findReviewedDesign,
  listHiddenDesigns,
  listWaitingDesigns,
  type WaitingDesign,
} from '#server/designs/review.ts';
import { checkMail } from '#server/mail/mail-check.ts';
import {
  countPendingMail,
  countSite,
  findAccount,
  findCardCase,
  findCards,
  listAuditLog,
  listFailedMail,
  listHiddenCards,
  listMessages,
  listPendingMail,
  listReports,
} from '#server/operator/read.ts';
import { listMailSenders, listSuppressions, readDeliveryFigures } from '#server/operator/read-deliveries.ts';
import type { Services } from '#server/services.ts';
import { AccountSearch } from './account-search.tsx';
import { CardSearch } from './card-search.tsx';
import { DeliveryPart, MailCheck, MailSenders, SuppressionList } from './delivery-lists.tsx';
import { DesignReview, type ReviewedDesign } from './design-review.tsx';
import { AuditList, FailedMailList, MessageList, ReportList, WaitingMailList } from './lists.tsx';
import { FileCommands, Overview } from './overview.tsx';

/** Items of one page of a list. */
const perPage = 25;

/** Mails that wait are many only while the mail server is away, and then they are all alike. */
const waitingShown = 50;

/** Cards of one account that are shown. */
const cardsShown = 100;

interface PageInput {
  readonly services: Services;
  readonly viewer: AccountViewer;
  readonly query: URLSearchParams;
}

interface AdminPlace {
  readonly title: string;
  show(input: PageInput): Promise<ReactNode>;
}

/** Every page for operators, by its path. */
export const adminPages: Readonly<Record<string, AdminPlace>> = {
  '/admin': {
    title: 'Overview',
    async show({ services: { db, config } }) {
      const { delivery } = config;
      const shown = delivery && { ...delivery, lastHour: await countHour(db, new Date()) };
      return <Overview counts={await countSite(db)} delivery={shown} />;
    },
  },
  '/admin/delivery': {
    title: 'Mail to receivers',
    async show({ services: { db, config, deliveryKey } }) {
      const now = new Date();
      return (
        <>
          <DeliveryPart
            figures={await readDeliveryFigures(db, now)}
            perHour={config.delivery?.perHour ?? null}
          />
          <MailSenders senders={await listMailSenders(db, new Date(now.getTime() - dayMs))} />
          <SuppressionList items={await listSuppressions(db, deliveryKey)} />
        </>
      );
    },
  },
  '/admin/reports': {
    title: 'Reports',
    async show({ services, query }) {
      const state = query.get('state') === 'closed' ? 'closed' : 'open';
      return <ReportList page={await listReports(services.db, state, pageOf(query))} state={state} />;
    },
  },
  '/admin/designs': { title: 'Designs', show: showDesigns },
  '/admin/cards': { title: 'Cards', show: showCards },
  '/admin/accounts': {
    title: 'Accounts',
    async show({ services: { db }, query }) {
      const search = textOf(query, 'account');
      const account = search ? await findAccount(db, search) : null;
      const signInMethods = account ? await listSignInMethods(db, account.id) : [];
      return <AccountSearch search={search} account={account} signInMethods={signInMethods} />;
    },
  },
  '/admin/messages': {
    title: 'Messages',
    show: async ({ services, query }) => (
      <MessageList page={await listMessages(services.db, pageOf(query))} />
    ),
  },
  '/admin/mail': {
    title: 'Mail',
    async show({ services: { db, config }, viewer, query }) {
      const resolver = new Resolver({ timeout: 3_000, tries: 1 });
      const findings = query.get('check') === 'now' ? await checkMail({ config, resolver }) : null;
      const failed = await listFailedMail(db, pageOf(query));
      const waiting = await listPendingMail(db, waitingShown);
      return (
        <>
          <MailCheck findings={findings} email={viewer.email} />
          <FailedMailList page={failed} />
          <WaitingMailList mails={waiting} total={await countPendingMail(db)} />
        </>
      );
    },
  },
  '/admin/files': {
    title: 'Files',
    show: async ({ services }) => <FileCommands hasBucket={services.config.s3 !== null} />,
  },
  '/admin/log': {
    title: 'Log',
    show: async ({ services, query }) => <AuditList page={await listAuditLog(services.db, pageOf(query))} />,
  },
};

/** Designs of one page: each has four pictures. */
const designsShown = 10;

async function showDesigns({ services: { db }, query }: PageInput): Promise<ReactNode> {
  const found = await findReviewedDesign(db, textOf(query, 'design'));
  const props = {
    waiting: (await listWaitingDesigns(db, designsShown)).map(reviewed),
    total: await countWaitingDesigns(db),
    hidden: (await listHiddenDesigns(db, designsShown)).map(reviewed),
    found: found && { design: reviewed(found), state: found.design.state },
  };
  return <DesignReview {...props} />;
}

function reviewed({ design, penName, isNewName, email }: WaitingDesign): ReviewedDesign {
  const { id, tone, remixOf, submittedAt, createdAt } = design;
  return {
    ...{ id, tone, remixOf, email, isNewName, penName: penName ?? '' },
    title: titleOf(design, firstLanguage),
    at: submittedAt ?? createdAt,
  };
}

async function showCards({ services: { db }, query }: PageInput): Promise<ReactNode> {
  const search = textOf(query, 'card');
  if (!search) {
    const { items, ...pages } = await listHiddenCards(db, pageOf(query));
    const shown = { search: '', title: 'Hidden cards', cards: items, pages, cardCase: null };
    return <CardSearch {...shown} />;
  }
  const [path = ''] = search.split(/[?#]/, 1);
  const id = parseCardId(path.split('/').findLast(Boolean)) ?? undefined;
  const owner = id ? null : await findAccount(db, search);
  const cards = id || owner ? await findCards(db, { limit: cardsShown, id, ownerId: owner?.id }) : [];
  const title = owner ? `The last cards of ${owner.email}` : 'The card';
  const cardCase = id && cards.length > 0 ? await findCardCase(db, id) : null;
  return <CardSearch {...{ search, title, cards, cardCase }} pages={null} />;
}

function pageOf(query: URLSearchParams): PageRequest {
  const before = query.get('before');
  return before
    ? { limit: perPage, cursor: before, backwards: true }
    : { limit: perPage, cursor: query.get('after') };
}

/** PostgreSQL takes neither NUL nor half a character. */
function textOf(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? '').toWellFormed().replaceAll('\0', '').trim().slice(0, 300);
}
