// Shows: a device is asked for messages only when that is pressed; its worker shows every message, and leads to the card; what cannot be set up says so
// Spec: 10.12
import type { CDPSession } from '@playwright/test';
import { expect, firstVisit, test } from '../support/journey.ts';

test.use({ storageState: firstVisit, serviceWorkers: 'allow' });

/** Delivers a message as a push service does, which this browser has none of. */
async function deliver(session: CDPSession, origin: string, data: string): Promise<void> {
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.endsWith('/push/'));
      if (found) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
}

test('every message is shown, also one that cannot be read', async ({ page, context, product }) => {
  await context.grantPermissions(['notifications'], { origin: product.origin });
  await page.goto('/login');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/push-worker.js', { scope: '/push/' });
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    await new Promise<void>((resolve) => {
      if (worker?.state === 'activated') resolve();
      worker?.addEventListener('statechange', () => worker.state === 'activated' && resolve());
    });
  });
  // This browser shows no notification to anybody, whoever allows it.
  const worker = context.serviceWorkers().find((one) => one.url().endsWith('/push-worker.js'));
  await worker?.evaluate(() => {
    const scope = self as unknown as { shown: unknown[]; registration: ServiceWorkerRegistration };
    scope.shown = [];
    scope.registration.showNotification = async (...said) => {
      scope.shown.push(said);
    };
  });
  const session = await context.newCDPSession(page);
  const navigate = `${product.origin}/studio?contact=x`;
  const message = {
    web_push: 8030,
    notification: { title: 'A birthday is today', body: 'A card', navigate, tag: 'a' },
  };
  await deliver(session, product.origin, JSON.stringify(message));
  const shown = () => worker?.evaluate(() => (self as unknown as { shown: unknown[] }).shown);
  await expect
    .poll(shown)
    .toMatchObject([['A birthday is today', { body: 'A card', tag: 'a', data: { navigate } }]]);
  await session.send('ServiceWorker.disable');
  await deliver(session, product.origin, 'nonsense');
  await expect.poll(async () => (await shown())?.length).toBe(2);
});

test('nothing is asked before the press, and a browser without a push service says that it failed', async ({
  page,
  context,
  product,
  expectTrouble,
  member,
}) => {
  expectTrouble(/Push API/);
  await context.grantPermissions(['notifications'], { origin: product.origin });
  await page.addInitScript(() => {
    Object.assign(window, { asked: 0 });
    // Without a window this browser has refused already.
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    Notification.requestPermission = () => {
      Object.assign(window, { asked: 1 });
      return Promise.resolve('granted');
    };
  });
  const form = { intent: 'add', name: 'Asha', day: '24', month: 'gregorian-4' };
  await member.submit('/people', form);
  await page.goto('/people');
  await page.getByText('Reminders', { exact: true }).click();
  const button = page.getByRole('button', { name: 'Remind me on this device' });
  await expect(button).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(0);
  await button.click();
  await expect(page.getByText('This device couldn’t be set up. Please try again.')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(1);
});
