/*
 * Shows messages of ours, and leads where they lead. It answers no request, so that it can keep no old page. See
 * docs/decisions/0110-messages-on-devices.md. `/push-worker.js` sends this file as it is.
 */

addEventListener('install', () => skipWaiting());

addEventListener('push', (event) => {
  const { title, navigate, ...shown } = messageIn(event.data);
  // Always: browsers take away the right from whoever shows nothing.
  event.waitUntil(
    registration.showNotification(title ?? '🎂', {
      ...shown,
      icon: '/icon-192.png',
      data: { navigate: navigate ?? '/people' },
    }),
  );
});

addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(clients.openWindow(notification.data.navigate));
});

function messageIn(data) {
  try {
    return data.json().notification ?? {};
  } catch {
    return {};
  }
}
