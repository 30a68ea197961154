/** Where messages are taken on this device; apart from the pages, so that its worker answers none of their requests. */
const scope = '/push/';

export type DeviceState = 'on' | 'off' | 'refused' | 'none';

/** Whether this browser takes our messages, or could. With another key than the server's it subscribes anew. */
export async function deviceState(publicKey: string): Promise<DeviceState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'none';
  if (Notification.permission === 'denied') return 'refused';
  const registration = await navigator.serviceWorker.getRegistration(scope);
  const subscription = await registration?.pushManager.getSubscription();
  if (!registration || !subscription) return 'off';
  if (keyOf(subscription) === publicKey) return 'on';
  await subscription.unsubscribe();
  return (await subscribe(registration, publicKey)) ? 'on' : 'off';
}

/** Asks for the right to show messages and tells the server where to send them. Rejects where that fails. */
export async function startDevice(publicKey: string): Promise<DeviceState> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  const registration = await navigator.serviceWorker.register('/push-worker.js', { scope });
  await activated(registration);
  if (await subscribe(registration, publicKey)) return 'on';
  throw new Error('The server did not take it.');
}

export async function stopDevice(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    await post({ ended: subscription.endpoint });
    await subscription.unsubscribe();
  }
  await registration?.unregister();
}

async function subscribe(registration: ServiceWorkerRegistration, publicKey: string): Promise<boolean> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await registration.pushManager.subscribe(options);
  const { endpoint, keys } = subscription.toJSON();
  return post({ subscription: { endpoint, keys } });
}

async function post(body: object): Promise<boolean> {
  const answer = await fetch('/people/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.ok;
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** A worker that is only being installed takes no subscription. */
async function activated({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return;
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
    });
  });
}
