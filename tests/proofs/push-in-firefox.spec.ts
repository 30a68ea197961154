// Shows: Firefox subscribes at a push service, and shows the birthday that the site sends it; when it is switched off nothing comes any more
// Spec: 10.12
import { expect, test } from '@playwright/test';
import { type DatabaseServer, startDatabaseServer } from '../support/database-server.ts';
import { type Firefox, hasFirefox, noFirefox, openFirefox } from '../support/firefox.ts';
import { noonZone, since60Days } from '../support/keeps-birthdays.ts';
import { temporaryFolder } from '../support/new-folder.ts';
import { freePort, ownerRows, startProduct } from '../support/product.ts';
import { type PushService, startPushService } from '../support/push-service.ts';
import { newMember } from '../support/visitor.ts';

test.skip(!hasFirefox, noFirefox);
test.setTimeout(180_000);

let folder: string;
let database: DatabaseServer;
let service: PushService;
let firefox: Firefox;

test.beforeAll(async () => {
  folder = temporaryFolder();
  database = await startDatabaseServer();
  service = await startPushService();
  firefox = await openFirefox({
    'dom.push.serverURL': service.address,
    'dom.push.testing.allowInsecureServerURL': true,
    // What is recommended for driven browsers switches push off.
    'remote.prefs.recommended': false,
    // There may be no program here that shows messages of others.
    'alerts.useSystemBackend': false,
    // As somebody who says yes.
    'permissions.default.desktop-notification': 1,
  });
});

test.afterAll(async () => {
  await firefox?.close();
  await service?.stop();
  await database?.stop();
});

/** The messages that Firefox shows now. */
const shown = () =>
  firefox.evaluate(`async () => {
    const registration = await navigator.serviceWorker.getRegistration('/push/');
    const all = (await registration?.getNotifications()) ?? [];
    return all.map(({ title, body, data }) => ({ title, body, ...data }));
  }`);

test('a birthday is told by Firefox itself, until it is switched off', async () => {
  const port = await freePort();
  const env = { DATABASE_URL: database.url, PUSH_HOSTS: service.host };
  const start = () => startProduct({ dataDir: folder, port, env });
  const { zone, month, day } = noonZone();
  let product = await start();
  const member = await newMember(product, 'fox');
  const form = {
    intent: 'add',
    name: 'Asha',
    day: `${day}`,
    month: `gregorian-${month}`,
  };
  await member.submit('/people', form);
  for (const cookie of member.cookies()) await firefox.setCookie(cookie);
  await firefox.goto(`${product.origin}/people`);
  await firefox.press('Reminders');
  await firefox.press('Remind me on this device');
  await firefox.read('This device reminds you.');
  expect(await shown()).toEqual([]);
  await since60Days(product, member.userId, { language: 'hi', zone });
  await product.stop();

  // From now on it is due.
  product = await start();
  await expect.poll(shown, { timeout: 100_000 }).not.toEqual([]);
  const [contact] = await ownerRows<{ id: string }>(product, 'select id from contacts where user_id = $1', [
    member.userId,
  ]);
  expect(await shown()).toEqual([
    {
      title: 'आज एक जन्मदिन है',
      body: 'आधा बना कार्ड आपका इंतज़ार कर रहा है।',
      navigate: `${product.origin}/hi/studio?contact=${contact?.id}`,
    },
  ]);
  await firefox.goto(`${product.origin}/people`);
  await firefox.press('Reminders');
  await firefox.press('Turn off reminders on this device');
  await firefox.read('Remind me on this device');
  expect(await ownerRows(product, 'select from push_subscriptions')).toEqual([]);
  expect(await firefox.complaints()).toEqual([]);
  await product.stop();
});
